/**
 * How a reservation ends: released, claimed by a paid order, or restocked after a cancellation. Each is idempotent: only
 * reservations that are still in the expected state change anything.
 */
import type { Transaction } from '../../../platform/database/open-database.ts'
import { stageStockEvents } from '../events/stage-events.ts'
import type { CommerceTables } from '../tables.ts'
import { moveStock, recordEndedSales } from './move-stock.ts'
import { lockStock, type StockEngine } from './reserve-stock.ts'
import { stageStockStatusChange } from './stock-status-changes.ts'

const MAX_EXPIRED_PER_RUN = 500

type OrderAt = { readonly orderRef: string; readonly now: Date }

/** Back on sale. Returns how many reservations were still held. */
export async function releaseStock(
  transaction: Transaction<CommerceTables>,
  engine: StockEngine,
  { orderRef, now }: OrderAt,
): Promise<number> {
  const held = await lockReservations(transaction, engine, orderRef, 'held')
  return returnToSale(transaction, engine, 'released', held, now)
}

/** Sold: no longer in stock and no longer reserved. What is on sale does not change. Returns how many were still held. */
export async function claimStock(
  transaction: Transaction<CommerceTables>,
  { orderRef, now }: OrderAt,
): Promise<number> {
  const claimed = await transaction
    .updateTable('reservations')
    .set({ state: 'claimed', settled_at: now.toISOString() })
    .where('order_ref', '=', orderRef)
    .where('state', '=', 'held')
    .returning(['variant_id', 'warehouse', 'quantity'])
    .execute()
  await Promise.all([
    ...claimed.toSorted(byLockOrder).map(({ variant_id: variantId, warehouse, quantity }) =>
      transaction
        .updateTable('stock')
        .set((update) => ({
          quantity: update('quantity', '-', quantity),
          reserved: update('reserved', '-', quantity),
        }))
        .where('variant_id', '=', variantId)
        .where('warehouse', '=', warehouse)
        .execute(),
    ),
    stageStockEvents(transaction, variantsOf(claimed), now),
  ])
  return claimed.length
}

const variantsOf = (rows: readonly Pick<CommerceTables['reservations'], 'variant_id'>[]): readonly string[] =>
  rows.map(({ variant_id: id }) => id)

type StockKey = Pick<CommerceTables['reservations'], 'variant_id' | 'warehouse'>

/** The order in which reserveStock locks stock levels: by code point. */
function byLockOrder(one: StockKey, other: StockKey): number {
  if (one.variant_id !== other.variant_id) return one.variant_id < other.variant_id ? -1 : 1
  return one.warehouse < other.warehouse ? -1 : 1
}

/** Whether an order has claimed what it reserved. */
export async function hasClaimedStock(transaction: Transaction<CommerceTables>, orderRef: string): Promise<boolean> {
  const claimed = await transaction
    .selectFrom('reservations')
    .select('id')
    .where('order_ref', '=', orderRef)
    .where('state', '=', 'claimed')
    .limit(1)
    .executeTakeFirst()
  return claimed !== undefined
}

/** Sold, but not sent: back on sale. */
export async function restock(
  transaction: Transaction<CommerceTables>,
  engine: StockEngine,
  { orderRef, now }: OrderAt,
): Promise<number> {
  const claimed = await lockReservations(transaction, engine, orderRef, 'claimed')
  return returnToSale(transaction, engine, 'restocked', claimed, now)
}

/**
 * Releases expired reservations, some hundreds per call; several nodes may run it concurrently. Reservations of an open
 * order are released with that order only: it may have been paid a moment ago.
 */
export async function releaseExpired(
  transaction: Transaction<CommerceTables>,
  engine: StockEngine,
  now: Date,
): Promise<number> {
  const expired = await engine
    .lockRows(
      transaction
        .selectFrom('reservations')
        .select(COLUMNS)
        .where('state', '=', 'held')
        .where('expires_at', '<=', now.toISOString())
        .where((is) =>
          is.not(
            is.exists(
              is
                .selectFrom('orders')
                .select('orders.id')
                .whereRef('orders.id', '=', 'reservations.order_ref')
                .where('orders.state', 'in', ['open', 'held']),
            ),
          ),
        )
        .orderBy('variant_id')
        .orderBy('warehouse')
        .limit(MAX_EXPIRED_PER_RUN),
      { skipLocked: true },
    )
    .execute()
  return returnToSale(transaction, engine, 'released', expired, now)
}

type Reservation = Pick<
  CommerceTables['reservations'],
  'id' | 'order_ref' | 'variant_id' | 'warehouse' | 'quantity' | 'settled_at'
>

const COLUMNS = ['id', 'order_ref', 'variant_id', 'warehouse', 'quantity', 'settled_at'] as const

const lockReservations = (
  transaction: Transaction<CommerceTables>,
  { lockRows }: StockEngine,
  orderRef: string,
  state: 'held' | 'claimed',
): Promise<readonly Reservation[]> =>
  lockRows(
    transaction
      .selectFrom('reservations')
      .select(COLUMNS)
      .where('order_ref', '=', orderRef)
      .where('state', '=', state)
      .orderBy('variant_id')
      .orderBy('warehouse'),
  ).execute()

async function returnToSale(
  transaction: Transaction<CommerceTables>,
  engine: StockEngine,
  ending: 'released' | 'restocked',
  reservations: readonly Reservation[],
  now: Date,
): Promise<number> {
  if (reservations.length === 0) return 0
  const variantIds = [...new Set(variantsOf(reservations))]
  const levels = await lockStock(transaction, engine, { variantIds })
  if (ending === 'restocked') await putBack(transaction, engine, reservations, now)
  for (const { id, variant_id: variantId, warehouse, quantity } of reservations) {
    if (ending === 'released') {
      await transaction
        .updateTable('stock')
        .set((update) => ({ reserved: update('reserved', '-', quantity) }))
        .where('variant_id', '=', variantId)
        .where('warehouse', '=', warehouse)
        .execute()
    }
    await transaction
      .updateTable('reservations')
      .set({ state: 'released', settled_at: now.toISOString() })
      .where('id', '=', id)
      .execute()
  }
  const changes = reservations.map(({ variant_id: variantId, warehouse, quantity: more }) => ({
    variantId,
    warehouse,
    more,
  }))
  await stageStockStatusChange(transaction, levels, changes, now)
  if (ending === 'restocked') await stageStockEvents(transaction, variantIds, now)
  return reservations.length
}

/** What was sold, but not sent, is in stock again. */
export async function putBack(
  transaction: Transaction<CommerceTables>,
  engine: StockEngine,
  reservations: readonly Reservation[],
  now: Date,
): Promise<void> {
  const units = reservations.map(({ order_ref: orderRef, variant_id: variantId, warehouse, quantity, settled_at }) => ({
    orderRef,
    variantId,
    warehouse,
    quantity,
    soldAt: settled_at,
  }))
  await recordEndedSales(transaction, engine, units, now)
  const back = units.map(({ quantity: change, ...unit }) => ({ ...unit, change, reason: 'cancel' as const }))
  await moveStock(transaction, engine, back, now)
}
