/** Prices through the operations of the desk: schedules with an end, many cells saved together, and what staff may do with them. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { OperationAnswer } from '../../src/merchant/run/operation-call.ts'
import { PRICE_CURRENCIES } from '../../src/contracts/merchant/catalogue.ts'
import { duePrices } from '../../src/services/commerce/prices/due-prices.ts'
import { engines } from '../support/fresh-database.ts'
import { digestOf, operationShop, SKUS, staffActor, type OperationShop } from '../support/operation-shop.ts'

const HOUR = 3_600_000
const iso = (moment: number): string => new Date(moment).toISOString()
const undoOf = ({ body }: OperationAnswer): string =>
  z.object({ undo: z.object({ id: z.string() }) }).parse(body).undo.id
const listed = z.object({
  value: z.array(
    z.object({
      sku: z.string(),
      currency: z.string(),
      final: z.int(),
      until: z.string().nullable(),
      isRunning: z.boolean(),
    }),
  ),
})
const gridRows = z.object({
  value: z.object({
    rows: z.array(
      z.object({
        sku: z.string(),
        size: z.string(),
        version: z.int(),
        prices: z.array(z.object({ currency: z.string(), original: z.int(), final: z.int() })),
      }),
    ),
  }),
})

describe.each(engines)('prices on %s', (engine) => {
  let shop: OperationShop
  beforeEach(async () => {
    shop = await operationShop(engine)
  })
  afterEach(() => shop.close())

  const at = (hours: number): number => shop.clock.now().getTime() + hours * HOUR
  const euro = { sku: 'A1-1', currency: 'EUR', original: 1200 }
  const planned = async () => listed.parse((await shop.call('price.list', {})).body).value
  const grid = async () =>
    gridRows.parse((await shop.call('variant.grid', { products: ['A1'], currencies: ['EUR'] })).body).value.rows
  const priceOf = async (sku: string) =>
    (await grid()).find((row) => row.sku === sku)?.prices.find(({ currency }) => currency === 'EUR')?.final
  const passHours = async (hours: number): Promise<void> => {
    shop.clock.advance(hours * HOUR)
    await duePrices(shop.database, shop.clock)()
  }
  const save = (rows: readonly object[], role: 'owner' | 'products' | 'orders' = 'owner') =>
    shop.call('variant.save-grid', { rows }, { actor: staffActor(role) })
  const final = (sku: string, amount: number, more: object = {}) => ({
    sku,
    prices: [{ currency: 'EUR', final: amount }],
    ...more,
  })

  it('DGO-08 a price begins at its time, and the earlier one returns at its end', async () => {
    const before = await priceOf('A1-1')
    expect((await shop.call('price.set', { ...euro, final: 900, since: at(1), until: at(3) })).status).toBe(200)
    expect(await planned()).toMatchObject([{ sku: 'A1-1', final: 900, isRunning: false }])
    await passHours(0.99)
    expect(await priceOf('A1-1')).toBe(before)
    await passHours(0.01)
    expect(await priceOf('A1-1')).toBe(900)
    expect(await planned()).toMatchObject([{ sku: 'A1-1', isRunning: true }])
    await passHours(2)
    expect([await priceOf('A1-1'), await planned()]).toEqual([before, []])
  })

  it('DGO-08 a price can begin now and end', async () => {
    const before = await priceOf('A1-1')
    const set = await shop.call('price.set', { ...euro, final: 900, until: at(2) })
    expect([set.status, await priceOf('A1-1')]).toEqual([200, 900])
    shop.clock.advance(1000)
    expect((await shop.call('undo.run', { id: undoOf(set) })).status).toBe(200)
    expect([await priceOf('A1-1'), await planned()]).toEqual([before, []])
  })

  it('DGO-08 starts in the past, overlapping schedules and impossible prices are refused by name', async () => {
    await shop.call('price.set', { ...euro, final: 900, since: at(5), until: at(8) })
    const refused = async (price: object) => (await shop.call('price.set', { ...euro, final: 800, ...price })).body
    expect(await refused({ since: at(-1) })).toMatchObject({ code: 'PRICE_IN_PAST', field: 'since' })
    expect(await refused({ since: at(2), until: at(1) })).toMatchObject({ code: 'PRICE_END' })
    expect(await refused({ since: at(1), final: 1300 })).toMatchObject({ code: 'PRICE_ABOVE_ORIGINAL', field: 'final' })
    for (const times of [{ since: at(6) }, { since: at(5) }, { since: at(1), until: at(6) }, { until: at(6) }]) {
      const message = expect.stringContaining(`A1-1 already has a planned price in EUR that begins at ${iso(at(5))}`)
      expect(await refused(times)).toMatchObject({ code: 'PRICE_OVERLAPS', message })
    }
    expect(await planned()).toHaveLength(1)
    const allowed = [{ since: at(8) }, { since: at(1), until: at(5) }, { since: at(6), currency: 'SEK' }]
    for (const price of allowed) {
      expect((await shop.call('price.set', { ...euro, final: 800, ...price })).status).toBe(200)
    }
  })

  it('DGO-08 TSK-06 prices in nine currencies are planned as one edit, undone, cancelled, and restored', async () => {
    const items = SKUS.flatMap((sku) =>
      PRICE_CURRENCIES.map((currency) => ({ sku, currency, original: 1500, final: 1000, since: at(24), version: 0 })),
    )
    const set = await shop.call('price.set-many', { items })
    expect([set.status, (await planned()).length]).toEqual([200, 45])
    expect((await shop.call('undo.run', { id: undoOf(set) })).status).toBe(200)
    expect(await planned()).toEqual([])
    const again = items.map(({ version: _version, ...item }) => item)
    expect((await shop.call('price.set-many', { items: again })).status).toBe(200)
    const some = again.slice(0, 9).map(({ sku, currency, since }) => ({ sku, currency, since }))
    const cancelled = await shop.call('price.cancel-many', { items: some })
    expect([cancelled.status, (await planned()).length]).toEqual([200, 36])
    expect((await shop.call('undo.run', { id: undoOf(cancelled) })).status).toBe(200)
    expect(await planned()).toHaveLength(45)
    await passHours(24)
    expect([await planned(), await priceOf('A1-5')]).toEqual([[], 1000])
  })

  it('DGO-08 what has begun meanwhile cannot be taken back as if it were planned', async () => {
    const set = await shop.call('price.set', { ...euro, final: 900, since: at(1) })
    await passHours(1)
    expect(await shop.call('undo.run', { id: undoOf(set) })).toMatchObject({ body: { code: 'UNDO_EXPIRED' } })
    expect(await priceOf('A1-1')).toBe(900)
  })

  it('DGO-06 DGO-07 a product is read with its history, its planned prices and the rates', async () => {
    await shop.call('price.set', { ...euro, final: 900, since: at(1), until: at(3) })
    const { body } = await shop.call('price.read', { product: 'A1' })
    expect(body['value']).not.toHaveProperty('rates')
    expect(body['value']).toMatchObject({
      sku: 'A1',
      variants: SKUS.map((sku) => ({ sku, prices: PRICE_CURRENCIES.map((currency) => ({ currency })) })),
    })
    const [first] = z
      .object({ value: z.object({ variants: z.array(z.object({ prices: z.array(z.unknown()) })) }) })
      .parse(body).value.variants
    expect(first?.prices[0]).toMatchObject({
      currency: 'EUR',
      steps: [{ final: 1200 }],
      planned: [{ final: 900, isRunning: false }],
    })
    await shop.database.query
      .insertInto('exchange_rates')
      .values({ base: 'EUR', rates: JSON.stringify({ GBP: 0.86 }), fetched_at: shop.clock.now().toISOString() })
      .execute()
    const rated = await shop.call('price.read', { product: 'A1' })
    expect(rated.body['value']).toMatchObject({ rates: { EUR: 1, GBP: 0.86, CHF: 1.05 } })
    expect(await shop.call('price.read', { product: 'GONE' })).toMatchObject({ status: 404 })
  })

  it('DGO-05 only changed cells are written: one edit, one version and audit row each, one undo', async () => {
    const rows = (await shop.audit()).length
    const saved = await save([
      final('A1-1', 900, { version: 0 }),
      final('A1-2', 1200, { version: 0, size: 'XXL' }),
      final('A1-3', 1200, { version: 0 }),
    ])
    expect(saved).toMatchObject({ status: 200, body: { value: { variants: 2, changed: 2 } } })
    expect((await grid()).slice(0, 3)).toMatchObject([
      { version: 1, prices: [{ original: 1200, final: 900 }] },
      { version: 1, size: 'XXL' },
      { version: 0, prices: [{ final: 1200 }] },
    ])
    expect((await shop.audit()).length).toBe(rows + 2)
    shop.clock.advance(1000)
    expect((await shop.call('undo.run', { id: undoOf(saved) })).status).toBe(200)
    expect((await grid()).slice(0, 2)).toMatchObject([{ prices: [{ final: 1200 }] }, { size: '2' }])

    // What was changed since is left as it is, and named.
    const both = await save([final('A1-1', 900), final('A1-2', 900)])
    shop.clock.advance(1000)
    await save([final('A1-2', 800)])
    shop.clock.advance(1000)
    const undone = await shop.call('undo.run', { id: undoOf(both) })
    expect(undone.body['value']).toEqual({
      subjects: ['variant:A1-1'],
      skipped: [{ subject: 'variant:A1-2', fields: ['price.EUR'] }],
    })
    expect([await priceOf('A1-1'), await priceOf('A1-2')]).toEqual([1200, 800])
    const single = await save([final('A1-3', 900)])
    await save([final('A1-3', 800)])
    expect(await shop.call('undo.run', { id: undoOf(single) })).toMatchObject({ body: { code: 'STALE_VERSION' } })
  })

  it('DGO-05 one wrong cell and nothing is written; every problem names its cell', async () => {
    await save([final('A1-4', 1100)])
    const before = await digestOf(shop.database, ['merchant_requests'])
    const answer = await save([
      final('A1-1', 900),
      final('A1-2', 1300),
      final('GONE', 5),
      { sku: 'A1-3', size: '1', prices: [] },
    ])
    expect(answer).toMatchObject({
      status: 422,
      body: {
        code: 'BULK_REJECTED',
        problems: [
          { sku: 'A1-2', column: 'final.EUR', code: 'PRICE_ABOVE_ORIGINAL' },
          { sku: 'GONE', column: 'final.EUR', code: 'UNKNOWN_VARIANT' },
          { sku: 'A1-3', column: 'size', code: 'SIZE_TAKEN', message: expect.stringContaining('size 1') },
        ],
      },
    })
    const stale = await save([final('A1-4', 1000, { version: 0 }), final('A1-1', 900, { version: 0 })])
    expect(stale).toMatchObject({
      status: 422,
      body: { problems: [{ sku: 'A1-4', column: 'final.EUR', code: 'STALE_VERSION' }] },
    })
    expect(await digestOf(shop.database, ['merchant_requests'])).toEqual(before)
  })

  it('DGO-05 STF-18 roles without the permission save nothing, and wrong inputs are refused', async () => {
    expect(await save([final('A1-1', 900)], 'orders')).toMatchObject({ status: 403 })
    expect(await save([final('A1-1', 900)], 'products')).toMatchObject({ status: 200 })
    expect(await save([final('A1-1', -1)])).toMatchObject({ status: 400 })
    expect(await save([{ sku: 'A1-1', size: ' ', prices: [] }])).toMatchObject({ status: 400 })
    expect(await shop.call('variant.grid', { products: [], currencies: [] })).toMatchObject({ status: 400 })
  })
})
