import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barcode, variant } from '../../../../tests/support/catalogue-product.ts'
import { engines, freshDatabase, type FreshDatabase } from '../../../../tests/support/fresh-database.ts'
import type { CatalogueVariant } from '../../../contracts/merchant/catalogue.ts'
import { outboxMigrations } from '../../../platform/outbox/outbox.ts'
import { commerceMigrations } from '../migrations.ts'
import type { CommerceTables } from '../tables.ts'
import { retireOffersExcept, saveOffers } from './save-offers.ts'

const DAY = 24 * 60 * 60 * 1000
const day = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * DAY)
const euro = (original: number, final: number): CatalogueVariant['prices'] => ({ EUR: { original, final } })

describe.each(engines)('saveOffers on %s', (engine) => {
  let fresh: FreshDatabase<CommerceTables>
  const save = (sku: string, variants: readonly CatalogueVariant[], now = day(0)) =>
    fresh.database.transaction((transaction) => saveOffers(transaction, fresh.database, [{ sku, variants }], now))
  const steps = (id: string) =>
    fresh.database.query
      .selectFrom('price_history')
      .select(['since', 'final'])
      .where('variant_id', '=', id)
      .orderBy('since')
      .execute()

  beforeAll(async () => {
    fresh = await freshDatabase(engine, [...commerceMigrations, ...outboxMigrations])
  })
  afterAll(() => fresh.remove())

  it('writes only what differs, and returns the products that changed', async () => {
    const given = [variant(10, { sku: 'B1', prices: euro(1200, 1200) })]
    expect(await save('B1', given)).toEqual({ products: ['B1'], variants: [] })
    expect(await save('B1', given, day(5))).toEqual({ products: [], variants: [] })
    expect(await save('B1', [{ ...variant(10, { sku: 'B1' }), prices: euro(1200, 900) }], day(40))).toEqual({
      products: ['B1'],
      variants: [{ sku: 'B1', fields: expect.arrayContaining(['price.EUR']) }],
    })
    expect(await steps(barcode(10))).toEqual([
      { since: day(0).toISOString(), final: 1200 },
      { since: day(40).toISOString(), final: 900 },
    ])
  })

  it('retains a barcode and its history when the merchant takes it out', async () => {
    await save('C1', [variant(20, { sku: 'C1-S' }), variant(21, { sku: 'C1-M' })])
    await save('C1', [variant(20, { sku: 'C1-S' })])
    const row = await fresh.database.query
      .selectFrom('variants')
      .selectAll()
      .where('sku', '=', 'C1-M')
      .executeTakeFirst()
    expect(row).toMatchObject({ offered: 0 })
    expect((await steps(barcode(21))).at(-1)).toMatchObject({ final: null })
  })

  it('a sku whose barcode is no longer offered is free for another one', async () => {
    await save('G1', [variant(60, { sku: 'G1-S' })])
    await save('G1', [variant(61, { sku: 'G1-S' })])
    await save('G1', [])
    await save('G2', [variant(62, { sku: 'G1-S' })])
    await expect(save('G3', [variant(63, { sku: 'G1-S' })])).rejects.toThrow(/unique/i)
  })

  it('what the import does not name is no longer offered, and that is a change', async () => {
    await save('H1', [variant(70, { sku: 'H1' })])
    const version = async () =>
      (await fresh.database.query.selectFrom('offers_version').select('version').executeTakeFirstOrThrow()).version
    const before = await version()
    await fresh.database.transaction((transaction) =>
      retireOffersExcept(transaction, fresh.database, (sku) => sku !== 'H1', day(3)),
    )
    expect(await version()).toBe(before + 1)
    expect((await steps(barcode(70))).at(-1)).toEqual({ since: day(3).toISOString(), final: null })
  })

  it('refuses stock below nothing and a price above the original, in the database itself', async () => {
    await expect(save('D1', [variant(30, { sku: 'D1', stock: { nl: -1 } })])).rejects.toThrow(/check|constraint/i)
    await expect(save('D1', [variant(30, { sku: 'D1', prices: euro(900, 1000) })])).rejects.toThrow(/check|constraint/i)
    expect(
      await fresh.database.query.selectFrom('variants').selectAll().where('product_sku', '=', 'D1').execute(),
    ).toEqual([])
  })
})
