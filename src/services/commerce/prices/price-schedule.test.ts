import { beforeEach, describe, expect, it } from 'vitest'
import { barcode, variant } from '../../../../tests/support/catalogue-product.ts'
import { NOW, useCommerceDatabase } from '../../../../tests/support/commerce-database.ts'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { settableClock } from '../../../../tests/support/settable-clock.ts'
import { saveCells } from '../catalogue/save-cells.ts'
import { duePrices } from './due-prices.ts'
import { applyDuePrices, isPriceDue } from './apply-due-prices.ts'
import { cancelScheduledPrices, listScheduledPrices, schedulePrice, type PriceToCome } from './price-schedule.ts'
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

  it.each([
    ['at the same moment', { final: 850 }],
    ['while another holds', { since: inHours(0.5), until: inHours(2) }],
  ])('DGO-08 a second price %s is refused, and names the first', async (_, over) => {
    await schedule()
    expect(await schedule(over)).toMatchObject({
      ok: false,
      failure: { code: 'PRICE_OVERLAPS', parameters: { sku: 'A-S', currency: 'EUR', since: inHours(1).toISOString() } },
    })
    expect((await listScheduledPrices(shop.query)).map(({ final }) => final)).toEqual([900])
    expect(await schedule({ ...over, currency: 'SEK' })).toMatchObject({ ok: true })
    expect(await schedule({ ...over, sku: 'A-L' })).toMatchObject({ ok: true })
  })

  it('DGO-08 an end before the start is refused', async () => {
    expect(await schedule({ until: inHours(1) })).toMatchObject({ ok: false, failure: { code: 'PRICE_END' } })
  })

  it('DGO-08 after its end the earlier price returns, with a step in the history', async () => {
    await schedule({ until: inHours(3) })
    await apply(inHours(1))
    expect(await priceOf(1)).toEqual({ original: 1200, final: 900 })
    expect(await listScheduledPrices(shop.query)).toMatchObject([{ isRunning: true, until: inHours(3).toISOString() }])
    expect(await isPriceDue(shop.query, inHours(2.99))).toBe(false)
    const { version } = await shop.versions()
    expect(await isPriceDue(shop.query, inHours(3))).toBe(true)
    await apply(inHours(3))
    expect(await priceOf(1)).toEqual({ original: 1200, final: 1200 })
    expect((await shop.versions()).version).toBe(version + 1)
    expect(await history(1)).toEqual([
      [NOW.toISOString(), 1200],
      [inHours(1).toISOString(), 900],
      [inHours(3).toISOString(), 1200],
    ])
    expect([await listScheduledPrices(shop.query), await isPriceDue(shop.query, inHours(4))]).toEqual([[], false])
  })

  it('DGO-08 a price that begins and ends during a downtime leaves its steps', async () => {
    await schedule({ until: inHours(3) })
    await apply(inHours(50))
    expect(await priceOf(1)).toEqual({ original: 1200, final: 1200 })
    expect((await history(1)).map(([, final]) => final)).toEqual([1200, 900, 1200])
  })

  it('DGO-08 a currency that had no price has none after the end', async () => {
    await schedule({ currency: 'SEK', until: inHours(3) })
    await apply(inHours(1))
    expect(await priceOf(1, 'SEK')).toMatchObject({ final: 900 })
    await apply(inHours(3))
    expect(await priceOf(1, 'SEK')).toBeUndefined()
  })

  it('DGO-08 a price that is changed by hand meanwhile stays, and others can be planned again', async () => {
    await schedule({ until: inHours(9) })
    await apply(inHours(1))
    expect(await schedule({ since: inHours(3) })).toMatchObject({ ok: false })
    await shop.inTransaction((transaction) =>
      saveCells(transaction, shop.database, [{ sku: 'A-S', prices: [{ currency: 'EUR', final: 850 }] }], inHours(2)),
    )
    expect(await schedule({ since: inHours(3) })).toMatchObject({ ok: true })
    await apply(inHours(2.5))
    expect(await priceOf(1)).toEqual({ original: 1200, final: 850 })
  })

  it('DGO-08 an import meanwhile is not overwritten at the end', async () => {
    await schedule({ until: inHours(3) })
    await apply(inHours(1))
    await shop.offer('A', [variant(1, { sku: 'A-S', prices: euro(1400) })], inHours(2))
    await apply(inHours(3))
    expect(await priceOf(1)).toEqual({ original: 1400, final: 1400 })
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

  it('DGO-08 cancels the one that begins at a moment', async () => {
    await schedule()
    await schedule({ since: inHours(2) })
    const since = inHours(2).toISOString()
    const cancel = () =>
      shop.inTransaction((transaction) => cancelScheduledPrices(transaction, { sku: 'A-S', currency: 'EUR', since }))
    expect([await cancel(), await cancel()]).toEqual([1, 0])
    expect((await listScheduledPrices(shop.query)).map((price) => price.since)).toEqual([inHours(1).toISOString()])
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
