/** Which way the money of a refund went: what the mail about it says. */
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { maskedCreditCode } from '../credits/credit-code.ts'
import { readCredit, type StoredCredit } from '../credits/stored-credits.ts'

export type RefundWay =
  /** Back to where it came from. */
  | { readonly kind: 'provider' }
  /** It was reserved only, and is not charged. */
  | { readonly kind: 'released' }
  | { readonly kind: 'credit'; readonly credit: StoredCredit }

export const TO_PROVIDER: RefundWay = { kind: 'provider' }
export const RELEASED: RefundWay = { kind: 'released' }

/** By our reference of the refund. One that was made at the provider itself has no row. */
export async function refundWay(query: CommerceQuery, refundId: string): Promise<RefundWay> {
  const row = await query
    .selectFrom('refunds')
    .select(['released', 'credit_id'])
    .where('id', '=', refundId)
    .executeTakeFirst()
  if (row?.released === 1) return RELEASED
  return toCredit(query, row?.credit_id)
}

/** Of the payment that was reversed with its order. */
export async function reversalWay(query: CommerceQuery, orderId: string): Promise<RefundWay> {
  const row = await query
    .selectFrom('payments')
    .select('credit_id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'reversed')
    .where('credit_id', 'is not', null)
    .executeTakeFirst()
  return toCredit(query, row?.credit_id)
}

/** Without the code that pays. */
export const maskedWay = (way: RefundWay): RefundWay =>
  way.kind === 'credit' ? { kind: 'credit', credit: masked(way.credit) } : way

export const masked = (credit: StoredCredit): StoredCredit => ({ ...credit, code: maskedCreditCode(credit.code) })

async function toCredit(query: CommerceQuery, id: string | null | undefined): Promise<RefundWay> {
  const credit = typeof id === 'string' ? await readCredit(query, { id }) : undefined
  return credit === undefined ? TO_PROVIDER : { kind: 'credit', credit }
}
