/**
 * Settles what the provider reports about a refund, by the state of its row. Notifications arrive in any order and more than once: a
 * failure may overtake the success that it is about, and a refund may fail under two names. The row, not the notification, says
 * which of the payment's figures the money is counted in.
 */
import { stageAfterCaptures } from '../captures/capture-work.ts'
import { stageDocument } from '../documents/document-requests.ts'
import { addHold } from '../fulfilment/stored-shipments.ts'
import { PAYMENT_LOG } from '../log-codes.ts'
import { stageReturnMail } from '../returns/return-mail-requests.ts'
import { noteReturnRefund } from '../returns/settle-return.ts'
import { confirmRefund } from './confirm-refund.ts'
import type { Completion } from './payment-update.ts'
import {
  alarm,
  noted,
  setOrder,
  standing,
  writePayment,
  type Modification,
  type SettlementContext,
} from './settlement.ts'
import { stageRefundMail, stageReversed } from './staged-work.ts'
import { insertRefund, noteRefundOutcome, type RefundRow } from './stored-refunds.ts'

/** Reported after the refund was done: there is nothing to compare when its success arrives late. */
const UNDOING: ReadonlySet<string> = new Set(['REFUND_FAILED', 'REFUNDED_REVERSED'])

export async function noteRefunded(settlement: SettlementContext, item: Modification): Promise<Completion> {
  const { transaction, order, payment, now } = settlement
  const { amount, pspReference, merchantReference = '' } = item
  const refund = await lockRefund(settlement, item)
  if (refund?.state === 'confirmed') return noted(order)
  if (refund !== undefined && refund.state !== 'requested') {
    return UNDOING.has(refund.error ?? '') ? noted(order) : alarm(order, PAYMENT_LOG.refundContradicted)
  }
  const returnId = await noteReturnRefund(transaction, merchantReference, 'refund.confirmed', now)
  if (refund !== undefined) await noteRefundOutcome(transaction, refund.id, { state: 'confirmed' }, now)
  if (payment.state === 'reversing') {
    await writePayment(settlement, { state: 'reversed' })
    await stageReversed(transaction, payment, now)
    return { effect: 'reversed', orderId: order.id }
  }
  const { value } = amount
  const pending = refund?.value ?? (await ofNoRow(settlement, 'requested', value))
  if (refund === undefined) await insertOfProvider(settlement, item, { state: 'confirmed' })
  const confirmed = { payment, value, pending, refundId: merchantReference, reference: pspReference }
  await confirmRefund(transaction, order, confirmed, now)
  await stageAfterCaptures(transaction, order.id, now)
  if (returnId === undefined)
    await stageRefundMail(transaction, { refundId: pspReference, orderId: order.id, amount }, now)
  else await stageReturnMail(transaction, { returnId, mail: 'settled' }, now)
  return { effect: 'refunded', orderId: order.id }
}

/** Rejected, or reported as done and failed afterwards. */
export async function noteRefundFailed(settlement: SettlementContext, item: Modification): Promise<Completion> {
  const refund = await lockRefund(settlement, item)
  switch (refund?.state) {
    case undefined:
      return UNDOING.has(item.eventCode) ? undo(settlement, item, refund) : reject(settlement, item, refund)
    case 'requested':
      return reject(settlement, item, refund)
    case 'confirmed':
      return undo(settlement, item, refund)
    case 'refused':
    case 'retried':
      return noted(settlement.order)
  }
}

async function reject(
  settlement: SettlementContext,
  item: Modification,
  refund: RefundRow | undefined,
): Promise<Completion> {
  const { transaction, order, payment, now } = settlement
  const { merchantReference = '', eventCode: error } = item
  const returnId = await noteReturnRefund(transaction, merchantReference, 'refund.refused', now)
  const pending = refund?.value ?? (await ofNoRow(settlement, 'requested', item.amount.value))
  if (refund === undefined) await insertOfProvider(settlement, item, { state: 'refused' })
  else await noteRefundOutcome(transaction, refund.id, { state: 'refused', error, returnId }, now)
  await addHold(transaction, order, 'refund_failed', now)
  await writePayment(settlement, { refunding: Math.max(payment.refunding - pending, 0) })
  return alarm(order, PAYMENT_LOG.refundRejected)
}

async function undo(
  settlement: SettlementContext,
  item: Modification,
  refund: RefundRow | undefined,
): Promise<Completion> {
  const { transaction, order, payment, now } = settlement
  const { pspReference: reference, merchantReference, eventCode: error } = item
  const { value } = item.amount
  const isReversal = refund === undefined && payment.state === 'reversed'
  const amount = isReversal ? value : (refund?.value ?? (await ofNoRow(settlement, 'confirmed', value)))
  if (refund === undefined) await insertOfProvider(settlement, item, { state: 'refused' })
  else {
    // Listed as an alarm instead, where it is not certain that it is one of ours.
    const isClosed = refund.id !== merchantReference
    await noteRefundOutcome(transaction, refund.id, { state: 'refused', error, isClosed }, now)
  }
  await addHold(transaction, order, 'refund_failed', now)
  if (amount > 0) {
    await stageDocument(transaction, { kind: 'cancellation', orderId: order.id, reference, amount }, now)
    await writePayment(settlement, { refunded: Math.max(payment.refunded - amount, 0) })
    if (order.state === 'refunded') await setOrder(settlement, standing(settlement, 'refund.failed'))
  }
  return alarm(order, PAYMENT_LOG.refundUndone)
}

/**
 * By our reference; one that was made at the provider itself by the provider's. A provider may report a failure under other ones:
 * then it is about the latest refund of that amount.
 */
async function lockRefund(
  { transaction, engine, payment }: SettlementContext,
  { pspReference, merchantReference = '', eventCode, amount }: Modification,
): Promise<RefundRow | undefined> {
  const ofPayment = transaction.selectFrom('refunds').selectAll().where('payment', '=', payment.psp_reference)
  const rows = await engine.lockRows(ofPayment.where('id', 'in', [merchantReference, pspReference])).execute()
  const named = rows.find(({ id }) => id === merchantReference) ?? rows[0]
  if (named !== undefined || !UNDOING.has(eventCode)) return named
  const latest = ofPayment
    .where('state', '=', 'confirmed')
    .where('value', '=', amount.value)
    .where('released', 'is', null)
    .where('credit_id', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
  return engine.lockRows(latest).executeTakeFirst()
}

/** So that what else is reported about it finds it. Staff have nothing to retry: it was not requested here. */
async function insertOfProvider(
  { transaction, order, payment, now }: SettlementContext,
  { pspReference: id, amount: { value, currency }, eventCode }: Modification,
  { state }: { readonly state: 'confirmed' | 'refused' },
): Promise<void> {
  const refund = { id, order_id: order.id, payment: payment.psp_reference, value, currency, delivery: 0, reason: null }
  const refused = { error: eventCode, closed_at: now.toISOString() }
  await insertRefund(transaction, { ...refund, state, ...(state === 'refused' && refused) }, now)
}

/**
 * Of an amount, what a figure of the payment can contain of it: refunds that were requested before there were rows are counted there
 * alone, and one that was made at the provider itself takes nothing from those of others.
 */
async function ofNoRow(
  { transaction, payment }: SettlementContext,
  state: 'requested' | 'confirmed',
  value: number,
): Promise<number> {
  const rows = await transaction
    .selectFrom('refunds')
    .select('value')
    .where('payment', '=', payment.psp_reference)
    .where('state', '=', state)
    .execute()
  const figure = state === 'requested' ? payment.refunding : payment.refunded
  const open = rows.reduce((rest, row) => rest - row.value, figure)
  return Math.min(value, Math.max(open, 0))
}
