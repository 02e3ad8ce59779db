/** Units of a return that never left: they are taken out of their order, and are for sale again. */
import type { Transaction } from '../../../platform/database/open-database.ts'
import { ok, type Result } from '../../../platform/result.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { refuse, type OrderRefusal } from '../fulfilment/refusal.ts'
import type { FulfilmentDeps } from '../fulfilment/shipments.ts'
import { setFulfilment, type OrderUnits } from '../fulfilment/stored-shipments.ts'
import { transitionOf } from '../fulfilment/transitions.ts'
import { fulfilmentOf, type LineQuantity, type LineUnits, quantitiesByVariant } from '../fulfilment/units.ts'
import { restockUnits } from '../stock/restock-units.ts'
import type { CommerceTables } from '../tables.ts'
import { unitsOut } from './shipped-units.ts'
import type { StoredReturn } from './stored-returns.ts'

type Tx = Transaction<CommerceTables>

/** Why a return is settled before its units were received. */
export const SETTLE_BASES = ['proof_of_posting', 'keep_goods', 'not_shipped'] as const
export type SettleBasis = (typeof SETTLE_BASES)[number]

/** Units that an earlier settlement of this return took out of the order; its refund was refused since. */
export async function takenOut(transaction: CommerceQuery, returnId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await transaction
    .selectFrom('cancelled_units')
    .select(['item_id', 'quantity'])
    .where('cancellation_id', '=', returnId)
    .execute()
  return new Map(rows.map((row) => [row.item_id, row.quantity]))
}

type TakenOut = {
  readonly locked: OrderUnits
  readonly found: StoredReturn
  readonly basis: SettleBasis | undefined
  readonly now: Date
}

/** Units of the return that never left; none where an earlier settlement took them out. */
export async function neverSent(
  query: CommerceQuery,
  locked: OrderUnits,
  found: StoredReturn,
  basis?: SettleBasis,
): Promise<readonly LineQuantity[]> {
  if ((await takenOut(query, found.id)).size > 0) return []
  const out = basis === 'not_shipped' ? [] : await unitsOut(query, locked, found)
  return found.units
    .map(({ itemId, quantity }): LineQuantity => {
      const away = out.find((one) => one.itemId === itemId)?.quantity ?? 0
      return { itemId, quantity: quantity - away }
    })
    .filter(({ quantity }) => quantity > 0)
}

/** The units of an order after some were taken out. */
export const unitsAfter = (units: readonly LineUnits[], taken: readonly LineQuantity[]): readonly LineUnits[] =>
  units.map((line) => {
    const more = taken.find(({ itemId }) => itemId === line.itemId)?.quantity ?? 0
    return { ...line, cancelled: line.cancelled + more, left: line.left - more }
  })

/**
 * Units that never left are for sale again; they are refunded by the return, not a second time as cancelled ones. With the basis
 * `not_shipped` all units of the return must be such.
 */
export async function takeOutUnshipped(
  transaction: Tx,
  database: FulfilmentDeps['database'],
  { locked, found, basis, now }: TakenOut,
): Promise<Result<void, OrderRefusal>> {
  const { order, units, shipments } = locked
  const taken = await neverSent(transaction, locked, found, basis)
  if (taken.length === 0) return ok(undefined)
  const leftOf = (itemId: string) => units.find((line) => line.itemId === itemId)?.left ?? 0
  const missing = taken.find(({ itemId, quantity }) => quantity > leftOf(itemId))
  if (missing !== undefined) {
    return refuse('UNITS_LEFT', { line: missing.itemId, left: leftOf(missing.itemId) })
  }
  // Of an order whose money went back nothing is shipped any more, and its units may be for sale again already.
  if (transitionOf(order, 'order.cancelLines') === undefined) return ok(undefined)
  await transaction
    .insertInto('cancelled_units')
    .values(
      taken.map(({ itemId, quantity }) => ({
        cancellation_id: found.id,
        order_id: order.id,
        item_id: itemId,
        quantity,
        refund: 0,
        cancelled_at: now.toISOString(),
      })),
    )
    .execute()
  const byVariant = quantitiesByVariant(order.snapshot.lines, taken)
  await restockUnits(transaction, database, { orderRef: order.id, units: byVariant, now })
  const fulfilment = fulfilmentOf(unitsAfter(units, taken), shipments)
  await setFulfilment(transaction, order, { fulfilment }, now)
  return ok(undefined)
}
