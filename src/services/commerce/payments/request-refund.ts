/** Requests a refund inside a transaction that has locked the order. What is requested counts from then on. */
import type { Transaction } from '../../../platform/database/open-database.ts'
import { newId } from '../../../platform/ids.ts'
import { isCharged, splitByCapture } from '../captures/split-by-capture.ts'
import { issueCredit, raiseCredit, type NewCredit } from '../credits/stored-credits.ts'
import type { LineUnits } from '../fulfilment/units.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import type { CommerceTables } from '../tables.ts'
import { confirmRefund } from './confirm-refund.ts'
import { partsBeyond, partsUpTo, partsWithin, storeRefundParts, type RefundParts } from './refund-parts.ts'
import type { RefundReason } from './refund-reasons.ts'
import { stageRefund } from './staged-work.ts'
import { insertRefund } from './stored-refunds.ts'

type Tx = Transaction<CommerceTables>
type PaymentRow = CommerceTables['payments']

export type RequestedRefund = {
  /** The reference that the provider's notification names. */
  readonly id: string
  readonly value: number
  readonly currency: string
  /** Of the value, what was authorised and is never captured: no notification of the provider follows. */
  readonly released: number
  /** Of the value, what went to store credit: none follows either. */
  readonly credited: number
}

/** Nothing of it waits for the provider. */
export const isSettled = ({ value, released, credited }: RequestedRefund): boolean => released + credited === value

type Wanted = {
  readonly amount: number
  /** Absent: a price reduction. */
  readonly parts?: RefundParts | undefined
  readonly reason?: RefundReason | undefined
  /** The units as the refund leaves them, where the caller writes them afterwards. */
  readonly unitsAfter?: readonly LineUnits[] | undefined
  /** The money becomes credit, instead of going back to where it came from. */
  readonly credit?: NewCredit | undefined
}

/**
 * At most what is left of the payment, pending refunds included; undefined when nothing is left or nothing is requested: then
 * nothing is written.
 */
export async function requestRefund(
  transaction: Transaction<CommerceTables>,
  order: StoredOrder,
  { amount, parts, reason, unitsAfter, credit }: Wanted,
  now: Date,
): Promise<RequestedRefund | undefined> {
  const payment = await transaction
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('state', '=', 'authorised')
    .executeTakeFirst()
  if (payment === undefined) return undefined
  const value = Math.min(amount, payment.amount - payment.refunded - payment.refunding)
  if (value <= 0) return undefined
  const within = parts && partsWithin(parts, value)
  if (credit !== undefined && payment.credit_id !== null) throw new NoCredit('PAID_WITH_CREDIT')
  if (credit !== undefined && !(await isCharged(transaction, order, { value, parts: within, unitsAfter }))) {
    throw new NoCredit('NOT_CHARGED')
  }
  if (credit !== undefined || payment.credit_id !== null) {
    const creditId = await creditFor(transaction, order, { payment, value, credit, now })
    const id = await settleRefund(transaction, order, {
      payment,
      value,
      parts: within,
      reason,
      now,
      as: { credit_id: creditId },
    })
    return { id, value, currency: payment.currency, released: 0, credited: value }
  }
  const split = await splitByCapture(transaction, order, { value, parts: within, unitsAfter })
  const wanted = { payment, reason, now }
  const { released, refunded, waits } = split
  const refund =
    refunded > 0
      ? await refundAtProvider(transaction, order, {
          ...wanted,
          value: refunded,
          parts: within && partsBeyond(within, released),
          waits,
        })
      : undefined
  const release =
    released > 0
      ? await settleRefund(transaction, order, {
          ...wanted,
          value: released,
          parts: within && partsUpTo(within, released),
          as: { released: 1 },
        })
      : undefined
  const id = refund ?? release
  return id === undefined ? undefined : { id, value, currency: payment.currency, released, credited: 0 }
}

/**
 * Rolls the transaction back. What is never captured, or not yet for certain, cannot become credit; what was paid with credit goes back to
 * it.
 */
export class NoCredit extends Error {
  override readonly name = 'NoCredit'
  readonly code: 'NOT_CHARGED' | 'PAID_WITH_CREDIT'
  constructor(code: NoCredit['code']) {
    super(code)
    this.code = code
  }
}

type Part = {
  /** Before the refund. */
  readonly payment: PaymentRow
  readonly value: number
  readonly parts: RefundParts | undefined
  readonly reason: RefundReason | undefined
  readonly now: Date
}

async function refundAtProvider(
  transaction: Tx,
  { id: orderId }: StoredOrder,
  { payment, value, parts, reason, waits, now }: Part & { readonly waits: boolean },
): Promise<string> {
  await transaction
    .updateTable('payments')
    .set({ refunding: payment.refunding + value, updated_at: now.toISOString() })
    .where('psp_reference', '=', payment.psp_reference)
    .execute()
  const [id, { currency }] = [newId(), payment]
  const { psp_reference: own, provider_reference: provider } = payment
  if (!waits) await stageRefund(transaction, id, { pspReference: provider ?? own, amount: { value, currency } }, now)
  // Without its own parts a refund of an exchanged order would be taken for one of the first order.
  if (parts !== undefined || provider !== null) {
    const stored = parts ?? { lines: [], shipping: 0 }
    await storeRefundParts(transaction, id, { ...stored, ...(provider !== null && { payment: own }) })
  }
  const delivery = parts?.shipping ?? 0
  const refund = { id, order_id: orderId, payment: own, value, currency, delivery, reason: reason ?? null }
  await insertRefund(transaction, { ...refund, waits: waits ? 1 : null }, now)
  return id
}

type Credited = {
  readonly payment: PaymentRow
  readonly value: number
  readonly credit: NewCredit | undefined
  readonly now: Date
}

/** New credit for a return, or that which the order was paid with. */
async function creditFor(
  transaction: Tx,
  order: StoredOrder,
  { payment: { credit_id: paidWith, currency }, value, credit, now }: Credited,
): Promise<string | null> {
  if (credit !== undefined) return issueCredit(transaction, order, { ...credit, value, currency }, now)
  if (paidWith === null) return null
  await raiseCredit(transaction, { id: paidWith, amount: value, country: order.snapshot.market.country }, now)
  return paidWith
}

/** Money that the provider has nothing to do with: it is never captured, or becomes credit. The books have it in the same moment. */
async function settleRefund(
  transaction: Tx,
  order: StoredOrder,
  {
    payment: { psp_reference: reference, currency },
    value,
    parts,
    reason,
    as,
    now,
  }: Part & { readonly as: { readonly released: 1 } | { readonly credit_id: string | null } },
): Promise<string> {
  const id = newId()
  if (parts !== undefined) await storeRefundParts(transaction, id, parts)
  const delivery = parts?.shipping ?? 0
  const refund = { id, order_id: order.id, payment: reference, value, currency, delivery, reason: reason ?? null }
  await insertRefund(transaction, { ...refund, ...as, state: 'confirmed' }, now)
  // Read again: a part of it may have been requested at the provider.
  const payment = await transaction
    .selectFrom('payments')
    .selectAll()
    .where('psp_reference', '=', reference)
    .executeTakeFirstOrThrow()
  await confirmRefund(transaction, order, { payment, value, pending: 0, refundId: id, reference: id }, now)
  return id
}
