/** A purchase from a link to the success view, in any country, and what must be true of it afterwards. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { formatPrice } from '../../src/markets/prices/format-price.ts'
import type { Market } from '../../src/markets/types.ts'
import type { Shop } from '../support/start-shop.ts'
import type { Buyer } from './buyers.ts'
import { variantIdsOf } from './filled-cart.ts'
import { arrivedOrder, expectInvariants, fillInAddress, payByCard } from './pay.ts'
import { expect } from './shop.ts'

const ORDERS = /\/carts\/adyen\/orders$/

/** With a product in the basket, on the cart view, in the country's own language. */
export async function openBasket(page: Page, { market }: Pick<Buyer, 'market'>): Promise<void> {
  const { storefrontCode, countryCode, locale, warehouse } = market
  const [id] = await variantIdsOf(page, warehouse.region === 'US' ? 'us' : 'uk')
  const cookie = { name: 'market', value: countryCode, domain: 'localhost', path: '/' }
  await page.context().addCookies([cookie])
  await page.goto(`/${storefrontCode}/checkout/cart?items=${id}x1`)
  await expect(page.locator('html')).toHaveAttribute('lang', locale.html)
  await expect(page.locator('main input[inputmode=numeric]')).toHaveValue('1')
}

export const toAddress = (page: Page): Promise<void> => page.locator('main a[href*="/checkout/address"]').click()

/** ADR-05: the request that places the order; the shipping address is the billing address by default. */
export async function expectOneAddress(page: Page, goOn: () => Promise<void>): Promise<void> {
  const [request] = await Promise.all([page.waitForRequest(ORDERS), goOn()])
  const { shippingAddress, billingAddress } = request.postDataJSON()
  expect(billingAddress).toEqual(shippingAddress)
}

export async function buyIn(page: Page, shop: Shop, buyer: Buyer): Promise<void> {
  await openBasket(page, buyer)
  await toAddress(page)
  await expectOneAddress(page, () => fillInAddress(page, buyer.person))
  await payByCard(page)
  await expectBought(page, shop, buyer)
}

/** The success view shows the stored order in the currency of the country; the database invariants hold. */
export async function expectBought(page: Page, shop: Shop, { market, person }: Buyer): Promise<void> {
  const order = orderIn(shop, await arrivedOrder(page))
  const { countryCode: country, currency, language, storefrontCode: storefront } = market
  expect(order).toMatchObject({ country, currency: currency.code, language, storefront, state: 'paid' })
  await expect(page.locator('main')).toContainText(money(Number(order?.['total']), market))
  await expect(page.locator('main')).toContainText(person.email)
  await expectInvariants(shop)
}

const money = (amount: number, { currency, countryCode: country, locale }: Market): string =>
  formatPrice(amount, { currency, country, locale: locale.iso, dropZeroDecimals: false })

export function orderIn({ dataDir }: Shop, id: string): Readonly<Record<string, unknown>> | undefined {
  const database = new DatabaseSync(join(dataDir, 'sockeye.sqlite'), { readOnly: true })
  try {
    return database
      .prepare('select country, currency, language, storefront, state, total from orders where id = ?')
      .get(id)
  } finally {
    database.close()
  }
}
