/** Thirty countries as one shop: switching to another one, and what is carried over. Carts are read back from the service. */
import type { Page } from '@playwright/test'
import type { RawCart } from '../../src/contracts/commerce/cart.ts'
import { idleWorkStarted } from './data-layer.ts'
import { fillCart } from './filled-cart.ts'
import { expect, expectAccessible, open, test, SLOW } from './shop.ts'

/** By the list of countries, which any page opens. */
async function choose(page: Page, name: string): Promise<void> {
  await page.evaluate(() => {
    history.replaceState(null, '', location.pathname + location.search)
    location.assign('#countries')
  })
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click()
}

/** A visitor who chose a country on an earlier visit. */
const prefer = (page: Page, { url }: { readonly url: string }, value: string): Promise<void> =>
  page.context().addCookies([{ name: 'market', value, url }])

const cookieNamed = async (page: Page, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name === name)

/** The visitor's cart of a region, read from the service; undefined where there is none. */
async function cartIn(page: Page, region: 'NL' | 'US'): Promise<RawCart | undefined> {
  const stored = await page.evaluate((key) => localStorage.getItem(key), `sockeye.cart.token.${region}`)
  if (stored === null) return undefined
  const { token }: { readonly token: string } = JSON.parse(stored)
  const answer = await page.request.get('/orderv1/carts', { headers: { authorization: `Bearer ${token}` } })
  const cart: RawCart = await answer.json()
  return cart
}

const cartCountry = async (page: Page) => (await cartIn(page, 'NL'))?.store.countryCode

const itemsIn = (cart: RawCart | undefined): number =>
  (cart?.cartItems ?? [])
    .filter(({ type }) => type === 'productVariant')
    .reduce((sum, { quantity }) => sum + quantity, 0)

const footer = (page: Page) => page.getByRole('contentinfo')

test('MSW-01 MSW-08 ~APP-04 ~CRT-33 in the same storefront the market, the cart and its prices follow without a new page', async ({
  page,
  shop,
}) => {
  await prefer(page, shop, 'SE')
  await fillCart(page, { storefront: 'eu', countryCode: 'SE' })
  await open(page, '/eu/adults/socks')
  await idleWorkStarted(page)
  await expect(footer(page)).toContainText('Sverige · SEK')
  await page.evaluate(() => Reflect.set(window, 'mark', 'here'))
  const before = await cartIn(page, 'NL')
  const moved = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith('/carts'))
  await choose(page, 'Danmark')
  expect((await moved).postDataJSON()).toEqual({ store: { countryCode: 'DK', languageCode: 'en' } })
  await expect(footer(page)).toContainText('Danmark · DKK')
  await expect(
    page
      .getByRole('main')
      .getByText(/kr\.?$/)
      .first(),
  ).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'mark'))).toBe('here')
  await expect.poll(() => cartCountry(page)).toBe('DK')
  const after = await cartIn(page, 'NL')
  expect([itemsIn(before), before?.store.currencyUnit, itemsIn(after), after?.store.currencyUnit]).toEqual([
    2,
    'SEK',
    2,
    'DKK',
  ])
  expect((await cookieNamed(page, 'market'))?.value).toBe('DK')
  expect((await cookieNamed(page, 'cart_country'))?.value).toBe('DK')
  await page.getByRole('link', { name: /^Basket/ }).click()
  await expect(page.getByRole('main')).toContainText('kr')
})

type Stop = {
  readonly name: string
  readonly path: string
  readonly here: string
  /** Of the cart that is shown there. */
  readonly products: number
  readonly currency?: string
}

const BASKET = 2

/**
 * Each way between two kinds of storefront once: one market served from Europe, the one served from America, several in Europe,
 * several elsewhere.
 */
const WALK: readonly Stop[] = [
  { name: 'Deutschland', path: '/de/faq', here: 'Deutschland · EUR', products: BASKET, currency: 'EUR' },
  { name: 'United States', path: '/us/faq', here: 'United States · USD', products: 0 },
  { name: 'Schweiz', path: '/ch/faq', here: 'Schweiz · CHF', products: BASKET, currency: 'CHF' },
  { name: '대한민국', path: '/gl/faq', here: '대한민국 · KRW', products: BASKET, currency: 'KRW' },
  { name: 'Singapore', path: '/gl/faq', here: 'Singapore · USD', products: BASKET, currency: 'USD' },
  { name: 'Österreich', path: '/at/faq', here: 'Österreich · EUR', products: BASKET, currency: 'EUR' },
  { name: 'Sverige', path: '/eu/faq', here: 'Sverige · SEK', products: BASKET, currency: 'SEK' },
  { name: 'Suomi', path: '/eu/faq', here: 'Suomi · EUR', products: BASKET, currency: 'EUR' },
  { name: 'United States', path: '/us/faq', here: 'United States · USD', products: 0 },
  { name: '대한민국', path: '/gl/faq', here: '대한민국 · KRW', products: BASKET, currency: 'KRW' },
  { name: 'United States', path: '/us/faq', here: 'United States · USD', products: 0 },
  { name: 'Norge', path: '/eu/faq', here: 'Norge · NOK', products: BASKET, currency: 'NOK' },
  { name: 'Singapore', path: '/gl/faq', here: 'Singapore · USD', products: BASKET, currency: 'USD' },
  { name: 'Česko', path: '/eu/faq', here: 'Česko · CZK', products: BASKET, currency: 'CZK' },
  { name: 'United Kingdom', path: '/uk/faq', here: 'United Kingdom · GBP', products: BASKET, currency: 'GBP' },
]

test(
  'MSW-02 MSW-03 MSW-09 ~MSW-10 ~FTR-08 another storefront or region is loaded at its own address, and each region has its own cart',
  SLOW,
  async ({ page }) => {
    await fillCart(page)
    await open(page, '/uk/faq')
    const { id } = (await cartIn(page, 'NL')) ?? {}
    for (const { name, path, here, products, currency } of WALK) {
      const isNewPage = new URL(page.url()).pathname !== path
      await page.evaluate(() => Reflect.set(window, 'mark', 'here'))
      const loaded = isNewPage ? page.waitForRequest((request) => request.isNavigationRequest()) : undefined
      await choose(page, name)
      // The choice is stored before the page is left: the first request of the next one contains it.
      const sent = loaded && (await (await loaded).allHeaders())['cookie']
      await expect(footer(page)).toContainText(here)
      await page.locator('html[data-live]').waitFor()
      await expect(page).toHaveURL(new RegExp(`${path}(#.*)?$`))
      if (sent !== undefined) expect(sent).toContain(`market=${(await cookieNamed(page, 'market'))?.value}`)
      expect(await page.evaluate(() => Reflect.get(window, 'mark'))).toBe(isNewPage ? undefined : 'here')
      await expect(
        page.getByRole('link', { name: products === 0 ? 'Cart' : /2/ }).and(page.locator('header a')),
      ).toBeVisible()
      if (currency !== undefined)
        await expect.poll(async () => (await cartIn(page, 'NL'))?.store.currencyUnit).toBe(currency)
    }
    const cart = await cartIn(page, 'NL')
    expect([cart?.id, itemsIn(cart), await cartIn(page, 'US')]).toEqual([id, BASKET, undefined])
  },
)

test.describe('a missing page', () => {
  test.use({ allowed: /404 \(Not Found\)/ })

  test('MSW-10 MSW-04 another storefront without such a page shows its home; an external shop opens its own site', async ({
    page,
  }) => {
    await page.route('**/us/gifts', (route) => route.fulfill({ status: 404, body: '' }))
    await open(page, '/uk/gifts')
    await choose(page, 'United States')
    await expect(page).toHaveURL('/us')
    await open(page, '/us/search?term=cats&sort=price')
    await choose(page, 'Nederland')
    await expect(page).toHaveURL('/nl/search?term=cats')
    // Another shop: nothing is stored here.
    const left = page.waitForRequest('https://jp.example/')
    await choose(page, '日本')
    expect((await left).isNavigationRequest()).toBe(true)
    expect((await cookieNamed(page, 'market'))?.value).toBe('NL')
  })
})

test('~MKT-39 a link that names a country of the storefront is a choice of it, which a later one replaces', async ({
  page,
  shop,
}) => {
  await prefer(page, shop, 'DE')
  await page.goto('/eu/faq?utm_source=feed&market=SE')
  await expect(page).toHaveURL('/eu/faq?utm_source=feed')
  await expect(footer(page)).toContainText('Sverige · SEK')
  expect((await cookieNamed(page, 'market'))?.value).toBe('SE')
  await idleWorkStarted(page)
  await choose(page, 'Danmark')
  await expect(footer(page)).toContainText('Danmark · DKK')
  await page.reload()
  await expect(footer(page)).toContainText('Danmark · DKK')
  await page.locator('html[data-live]').waitFor()
  // Within the shop, too, such a link is loaded as a document.
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/eu/gifts?market=NO', textContent: 'Norge' })
    document.querySelector('main')?.append(link)
    link.click()
  })
  await expect(page).toHaveURL('/eu/gifts')
  await expect(footer(page)).toContainText('Norge · NOK')
  expect((await cookieNamed(page, 'market'))?.value).toBe('NO')
  await page.goto('/eu/faq?market=KR')
  await expect(footer(page)).toContainText('Norge · NOK')
  expect((await cookieNamed(page, 'market'))?.value).toBe('NO')
})

/** The ten seconds in which no visitor is redirected again do not pass, however slow the machine. Timers run on. */
const stopTime = (page: Page) =>
  page.addInitScript((now) => {
    Date.now = () => now
  }, Date.now())

test(
  'MSW-05 NAV-09 an earlier choice redirects once, and a visitor who chooses again stays',
  SLOW,
  async ({ page, shop }) => {
    await stopTime(page)
    await prefer(page, shop, 'US')
    await page.goto('/uk/gifts')
    await expect(page).toHaveURL('/us/gifts')
    // Not again within ten seconds, whatever the reason.
    const reloaded = await page.evaluate(() => sessionStorage.getItem('sockeye.reloaded'))
    await open(page, '/uk/gifts')
    await idleWorkStarted(page)
    expect(await page.evaluate(() => sessionStorage.getItem('sockeye.reloaded'))).toBe(reloaded)
    await expect(page).toHaveURL('/uk/gifts')

    // On a storefront of several markets the server stores it.
    await prefer(page, shop, 'FI')
    await open(page, '/eu')
    await expect(footer(page)).toContainText('Suomi · EUR')
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/')
    await page.getByRole('link', { name: /United Kingdom/ }).click()
    await expect(page).toHaveURL('/uk')
    await idleWorkStarted(page)
    await test.step('MSW-11 a choice in the list is stored before it is followed', async () => {
      expect((await cookieNamed(page, 'market'))?.value).toBe('GB')
    })
    await expect(page).toHaveURL('/uk')

    await test.step('MSW-06 a cookie of no known country is ignored', async () => {
      for (const nonsense of ['XX', 'JP', 'us', '%00']) {
        await prefer(page, shop, nonsense)
        await open(page, '/eu')
        await idleWorkStarted(page)
        await expect(footer(page)).toContainText('Ireland · EUR')
        await expect(page).toHaveURL('/eu')
      }
    })
  },
)

test('NAV-09 MSW-05 two shops that redirect visitors to each other do not cause a redirect loop', async ({
  page,
  shop,
}) => {
  await stopTime(page)
  await prefer(page, shop, 'US')
  await page.route('**/us', (route) => route.fulfill({ status: 302, headers: { location: '/uk' } }))
  const visits: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visits.push(new URL(request.url()).pathname)
  })
  await page.goto('/uk')
  await expect.poll(() => visits).toEqual(['/uk', '/us', '/uk'])
  await page.locator('html[data-live]').waitFor()
  await idleWorkStarted(page)
  await expect(footer(page)).toContainText('United Kingdom')
  expect(visits).toEqual(['/uk', '/us', '/uk'])
})

test('~MSW-01 ~MSW-03 in checkout the shopper sees what changes before it does', async ({ page, shop }) => {
  await prefer(page, shop, 'SE')
  await fillCart(page, { storefront: 'eu', countryCode: 'SE' })
  await open(page, '/eu/checkout/address')
  const main = page.getByRole('main')
  await main.getByLabel('Last name').fill('Virtanen')
  await expect(main.getByLabel('Country', { exact: true })).toHaveAccessibleDescription(/^Prices, taxes and delivery/)
  await idleWorkStarted(page)
  await page.evaluate(() => Reflect.set(window, 'mark', 'here'))

  await choose(page, 'Suomi')
  const dialog = page.getByRole('dialog', { name: 'Finland: ship there instead?' })
  await expect(dialog).toContainText('in EUR. Your basket and what you have typed stay.')
  await expectAccessible(page)
  expect((await cookieNamed(page, 'market'))?.value).toBe('SE')
  await dialog.getByRole('button', { name: 'Leave it as it is' }).click()
  await expect(dialog).toBeHidden()
  expect(await cartCountry(page)).toBe('SE')

  await choose(page, 'United States')
  await expect(page.getByRole('dialog')).toContainText('This basket stays here and waits for you')
  await page.keyboard.press('Escape')
  await choose(page, 'Deutschland')
  await expect(page.getByRole('dialog')).toContainText('Your basket comes along.')
  await page.keyboard.press('Escape')

  await choose(page, 'Suomi')
  await dialog.getByRole('button', { name: 'Yes, change it' }).click()
  await expect(main.getByLabel('Country', { exact: true })).toHaveValue('FI')
  await expect(main.getByLabel('Last name')).toHaveValue('Virtanen')
  await expect.poll(() => cartCountry(page)).toBe('FI')
  expect(await page.evaluate(() => Reflect.get(window, 'mark'))).toBe('here')
})
