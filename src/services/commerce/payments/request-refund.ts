/** Requests a refund inside a transaction that has locked the order. What is requested counts from then on. */
import type { Transaction } from '../../../platform/database/open-database.ts'
import { newId } from '../../../platform/ids.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import type { CommerceTables } from '../tables.ts'
import { partsWithin, storeRefundParts, type RefundParts } from './refund-parts.ts'
import type { RefundReason } from './refund-reasons.ts'
import { stageRefund } from './staged-work.ts'
import { insertRefund } from './stored-refunds.ts'

export type RequestedRefund = {
  /** The reference that the provider's notification names. */
  readonly id: string
  readonly value: number
  readonly currency: string
}

type Wanted = {
  readonly amount: number
  /** Absent: a price reduction. */
  readonly parts?: RefundParts | undefined
  readonly reason?: RefundReason | undefined
}

/**
 * At most what is left of the payment, pending refunds included; undefined when nothing is left or nothing is requested: then
 * nothing is written.
 */
export async function requestRefund(
  transaction: Transaction<CommerceTables>,
  { id: orderId }: Pick<StoredOrder, 'id'>,
  { amount, parts, reason }: Wanted,
  now: Date,
): Promise<RequestedRefund | undefined> {
  const payment = await transaction
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'authorised')
    .executeTakeFirst()
  if (payment === undefined) return undefined
  const value = Math.min(amount, payment.amount - payment.refunded - payment.refunding)
  if (value <= 0) return undefined
  await transaction
    .updateTable('payments')
    .set({ refunding: payment.refunding + value, updated_at: now.toISOString() })
    .where('psp_reference', '=', payment.psp_reference)
    .execute()
  const [id, { currency }] = [newId(), payment]
  const { psp_reference: own, provider_reference: provider } = payment
  const within = parts && partsWithin(parts, value)
  await stageRefund(transaction, id, { pspReference: provider ?? own, amount: { value, currency } }, now)
  // Without its own parts a refund of an exchanged order would be taken for one of the first order.
  if (within !== undefined || provider !== null) {
    const stored = within ?? { lines: [], shipping: 0 }
    await storeRefundParts(transaction, id, { ...stored, ...(provider !== null && { payment: own }) })
  }
  const delivery = within?.shipping ?? 0
  const refund = { id, order_id: orderId, payment: own, value, currency, delivery, reason: reason ?? null }
  await insertRefund(transaction, refund, now)
  return { id, value, currency }
}
