/** Puts some of the sold units of an order back on sale: those that were cancelled, or not shipped when its money went back. */
import type { Transaction } from '../../../platform/database/open-database.ts'
import { stageStockEvents } from '../events/stage-events.ts'
import type { CommerceTables } from '../tables.ts'
import { lockStock, type StockEngine } from './reserve-stock.ts'
import { putBack } from './settle-reservations.ts'
import { stageStockStatusChange } from './stock-status-changes.ts'
import { byTakingOrder } from './taking-order.ts'

type Units = {
  readonly orderRef: string
  /** By variant. */
  readonly units: ReadonlyMap<string, number>
  readonly now: Date
}

/**
 * Into the warehouses that they were sold from, the one that is emptied last first: what was shipped came from the others. What stays sold stays `claimed`. Returns how
 * many units came back.
 */
export async function restockUnits(
  transaction: Transaction<CommerceTables>,
  engine: StockEngine,
  { orderRef, units, now }: Units,
): Promise<number> {
  const claimed = await engine
    .lockRows(
      transaction
        .selectFrom('reservations')
        .select(['id', 'order_ref', 'variant_id', 'warehouse', 'quantity', 'settled_at'])
        .where('order_ref', '=', orderRef)
        .where('state', '=', 'claimed')
        .orderBy('variant_id')
        .orderBy('warehouse'),
    )
    .execute()
  const missing = new Map(units)
  const fromTheEnd = claimed.toSorted((one, other) => byTakingOrder(other, one))
  const returned = fromTheEnd.flatMap((row) => {
    const more = Math.min(row.quantity, missing.get(row.variant_id) ?? 0)
    missing.set(row.variant_id, (missing.get(row.variant_id) ?? 0) - more)
    return more > 0 ? [{ ...row, more }] : []
  })
  if (returned.length === 0) return 0
  const levels = await lockStock(transaction, engine, {
    variantIds: [...new Set(returned.map(({ variant_id: id }) => id))],
  })
  await putBack(
    transaction,
    engine,
    returned.map(({ more: quantity, ...row }) => ({ ...row, quantity })),
    now,
  )
  for (const { id, quantity, more } of returned) {
    await transaction
      .updateTable('reservations')
      .set(more === quantity ? { state: 'released', settled_at: now.toISOString() } : { quantity: quantity - more })
      .where('id', '=', id)
      .execute()
  }
  const changes = returned.map(({ variant_id: variantId, warehouse, more }) => ({ variantId, warehouse, more }))
  await stageStockStatusChange(transaction, levels, changes, now)
  await stageStockEvents(
    transaction,
    changes.map(({ variantId }) => variantId),
    now,
  )
  return changes.reduce((sum, { more }) => sum + more, 0)
}
