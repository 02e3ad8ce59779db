/**
 * What the shop itself knows about the history of an order: payments, mails, parcels, returns, documents, notes. What staff did is
 * in the audit log, and is merged into it by the merchant layer.
 */
import { readAuthorisation } from '../captures/authorisation.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import type { documentsOfOrder } from '../documents/list-documents.ts'
import type { StoredShipment } from '../fulfilment/stored-shipments.ts'
import type { OrderNote } from '../notes/order-notes.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import type { StoredReturn } from '../returns/stored-returns.ts'
import type { CommerceTables } from '../tables.ts'
import { mailEntries } from './order-mails.ts'
import { confirmedRefunds, paymentEntries, readPaymentEvents } from './payment-entries.ts'
import type { TimelineEntry } from './timeline-entry.ts'

type Documents = Awaited<ReturnType<typeof documentsOfOrder>>

export type TimelineSources = {
  readonly order: StoredOrder
  readonly payments: readonly CommerceTables['payments'][]
  readonly shipments: readonly StoredShipment[]
  readonly returns: readonly StoredReturn[]
  readonly withdrawals: readonly Pick<CommerceTables['withdrawals'], 'id' | 'received_at'>[]
  readonly documents: Documents
  readonly waiting: readonly Pick<CommerceTables['waiting_documents'], 'source' | 'reason' | 'waiting_since'>[]
  readonly notes: readonly OrderNote[]
}

/** The oldest first. */
export async function orderTimeline(
  query: CommerceQuery,
  sources: TimelineSources,
  now: Date,
): Promise<readonly TimelineEntry[]> {
  const { order, payments, shipments, returns, withdrawals } = sources
  const [authorisation, events, cancellations] = await Promise.all([
    readAuthorisation(query, order.id),
    readPaymentEvents(query, order.id),
    query
      .selectFrom('cancelled_units')
      .select(['cancellation_id as id', 'cancelled_at as at'])
      .distinct()
      .where('order_id', '=', order.id)
      .execute(),
  ])
  const mails = await mailEntries(
    query,
    {
      order,
      shipments,
      returnIds: returns.map(({ id }) => id),
      withdrawals: withdrawals.map(({ id, received_at: at }) => ({ id, at })),
      // Units that a return took out have the mails of the return.
      cancellations: cancellations.filter(({ id }) => returns.every((one) => one.id !== id)),
      refunds: confirmedRefunds(events),
    },
    now,
  )
  return [
    ...orderEntries(order),
    ...paymentEntries(order, payments, events, authorisation?.payment.psp_reference),
    ...mails,
    ...shipments.flatMap(shipmentEntries),
    ...returns.flatMap((one) => returnEntries(one, order, withdrawals)),
    ...documentEntries(sources),
    ...sources.notes.map(noteEntry),
  ].toSorted(byTime)
}

export const byTime = (one: Pick<TimelineEntry, 'at' | 'id'>, other: Pick<TimelineEntry, 'at' | 'id'>): number =>
  one.at === other.at ? 0 : one.at < other.at ? -1 : 1

function orderEntries({ id, state, createdAt, updatedAt }: StoredOrder): readonly TimelineEntry[] {
  const placed: TimelineEntry = { id: `placed:${id}`, kind: 'order', event: 'placed', at: createdAt, by: 'shopper' }
  if (state === 'lapsed') {
    return [placed, { id: `expired:${id}`, kind: 'order', event: 'expired', at: updatedAt, by: 'system' }]
  }
  return state === 'replaced'
    ? [placed, { id: `replaced:${id}`, kind: 'order', event: 'replaced', at: updatedAt, by: 'shopper' }]
    : [placed]
}

function shipmentEntries(shipment: StoredShipment): readonly TimelineEntry[] {
  const { id, postedAt, postedBy, deliveredAt, voidedAt, trackingNumber, carrierName } = shipment
  const reference = trackingNumber === undefined ? carrierName : `${carrierName} ${trackingNumber}`
  const common = { kind: 'shipment', reference } as const
  return [
    { ...common, id: `posted:${id}`, event: 'posted', at: postedAt, by: postedBy },
    ...(deliveredAt === undefined
      ? []
      : [{ ...common, id: `delivered:${id}`, event: 'delivered' as const, at: deliveredAt, by: undefined }]),
    ...(voidedAt === undefined
      ? []
      : [{ ...common, id: `voided:${id}`, event: 'voided' as const, at: voidedAt, by: undefined }]),
  ]
}

/** Other steps of a return are done by staff. */
function returnEntries(
  { id, kind, state, requestedAt, receivedAt, refund, updatedAt }: StoredReturn,
  { snapshot }: StoredOrder,
  withdrawals: TimelineSources['withdrawals'],
): readonly TimelineEntry[] {
  const common = { kind: 'return', reference: kind } as const
  const isOwn = withdrawals.some((one) => one.id === id)
  return [
    { ...common, id: `requested:${id}`, event: 'requested', at: requestedAt, by: isOwn ? 'shopper' : undefined },
    ...(receivedAt === undefined
      ? []
      : [{ ...common, id: `received:${id}`, event: 'received' as const, at: receivedAt, by: undefined }]),
    ...(state === 'settled'
      ? [
          {
            ...common,
            id: `settled:${id}`,
            event: 'settled' as const,
            at: updatedAt,
            by: 'system',
            ...(refund !== undefined && { amount: { value: refund, currency: snapshot.market.currency } }),
          },
        ]
      : []),
  ]
}

function documentEntries({ documents, waiting }: TimelineSources): readonly TimelineEntry[] {
  return [
    ...documents.map(({ id, kind, number, gross, currency, issued_at: at }): TimelineEntry => {
      const amount = { value: gross, currency }
      return { id: `document:${id}`, kind: 'document', event: kind, at, by: 'system', amount, reference: number }
    }),
    ...waiting.map(({ source, reason, waiting_since: at }): TimelineEntry => {
      return { id: `waiting:${source}`, kind: 'document', event: 'waiting', at, by: 'system', reference: reason }
    }),
  ]
}

const noteEntry = ({ id, author, createdAt }: OrderNote): TimelineEntry => ({
  id: `note:${id}`,
  kind: 'note',
  event: 'added',
  at: createdAt,
  by: author,
  reference: id,
})
