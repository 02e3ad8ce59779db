/**
 * Reserves stock for an order: all lines or none. Stock levels are locked in the order of variant and warehouse and counted
 * under the lock, so that concurrent orders neither oversell nor deadlock. The caller's transaction must end without
 * writing when this fails.
 */
import { sql } from 'kysely'
import type { WarehouseCode } from '../../../markets/types.ts'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import { newId } from '../../../platform/ids.ts'
import { fail, ok, type Result } from '../../../platform/result.ts'
import type { StockRow } from '../catalogue/stored-offers.ts'
import type { CommerceTables } from '../tables.ts'
import { allocate, type Allocation, type Demand, type Shortage } from './allocate.ts'
import { stageStockStatusChange } from './stock-status-changes.ts'

export type StockEngine = Pick<Database<CommerceTables>, 'jsonRows' | 'lockRows' | 'amongTexts'>

export type ReservationRequest = {
  readonly orderRef: string
  readonly lines: readonly Demand[]
  /** Of one region, in the order in which they are used up. */
  readonly warehouses: readonly WarehouseCode[]
  readonly now: Date
  /** How long the reservation waits for the payment. */
  readonly milliseconds: number
}

/** What an order takes from which warehouse, while those stock levels are locked. */
export type LockedAllocations = { readonly allocations: readonly Allocation[]; readonly levels: readonly StockRow[] }

export async function reserveStock(
  transaction: Transaction<CommerceTables>,
  engine: StockEngine,
  request: ReservationRequest,
): Promise<Result<readonly Allocation[], readonly Shortage[]>> {
  const locked = await allocateStock(transaction, engine, request)
  if (!locked.ok) return locked
  await writeReservations(transaction, request, locked.value)
  return ok(locked.value.allocations)
}

/** Locks the stock levels and decides. Writes nothing. */
export async function allocateStock(
  transaction: Transaction<CommerceTables>,
  engine: StockEngine,
  { lines, warehouses }: Pick<ReservationRequest, 'lines' | 'warehouses'>,
): Promise<Result<LockedAllocations, readonly Shortage[]>> {
  const variantIds = [...new Set(lines.map(({ variantId }) => variantId))]
  const levels = await lockStock(transaction, engine, { variantIds, warehouses })
  const { allocations, shortages } = allocate(
    lines,
    levels.map(({ variant_id: variantId, warehouse, quantity, reserved }) => ({
      variantId,
      warehouse,
      available: quantity - reserved,
    })),
    warehouses,
  )
  return shortages.length > 0 ? fail(shortages) : ok({ allocations, levels })
}

export async function writeReservations(
  transaction: Transaction<CommerceTables>,
  request: Pick<ReservationRequest, 'orderRef' | 'now' | 'milliseconds'>,
  { allocations, levels }: LockedAllocations,
): Promise<void> {
  const changes = allocations.map(({ variantId, warehouse, quantity }) => ({ variantId, warehouse, more: -quantity }))
  await Promise.all([
    ...allocations.map((allocation) => addReserved(transaction, allocation)),
    insertReservations(transaction, request, allocations),
    stageStockStatusChange(transaction, levels, changes, request.now),
  ])
}

/** Locks the stock levels of variants, always in the same order. Without warehouses in all of them. */
export const lockStock = (
  transaction: Transaction<CommerceTables>,
  { lockRows, amongTexts }: StockEngine,
  { variantIds, warehouses }: { readonly variantIds: readonly string[]; readonly warehouses?: readonly string[] },
): Promise<readonly StockRow[]> =>
  lockRows(
    transaction
      .selectFrom('stock')
      .select(['variant_id', 'warehouse', 'quantity', 'reserved'])
      .where(sql<boolean>`variant_id ${amongTexts(variantIds)}`)
      .$if(warehouses !== undefined, (levels) => levels.where('warehouse', 'in', warehouses ?? []))
      .orderBy('variant_id')
      .orderBy('warehouse'),
  ).execute()

async function addReserved(
  transaction: Transaction<CommerceTables>,
  { variantId, warehouse, quantity }: Allocation,
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('stock')
    .set((update) => ({ reserved: update('reserved', '+', quantity) }))
    .where('variant_id', '=', variantId)
    .where('warehouse', '=', warehouse)
    .where((is) => is(is('reserved', '+', quantity), '<=', is.ref('quantity')))
    .executeTakeFirst()
  if (numUpdatedRows !== 1n)
    throw new Error(`The stock level of ${variantId} in ${warehouse} changed while it was locked`)
}

async function insertReservations(
  transaction: Transaction<CommerceTables>,
  { orderRef, now, milliseconds }: Pick<ReservationRequest, 'orderRef' | 'now' | 'milliseconds'>,
  allocations: readonly Allocation[],
): Promise<void> {
  if (allocations.length === 0) return
  const expiresAt = new Date(now.getTime() + milliseconds).toISOString()
  await transaction
    .insertInto('reservations')
    .values(
      allocations.map(({ variantId, warehouse, quantity }) => ({
        id: newId(),
        order_ref: orderRef,
        variant_id: variantId,
        warehouse,
        quantity,
        state: 'held' as const,
        created_at: now.toISOString(),
        expires_at: expiresAt,
        settled_at: null,
      })),
    )
    // An order may reserve again what it released.
    .onConflict((conflict) =>
      conflict
        .columns(['order_ref', 'variant_id', 'warehouse'])
        .doUpdateSet((update) => ({
          quantity: update.ref('excluded.quantity'),
          state: update.ref('excluded.state'),
          created_at: update.ref('excluded.created_at'),
          expires_at: update.ref('excluded.expires_at'),
          settled_at: null,
        }))
        .where('reservations.state', '=', 'released'),
    )
    .execute()
}
