/** The cart across visits: its token, its region, its country, other tabs, and carts that do not exist any more. */
import type { BrowserContext, Page, Request } from '@playwright/test'
import { idleWorkStarted } from './data-layer.ts'
import { fillCart, variantIdsOf } from './filled-cart.ts'
import { expect, open, test } from './shop.ts'

const CARTS = '**/orderv1/carts'
const DAY = 86_400

const main = (page: Page) => page.getByRole('main')
const basket = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })
const quantity = (page: Page) => main(page).getByRole('textbox', { name: /^Quantity of/ })
const tokenIn = (page: Page, region: string) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), `sockeye.cart.token.${region}`)

/** Requests to the cart service from now on. */
function cartCalls(page: Page) {
  const calls: { readonly method: string; readonly token: string | undefined; readonly body: unknown }[] = []
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.endsWith('/carts')) return
    calls.push({ method: request.method(), token: request.headers()['authorization'], body: bodyOf(request) })
  })
  return calls
}

const bodyOf = (request: Request): unknown => (request.postData() === null ? undefined : request.postDataJSON())

/** Log entries from now on. */
function logged(page: Page) {
  const entries: { readonly code: string; readonly message: string; readonly data?: unknown }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/diagnostics/log')) entries.push(request.postDataJSON())
  })
  return entries
}

async function cookieOf(context: BrowserContext, name: string) {
  const found = (await context.cookies()).find((cookie) => cookie.name === name)
  return found && { ...found, days: Math.round((found.expires - Date.now() / 1000) / DAY) }
}

test('~STO-09 a first product opens a cart, and the next visit finds it', async ({ page, context }) => {
  const answer = await open(page, '/uk/product/cr021-brick')
  await test.step('RTE-09 the page of a product', async () => {
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w/)
  })
  await expect(basket(page, 'Basket')).toBeVisible()
  const calls = cartCalls(page)
  const size = main(page).getByRole('radio').and(page.locator(':enabled')).first()
  await size.check()
  const id = await size.getAttribute('value')
  const add = main(page).getByRole('button', { name: /^(Add to|In the) basket$/ })
  await add.click()
  await expect(basket(page, 'Basket, one item')).toBeVisible()
  await test.step('CRT-14 the token has its region and date', async () => {
    await expect.poll(() => tokenIn(page, 'NL')).toMatchObject({ date: expect.stringMatching(/^\d{4}-.*Z$/) })
  })
  const { token: first } = await tokenIn(page, 'NL')
  await expect(add).toHaveText('Add to basket')
  // The count is optimistic, and closing the page would cancel the request.
  const changed = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/carts'),
  )
  await add.click()
  await expect(basket(page, 'Basket, 2 items')).toBeVisible()
  await changed
  await expect.poll(() => calls.length).toBe(2)
  const store = { countryCode: 'GB', languageCode: 'en' }
  await test.step('CRT-11 CRT-12 CRT-39 a POST with the market, then a PUT with token and total', async () => {
    expect(calls).toEqual([
      { method: 'POST', token: undefined, body: { store, products: [{ id, quantity: 1 }] } },
      { method: 'PUT', token: `Bearer ${first}`, body: { products: [{ id, quantity: 2 }] } },
    ])
  })
  await test.step('CRT-33 the cookie of the country', async () => {
    expect(await cookieOf(context, 'cart_country')).toMatchObject({ value: 'GB', path: '/', days: 180 })
  })
  await page.close()

  const later = await context.newPage()
  const laterCalls = cartCalls(later)
  await open(later, '/uk/checkout/cart')
  await test.step('CRT-38 the cart is there at the next visit', async () => {
    await expect(quantity(later)).toHaveValue('2')
  })
  const firstToken = await tokenIn(later, 'NL')
  await test.step('CRT-13 by its stored token', async () => {
    expect(laterCalls[0]).toMatchObject({ method: 'GET', token: expect.stringMatching(/^Bearer \S+$/) })
  })

  await open(later, '/us/product/cr021-brick')
  await later.getByRole('radio').and(later.locator(':enabled')).first().check()
  await later
    .getByRole('button', { name: /^Add to/ })
    .first()
    .click()
  await expect.poll(() => tokenIn(later, 'US')).toMatchObject({ token: expect.stringMatching(/\S/) })
  expect(laterCalls.at(-1)).toMatchObject({
    method: 'POST',
    token: undefined,
    body: { store: { countryCode: 'US', languageCode: 'en' } },
  })
  expect(await tokenIn(later, 'NL')).toEqual(firstToken)
})

test('SHX-08 SHP-06 CRT-11 where the service adds no shipping the first method is chosen, with the token', async ({
  page,
}) => {
  await open(page, '/uk/product/cr021-brick')
  const calls = cartCalls(page)
  const listed: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/orderv1/shipments/GB')) listed.push(request.headers()['authorization'])
  })
  await page.route(CARTS, async (route) => {
    const response = await route.fetch()
    const { cartItems, ...cart }: { cartItems: { type: string }[] } = await response.json()
    const isFirst = route.request().method() === 'POST'
    const items = isFirst ? cartItems.filter(({ type }) => type !== 'shippingOption') : cartItems
    await route.fulfill({ response, json: { ...cart, cartItems: items } })
  })
  await main(page).getByRole('radio').and(page.locator(':enabled')).first().check()
  await main(page)
    .getByRole('button', { name: /^Add to basket$/ })
    .click()
  await expect.poll(() => calls.length).toBe(2)
  await expect(basket(page, 'Basket, one item')).toBeVisible()
  const put = calls[1]
  expect(put).toMatchObject({ method: 'PUT', body: { products: [{ id: 'standard', quantity: 1 }] } })
  expect(put?.token).toMatch(/^Bearer \S+$/)
  expect(listed).toEqual([put?.token])
})

test.describe('a cart that does not exist any more', () => {
  test.use({ allowed: /Failed to load resource/ })

  for (const [rows, name, answer] of [
    ['CRT-16', 'was reset', { status: 410, json: { code: 'RESET', message: 'Begin anew.' } }],
    ['CRT-18', 'has an unknown token', undefined],
  ] as const) {
    test(`${rows} ${name}: no error is shown, and the next product starts a new cart`, async ({ page }) => {
      await page.addInitScript(() => {
        const stored = JSON.stringify({ token: 'stale', date: new Date().toISOString() })
        localStorage.setItem('sockeye.cart.token.NL', stored)
      })
      if (answer) await page.route(CARTS, (route) => route.fulfill(answer))
      const entries = logged(page)
      await open(page, '/uk/faq')
      await expect.poll(() => tokenIn(page, 'NL')).toBeNull()
      await expect.poll(() => entries.map(({ message }) => message)).toContain('Cart token reset')
      await expect(basket(page, 'Basket')).toBeVisible()
      await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  }

  test('CRT-17 was closed: it is removed from page and storage, and only a visitor who was changing it sees a message', async ({
    page,
  }) => {
    await fillCart(page)
    await open(page, '/uk/checkout/cart')
    await expect(quantity(page)).toHaveValue('2')
    await page.route(CARTS, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), state: 'CLOSED' } })
    })
    await main(page)
      .getByRole('button', { name: /^One more/ })
      .click()
    await expect(main(page).getByRole('heading', { name: 'Your basket is barefoot' })).toBeVisible()
    await expect(main(page).getByRole('alert')).toHaveText(
      'That basket has expired. Start a fresh one whenever you like.',
    )
    expect(await tokenIn(page, 'NL')).toBeNull()
  })

  test('APP-05 CRT-29 could not be fetched: it is logged, and the page works', async ({ page }) => {
    await fillCart(page)
    await page.route(CARTS, (route) => route.abort())
    const entries = logged(page)
    await open(page, '/uk')
    const failures = () => entries.filter(({ message }) => message.includes('Network error'))
    await expect.poll(() => failures().map(({ code }) => code)).toEqual(['cart_error_fetch_cart', 'cart_start'])
    const { recentRequests }: { readonly recentRequests: readonly unknown[] } = Object(failures()[0]?.data)
    expect(recentRequests).toContainEqual({ method: 'GET', url: expect.stringMatching(/\/orderv1\/carts$/) })
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
    await expect(page).toHaveURL(/about-us/)
    expect(await tokenIn(page, 'NL')).not.toBeNull()
  })
})

test('APP-03 CRT-27 the cart is fetched at the start, but not for an editor, a return from the bank or a link that fills it', async ({
  page,
}) => {
  await fillCart(page)
  const calls = cartCalls(page)
  for (const query of ['?_storyblok=1', '?redirectResult=x', '?items=,x,abc']) {
    await open(page, `/uk/checkout/cart${query}`)
    // The view waits until the cart is known to be empty.
    await expect(main(page).getByRole('heading', { name: 'Your basket is barefoot' })).toBeVisible()
  }
  await expect(page).toHaveURL('/uk/checkout/cart')
  expect(calls).toEqual([])
  await open(page, '/uk/checkout/cart?bust=1')
  await expect(quantity(page)).toHaveValue('2')
  expect(calls.map(({ method }) => method)).toEqual(['GET'])
})

test('APP-04 MKT-33 a cart follows its shopper into another country, Hungary and Poland in euros', async ({
  page,
  context,
  shop,
}) => {
  await fillCart(page, { storefront: 'eu', countryCode: 'SE' })
  const calls = cartCalls(page)
  for (const countryCode of ['HU', 'PL', 'FI']) {
    await context.addCookies([{ name: 'market', value: countryCode, url: shop.url }])
    await open(page, '/eu/checkout/cart')
    await expect(
      main(page)
        .locator('dt', { hasText: /^Total$/ })
        .locator('+ dd'),
    ).toHaveText(/^\d+[.,]\d\d€$/)
    expect(calls.at(-1)).toMatchObject({ method: 'PUT', body: { store: { countryCode, languageCode: 'en' } } })
  }
})

test('a change of the cart in another tab is shown when the tab becomes visible, also when the cart ended there', async ({
  page,
  context,
}) => {
  await fillCart(page)
  await open(page, '/uk/checkout/cart')
  await expect(quantity(page)).toHaveValue('2')
  const other = await context.newPage()
  await open(other, '/uk/checkout/cart')
  await quantity(other).fill('5')
  await quantity(other).press('Tab')
  await expect(main(other).locator('[aria-busy=true]')).toHaveCount(0)
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(quantity(page)).toHaveValue('5', { timeout: 1000 })
  }).toPass()
  // A line of its own beside the other tab's.
  const [, id] = await variantIdsOf(page)
  await open(other, `/uk/checkout/cart?items=${id}x1`)
  await expect(quantity(other)).toHaveCount(2)
  // A new document listens to other tabs once it is idle.
  await idleWorkStarted(other)
  // Tabs follow each other (SHX-04).
  await expect(quantity(page)).toHaveCount(2)
  await quantity(page).first().fill('4')
  await quantity(page).first().press('Tab')
  await expect(quantity(other).first()).toHaveValue('4')
  await expect(quantity(page)).toHaveCount(2)
  await other.evaluate(() => localStorage.removeItem('sockeye.cart.token.NL'))
  await expect(main(page).getByRole('heading', { name: 'Your basket is barefoot' })).toBeVisible()
})
