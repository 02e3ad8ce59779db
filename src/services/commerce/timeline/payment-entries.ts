/** Payments of an order, and what the provider reported about them. */
import { releaseReference } from '../captures/capture-work.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import { notificationItem } from '../payments/notification-schema.ts'
import type { CommerceTables } from '../tables.ts'
import type { TimelineEntry } from './timeline-entry.ts'

type PaymentEvent = Extract<TimelineEntry, { kind: 'payment' }>['event']
type PaymentRow = CommerceTables['payments']
type EventRow = Pick<CommerceTables['payment_events'], 'key' | 'item' | 'received_at' | 'outcome'>

export const readPaymentEvents = (query: CommerceQuery, orderId: string): Promise<readonly EventRow[]> =>
  query
    .selectFrom('payment_events')
    .select(['key', 'item', 'received_at', 'outcome'])
    .where('order_id', '=', orderId)
    .orderBy('received_at')
    .orderBy('key')
    .execute()

/** By code, when it succeeded and when it did not. */
const EVENTS: Readonly<Record<string, readonly [succeeded: PaymentEvent, failed: PaymentEvent]>> = {
  OFFER_CLOSED: ['cancelled', 'cancelled'],
  REFUND: ['refunded', 'refundFailed'],
  REFUND_FAILED: ['refundUndone', 'other'],
  REFUNDED_REVERSED: ['refundUndone', 'other'],
  CANCELLATION: ['reversed', 'reversalFailed'],
  CANCEL_OR_REFUND: ['reversed', 'reversalFailed'],
  TECHNICAL_CANCEL: ['reversed', 'reversalFailed'],
  CHARGEBACK: ['chargeback', 'other'],
  SECOND_CHARGEBACK: ['chargeback', 'other'],
  NOTIFICATION_OF_CHARGEBACK: ['chargeback', 'other'],
  NOTIFICATION_OF_FRAUD: ['fraud', 'other'],
  CAPTURE: ['captured', 'captureFailed'],
  CAPTURE_FAILED: ['captureFailed', 'other'],
  EXPIRE: ['expired', 'other'],
}

const STATES: Readonly<Record<PaymentRow['state'], PaymentEvent>> = {
  pending: 'pending',
  authorised: 'received',
  reversing: 'received',
  reversed: 'received',
  refused: 'refused',
  cancelled: 'cancelled',
  failed: 'failed',
}

/**
 * A payment is listed with the moment when it became known, and one that was pending first with both moments. A notification that
 * repeats what the browser reported is left out.
 */
export function paymentEntries(
  { snapshot: { market, totals } }: Pick<StoredOrder, 'snapshot'>,
  payments: readonly PaymentRow[],
  events: readonly EventRow[],
  /** The payment that is captured when parcels are posted. */
  authorised?: string,
): readonly TimelineEntry[] {
  const moments = authorisedAt(events)
  const received = payments.flatMap((payment): TimelineEntry[] => {
    const { psp_reference: reference, state, amount: value, currency, method, created_at: createdAt } = payment
    const [event, later] = [STATES[state], moments.get(reference) ?? createdAt]
    const isOther = event === 'received' && (value !== totals.total || currency !== market.currency)
    const common = { kind: 'payment', by: 'shopper', amount: { value, currency }, reference: method } as const
    const shown = event === 'received' && reference === authorised ? 'authorised' : event
    const wasPending = event === 'received' && later > createdAt
    return [
      ...(wasPending ? [{ ...common, id: `pending:${reference}`, event: 'pending' as const, at: createdAt }] : []),
      { ...common, id: `payment:${reference}`, event: isOther ? 'held' : shown, at: wasPending ? later : createdAt },
    ]
  })
  return [...received, ...events.flatMap(({ key, item, received_at: at }) => eventEntry(key, item, at))]
}

/** By payment, where the notification brought the money. */
function authorisedAt(events: readonly EventRow[]): ReadonlyMap<string, string> {
  return new Map(
    events.flatMap(({ key, item, received_at: at, outcome }) => {
      const { eventCode, success, pspReference } = readItem(key, item)
      const isMoney = eventCode === 'AUTHORISATION' && success === 'true' && outcome !== 'noted'
      return isMoney ? [[pspReference, at] as const] : []
    }),
  )
}

const readItem = (key: string, item: string) => parseStoredJson(notificationItem, item, `payment notification ${key}`)

function eventEntry(key: string, stored: string, at: string): readonly TimelineEntry[] {
  const { eventCode, success, amount, merchantReference, originalReference } = readItem(key, stored)
  if (eventCode === 'AUTHORISATION') return []
  const isRelease = merchantReference === releaseReference(originalReference ?? '')
  const [succeeded, failed] = EVENTS[eventCode] ?? ['other', 'other']
  const event = success === 'true' ? (isRelease ? 'released' : succeeded) : failed
  return [{ id: `event:${key}`, kind: 'payment', event, at, by: 'provider', amount, reference: eventCode }]
}

/** Refunds that the provider confirmed: each has a mail under its reference. */
export const confirmedRefunds = (events: readonly EventRow[]) =>
  events.flatMap(({ key, item, received_at: at }) => {
    const { eventCode, success, pspReference } = readItem(key, item)
    return eventCode === 'REFUND' && success === 'true' ? [{ reference: pspReference, at }] : []
  })
