/** Prefetching and preloading, and that pages are eligible for the back/forward cache. */
import type { CDPSession, Page } from '@playwright/test'
import { PIXEL } from '../support/without-pictures.ts'
import { expect, test, WITH_PICTURES } from './shop.ts'

/**
 * Playwright disables the cache for several reasons, none of which exist in a browser without a driver. A prefetch that is
 * under way when a page is left is a temporary reason.
 */
const OF_THE_TEST = /^BackForwardCacheDisabled|^BrowsingInstanceNotSwapped$|^OutstandingNetworkRequest/

test.use({ allowed: /status of 404/, launchOptions: WITH_PICTURES })

const PRODUCT = '/uk/product/heather-report-ankle-socks-lo078-cocoa'

const sessionOf = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page)

test('nothing on a page prevents the browser from using its back/forward cache', async ({ page }) => {
  const reasons: string[] = []
  const session = await sessionOf(page)
  await session.send('Page.enable')
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    for (const { reason } of notRestoredExplanations) reasons.push(reason)
  })
  for (const path of ['/uk', '/uk/adults/socks', '/uk/checkout/cart']) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-live', '')
    await page.waitForLoadState('networkidle')
    // Another storefront, so that a document is loaded.
    await page.goto('/de/faq')
    await page.goBack()
    await expect(page).toHaveURL(path)
  }
  expect(reasons.filter((reason) => !OF_THE_TEST.test(reason))).toEqual([])
  // An error page is the only page without it.
  await page.goto('/uk/nothing-here')
  await page.goto('/de/faq')
  await page.goBack()
  expect(reasons).toContain('MainResourceHasCacheControlNoStore')
})

test('a listing preloads its styles and fonts, its largest picture first in its head, and each is fetched once', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => void fetched.push(new URL(request.url()).pathname))
  const response = await page.goto('/uk/adults/socks')
  const link = (await response?.headerValue('link')) ?? ''
  const named = Array.from(link.matchAll(/<([^>]+)>;rel=preload;as=(\w+)/g), ([, href = '', kind = '']) => ({
    href,
    kind,
  }))
  expect(new Set(named.map(({ kind }) => kind))).toEqual(new Set(['style', 'font']))
  // Before every other link of the head: only a browser knows which of its sizes fits.
  const head = (await response?.text())?.split('</head>')[0] ?? ''
  const [, picture = ''] = /<link rel="preload" as="image" imageSrcSet="([^"]+)"/.exec(head) ?? []
  const set = await page.locator('main img').first().getAttribute('srcset')
  expect(picture.replaceAll('&amp;', '&')).toBe(set)
  expect(head.indexOf(picture)).toBeLessThan(head.indexOf('rel="stylesheet"'))
  await expect(page.locator('html')).toHaveAttribute('data-live', '')
  // A second request for one of them would be the page fetching what it has not taken from the preloaded files.
  const [, shell = ''] = / data-shell="([^"]+)"/.exec((await response?.text()) ?? '') ?? []
  expect(shell).toMatch(/^\/shell\//)
  for (const file of [...named.map(({ href }) => href), shell])
    expect(fetched.filter((path) => path === file)).toHaveLength(1)
})

test.describe('the code of a page', () => {
  /** Removes the time limit, which would load the code in any case. */
  function removeTimeLimit(): void {
    const setAnyTimeout = setTimeout.bind(window)
    Reflect.set(window, 'setTimeout', (work: () => void, ms = 0) => (ms === 1500 ? 0 : setAnyTimeout(work, ms)))
  }

  /** Opens a page whose pictures are still loading when it is painted. */
  async function openWithoutPictures(page: Page, path: string) {
    const scripts: string[] = []
    page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())))
    const pictures = Promise.withResolvers<void>()
    await page.addInitScript(removeTimeLimit)
    await page.route('**/images/**', async (route) => {
      await pictures.promise
      await route.fulfill({ body: PIXEL, contentType: 'image/gif' })
    })
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // A part of the document may be painted before the script that notices presses, which is at its end.
    await page.waitForFunction(
      () => document.readyState !== 'loading' && performance.getEntriesByName('first-contentful-paint').length > 0,
    )
    return { scripts, showPictures: () => pictures.resolve() }
  }

  test('loads once the page and its early pictures were painted', async ({ page }) => {
    const { scripts, showPictures } = await openWithoutPictures(page, '/uk')
    expect(scripts).toEqual([])
    showPictures()
    await expect(page.locator('html')).toHaveAttribute('data-live', '')
  })

  test('loads with the first click or key press', async ({ page }) => {
    const { scripts, showPictures } = await openWithoutPictures(page, '/uk/adults/socks')
    expect(scripts).toEqual([])
    await page.keyboard.press('Tab')
    await expect(page.locator('html')).toHaveAttribute('data-live', '')
    showPictures()
  })

  /** Opens a page whose code is blocked until it is released. */
  async function openWithoutCode(page: Page, path: string) {
    const sendCode = await holdCode(page)
    // The load event waits for the code.
    await page.goto(path, { waitUntil: 'commit' })
    // A forced click waits for nothing: while the page is still parsed and laid out it would hit another place.
    await page.waitForFunction(() => document.readyState !== 'loading')
    return { sendCode }
  }

  async function holdCode(page: Page): Promise<() => void> {
    const code = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await code.promise
      await route.continue()
    })
    return () => code.resolve()
  }

  test('is not needed by a press before hydration: the link leads to the page of what would have opened', async ({
    page,
  }) => {
    const { sendCode } = await openWithoutCode(page, '/uk/login')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click()
    await expect(page).toHaveURL('/uk/faq/cookie-policy#cookie-settings')
    sendCode()
    await expect(page.getByRole('dialog', { name: 'Cookie settings' })).toBeVisible()
  })

  test('puts into the basket what was chosen and sent before hydration', async ({ page }) => {
    const { sendCode } = await openWithoutCode(page, PRODUCT)
    await page.getByRole('radio', { name: '41–46' }).check({ force: true })
    await page.getByRole('button', { name: 'Add to basket' }).first().click()
    await expect(page).toHaveURL(PRODUCT)
    sendCode()
    await expect(page.getByRole('banner').getByRole('link', { name: /basket/i })).toContainText('1')
  })

  test('preserves the size that was chosen before hydration', async ({ page }) => {
    const { sendCode } = await openWithoutCode(page, PRODUCT)
    await page.getByRole('radio', { name: '41–46' }).check({ force: true })
    sendCode()
    await expect(page.locator('html')).toHaveAttribute('data-live', '')
    await page.getByRole('button', { name: 'Add to basket' }).first().click()
    await expect(page.getByRole('banner').getByRole('link', { name: /basket/i })).toContainText('1')
  })

  test('filters and sorts by what was chosen before hydration', async ({ page }) => {
    const listing = await openWithoutCode(page, '/uk/adults/socks')
    await page.getByRole('checkbox', { name: /^Blue/ }).check({ force: true })
    listing.sendCode()
    await expect(page).toHaveURL(/[?&]colour=blue/)
    const sorted = await openWithoutCode(page, '/uk/adults/socks')
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-ascending')
    sorted.sendCode()
    await expect(page).toHaveURL(/[?&]sort=price-ascending/)
  })

  test('is not needed to go back before hydration, from a page that was reloaded', async ({ page }) => {
    await page.goto('/uk/login')
    await expect(page.locator('html')).toHaveAttribute('data-live', '')
    await page.getByRole('banner').getByRole('link', { name: 'Sockeye' }).first().click()
    await expect(page).toHaveURL('/uk')
    const sendCode = await holdCode(page)
    await page.reload({ waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeVisible()
    // The script that handles the way back comes after all that can be seen.
    await page.waitForFunction(() => document.readyState !== 'loading')
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL('/uk/login')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Find your order')
    sendCode()
    await expect(page.locator('html')).toHaveAttribute('data-live', '')
    await page.goForward()
    await expect(page).toHaveURL('/uk')
  })

  test('is preloaded on pages with controls', async ({ page }) => {
    const [shop, checkout] = await Promise.all(
      ['/uk', '/uk/checkout/cart'].map(async (path) => (await page.request.get(path)).text()),
    )
    expect(shop).not.toContain('rel="modulepreload"')
    expect(checkout).toContain('<link rel="modulepreload"')
  })
})

test('the chooser lets a browser prefetch storefronts, and nothing of a cart', async ({ page }) => {
  const session = await sessionOf(page)
  await session.send('Preload.enable')
  const rules: { readonly text: string; readonly error: string | undefined }[] = []
  session.on('Preload.ruleSetUpdated', ({ ruleSet: { sourceText, errorType } }) => {
    rules.push({ text: sourceText, error: errorType })
  })
  await page.goto('/')
  await expect.poll(() => rules.length).toBeGreaterThan(0)
  expect(rules[0]).toMatchObject({ error: undefined, text: expect.stringContaining('/*/checkout') })
  await page.goto('/uk')
  await expect(page.locator('html')).toHaveAttribute('data-live', '')
  expect((await page.request.get('/uk')).headers()['speculation-rules']).toBeUndefined()
})
