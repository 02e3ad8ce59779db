import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { convertPricesOperation } from '../../src/merchant/commerce/stock-and-price-operations.ts'
import { MIGRATIONS, type ShopSchema } from '../../src/merchant/shop-schema.ts'
import { settableClock } from '../support/settable-clock.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { saveOffers } from '../../src/services/commerce/catalogue/save-offers.ts'
import { createCommerceService } from '../../src/services/commerce/service.ts'
import { createEngagementService } from '../../src/services/engagement/service.ts'
import { barcode, variant } from '../support/catalogue-product.ts'
import { engines, freshDatabase, type FreshDatabase } from '../support/fresh-database.ts'

const NOON = '2026-03-01T12:00:00.000Z'
const RATES = { GBP: 0.86, CHF: 0.93, USD: 1.16, SEK: 11, DKK: 7.46, NOK: 11.7, CZK: 24.3, KRW: 1690 }

describe.each(engines)('prices that are converted, on %s', (engine) => {
  const clock = settableClock(NOON)
  const log = createLog({ level: 'silent' })
  let fresh: FreshDatabase<ShopSchema>

  beforeAll(async () => {
    fresh = await freshDatabase(engine, MIGRATIONS)
  })
  afterAll(() => fresh.remove())
  beforeEach(async () => {
    const { database } = fresh
    await database.query.deleteFrom('exchange_rates').execute()
    const prices = { EUR: { original: 1000, final: 1000 }, SEK: { original: 9900, final: 9900 } }
    const variants = [variant(1, { sku: 'SOCK-S', prices })]
    await database.transaction((transaction) =>
      saveOffers(transaction, database, [{ sku: 'SOCK', variants }], clock.now()),
    )
  })

  /** From the source over the service that fetches it into the shop. */
  const fetchRates = () =>
    createEngagementService({
      database: fresh.database,
      clock,
      log,
      ratesUrl: 'https://rates.example/latest',
      outside: { rates: async () => Response.json({ base: 'EUR', rates: RATES }) },
    }).refreshRates?.()

  /** The price of a product for a shopper of the country, or the code of the failure. */
  const priceIn = async (countryCode: string): Promise<unknown> => {
    const commerce = createCommerceService({
      database: fresh.database,
      clock,
      log,
      environment: 'production',
      cartKeys: ['a key for the carts of a test, long enough'],
    })
    const body = JSON.stringify({
      store: { countryCode, languageCode: countryCode === 'CH' ? 'de' : 'en' },
      products: [{ id: barcode(1), quantity: 1 }],
    })
    const headers = { 'content-type': 'application/json' }
    const answer = await commerce.fetch(new Request('http://shop/orderv1/carts', { method: 'POST', headers, body }))
    const cart: { code?: string; totalPrice?: unknown } = JSON.parse(await answer.text())
    return cart.code ?? cart.totalPrice
  }
  const convert = (currency: 'NOK' | 'CHF' | 'GBP' | 'KRW' | 'SEK') =>
    convertPricesOperation.run({ currency }, { database: fresh.database, clock })

  it.each([
    ['HSE-15 PRC-11 NOK by the fixed rate and 20 %', 'NOK', 'NO', 12_276],
    ['HSE-15 PRC-11 CHF by the fixed rate and 5 %', 'CHF', 'CH', 1103],
    ['HSE-15 PRC-11 GBP by the live rate', 'GBP', 'GB', 860],
    ['HSE-15 PRC-11 KRW by the live rate, in whole won', 'KRW', 'KR', 16_900],
  ] as const)('%s is what a cart costs', async (_, currency, country, expected) => {
    const before = await priceIn(country)
    expect(before).toEqual(expect.any(String))
    await fetchRates()
    expect(await convert(currency)).toEqual({ ok: true, value: 1 })
    expect(await priceIn(country)).toBe(expected)
    expect(await convert(currency)).toEqual({ ok: true, value: 0 })
  })

  it('HSE-15 PRC-14 is not done before rates are fetched, not even by a fixed rate', async () => {
    expect(await convert('NOK')).toEqual({ ok: false, failure: 'Rates not fetched' })
    expect(await priceIn('NO')).toEqual(expect.any(String))
  })

  it('~HSE-11 is not done for a currency that has no rate, and the merchant gets the reason', async () => {
    await fetchRates()
    const { KRW: _, ...others } = RATES
    await fresh.database.query
      .updateTable('exchange_rates')
      .set({ rates: JSON.stringify(others) })
      .execute()
    expect(await convert('KRW')).toEqual({ ok: false, failure: 'There is no exchange rate for KRW' })
  })

  it('HSE-15 leaves the prices that a merchant has set', async () => {
    await fetchRates()
    expect(await convert('SEK')).toEqual({ ok: true, value: 0 })
    expect(await priceIn('SE')).toBe(9900)
  })
})
