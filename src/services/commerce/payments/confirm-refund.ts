/** What follows once money went back, or is sure never to be taken: the order, its documents and what others are notified about. */
import type { Transaction } from '../../../platform/database/open-database.ts'
import { stageDocument } from '../documents/document-requests.ts'
import { stageRefundEvent } from '../events/stage-events.ts'
import { deductionNote } from '../mail/return-mails.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import type { CommerceTables } from '../tables.ts'
import { endRefundedOrder } from './end-refunded-order.ts'
import { readRefundParts } from './refund-parts.ts'

type Confirmed = {
  /** Before the refund. */
  readonly payment: CommerceTables['payments']
  readonly value: number
  /** Of the value, what was counted as about to be refunded. */
  readonly pending: number
  /** Our reference of the refund; empty for one that was made at the provider itself. */
  readonly refundId: string
  /** What the credit note is stored under. */
  readonly reference: string
}

/** Inside a transaction that has locked the order. Without mails: those depend on what the refund is for. */
export async function confirmRefund(
  transaction: Transaction<CommerceTables>,
  order: StoredOrder,
  { payment, value, pending, refundId, reference }: Confirmed,
  now: Date,
): Promise<void> {
  const time = now.toISOString()
  const refunded = Math.min(payment.refunded + value, payment.amount)
  await transaction
    .updateTable('payments')
    .set({ refunded, refunding: Math.max(payment.refunding - pending, 0), updated_at: time })
    .where('psp_reference', '=', payment.psp_reference)
    .execute()
  if (refunded === payment.amount) await endRefundedOrder(transaction, order.id, now)
  await stageRefundEvent(transaction, { id: refundId || reference, order: order.number }, now)
  const credit = { orderId: order.id, pspReference: payment.psp_reference, reference }
  const { deductions, payment: _payment, ...parts } = (await readRefundParts(transaction, refundId)) ?? {}
  const note = deductionNote(order.snapshot, deductions ?? [])
  await stageDocument(
    transaction,
    { kind: 'credit-note', ...credit, reason: 'refund', amount: value, ...parts, ...(note !== '' && { note }) },
    now,
  )
}
