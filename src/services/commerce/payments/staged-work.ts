/** What follows from a change of an order, staged with it: topic, key and what the work needs to know. */
import { z } from 'zod'
import type { Amount } from '../../../contracts/payment-provider/payment-provider.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { stage } from '../../../platform/outbox/outbox.ts'
import { raiseCredit } from '../credits/stored-credits.ts'
import { documentWork, stageDocument } from '../documents/document-requests.ts'
import { stageOrderEvent } from '../events/stage-events.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import type { LockedOrder } from './lock-order-of-payment.ts'
import type { CommerceTables } from '../tables.ts'

/** The confirmation to the shopper. Key: the order's id. */
export const ORDER_MAIL = 'order-mail'
/** That the order arrived, while its payment is pending. Key: the order's id. */
export const RECEIVED_MAIL = 'received-mail'
/** To the shopper, with how much came back. Payload: RefundMail. */
export const REFUND_MAIL = 'refund-mail'
/** To the shopper. Key: the order's id. */
export const CANCEL_MAIL = 'cancel-mail'
/** What was bought together. Payload: PurchasedBasket. */
export const ORDER_ANALYTICS = 'order-analytics'
export const PAYMENT_REVERSAL = 'payment-reversal'
export const PAYMENT_REFUND = 'payment-refund'

/** What was bought together, without personal data. */
export const purchasePayload = z.object({ id: z.string(), at: z.string(), skus: z.array(z.string()) })

export type PurchasedBasket = Readonly<z.output<typeof purchasePayload>>

/** Once for each order, however many updates report it as paid. `pspReference` is the payment's. */
export async function stageOrderPaid(
  transaction: Transaction<CommerceTables>,
  { id, number, snapshot }: Pick<StoredOrder, 'id' | 'number' | 'snapshot'>,
  pspReference: string,
  now: Date,
): Promise<void> {
  const skus = snapshot.lines.filter(({ isGift }) => !isGift).map(({ productSku }) => productSku)
  const purchase: PurchasedBasket = { id, at: now.toISOString(), skus: [...new Set(skus)] }
  await Promise.all([
    stage(
      transaction,
      { topic: ORDER_MAIL, key: id, payload: id, due: now },
      { topic: ORDER_ANALYTICS, key: id, payload: JSON.stringify(purchase), due: now },
      documentWork({ kind: 'invoice', orderId: id, pspReference }, now),
    ),
    stageOrderEvent(transaction, 'order.paid', { number }, now),
  ])
}

/** Most banks decide within seconds: then the confirmation comes instead. */
const RECEIVED_MAIL_AFTER_MS = 60_000

/** Once for each order (LAW-09). */
export const stageReceivedMail = ({
  transaction,
  order,
  now,
}: Pick<LockedOrder, 'transaction' | 'order' | 'now'>): Promise<void> =>
  stage(transaction, {
    topic: RECEIVED_MAIL,
    key: order.id,
    payload: order.id,
    due: new Date(now.getTime() + RECEIVED_MAIL_AFTER_MS),
  })

/**
 * Reverses a payment. The provider's reference is the idempotency key: it is reversed once. A payment of nothing, or with store credit,
 * is reversed without a call to the provider.
 */
export async function stageReversal(
  transaction: Transaction<CommerceTables>,
  { snapshot }: Pick<StoredOrder, 'snapshot'>,
  payment: Pick<CommerceTables['payments'], 'psp_reference' | 'order_id' | 'amount' | 'credit_id'>,
  now: Date,
): Promise<void> {
  const { psp_reference: pspReference, amount, credit_id: creditId } = payment
  const isDone = amount === 0 || creditId !== null
  await transaction
    .updateTable('payments')
    .set({ state: isDone ? 'reversed' : 'reversing', updated_at: now.toISOString() })
    .where('psp_reference', '=', pspReference)
    .execute()
  if (creditId !== null) await raiseCredit(transaction, { id: creditId, amount, country: snapshot.market.country }, now)
  if (isDone) return stageReversed(transaction, payment, now)
  await stage(transaction, { topic: PAYMENT_REVERSAL, key: pspReference, payload: pspReference, due: now })
}

/** The whole payment went back: the invoice is credited. */
export const stageReversed = (
  transaction: Transaction<CommerceTables>,
  { psp_reference: pspReference, order_id: orderId }: Pick<CommerceTables['payments'], 'psp_reference' | 'order_id'>,
  now: Date,
): Promise<void> =>
  stageDocument(
    transaction,
    { kind: 'credit-note', orderId, pspReference, reference: pspReference, reason: 'cancellation' },
    now,
  )

const amount: z.ZodType<Amount> = z.object({ value: z.int(), currency: z.string() })

export const refundPayload = z.object({ pspReference: z.string(), amount })

export type RefundWork = Readonly<z.output<typeof refundPayload>>

export const stageRefund = (
  transaction: Transaction<CommerceTables>,
  id: string,
  refund: RefundWork,
  now: Date,
): Promise<void> => stage(transaction, { topic: PAYMENT_REFUND, key: id, payload: JSON.stringify(refund), due: now })

/** The payload of a mail about a refund. */
export const refundMailPayload = z.object({
  orderId: z.string(),
  refundId: z.string(),
  amount,
  /** The amount was reserved only, and is not charged. */
  isReleased: z.literal(true).exactOptional(),
})

export type RefundMail = Readonly<z.output<typeof refundMailPayload>>

export const stageRefundMail = (
  transaction: Transaction<CommerceTables>,
  refund: RefundMail,
  now: Date,
): Promise<void> =>
  stage(transaction, { topic: REFUND_MAIL, key: refund.refundId, payload: JSON.stringify(refund), due: now })

export const stageCancelMail = (transaction: Transaction<CommerceTables>, orderId: string, now: Date): Promise<void> =>
  stage(transaction, { topic: CANCEL_MAIL, key: orderId, payload: orderId, due: now })
