/** Requests a refund inside a transaction that has locked the order. What is requested counts from then on. */
import type { Transaction } from '../../../platform/database/open-database.ts'
import { newId } from '../../../platform/ids.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import type { CommerceTables } from '../tables.ts'
import { partsWithin, storeRefundParts, type RefundParts } from './refund-parts.ts'
import { stageRefund } from './staged-work.ts'

export type RequestedRefund = {
  /** The reference that the provider's notification names. */
  readonly id: string
  readonly value: number
  readonly currency: string
}

/**
 * At most what is left of the payment, pending refunds included; undefined when nothing is left or nothing is requested: then
 * nothing is written.
 */
export async function requestRefund(
  transaction: Transaction<CommerceTables>,
  { id: orderId }: Pick<StoredOrder, 'id'>,
  { amount, parts }: { readonly amount: number; readonly parts: RefundParts },
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
  await stageRefund(transaction, id, { pspReference: provider ?? own, amount: { value, currency } }, now)
  await storeRefundParts(transaction, id, { ...partsWithin(parts, value), ...(provider !== null && { payment: own }) })
  return { id, value, currency }
}
