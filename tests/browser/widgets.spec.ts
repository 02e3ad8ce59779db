/** Third-party widgets: none loads without consent, none in checkout; and the shop is accessible without them. */
import type { Page } from '@playwright/test'
import { fillAddress, fillCart } from './filled-cart.ts'
import { idleWorkStarted } from './data-layer.ts'
import { expect, expectAccessible, test, SLOW } from './shop.ts'
import { thirdPartyHeaders } from './third-party-policy.ts'

/** Pages of a shop that has a chat account, and optionally third-party scripts. */
const withAccount = (page: Page, addOns: Readonly<Record<string, unknown>> = {}) =>
  page.route(/\/(us|de)\/login$/, async (route) => {
    const response = await route.fetch()
    const html = (await response.text())
      .replace('"chatBotId":""', '"chatBotId":"bot-1"')
      .replace(/(id="add-ons">)[^<]*/, `$1${JSON.stringify(addOns)}`)
    const headers = 'chatScript' in addOns ? thirdPartyHeaders(response) : response.headers()
    await route.fulfill({ response, headers, body: html })
  })

const allow = (page: Page, extras: boolean) =>
  page.addInitScript((isAllowed) => {
    const time = new Date().toISOString()
    const allowed = { extras: isAllowed, statistics: false, marketing: false }
    localStorage.setItem('sockeye.consent', JSON.stringify({ version: 1, time, allowed }))
  }, extras)

/** Everything that is loaded in an idle callback. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await idleWorkStarted(page)
}

const scripts = (page: Page): string[] => {
  const paths: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (pathname.startsWith('/widgets/')) paths.push(origin.includes('example') ? request.url() : pathname)
  })
  return paths
}

test('CHT-01 CHT-02 CHT-03 the chat is loaded once, with an account and consent, and with neither alone', async ({
  page,
}) => {
  const requests = scripts(page)
  const script = page.locator('script[data-chat]')
  await allow(page, true)
  await open(page, '/de/login')
  await expect(script).toHaveCount(0)
  await allow(page, false)
  await withAccount(page)
  await open(page, '/us/login')
  await expect(script).toHaveCount(0)
  // A request that a route may hold is reported a moment after it was made.
  await expect.poll(() => requests).toEqual(['/widgets/accessibility.js'])

  await page.getByRole('contentinfo').getByRole('link', { name: 'Your Privacy Choices' }).first().click()
  await page.getByRole('checkbox', { name: /^Extras/ }).check()
  await page.getByRole('button', { name: 'Save my choice' }).click()
  await expect(script).toHaveAttribute('data-chat', 'bot-1')
  await expect(script).toHaveAttribute('data-language', 'en')
  await expect(script).toHaveAttribute('data-bottom', '78')
  const chat = page.getByRole('button', { name: 'Chat' })
  const fromBottom = async () => {
    const box = await chat.boundingBox()
    return box && 900 - box.y - box.height
  }
  await expect.poll(fromBottom).toBe(78)
  await chat.click()
  await expect(page.getByRole('heading', { name: 'The fish is asleep' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
  await expect(page).toHaveURL(/about-us/)
  await expect(script).toHaveCount(1)
  await expect(chat).toBeVisible()
  expect(requests.filter((path) => path === '/widgets/chat.js')).toHaveLength(1)

  // Withdrawn in another tab, it is removed from this one as well.
  const other = await page.context().newPage()
  await other.goto('/us/login')
  await other.getByRole('contentinfo').getByRole('link', { name: 'Your Privacy Choices' }).first().click()
  await other.getByRole('checkbox', { name: /^Extras/ }).uncheck()
  await other.getByRole('button', { name: 'Save my choice' }).click()
  await expect(script).toHaveCount(0)
  await expect(chat).toHaveCount(0)
  await other.close()

  await allow(page, true)
  await open(page, '/de/login')
  await expect(script).toHaveAttribute('data-language', 'de')
  await expect.poll(fromBottom).toBe(16)
})

test('~CHT-01 ROL-02 third-party scripts come from the configured origin, with consent, and stay out of checkout', async ({
  page,
}) => {
  const elsewhere = 'https://widgets.example/widgets/'
  await page.route(`${elsewhere}**`, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  const requests = scripts(page)
  await withAccount(page, { chatScript: `${elsewhere}chat.js`, accessibilityScript: `${elsewhere}easy.js` })
  await allow(page, false)
  await open(page, '/us/login')
  expect(requests).toEqual([])
  await allow(page, true)
  await open(page, '/us/login')
  await expect.poll(() => requests.toSorted()).toEqual([`${elsewhere}chat.js`, `${elsewhere}easy.js`])
  await fillCart(page, { storefront: 'us', countryCode: 'US', region: 'US' })
  const document = page.waitForRequest((request) => request.isNavigationRequest())
  await page
    .getByRole('banner')
    .getByRole('link', { name: /basket|cart/i })
    .click()
  expect(new URL((await document).url()).pathname).toBe('/us/checkout/cart')
  // In the new document: the old one would end what runs in it.
  await expect(page).toHaveURL(/\/us\/checkout\/cart/)
  await idleWorkStarted(page)
  await expect(page.locator('script[data-chat], script[data-accessibility]')).toHaveCount(0)
})

test('ROL-02 the accessibility widget is on us and on no other storefront, and enlarges pages and stops animations', async ({
  page,
}) => {
  const requests = scripts(page)
  await open(page, '/uk/login')
  expect(requests).toEqual([])
  await open(page, '/us/login')
  const aids = page.getByRole('button', { name: 'Reading aids' })
  await aids.click()
  expect(requests).toEqual(['/widgets/accessibility.js'])
  const larger = page.getByRole('button', { name: 'Larger text' })
  await larger.click()
  await expect(larger).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('html')).toHaveCSS('font-size', '20px')
  await expectAccessible(page)
  await larger.click()
  await expect(page.locator('html')).toHaveCSS('font-size', '16px')
})

test('ROL-01 there are only shoppers: no account, no password, no area for staff', async ({ page }) => {
  const rooms = ['account', 'register', 'admin', 'staff', 'profile', 'password'].map((name) => `/uk/${name}`)
  for (const room of [...rooms, '/admin', '/account', '/login']) {
    expect((await page.request.get(room)).status(), room).toBe(404)
  }
  await page.goto('/uk/login')
  await expect(page.locator('input[type=password]')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(2)
})

test('ROL-03 without any widget every page from home to payment is accessible', SLOW, async ({ page }) => {
  test.slow()
  await fillCart(page)
  await fillAddress(page)
  for (const path of [
    '',
    '/adults/socks',
    '/product/cr021-brick',
    '/checkout/cart',
    '/checkout/address',
    '/checkout/payment',
  ]) {
    await page.goto(`/uk${path}`)
    await expect(page.locator('html[data-live]')).toBeAttached()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    // The first focusable element skips to the content.
    await page.keyboard.press('Tab')
    await expect(page.locator('a[href="#content"]')).toBeFocused()
  }
})
