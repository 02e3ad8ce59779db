/** The money of an exchange: it stays at the provider, and changes the order that it belongs to (RET-13). */
import type { Transaction } from '../../../platform/database/open-database.ts'
import { newId } from '../../../platform/ids.ts'
import { ok, type Result } from '../../../platform/result.ts'
import { splitByCapture } from '../captures/split-by-capture.ts'
import { stageDocument } from '../documents/document-requests.ts'
import { refuse, type OrderRefusal } from '../fulfilment/refusal.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import { endRefundedOrder } from '../payments/end-refunded-order.ts'
import { partsWithin, type RefundParts } from '../payments/refund-parts.ts'
import { stageOrderPaid } from '../payments/staged-work.ts'
import type { CommerceTables } from '../tables.ts'

type Moved = {
  readonly order: StoredOrder
  readonly total: number
  readonly parts: RefundParts
  readonly now: Date
}

/** What the replacement costs leaves the first payment, with a credit note, and is the payment of the new order. Long: one statement per row. */
export async function moveMoney(
  transaction: Transaction<CommerceTables>,
  before: StoredOrder,
  { order, total, parts, now }: Moved,
): Promise<Result<void, OrderRefusal>> {
  const payment = await transaction
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', before.id)
    .where('state', '=', 'authorised')
    .executeTakeFirst()
  if (payment === undefined || payment.refunded + payment.refunding + total > payment.amount) {
    const left = payment ? payment.amount - payment.refunded - payment.refunding : 0
    return refuse('NO_MONEY_LEFT', { left })
  }
  // The replacement is paid with money that was charged for what it replaces: what is released is not paid.
  const { released, refunded: charged } = await splitByCapture(transaction, before, {
    value: total,
    parts: { shipping: 0 },
    unitsAfter: undefined,
  })
  if (released > 0) return refuse('NO_MONEY_LEFT', { left: charged })
  const time = now.toISOString()
  const refunded = payment.refunded + total
  await transaction
    .updateTable('payments')
    .set({ refunded, updated_at: time })
    .where('psp_reference', '=', payment.psp_reference)
    .execute()
  if (refunded === payment.amount) await endRefundedOrder(transaction, before.id, now)
  const [attempt, reference] = [newId(), `exchange-${order.id}`]
  const times = { created_at: time, updated_at: time }
  await transaction
    .insertInto('payment_attempts')
    .values({ id: attempt, order_id: order.id, state: 'given-up', check_at: null, ...times })
    .execute()
  await transaction
    .insertInto('payments')
    .values({
      psp_reference: reference,
      attempt_id: attempt,
      order_id: order.id,
      state: 'authorised',
      amount: total,
      currency: payment.currency,
      method: 'exchange',
      refunded: 0,
      refunding: 0,
      provider_reference: payment.provider_reference ?? payment.psp_reference,
      credit_id: payment.credit_id,
      ...times,
    })
    .execute()
  await stageOrderPaid(transaction, order, reference, now)
  if (total === 0) return ok(undefined)
  const { lines } = partsWithin({ lines: parts.lines, shipping: 0 }, total)
  const about = { orderId: before.id, pspReference: payment.psp_reference, reference }
  await stageDocument(
    transaction,
    { kind: 'credit-note', ...about, reason: 'refund', amount: total, lines, shipping: 0 },
    now,
  )
  return ok(undefined)
}
