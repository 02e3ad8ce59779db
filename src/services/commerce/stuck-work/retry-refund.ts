/** Requests a refused refund again, with the same amount and the same parts. */
import type { Transaction } from '../../../platform/database/open-database.ts'
import { ok, type Result } from '../../../platform/result.ts'
import { refuse, type OrderRefusal } from '../fulfilment/refusal.ts'
import type { FulfilmentDeps } from '../fulfilment/shipments.ts'
import { lockOrder } from '../orders/stored-order.ts'
import { readRefundParts } from '../payments/refund-parts.ts'
import { isSettled, requestRefund, type RequestedRefund } from '../payments/request-refund.ts'
import { writeReturn } from '../returns/return-step.ts'
import { stageSettled } from '../returns/settle-return.ts'
import type { CommerceTables } from '../tables.ts'

export type RetriedRefund = RequestedRefund & { readonly number: string }

/** The provider answers a repeated reference as it did the first time, so it is a new one. */
export const retryRefund = (
  { database, clock }: FulfilmentDeps,
  id: string,
): Promise<Result<RetriedRefund, OrderRefusal>> =>
  database.transaction(async (transaction) => {
    const now = clock.now()
    const known = await transaction.selectFrom('refunds').select('order_id').where('id', '=', id).executeTakeFirst()
    const order = known && (await lockOrder(transaction, database, known.order_id))
    // Read under the lock of the order: of two persons one retries it.
    const refused = await transaction
      .selectFrom('refunds')
      .selectAll()
      .where('id', '=', id)
      .where('state', '=', 'refused')
      .where('closed_at', 'is', null)
      .executeTakeFirst()
    if (order === undefined || refused === undefined) return refuse('UNKNOWN_WORK', { id: id.slice(0, 200) })
    const parts = await readRefundParts(transaction, id)
    const { value: amount, reason } = refused
    const left = await leftToRefund(transaction, order.id)
    if (left < amount) return refuse('NO_MONEY_LEFT', { left })
    const refund = await requestRefund(transaction, order, { amount, parts, reason: reason ?? undefined }, now)
    if (refund === undefined) return refuse('NO_MONEY_LEFT', { left: 0 })
    await transaction
      .updateTable('refunds')
      .set({ state: 'retried', updated_at: now.toISOString() })
      .where('id', '=', id)
      .execute()
    await transaction.updateTable('refund_units').set({ refund_id: refund.id }).where('refund_id', '=', id).execute()
    if (refused.return_id !== null) {
      const isDone = isSettled(refund)
      const state = isDone ? 'settled' : 'refunding'
      await writeReturn(transaction, refused.return_id, { state, refund_id: refund.id }, now)
      if (isDone) await stageSettled(transaction, { id: refused.return_id, order: order.number }, now)
    }
    return ok({ ...refund, number: order.number })
  })

async function leftToRefund(transaction: Transaction<CommerceTables>, orderId: string): Promise<number> {
  const payment = await transaction
    .selectFrom('payments')
    .select(['amount', 'refunded', 'refunding'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'authorised')
    .executeTakeFirst()
  return payment === undefined ? 0 : payment.amount - payment.refunded - payment.refunding
}
