/** An order as staff see it: every member that is shown is listed here, and which of them are personal. */
import { z } from 'zod'
import {
  DOCUMENT_KINDS,
  FULFILMENTS,
  HOLDS,
  MAX_NOTE_LENGTH,
  storedSnapshot,
  UNIT_STATES,
  WAITING_REASONS,
} from '../../services/commerce/admin.ts'
import { RETURN_PERSONAL, returnView } from './return-view.ts'
import { shipmentView } from './shipment-view.ts'
import { timelineActor, timelineEntry } from './timeline-view.ts'

export const ORDER_STATES = ['open', 'lapsed', 'replaced', 'paid', 'held', 'cancelled', 'refunded'] as const

export const noteView = z.object({
  id: z.string(),
  text: z.string().max(MAX_NOTE_LENGTH),
  author: timelineActor,
  createdAt: z.string(),
  correctedAt: z.string().optional(),
  /** While the person who reads it may correct it. */
  correctableUntil: z.string().optional(),
})

export const orderView = z.object({
  order: z.object({
    id: z.string(),
    number: z.string(),
    state: z.enum(ORDER_STATES),
    snapshot: storedSnapshot,
    createdAt: z.string(),
    updatedAt: z.string(),
    paidAt: z.string().optional(),
    fulfilment: z.enum(FULFILMENTS),
    holds: z.array(z.enum(HOLDS)),
    /** As it was ordered, where `snapshot` was corrected since. */
    original: storedSnapshot.pick({ addresses: true, contact: true }).optional(),
    amendment: z.object({ deliveryNote: z.string().optional() }).optional(),
    /** The person was erased; its documents are retained until this day. */
    restrictedUntil: z.string().optional(),
  }),
  payments: z.array(
    z.object({
      psp_reference: z.string(),
      state: z.string(),
      amount: z.int(),
      refunded: z.int(),
      refunding: z.int(),
      method: z.string(),
      currency: z.string(),
      created_at: z.string(),
      /** Refunds of it go to the store credit that it was paid with. */
      isCredit: z.boolean(),
    }),
  ),
  /** Of the payments that count: `left` can still be refunded. In the currency of the payment. */
  money: z.object({
    currency: z.string(),
    paid: z.int(),
    refunded: z.int(),
    refunding: z.int(),
    left: z.int(),
    /** Where money is captured when it ships: what was, and whether more will be. */
    captured: z.int().optional(),
    isMoreToCapture: z.boolean().optional(),
  }),
  withdrawals: z.array(
    z.object({ received_at: z.string(), name: z.string(), email: z.string(), order_id: z.string().nullable() }),
  ),
  /** By line: what is left to ship is neither shipped nor cancelled. */
  units: z.array(
    z.object({
      itemId: z.string(),
      ordered: z.int(),
      shipped: z.int(),
      cancelled: z.int(),
      left: z.int(),
      /** How many are in which state: each is in one. */
      states: z.record(z.enum(UNIT_STATES), z.int()),
    }),
  ),
  shipments: z.array(shipmentView.extend({ postedByActor: timelineActor })),
  returns: z.array(returnView),
  /** Store credit that was issued for returns of the order. */
  credits: z.array(
    z.object({
      id: z.string(),
      /** The last characters of the code, which only its owner knows. */
      ending: z.string(),
      currency: z.string(),
      value: z.int(),
      balance: z.int(),
      /** The last day. */
      expiresOn: z.string(),
      createdAt: z.string(),
      /** How the shopper agreed to it, in the words of staff. */
      consent: z.string().optional(),
    }),
  ),
  documents: z.array(
    z.object({
      kind: z.enum(DOCUMENT_KINDS),
      number: z.string(),
      gross: z.int(),
      tax: z.int(),
      currency: z.string(),
      issued_at: z.string(),
    }),
  ),
  /** Documents that cannot be issued yet. */
  waiting: z.array(z.object({ reason: z.enum(WAITING_REASONS), detail: z.string(), waiting_since: z.string() })),
  notes: z.array(noteView),
  /** The newest first. */
  timeline: z.array(timelineEntry),
  /** Of the order as a subject of operations. */
  version: z.int(),
})

export type StaffOrder = z.output<typeof orderView>

const ADDRESS_PERSONAL = ['firstName', 'lastName', 'street0', 'street1', 'postCode', 'region']

/** Country and city of an address stay (STF-19). */
export const ORDER_PERSONAL: readonly string[] = [
  'order.snapshot.contact',
  'order.original',
  'order.amendment',
  ...['shipping', 'billing'].flatMap((kind) =>
    ADDRESS_PERSONAL.map((member) => `order.snapshot.addresses.${kind}.${member}`),
  ),
  'withdrawals.name',
  'withdrawals.email',
  ...RETURN_PERSONAL.map((path) => `returns.${path}`),
  'credits.consent',
  'notes',
]
