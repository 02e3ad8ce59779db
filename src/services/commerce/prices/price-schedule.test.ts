import { beforeEach, describe, expect, it } from 'vitest'
import { barcode, variant } from '../../../../tests/support/catalogue-product.ts'
import { NOW, useCommerceDatabase } from '../../../../tests/support/commerce-database.ts'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { settableClock } from '../../../../tests/support/settable-clock.ts'
import { duePrices } from './due-prices.ts'
import {
  applyDuePrices,
  cancelScheduledPrices,
  isPriceDue,
  listScheduledPrices,
  schedulePrice,
  type PriceToCome,
} from './price-schedule.ts'
import { unpricedVariants } from './unpriced-variants.ts'

const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)
const euro = (original: number, final = original) => ({ EUR: { original, final } })

describe.each(engines)('scheduled prices on %s', (engine) => {
  const shop = useCommerceDatabase(engine)
  const schedule = (over: Partial<PriceToCome> = {}) =>
    shop.inTransaction((transaction) =>
      schedulePrice(transaction, {
        sku: 'A-S',
        currency: 'EUR',
        original: 1200,
        final: 900,
        since: inHours(1),
        ...over,
      }),
    )
  const apply = (now: Date) => shop.inTransaction((transaction) => applyDuePrices(transaction, shop.database, now))
  const priceOf = (number: number, currency = 'EUR') =>
    shop.query
      .selectFrom('prices')
      .select(['original', 'final'])
      .where('variant_id', '=', barcode(number))
      .where('currency', '=', currency)
      .executeTakeFirst()
  const history = async (number: number) => {
    const rows = shop.query.selectFrom('price_history').selectAll().where('variant_id', '=', barcode(number))
    return (await rows.orderBy('since').execute()).map(({ since, final }) => [since, final])
  }

  beforeEach(async () => {
    await shop.offer('A', [
      variant(1, { sku: 'A-S', prices: euro(1200) }),
      variant(2, { sku: 'A-L', prices: euro(1300) }),
    ])
  })

  it('a price is applied from its moment on, not before, and once', async () => {
    await schedule()
    const { version } = await shop.versions()
    expect([await isPriceDue(shop.query, inHours(0.99)), await apply(inHours(0.99))]).toEqual([false, 0])
    expect(await priceOf(1)).toEqual({ original: 1200, final: 1200 })
    expect([await isPriceDue(shop.query, inHours(1)), await apply(inHours(1))]).toEqual([true, 1])
    expect(await priceOf(1)).toEqual({ original: 1200, final: 900 })
    expect(await priceOf(2)).toEqual({ original: 1300, final: 1300 })
    expect([await isPriceDue(shop.query, inHours(1)), await apply(inHours(1))]).toEqual([false, 0])
    expect((await shop.versions()).version).toBe(version + 1)
  })

  it('a step in the history begins when the price was to begin, however late it is applied', async () => {
    await schedule()
    await schedule({ final: 800, since: inHours(2) })
    expect(await apply(inHours(50))).toBe(2)
    expect(await priceOf(1)).toMatchObject({ final: 800 })
    expect(await history(1)).toEqual([
      [NOW.toISOString(), 1200],
      [inHours(1).toISOString(), 900],
      [inHours(2).toISOString(), 800],
    ])
  })

  it('a price in a currency that had none is added', async () => {
    await schedule({ currency: 'SEK', original: 9900, final: 9900 })
    await apply(inHours(1))
    expect(await priceOf(1, 'SEK')).toEqual({ original: 9900, final: 9900 })
  })

  it('later prices remain scheduled', async () => {
    await schedule()
    await schedule({ sku: 'A-L', since: inHours(2) })
    await schedule({ final: 700, since: inHours(3) })
    expect(await apply(inHours(1))).toBe(1)
    expect((await listScheduledPrices(shop.query)).map(({ sku, since }) => [sku, since])).toEqual([
      ['A-L', inHours(2).toISOString()],
      ['A-S', inHours(3).toISOString()],
    ])
  })

  it('a second price for the same moment replaces the first', async () => {
    await schedule()
    await schedule({ final: 850 })
    expect(await listScheduledPrices(shop.query)).toEqual([
      { sku: 'A-S', currency: 'EUR', original: 1200, final: 850, since: inHours(1).toISOString() },
    ])
  })

  it.each([
    ['that does not exist', 'NOTHING'],
    ['that is no longer offered', 'A-L'],
  ])('rejects a variant %s', async (_, sku) => {
    await shop.offer('A', [variant(1, { sku: 'A-S', prices: euro(1200) })])
    expect(await schedule({ sku })).toEqual({ ok: false, failure: { code: 'UNKNOWN_VARIANT', parameters: { sku } } })
  })

  it('the price of a variant that is no longer offered is dropped: its history does not show it as for sale', async () => {
    await schedule()
    await shop.offer('A', [variant(2, { sku: 'A-L', prices: euro(1300) })], inHours(0.5))
    const { version } = await shop.versions()
    expect(await apply(inHours(1))).toBe(0)
    expect(await history(1)).toEqual([
      [NOW.toISOString(), 1200],
      [inHours(0.5).toISOString(), null],
    ])
    expect([await isPriceDue(shop.query, inHours(1)), (await shop.versions()).version]).toEqual([false, version])
  })

  it('lists the next first, then by sku and currency', async () => {
    await schedule({ sku: 'A-S', currency: 'SEK', since: inHours(2) })
    await schedule({ sku: 'A-S', currency: 'EUR', since: inHours(2) })
    await schedule({ sku: 'A-L', currency: 'EUR', since: inHours(2) })
    await schedule({ sku: 'A-S', currency: 'EUR', since: inHours(1) })
    const list = await listScheduledPrices(shop.query)
    expect(list.map(({ sku, currency }) => `${sku} ${currency}`)).toEqual(['A-S EUR', 'A-L EUR', 'A-S EUR', 'A-S SEK'])
  })

  it('cancels all prices of a variant in one currency, and no others', async () => {
    await schedule()
    await schedule({ since: inHours(2) })
    await schedule({ currency: 'SEK' })
    await schedule({ sku: 'A-L' })
    const cancel = () =>
      shop.inTransaction((transaction) => cancelScheduledPrices(transaction, { sku: 'A-S', currency: 'EUR' }))
    expect([await cancel(), await cancel()]).toEqual([2, 0])
    expect((await listScheduledPrices(shop.query)).map(({ sku, currency }) => [sku, currency])).toEqual([
      ['A-L', 'EUR'],
      ['A-S', 'SEK'],
    ])
  })

  it('duePrices applies what is due by its clock, also on two nodes at once', async () => {
    await schedule()
    const clock = settableClock(NOW)
    const { version } = await shop.versions()
    await duePrices(shop.database, clock)()
    expect(await priceOf(1)).toMatchObject({ final: 1200 })
    clock.set(inHours(1))
    await Promise.all([duePrices(shop.database, clock)(), duePrices(shop.database, clock)()])
    expect(await priceOf(1)).toMatchObject({ final: 900 })
    expect((await shop.versions()).version).toBe(version + 1)
  })

  it('unpricedVariants: offered, priced in the base and not in the other currency, by sku', async () => {
    await shop.offer('B', [
      variant(3, { sku: 'B-2', prices: { ...euro(1000, 800), NOK: { original: 9900, final: 9900 } } }),
      variant(4, { sku: 'B-1', prices: { GBP: { original: 900, final: 900 } } }),
      variant(5, { sku: 'B-0', prices: euro(1000, 800) }),
    ])
    await shop.offer('C', [variant(6, { sku: 'C', prices: euro(1000) })])
    await shop.offer('C', [])
    expect(await unpricedVariants(shop.query, { base: 'EUR', currency: 'NOK' })).toEqual([
      { sku: 'A-L', original: 1300, final: 1300 },
      { sku: 'A-S', original: 1200, final: 1200 },
      { sku: 'B-0', original: 1000, final: 800 },
    ])
  })
})
