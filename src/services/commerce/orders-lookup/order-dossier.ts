/** Everything about one order, for the screen of staff (DOR-02). */
import { readCharged } from '../captures/read-charged.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { creditsOfOrder } from '../credits/stored-credits.ts'
import { documentsOfOrder } from '../documents/list-documents.ts'
import { readUnits, readShipments } from '../fulfilment/stored-shipments.ts'
import { unitStatesOf } from '../fulfilment/unit-states.ts'
import { readNotes } from '../notes/order-notes.ts'
import { refundedShippedUnits } from '../payments/stored-refunds.ts'
import { readReturns } from '../returns/stored-returns.ts'
import { orderTimeline } from '../timeline/order-timeline.ts'
import { orderByNumber, type Restricted } from './merchant-orders.ts'

export type OrderDossier = NonNullable<Awaited<ReturnType<typeof readOrderDossier>>>

export async function readOrderDossier(
  query: CommerceQuery,
  number: string,
  { now, ...restricted }: Restricted & { readonly now: Date },
) {
  const order = await orderByNumber(query, number, restricted)
  if (order === undefined) return undefined
  const [payments, withdrawals, cancelled, { units }, refunded, shipments, returns, documents, waiting, notes] =
    await Promise.all([
      query
        .selectFrom('payments')
        .selectAll()
        .where('order_id', '=', order.id)
        .orderBy('created_at')
        .orderBy('psp_reference')
        .execute(),
      query
        .selectFrom('withdrawals')
        .select(['id', 'received_at', 'name', 'email', 'order_id'])
        .where('number', '=', order.number)
        .orderBy('received_at')
        .orderBy('id')
        .execute(),
      query
        .selectFrom('cancelled_units')
        .select(['cancellation_id as cancellationId', 'item_id as itemId', 'quantity'])
        .where('order_id', '=', order.id)
        .execute(),
      readUnits(query, order),
      refundedShippedUnits(query, order.id),
      readShipments(query, [order.id]),
      readReturns(query, { orderId: order.id }),
      documentsOfOrder(query, order.id),
      query
        .selectFrom('waiting_documents')
        .select(['source', 'reason', 'detail', 'waiting_since'])
        .where('order_id', '=', order.id)
        .execute(),
      readNotes(query, order.id),
    ])
  const timeline = await orderTimeline(
    query,
    { order, payments, shipments, returns, withdrawals, documents, waiting, notes },
    now,
  )
  return {
    order,
    payments,
    charged: await readCharged(query, order),
    withdrawals,
    units: units.map((line) => ({ ...line, states: unitStatesOf(order, line, returns, cancelled, refunded) })),
    shipments,
    returns,
    credits: await creditsOfOrder(query, order.id),
    documents,
    waiting,
    notes,
    timeline,
  }
}
