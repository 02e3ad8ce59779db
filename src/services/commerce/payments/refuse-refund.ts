/** A refund that the provider refused when it was called: it can be requested again, and a person looks at the order. */
import { idOf } from '../../../platform/outbox/outbox.ts'
import { addHold } from '../fulfilment/stored-shipments.ts'
import { lockOrder } from '../orders/stored-order.ts'
import { noteReturnRefund } from '../returns/settle-return.ts'
import type { CompletionDeps } from './complete-payment.ts'
import { findRefundedPayment } from './refunded-payment.ts'
import { PAYMENT_REFUND, type RefundWork } from './staged-work.ts'
import { noteRefundOutcome } from './stored-refunds.ts'

type Refused = RefundWork & {
  readonly id: string
  /** As the provider words it. */
  readonly error: string
}

/** The effect and the note that the work is done are one transaction: after a crash it does not happen a second time. */
export const noteRefundRefused = (
  { database, clock }: Pick<CompletionDeps, 'database' | 'clock'>,
  { id, pspReference, amount, error }: Refused,
): Promise<void> =>
  database.transaction(async (transaction) => {
    const now = clock.now()
    const found = await findRefundedPayment(transaction, { refundId: id, pspReference })
    const order = found && (await lockOrder(transaction, database, found.order_id))
    if (found === undefined || order === undefined) return
    const { numUpdatedRows } = await transaction
      .updateTable('outbox')
      .set({ done_at: now.toISOString(), payload: '' })
      .where('id', '=', idOf({ topic: PAYMENT_REFUND, key: id }))
      .where('done_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    // The provider's notification of an earlier attempt may have come first.
    const refund = await transaction.selectFrom('refunds').select('state').where('id', '=', id).executeTakeFirst()
    if (refund !== undefined && refund.state !== 'requested') return
    await transaction
      .updateTable('payments')
      .set((update) => ({ refunding: update('refunding', '-', amount.value), updated_at: now.toISOString() }))
      .where('psp_reference', '=', found.psp_reference)
      .where('refunding', '>=', amount.value)
      .execute()
    const returnId = await noteReturnRefund(transaction, id, 'refund.refused', now)
    await noteRefundOutcome(transaction, id, { state: 'refused', error, returnId }, now)
    await addHold(transaction, order, 'refund_failed', now)
  })
