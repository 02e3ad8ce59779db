/** Takes the units of a return that were never shipped out of their order: they are for sale again (RET-04). */
import type { Transaction } from '../../../platform/database/open-database.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { ok, type Result } from '../../../platform/result.ts'
import { refuse, type OrderRefusal } from '../fulfilment/refusal.ts'
import type { FulfilmentDeps } from '../fulfilment/shipments.ts'
import { setFulfilment, type OrderUnits } from '../fulfilment/stored-shipments.ts'
import { transitionOf } from '../fulfilment/transitions.ts'
import { fulfilmentOf, type LineQuantity, quantitiesByVariant } from '../fulfilment/units.ts'
import { restockUnits } from '../stock/restock-units.ts'
import type { CommerceTables } from '../tables.ts'
import type { SettleBasis } from './settle-bases.ts'
import { unitsOut } from './shipped-units.ts'
import type { StoredReturn } from './stored-returns.ts'

type Tx = Transaction<CommerceTables>

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
  if ((await takenOut(transaction, found.id)).size > 0) return ok(undefined)
  const out = basis === 'not_shipped' ? [] : await unitsOut(transaction, locked, found)
  const taken = found.units
    .map(({ itemId, quantity }): LineQuantity => {
      const away = out.find((one) => one.itemId === itemId)?.quantity ?? 0
      return { itemId, quantity: quantity - away }
    })
    .filter(({ quantity }) => quantity > 0)
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
  const after = units.map((line) => {
    const more = taken.find(({ itemId }) => itemId === line.itemId)?.quantity ?? 0
    return { ...line, cancelled: line.cancelled + more, left: line.left - more }
  })
  await setFulfilment(transaction, order, { fulfilment: fulfilmentOf(after, shipments) }, now)
  return ok(undefined)
}
