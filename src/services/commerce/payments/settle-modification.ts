/** Settles the outcome of a refund or reversal, and changes that were made to a payment at the provider itself. */
import type { Transaction } from '../../../platform/database/open-database.ts'
import { isPending, readAuthorisation } from '../captures/authorisation.ts'
import { releaseReference } from '../captures/capture-work.ts'
import { confirmCapture, failCapture, findCapture } from '../captures/note-capture.ts'
import { stageOrderEvent, stageRefundEvent } from '../events/stage-events.ts'
import type { StoredHold } from '../fulfilment/fulfilment.ts'
import { addHold, readUnits } from '../fulfilment/stored-shipments.ts'
import { releaseReserved, type OrderEngine } from '../orders/order-reservations.ts'
import { lockOrder } from '../orders/stored-order.ts'
import { closeReturns } from '../returns/close-returns.ts'
import { restockUnits } from '../stock/restock-units.ts'
import { restock } from '../stock/settle-reservations.ts'
import type { CommerceTables } from '../tables.ts'
import type { Completion } from './payment-update.ts'
import { findRefundedPayment } from './refunded-payment.ts'
import { noteRefunded, noteRefundFailed } from './settle-refund.ts'
import {
  alarm,
  noted,
  setOrder,
  standing,
  writePayment,
  type Modification,
  type SettlementContext,
} from './settlement.ts'
import { stageReversed } from './staged-work.ts'
import { PAYMENT_LOG } from '../log-codes.ts'

/** Events about a payment that alert staff and block the shipping of what is left of the order (FUL-16). */
const ALARMING: ReadonlyMap<string, StoredHold> = new Map([
  ['CHARGEBACK', 'chargeback'],
  ['SECOND_CHARGEBACK', 'chargeback'],
  ['NOTIFICATION_OF_CHARGEBACK', 'chargeback'],
  ['NOTIFICATION_OF_FRAUD', 'chargeback'],
])

/** `unknown` when the payment is not stored: its own notification may still be on the way. */
export async function settleModification(
  transaction: Transaction<CommerceTables>,
  engine: OrderEngine,
  item: Modification,
  now: Date,
): Promise<Completion> {
  const { originalReference = item.pspReference, eventCode } = item
  const about = { refundId: item.merchantReference ?? '', pspReference: originalReference }
  const found = await findRefundedPayment(transaction, about)
  const order = found && (await lockOrder(transaction, engine, found.order_id))
  if (found === undefined || order === undefined) return { effect: 'unknown' }
  // Read again: the order may have changed before it was locked.
  const payment = await transaction
    .selectFrom('payments')
    .selectAll()
    .where('psp_reference', '=', found.psp_reference)
    .executeTakeFirstOrThrow()
  const settlement = { transaction, engine, order, payment, now }
  switch (eventCode) {
    case 'CAPTURE':
      return noteCapture(settlement, item)
    case 'CAPTURE_FAILED':
      return (await noteCaptureFailed(settlement, item)) ?? noteDispute(settlement, 'capture_failed')
    case 'CANCELLATION':
      if (item.merchantReference === releaseReference(payment.psp_reference)) {
        return item.success === 'true' ? noted(order) : alarm(order, PAYMENT_LOG.releaseFailed)
      }
      return item.success === 'true' ? noteReversed(settlement) : alarm(order, PAYMENT_LOG.reversalFailed)
    case 'EXPIRE':
      return noteDispute(settlement, await expiredHold(settlement))
    case 'CANCEL_OR_REFUND':
    case 'TECHNICAL_CANCEL':
      return item.success === 'true' ? noteReversed(settlement) : alarm(order, PAYMENT_LOG.reversalFailed)
    case 'REFUND':
      return item.success === 'true' ? noteRefunded(settlement, item) : noteRefundFailed(settlement, item)
    case 'REFUND_FAILED':
    case 'REFUNDED_REVERSED':
      return item.success === 'true' ? noteRefundFailed(settlement, item) : noted(order)
    default:
      return ALARMING.has(eventCode) ? noteDispute(settlement, ALARMING.get(eventCode)) : noted(order)
  }
}

/** Of a shipment. One that the provider made by itself changes nothing. */
async function noteCapture(settlement: SettlementContext, item: Modification): Promise<Completion> {
  const { transaction, order, now } = settlement
  if (item.success !== 'true') return (await noteCaptureFailed(settlement, item)) ?? noted(order)
  const capture = await findCapture(transaction, item.merchantReference ?? '', order.id)
  if (capture === undefined || !isPending(capture)) return noted(order)
  await confirmCapture(transaction, capture, now)
  return { effect: 'captured', orderId: order.id }
}

/** Undefined when it is no capture of a shipment. */
async function noteCaptureFailed(
  { transaction, order, now }: SettlementContext,
  { merchantReference = '', eventCode }: Modification,
): Promise<Completion | undefined> {
  const capture = await findCapture(transaction, merchantReference, order.id)
  if (capture === undefined) return undefined
  const isNew = await failCapture(transaction, order, { capture, error: eventCode }, now)
  return isNew ? alarm(order, PAYMENT_LOG.captureFailed) : noted(order)
}

/** Nothing is posted that cannot be captured any more. */
async function expiredHold({ transaction, order }: SettlementContext): Promise<StoredHold | undefined> {
  const authorisation = await readAuthorisation(transaction, order.id)
  return authorisation !== undefined && authorisation.open > 0 ? 'capture_failed' : undefined
}

async function noteReversed(settlement: SettlementContext): Promise<Completion> {
  const { transaction, engine, order, payment, now } = settlement
  if (payment.state === 'reversed') return noted(order)
  await writePayment(settlement, { state: 'reversed' })
  await stageReversed(transaction, payment, now)
  const wasItsMoney = payment.state === 'authorised' && (order.state === 'paid' || order.state === 'held')
  if (!wasItsMoney) return { effect: 'reversed', orderId: order.id }
  // It was reversed at the provider itself: an order without money is not shipped.
  const next = standing(settlement, 'money.reversed')
  if (next.state === 'refunded') {
    // Parcels are out: only units that were not shipped can be sold to someone else.
    await restockUnits(transaction, engine, { orderRef: order.id, units: await unshippedUnits(settlement), now })
    await setOrder(settlement, next)
    await stageRefundEvent(transaction, { id: payment.psp_reference, order: order.number }, now)
    return { effect: 'refunded', orderId: order.id, alert: PAYMENT_LOG.reversedAfterShipping }
  }
  await restock(transaction, engine, { orderRef: order.id, now })
  await releaseReserved(transaction, engine, order.id, now)
  await closeReturns(transaction, order, now)
  await setOrder(settlement, next)
  await stageOrderEvent(transaction, 'order.cancelled', order, now)
  return { effect: 'cancelled', orderId: order.id, alert: PAYMENT_LOG.reversedAtProvider }
}

/** By variant. */
async function unshippedUnits({ transaction, order }: SettlementContext): Promise<ReadonlyMap<string, number>> {
  const { units } = await readUnits(transaction, order)
  const left = new Map<string, number>()
  for (const [place, { id }] of order.snapshot.lines.entries()) {
    left.set(id, (left.get(id) ?? 0) + (units[place]?.left ?? 0))
  }
  return left
}

async function noteDispute(
  { transaction, order, now }: SettlementContext,
  hold: StoredHold | undefined,
): Promise<Completion> {
  if (hold !== undefined) await addHold(transaction, order, hold, now)
  return alarm(order, PAYMENT_LOG.disputeReported)
}
