/** A posted shipment is captured with its share, a voided one leaves what was captured to the next (FUL-17). */
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import { idOf } from '../../../platform/outbox/outbox.ts'
import type { OrderUnits, StoredShipment } from '../fulfilment/stored-shipments.ts'
import { refundedDelivery } from '../payments/stored-refunds.ts'
import { paidAmounts } from '../returns/paid-amounts.ts'
import type { CommerceTables } from '../tables.ts'
import { readAuthorisation, type Authorisation, type CaptureRow } from './authorisation.ts'
import { captureFor, shareOf } from './capture-sums.ts'
import { captureKey, PAYMENT_CAPTURE, stageAfterCaptures, stageCapture } from './capture-work.ts'

type Tx = Transaction<CommerceTables>

/** Inside the transaction that posts the shipment. Nothing happens where the money was captured with the payment. */
export async function captureShipment(
  transaction: Tx,
  /** Before the shipment. */
  { order, units }: OrderUnits,
  shipment: Pick<StoredShipment, 'id' | 'units'>,
  now: Date,
): Promise<void> {
  const authorisation = await readAuthorisation(transaction, order.id)
  if (authorisation === undefined) return
  const { payment, captures, open, spare } = authorisation
  const paid = paidAmounts(order.snapshot)
  const isFirst = captures.every(({ voided_at: voidedAt }) => voidedAt !== null)
  const delivery = isFirst ? Math.max(paid.delivery - (await refundedDelivery(transaction, order.id)), 0) : 0
  const shippedBefore = (itemId: string) => units.find((line) => line.itemId === itemId)?.shipped ?? 0
  const share = shareOf(paid, shipment.units, shippedBefore) + delivery
  const isLast = sumOf(units.map(({ left }) => left)) === sumOf(shipment.units.map(({ quantity }) => quantity))
  const { covered, value } = captureFor({ share, open, spare, isLast })
  await useSpare(transaction, authorisation, isLast ? spare : covered)
  const time = now.toISOString()
  const capture: CaptureRow = {
    id: shipment.id,
    order_id: order.id,
    payment: payment.psp_reference,
    value,
    currency: payment.currency,
    covered: isLast ? spare : covered,
    spare: 0,
    state: value === 0 ? 'confirmed' : 'staged',
    tries: 1,
    error: null,
    requested_at: time,
    updated_at: time,
    voided_at: null,
    closed_at: null,
  }
  await transaction.insertInto('captures').values(capture).execute()
  if (value > 0) await stageCapture(transaction, capture, now)
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0)

/** Of voided shipments, the oldest first. */
export async function useSpare(transaction: Tx, { captures }: Authorisation, amount: number): Promise<void> {
  let left = amount
  for (const { id, spare } of captures) {
    const used = Math.min(spare, left)
    if (used === 0) continue
    left -= used
    await transaction
      .updateTable('captures')
      .set({ spare: spare - used })
      .where('id', '=', id)
      .execute()
  }
}

/** A capture that was not sent yet is dropped with its shipment, unless a refund waits for its money; otherwise the money stays, for the next shipment or a refund. */
export async function voidCapture(
  transaction: Tx,
  engine: Pick<Database<CommerceTables>, 'lockRows'>,
  shipmentId: string,
  now: Date,
): Promise<void> {
  // Locked: a worker marks it as sent without the lock of the order.
  const capture = await engine
    .lockRows(transaction.selectFrom('captures').selectAll().where('id', '=', shipmentId))
    .executeTakeFirst()
  if (capture === undefined) return
  const time = now.toISOString()
  const isDropped = capture.state === 'staged' && !(await hasWaitingRefund(transaction, capture.order_id))
  const hasMoney = capture.state !== 'failed' && !isDropped
  await transaction
    .updateTable('captures')
    .set({
      voided_at: time,
      updated_at: time,
      spare: capture.covered + (hasMoney ? capture.value : 0),
      ...(isDropped && { state: 'confirmed' as const, value: 0 }),
    })
    .where('id', '=', shipmentId)
    .execute()
  if (!isDropped) return
  await transaction
    .deleteFrom('outbox')
    .where('id', '=', idOf({ topic: PAYMENT_CAPTURE, key: captureKey(capture) }))
    .execute()
  await stageAfterCaptures(transaction, capture.order_id, now)
}

async function hasWaitingRefund(transaction: Tx, orderId: string): Promise<boolean> {
  const waiting = await transaction
    .selectFrom('refunds')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'requested')
    .where('waits', '=', 1)
    .limit(1)
    .executeTakeFirst()
  return waiting !== undefined
}
