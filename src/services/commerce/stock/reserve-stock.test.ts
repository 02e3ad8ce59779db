/** Concurrent reservations: no unit is reserved twice, and no two orders deadlock. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barcode, variant } from '../../../../tests/support/catalogue-product.ts'
import { engines, freshDatabase, type FreshDatabase } from '../../../../tests/support/fresh-database.ts'
import type { CatalogueVariant } from '../../../contracts/merchant/catalogue.ts'
import { outboxMigrations } from '../../../platform/outbox/outbox.ts'
import { saveOffers } from '../catalogue/save-offers.ts'
import { commerceMigrations } from '../migrations.ts'
import type { CommerceTables } from '../tables.ts'
import type { Demand } from './allocate.ts'
import { reserveStock } from './reserve-stock.ts'

const NOW = new Date('2026-11-15T10:00:00.000Z')
const HOUR = 3_600_000

describe.each(engines)('concurrent reservations on %s', (engine) => {
  let fresh: FreshDatabase<CommerceTables>

  beforeAll(async () => {
    fresh = await freshDatabase(engine, [...commerceMigrations, ...outboxMigrations])
  })
  afterAll(() => fresh.remove())

  const save = (sku: string, variants: readonly CatalogueVariant[]) =>
    fresh.database.transaction((transaction) => saveOffers(transaction, fresh.database, [{ sku, variants }], NOW))
  const reserve = (orderRef: string, lines: readonly Demand[]) =>
    fresh.database.transaction((transaction) =>
      reserveStock(transaction, fresh.database, {
        orderRef,
        lines,
        warehouses: ['nl-rsv', 'nl'],
        now: NOW,
        milliseconds: HOUR,
      }),
    )
  const fiftyOrders = (order: (number: number) => ReturnType<typeof reserve>) =>
    Promise.all(Array.from({ length: 50 }, (_, number) => order(number)))

  it('fifty orders of ten units in two warehouses reserve exactly ten', async () => {
    await save('RARE', [variant(50, { sku: 'RARE-S', stock: { 'nl-rsv': 4, nl: 6 } })])
    const orders = await fiftyOrders((number) => reserve(`race-${number}`, [{ variantId: barcode(50), quantity: 1 }]))
    expect(orders.filter(({ ok }) => ok)).toHaveLength(10)
    expect(orders.find(({ ok }) => !ok)).toEqual({ ok: false, failure: [{ variantId: barcode(50), available: 0 }] })
    const stock = fresh.database.query.selectFrom('stock').select(['warehouse', 'quantity', 'reserved'])
    expect(await stock.where('variant_id', '=', barcode(50)).orderBy('warehouse').execute()).toEqual([
      { warehouse: 'nl', quantity: 6, reserved: 6 },
      { warehouse: 'nl-rsv', quantity: 4, reserved: 4 },
    ])
  })

  it('orders of the same variants in opposite order do not deadlock', async () => {
    await save('PAIRS', [
      variant(60, { sku: 'PAIRS-A', stock: { nl: 40 } }),
      variant(61, { sku: 'PAIRS-B', stock: { nl: 40 } }),
    ])
    const orders = await fiftyOrders((number) => {
      const ids = number % 2 === 0 ? [60, 61] : [61, 60]
      return reserve(
        `pairs-${number}`,
        ids.map((id) => ({ variantId: barcode(id), quantity: 1 })),
      )
    })
    expect(orders.filter(({ ok }) => ok)).toHaveLength(40)
  })

  it('stores the reservation with its expiry, and may renew one that was released', async () => {
    await save('AGAIN', [variant(70, { sku: 'AGAIN-S', stock: { nl: 5 } })])
    const rows = () =>
      fresh.database.query
        .selectFrom('reservations')
        .select(['state', 'quantity', 'created_at', 'expires_at', 'settled_at'])
        .where('order_ref', '=', 'again')
        .execute()
    await reserve('again', [{ variantId: barcode(70), quantity: 2 }])
    const held = { state: 'held', created_at: NOW.toISOString(), expires_at: '2026-11-15T11:00:00.000Z' }
    expect(await rows()).toEqual([{ ...held, quantity: 2, settled_at: null }])
    await fresh.database.query
      .updateTable('reservations')
      .set({ state: 'released', settled_at: NOW.toISOString() })
      .where('order_ref', '=', 'again')
      .execute()
    await fresh.database.query.updateTable('stock').set({ reserved: 0 }).where('variant_id', '=', barcode(70)).execute()
    await reserve('again', [{ variantId: barcode(70), quantity: 3 }])
    expect(await rows()).toEqual([{ ...held, quantity: 3, settled_at: null }])
  })
})
