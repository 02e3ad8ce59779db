/** A returning shopper: a cart with products in it, and checkout filled in as far as given. */
import type { Page } from '@playwright/test'
import type { RawCart } from '../../src/contracts/commerce/cart.ts'
import { emptyCheckoutInformation } from '../../src/markets/addresses/checkout-information.ts'
import { expect } from './shop.ts'

type Visit = {
  readonly storefront?: string
  readonly countryCode?: string
  readonly languageCode?: string
  readonly region?: string
  /** A product with dozens in stock. */
  readonly product?: string
  readonly quantity?: number
}

/** A shopper who has filled in the address view before. */
export async function fillAddress(page: Page, country = 'GB'): Promise<void> {
  const { address, contact, ...rest } = emptyCheckoutInformation(country)
  const filled = { firstName: 'Ada', lastName: 'Finch', street0: '1 Mill Lane', city: 'Bath', postCode: 'BA1 1AA' }
  const information = {
    ...rest,
    address: { ...address, shipping: { ...address.shipping, ...filled } },
    contact: { ...contact, email: 'ada@example.com', telephone: '+447700900123', agreements: true },
  }
  const stored = JSON.stringify({ information, time: new Date().toISOString() })
  await page.addInitScript((text) => {
    // Frames of the provider may have no storage.
    if (window !== window.top || localStorage.getItem('sockeye.checkout.info') !== null) return
    localStorage.setItem('sockeye.checkout.info', text)
    localStorage.setItem('sockeye.checkout.views', '["cart","address"]')
  }, stored)
}

/** Of a product in a storefront, those that can be bought. */
export async function variantIdsOf(page: Page, storefront = 'uk', product = 'cr021-brick'): Promise<readonly string[]> {
  const html = await (await page.request.get(`/${storefront}/product/${product}`)).text()
  const sizes = html.match(/<input(?![^>]*disabled)[^>]*type="radio"[^>]*>/g) ?? []
  return sizes.flatMap((input) => /value="([^"]+)"/.exec(input)?.[1] ?? [])
}

/** The browser stores the cart's token from the next page on. */
export async function fillCart(page: Page, visit: Visit = {}): Promise<RawCart> {
  const { storefront = 'uk', countryCode = 'GB', languageCode = 'en', region = 'NL', product, quantity = 2 } = visit
  const [id] = await variantIdsOf(page, storefront, product)
  const answer = await page.request.post('/orderv1/carts', {
    data: { store: { countryCode, languageCode }, products: [{ id, quantity }] },
  })
  expect(answer.ok()).toBe(true)
  const cart: RawCart = await answer.json()
  const token = JSON.stringify({ token: cart.jwtToken, date: new Date().toISOString() })
  const key = `sockeye.cart.token.${region}`
  await page.addInitScript(
    ([name = '', value = '']) => {
      if (window === window.top && localStorage.getItem(name) === null) localStorage.setItem(name, value)
    },
    [key, token],
  )
  return cart
}

const CALL_TIMEOUT_MS = 10_000

/** On a slow machine a held call must not reach the timeout of calls. */
export async function liftCallTimeout(page: Page): Promise<void> {
  await page.evaluate((timeout) => {
    const start = window.setTimeout.bind(window)
    Object.assign(window, {
      setTimeout: (handler: TimerHandler, ms = 0) => start(handler, ms === timeout ? 3_600_000 : ms),
    })
  }, CALL_TIMEOUT_MS)
}
