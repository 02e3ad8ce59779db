/** Takes units out of an order that were not shipped: their share is refunded, they are for sale again (FUL-13). */
import { newId } from '../../../platform/ids.ts'
import { stage } from '../../../platform/outbox/outbox.ts'
import { ok, type Result } from '../../../platform/result.ts'
import { stageAfterCaptures } from '../captures/capture-work.ts'
import { stageOrderEvent } from '../events/stage-events.ts'
import { readOrder } from '../orders/stored-order.ts'
import { sumOfParts } from '../payments/refund-parts.ts'
import { requestRefund, type RequestedRefund } from '../payments/request-refund.ts'
import { refundedDelivery } from '../payments/stored-refunds.ts'
import { refundedUnits } from '../returns/refunded-units.ts'
import { amountOf, paidAmounts } from '../returns/paid-amounts.ts'
import { restockUnits } from '../stock/restock-units.ts'
import type { Fulfilment } from './fulfilment.ts'
import { noSuch, refuseTransition, type OrderRefusal } from './refusal.ts'
import { chosenUnits, type FulfilmentDeps } from './shipments.ts'
import { LINES_CANCELLED_MAIL } from './staged-mails.ts'
import { lockUnits, setFulfilment } from './stored-shipments.ts'
import { transitionOf } from './transitions.ts'
import { fulfilmentOf, type LineQuantity, quantitiesByVariant } from './units.ts'

export type CancelledLines = {
  readonly id: string
  readonly units: readonly LineQuantity[]
  /** Undefined when the units cost nothing, or nothing is left to refund. */
  readonly refund: RequestedRefund | undefined
  readonly fulfilment: Fulfilment
}

export const cancelLines = (
  { database, clock }: FulfilmentDeps,
  orderId: string,
  chosen: readonly LineQuantity[],
): Promise<Result<CancelledLines, OrderRefusal>> =>
  database.transaction(async (transaction) => {
    const now = clock.now()
    const locked = await lockUnits(transaction, database, orderId)
    if (locked === undefined) return noSuch('order', orderId)
    const { order, shipments } = locked
    if (transitionOf(order, 'order.cancelLines') === undefined) return refuseTransition(order, 'order.cancelLines')
    const units = chosenUnits(locked.units, chosen)
    if (!units.ok) return units
    const paid = paidAmounts(order.snapshot)
    const amounts = amountOf(paid, units.value, await refundedUnits(transaction, order.id))
    const after = locked.units.map((line) => {
      const more = units.value.find(({ itemId }) => itemId === line.itemId)?.quantity ?? 0
      return { ...line, cancelled: line.cancelled + more, left: line.left - more }
    })
    const fulfilment = fulfilmentOf(after, shipments)
    // Nothing is delivered any more, so the delivery is not paid for either.
    const delivery =
      fulfilment === 'none' ? Math.max(paid.delivery - (await refundedDelivery(transaction, order.id)), 0) : 0
    const parts = { lines: [...amounts], shipping: delivery }
    const wanted = sumOfParts(parts)
    // Before the refund, which ends an order that is refunded as a whole.
    await setFulfilment(transaction, order, { fulfilment }, now)
    const refund = await requestRefund(transaction, order, { amount: wanted, parts, unitsAfter: after }, now)
    const id = refund?.id ?? newId()
    await transaction
      .insertInto('cancelled_units')
      .values(
        amounts.map(({ itemId, quantity, amount }, place) => ({
          cancellation_id: id,
          order_id: order.id,
          item_id: itemId,
          quantity,
          refund: place === 0 ? amount + delivery + ((refund?.value ?? 0) - wanted) : amount,
          cancelled_at: now.toISOString(),
        })),
      )
      .execute()
    const byVariant = quantitiesByVariant(order.snapshot.lines, units.value)
    await restockUnits(transaction, database, { orderRef: order.id, units: byVariant, now })
    await stageAfterCaptures(transaction, order.id, now)
    await stage(transaction, { topic: LINES_CANCELLED_MAIL, key: id, payload: order.id, due: now })
    await stageOrderEvent(transaction, 'order.amended', order, now)
    const ended = await readOrder(transaction, order.id)
    return ok({ id, units: units.value, refund, fulfilment: ended?.fulfilment ?? fulfilment })
  })
