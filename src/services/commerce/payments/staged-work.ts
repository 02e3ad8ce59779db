/** What follows from a change of an order, staged with it: topic, key and what the work needs to know. */
import type { Amount } from '../../../contracts/payment-provider.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { stage } from '../../../platform/outbox/outbox.ts'
import type { CommerceTables } from '../tables.ts'

/** The confirmation to the shopper. Key: the order's id. */
export const ORDER_MAIL = 'order-mail'
/** To the shopper, with how much came back. Payload: RefundTold. */
export const REFUND_MAIL = 'refund-mail'
/** To the shopper. Key: the order's id. */
export const CANCEL_MAIL = 'cancel-mail'
/** What was bought together. */
export const ORDER_ANALYTICS = 'order-analytics'
export const PAYMENT_REVERSAL = 'payment-reversal'
export const PAYMENT_REFUND = 'payment-refund'

/** Once for each order, however often it is told that it was paid. */
export async function stageOrderPaid(
  transaction: Transaction<CommerceTables>,
  orderId: string,
  now: Date,
): Promise<void> {
  for (const topic of [ORDER_MAIL, ORDER_ANALYTICS]) {
    await stage(transaction, { topic, key: orderId, payload: orderId, due: now })
  }
}

/** The provider's reference is the key: money goes back once. */
export const stageReversal = (
  transaction: Transaction<CommerceTables>,
  pspReference: string,
  now: Date,
): Promise<void> => stage(transaction, { topic: PAYMENT_REVERSAL, key: pspReference, payload: pspReference, due: now })

export type RefundWork = { readonly pspReference: string; readonly amount: Amount }

export const stageRefund = (
  transaction: Transaction<CommerceTables>,
  id: string,
  refund: RefundWork,
  now: Date,
): Promise<void> => stage(transaction, { topic: PAYMENT_REFUND, key: id, payload: JSON.stringify(refund), due: now })

/** What a mail about a refund says. */
export type RefundTold = { readonly orderId: string; readonly refundId: string; readonly amount: Amount }

export const stageRefundMail = (transaction: Transaction<CommerceTables>, told: RefundTold, now: Date): Promise<void> =>
  stage(transaction, { topic: REFUND_MAIL, key: told.refundId, payload: JSON.stringify(told), due: now })

export const stageCancelMail = (transaction: Transaction<CommerceTables>, orderId: string, now: Date): Promise<void> =>
  stage(transaction, { topic: CANCEL_MAIL, key: orderId, payload: orderId, due: now })
