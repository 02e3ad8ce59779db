import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CatalogueVariant } from '../../../contracts/merchant/catalogue.ts'
import { saveOffers } from '../catalogue/save-offers.ts'
import { commerceMigrations } from '../migrations.ts'
import { reconcile } from './reconcile.ts'
import { reserveStock } from './reserve-stock.ts'
import { setStock } from './set-stock.ts'
import { claimStock, releaseExpired, releaseStock } from './settle-reservations.ts'
import type { CommerceTables } from '../tables.ts'
import { outboxMigrations } from '../../../platform/outbox/outbox.ts'
import { barcode, variant } from '../../../../tests/support/catalogue-product.ts'
import { emptyDatabase, engines, freshDatabase, type FreshDatabase } from '../../../../tests/support/fresh-database.ts'

const NOW = new Date('2026-11-15T10:00:00.000Z')
const HOUR = 3_600_000
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds)

describe.each(engines)('reservations on %s', (engine) => {
  let fresh: FreshDatabase<CommerceTables>

  beforeAll(async () => {
    fresh = await freshDatabase(engine, [...commerceMigrations, ...outboxMigrations])
  })
  afterAll(() => fresh.remove())

  const inTransaction: FreshDatabase<CommerceTables>['database']['transaction'] = (work) =>
    fresh.database.transaction(work)
  const save = (number: number, stock: CatalogueVariant['stock']) =>
    inTransaction((transaction) =>
      saveOffers(
        transaction,
        fresh.database,
        [{ sku: `P${number}`, variants: [variant(number, { sku: `P${number}-S`, stock })] }],
        NOW,
      ),
    )
  const take = (orderRef: string, number: number, quantity: number, milliseconds = HOUR) =>
    inTransaction((transaction) =>
      reserveStock(transaction, fresh.database, {
        orderRef,
        lines: [{ variantId: barcode(number), quantity }],
        warehouses: ['nl-rsv', 'nl'],
        now: NOW,
        milliseconds,
      }),
    )
  const stockLevel = async (number: number) => {
    const rows = await fresh.database.query
      .selectFrom('stock')
      .select(['warehouse', 'quantity', 'reserved'])
      .where('variant_id', '=', barcode(number))
      .orderBy('warehouse')
      .execute()
    return Object.fromEntries(rows.map(({ warehouse, quantity, reserved }) => [warehouse, `${reserved}/${quantity}`]))
  }

  it('takes from the reserve first, then from the rest, and from no other region', async () => {
    await save(1, { 'nl-rsv': 2, nl: 3, us: 9 })
    expect(await take('one', 1, 4)).toMatchObject({ ok: true })
    expect(await stockLevel(1)).toEqual({ 'nl-rsv': '2/2', nl: '2/3', us: '0/9' })
    expect(await take('two', 1, 2)).toEqual({ ok: false, failure: [{ variantId: barcode(1), available: 1 }] })
    expect(await stockLevel(1)).toEqual({ 'nl-rsv': '2/2', nl: '2/3', us: '0/9' })
  })

  it('gives back once, sells once, and never both', async () => {
    await save(2, { nl: 5 })
    await take('back', 2, 2)
    await take('sold', 2, 3)
    const settle = { now: NOW }
    expect(await inTransaction((t) => releaseStock(t, fresh.database, { ...settle, orderRef: 'back' }))).toBe(1)
    expect(await inTransaction((t) => releaseStock(t, fresh.database, { ...settle, orderRef: 'back' }))).toBe(0)
    expect(await inTransaction((t) => claimStock(t, { ...settle, orderRef: 'back' }))).toBe(0)
    expect(await stockLevel(2)).toEqual({ nl: '3/5' })
    expect(await inTransaction((t) => claimStock(t, { ...settle, orderRef: 'sold' }))).toBe(1)
    expect(await inTransaction((t) => releaseStock(t, fresh.database, { ...settle, orderRef: 'sold' }))).toBe(0)
    expect(await stockLevel(2)).toEqual({ nl: '0/2' })
  })

  it('gives back what waited too long, and only that', async () => {
    await save(3, { nl: 5 })
    await take('short', 3, 2, 1000)
    await take('long', 3, 1, 100 * HOUR)
    expect(await inTransaction((t) => releaseExpired(t, fresh.database, later(999)))).toBe(0)
    expect(await inTransaction((t) => releaseExpired(t, fresh.database, later(1000)))).toBe(1)
    expect(await stockLevel(3)).toEqual({ nl: '1/5' })
  })

  it('the database itself refuses to promise more than there is, or less than nothing', async () => {
    await save(4, { nl: 5 })
    const set = (values: { quantity?: number; reserved?: number }) =>
      fresh.database.query.updateTable('stock').set(values).where('variant_id', '=', barcode(4)).execute()
    await expect(set({ reserved: 6 })).rejects.toThrow(/check|constraint/i)
    await expect(set({ reserved: -1 })).rejects.toThrow(/check|constraint/i)
    await expect(set({ quantity: -1 })).rejects.toThrow(/check|constraint/i)
    await set({ reserved: 3 })
    await expect(set({ quantity: 2 })).rejects.toThrow(/check|constraint/i)
    await set({ reserved: 0 })
  })

  it.each([
    ['short', { nl: 2 }, 2],
    ['not stocked at all', {}, 0],
  ])('reserves nothing at all when one of two lines is %s', async (name, stock, available) => {
    await save(11, { nl: 500 })
    await save(12, stock)
    const [before, orderRef] = [await stockLevel(11), `gone: ${name}`]
    const lines = [11, 12].map((number) => ({ variantId: barcode(number), quantity: 3 }))
    const reserved = await inTransaction((transaction) =>
      reserveStock(transaction, fresh.database, {
        orderRef,
        lines,
        warehouses: ['nl-rsv', 'nl'],
        now: NOW,
        milliseconds: HOUR,
      }),
    )
    expect(reserved).toEqual({ ok: false, failure: [{ variantId: barcode(12), available }] })
    expect(await stockLevel(11)).toEqual(before)
    const reservations = fresh.database.query.selectFrom('reservations').select('id').where('order_ref', '=', orderRef)
    expect(await reservations.execute()).toEqual([])
  })

  it('an import that counted less, or nothing at all, leaves what is promised', async () => {
    await save(5, { nl: 5 })
    await take('promised', 5, 3)
    await save(5, { nl: 1 })
    expect(await stockLevel(5)).toEqual({ nl: '3/3' })
    await save(5, { us: 7 })
    expect(await stockLevel(5)).toEqual({ nl: '3/3', us: '0/7' })
    await save(5, { nl: 9 })
    expect(await stockLevel(5)).toEqual({ nl: '3/9' })
  })

  it('a merchant sets a stock level, but not below what is promised', async () => {
    await save(6, { nl: 5 })
    await take('reserved', 6, 2)
    const set = (sku: string, quantity: number) =>
      inTransaction((t) => setStock(t, fresh.database, { sku, warehouse: 'nl', quantity }, NOW))
    expect(await set('P6-S', 8)).toEqual({ ok: true, value: { before: 5, quantity: 8, reserved: 2 } })
    expect(await set('P6-S', 1)).toMatchObject({ ok: false })
    expect(await set('UNKNOWN', 1)).toMatchObject({ ok: false })
    expect(await stockLevel(6)).toEqual({ nl: '2/8' })
  })

  it('reconciling finds what does not add up, and corrects it when requested', async () => {
    const look = (mend: boolean) => inTransaction((t) => reconcile(t, fresh.database, { now: NOW, mend }))
    expect((await look(false)).drift).toEqual([])
    await save(7, { nl: 5 })
    await take('drifted', 7, 2)
    await fresh.database.query.updateTable('stock').set({ reserved: 4 }).where('variant_id', '=', barcode(7)).execute()
    const drift = [{ variantId: barcode(7), warehouse: 'nl', quantity: 5, reserved: 4, held: 2 }]
    expect(await look(false)).toEqual({ expired: 0, drift, unexplained: [], mended: false })
    expect(await look(true)).toEqual({ expired: 0, drift, unexplained: [], mended: true })
    expect(await stockLevel(7)).toEqual({ nl: '2/5' })
    expect(await look(true)).toEqual({ expired: 0, drift: [], unexplained: [], mended: false })
  })
})

describe.each(engines)('a shop of before there were reservations on %s', (engine) => {
  it('retains its stock, of which nothing is reserved', async () => {
    const empty = await emptyDatabase(engine)
    const old = await empty.open<CommerceTables>(commerceMigrations.slice(0, 2))
    await sql`insert into variants (id, sku, product_sku, size, position, offered) values ('1', 'A-S', 'A', 'S', 0, 1)`.execute(
      old.query,
    )
    await sql`insert into stock (variant_id, warehouse, quantity) values ('1', 'nl', 7)`.execute(old.query)
    await old.close()
    const database = await empty.open<CommerceTables>(commerceMigrations)
    expect(await database.query.selectFrom('stock').selectAll().execute()).toEqual([
      { variant_id: '1', warehouse: 'nl', quantity: 7, reserved: 0 },
    ])
    await database.close()
    await empty.remove()
  })
})
