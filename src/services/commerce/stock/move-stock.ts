/**
 * The only writer of stock quantities but for sales: every change is written with its reason. A sale is a claimed reservation, so a
 * purchase writes nothing more. For each variant and warehouse, movements less claimed reservations are the quantity (DGO-10).
 */
import { sql } from 'kysely'
import { bulkRows } from '../../../platform/database/bulk-rows.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { newId } from '../../../platform/ids.ts'
import type { CommerceTables } from '../tables.ts'
import type { CommerceEngine } from '../catalogue/stored-offers.ts'
import type { MovementReason } from '../../../contracts/merchant/stock-reasons.ts'

type StockPlace = { readonly variantId: string; readonly warehouse: string }

/** What belongs to a movement beside the change itself. */
export type MovementNote = {
  readonly reason: MovementReason
  /** `staff:ID`, `cli:USER`, `api-key:ID`; none where the shop did it. */
  readonly actor?: string | undefined
  readonly note?: string | undefined
  readonly orderRef?: string | undefined
  /** Of a transfer. */
  readonly otherWarehouse?: string | undefined
  readonly isUndo?: boolean | undefined
}

export type StockMovement = StockPlace & MovementNote & { readonly change: number }

/**
 * Changes quantities and records why. The caller has locked the stock levels that are there, and checked that no quantity becomes
 * less than what is reserved. A level that is not there yet is created, also by a change of 0.
 */
export async function moveStock(
  transaction: Transaction<CommerceTables>,
  engine: CommerceEngine,
  movements: readonly StockMovement[],
  now: Date,
): Promise<void> {
  const changes = sumByPlace(movements)
  await addUnits(
    transaction,
    engine,
    changes.filter(({ change }) => change >= 0),
  )
  await takeUnits(
    transaction,
    engine,
    changes.filter(({ change }) => change < 0),
  )
  // A count that found what was expected is worth knowing.
  const worthy = movements.filter(({ change, reason }) => change !== 0 || reason === 'count')
  await recordMovements(transaction, engine, worthy, now)
}

/** Without a change of the quantity: it was changed already. */
export async function recordMovements(
  transaction: Transaction<CommerceTables>,
  engine: CommerceEngine,
  movements: readonly (StockMovement & { readonly at?: string })[],
  now: Date,
): Promise<void> {
  if (movements.length === 0) return
  const rows = bulkRows(
    engine,
    {
      id: 'text',
      variant_id: 'text',
      warehouse: 'text',
      change: 'bigint',
      reason: 'text',
      at: 'text',
      actor: 'text',
      note: 'text',
      order_ref: 'text',
      other_warehouse: 'text',
      is_undo: 'bigint',
    },
    movements.map(({ variantId, warehouse, change, reason, at = now.toISOString(), ...more }) => [
      newId(),
      variantId,
      warehouse,
      change,
      reason,
      at,
      more.actor ?? null,
      more.note ?? null,
      more.orderRef ?? null,
      more.otherWarehouse ?? null,
      more.isUndo ? 1 : 0,
    ]),
  )
  await sql`insert into stock_movements
    (id, variant_id, warehouse, change, reason, at, actor, note, order_ref, other_warehouse, is_undo)
    select * from ${rows} as given where true`.execute(transaction)
}

/**
 * Reservations that are about to stop being claimed are no longer read as sales: the sale becomes a row, so that the history shows
 * both it and what ended it.
 */
export const recordEndedSales = (
  transaction: Transaction<CommerceTables>,
  engine: CommerceEngine,
  sales: readonly (StockPlace & {
    readonly orderRef: string
    readonly quantity: number
    readonly soldAt: string | null
  })[],
  now: Date,
): Promise<void> =>
  recordMovements(
    transaction,
    engine,
    sales.map(({ variantId, warehouse, orderRef, quantity, soldAt }) => ({
      variantId,
      warehouse,
      orderRef,
      change: -quantity,
      reason: 'sale',
      at: soldAt ?? now.toISOString(),
    })),
    now,
  )

type PlaceChange = StockPlace & { readonly change: number }

/** In the order in which orders lock stock levels, to avoid a deadlock. */
function sumByPlace(movements: readonly StockMovement[]): readonly PlaceChange[] {
  const places = Map.groupBy(movements, ({ variantId, warehouse }) => `${variantId} ${warehouse}`)
  return [...places]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, own]) => {
      const [first] = own
      if (first === undefined) return []
      const { variantId, warehouse } = first
      return [{ variantId, warehouse, change: own.reduce((sum, { change }) => sum + change, 0) }]
    })
}

const changedRows = (engine: CommerceEngine, changes: readonly PlaceChange[]) =>
  bulkRows(
    engine,
    { variant_id: 'text', warehouse: 'text', change: 'bigint' },
    changes.map(({ variantId, warehouse, change }) => [variantId, warehouse, change]),
  )

async function addUnits(
  transaction: Transaction<CommerceTables>,
  engine: CommerceEngine,
  changes: readonly PlaceChange[],
): Promise<void> {
  if (changes.length === 0) return
  await sql`insert into stock (variant_id, warehouse, quantity)
    select variant_id, warehouse, change from ${changedRows(engine, changes)} as given where true
    on conflict (variant_id, warehouse) do update set quantity = stock.quantity + excluded.quantity`.execute(
    transaction,
  )
}

async function takeUnits(
  transaction: Transaction<CommerceTables>,
  engine: CommerceEngine,
  changes: readonly PlaceChange[],
): Promise<void> {
  if (changes.length === 0) return
  const { numAffectedRows } = await sql`update stock set quantity = stock.quantity + given.change
    from ${changedRows(engine, changes)} as given
    where stock.variant_id = given.variant_id and stock.warehouse = given.warehouse`.execute(transaction)
  if (numAffectedRows !== BigInt(changes.length)) {
    throw new Error('Constraint of stock: units were taken from a level that is not there')
  }
}
