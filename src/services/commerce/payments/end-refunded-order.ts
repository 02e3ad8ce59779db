/** What a payment that was refunded as a whole means for its order. */
import type { Transaction } from '../../../platform/database/open-database.ts'
import { standingAfter, transitionOf } from '../fulfilment/transitions.ts'
import type { CommerceTables } from '../tables.ts'

/**
 * Inside a transaction that has locked the order. State and fulfilment are read again: the same transaction may have taken units out of
 * the order since it was locked.
 */
export async function endRefundedOrder(
  transaction: Transaction<CommerceTables>,
  orderId: string,
  now: Date,
): Promise<void> {
  const order = await transaction
    .selectFrom('orders')
    .select(['state', 'fulfilment'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const rule = transitionOf(order, 'refund.complete')
  if (rule === undefined) return
  await transaction
    .updateTable('orders')
    .set({ ...standingAfter(order, rule, () => order.fulfilment), updated_at: now.toISOString() })
    .where('id', '=', orderId)
    .execute()
}
