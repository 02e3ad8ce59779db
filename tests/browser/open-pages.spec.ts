/** What happens while a page is open: a new build is deployed, the visitor leaves and returns, the next page is prefetched. */
import type { Page } from '@playwright/test'
import { fillCart } from './filled-cart.ts'
import { fillInAddress } from './pay.ts'
import { idleWorkStarted } from './data-layer.ts'
import { expect, test } from './shop.ts'

const MINUTE = 60_000

const requestedPaths = (page: Page, isMatch: (path: string) => boolean): string[] => {
  const paths: string[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (isMatch(path)) paths.push(path)
  })
  return paths
}

const documents = (page: Page): string[] => {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname)
  })
  return paths
}

async function open(page: Page, path: string) {
  await page.goto(path)
  await idleWorkStarted(page)
}

test('BLD-01 BLD-02 a new build is deployed during checkout: nothing is loaded and no input is lost before the shopper continues', async ({
  page,
}) => {
  await page.clock.install()
  await fillCart(page)
  let build = await page.request.get('/builds/latest.json').then((answer) => answer.text())
  await page.route('**/builds/latest.json', (route) => route.fulfill({ contentType: 'application/json', body: build }))
  await open(page, '/uk/checkout/cart')
  const requests = requestedPaths(page, (path) => path === '/builds/latest.json')
  const loaded = documents(page)
  await expect(page.getByRole('textbox', { name: /quantity/i }).or(page.getByRole('spinbutton'))).toHaveValue('2')
  await page.clock.fastForward(MINUTE)
  await expect.poll(() => requests).toHaveLength(1)
  await page.locator('main a[href$="/checkout/address"]').click()
  await page.locator('#contact-email').fill('half@example.com')
  expect(loaded).toEqual([])

  build = '{"build":"another"}'
  const answered = page.waitForResponse(
    async (response) => response.url().endsWith('/builds/latest.json') && (await response.text()) === build,
  )
  await page.clock.fastForward(MINUTE)
  await expect.poll(() => requests).toHaveLength(2)
  // Before the answer the next step would still be shown in place.
  await answered
  await page.locator('#shipping-city').fill('Bath')
  await expect(page.locator('#contact-email')).toHaveValue('half@example.com')
  expect(loaded).toEqual([])
  // The next step is a page of its own, and has all the input.
  await fillInAddress(page)
  expect(loaded).toEqual(['/uk/checkout/payment'])
  await expect(page.getByRole('main')).toContainText('ada@example.com')
  await page.locator('main a[href$="/checkout/address"]').first().click()
  await expect(page.locator('#shipping-city')).toHaveValue('Bath')
})

test('APP-08 a visitor who returns to the tab after a minute sees the current cart', async ({ page }) => {
  await page.clock.install()
  await fillCart(page)
  await open(page, '/uk')
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('banner').getByRole('link', { name: /2/ })).toBeVisible()
  const requests = requestedPaths(page, (path) => path === '/orderv1/carts')
  await comeBack()
  await page.clock.fastForward(MINUTE / 2)
  await comeBack()
  expect(requests).toEqual([])
  await page.clock.fastForward(MINUTE)
  await comeBack()
  await expect.poll(() => requests).toHaveLength(1)
})

for (const [name, effectiveType, expected] of [
  ['BLD-03 visible links are prefetched a second after hydration, and not before', '4g', 1],
  ['BLD-04 nothing is prefetched on a slow-2g connection', 'slow-2g', 0],
] as const) {
  test(name, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: value } })
    }, effectiveType)
    await page.clock.install({ time: new Date('2026-11-15T12:00:00Z') })
    // Later than any delay until here: the clock runs meanwhile, and cannot be set back.
    await page.clock.pauseAt(new Date('2026-11-15T12:01:00Z'))
    const requests = requestedPaths(page, (path) => path.startsWith('/_data/'))
    await page.goto('/uk')
    await expect(page.locator('html[data-live]')).toBeAttached()
    await page.clock.runFor(900)
    await idleWorkStarted(page)
    expect(requests).toEqual([])
    await page.clock.runFor(200)
    await expect.poll(() => requests).toHaveLength(expected)
    await page.clock.runFor(4000)
    expect(requests).toHaveLength(expected)
  })
}

test.describe('', () => {
  test.use({ allowed: /ERR_FAILED|dynamically imported module/ })

  test('NAV-09 a page whose code fails to load is reloaded once, and then left as it is', async ({ page }) => {
    await page.route('**/assets/page-*.js', (route) => route.abort())
    const loaded = documents(page)
    const reports: unknown[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/diagnostics/log')) reports.push(request.postDataJSON())
    })
    await page.goto('/uk/privacy')
    await expect.poll(() => reports).toHaveLength(2)
    expect(reports).toMatchObject([{ code: 'page_start' }, { code: 'page_start' }])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(loaded).toEqual(['/uk/privacy', '/uk/privacy'])
    expect(await page.evaluate(() => sessionStorage.getItem('sockeye.reloaded'))).toMatch(/^\d+$/)
    // A visitor may reload as often as they like.
    await page.unroute('**/assets/page-*.js')
    await page.reload()
    await expect(page.locator('html[data-live]')).toBeAttached()
  })
})
