/** An order as `order.read` answers it. Personal members are missing for roles that may not read them. */
import * as z from 'zod/mini'

const text = z.optional(z.string())

const address = z.object({
  country: z.string(),
  city: z.string(),
  firstName: text,
  lastName: text,
  street0: text,
  street1: text,
  postCode: text,
  region: text,
})

const contact = z.object({ firstName: text, lastName: text, email: text, telephone: text })

const addresses = z.object({ shipping: address, billing: address })

const amount = z.object({ value: z.number(), currency: z.string() })

const lineUnits = z.array(z.object({ itemId: z.string(), quantity: z.number() }))

const actor = z.object({ kind: z.string(), id: text, name: text })

const auditValue = z.union([z.object({ erased: z.literal(true) }), z.object({ value: z.unknown() })])

const snapshot = z.object({
  lines: z.array(
    z.object({
      id: z.string(),
      itemId: z.string(),
      sku: z.string(),
      productSku: z.string(),
      name: z.string(),
      size: z.string(),
      picture: z.string(),
      quantity: z.number(),
      price: z.object({ original: z.number(), final: z.number() }),
      total: z.number(),
      totalWithDiscount: z.number(),
      isGift: z.boolean(),
    }),
  ),
  shipping: z.object({ name: z.string(), estimatedDelivery: z.string(), totalWithDiscount: z.number() }),
  discounts: z.array(z.object({ id: z.string(), name: z.string(), code: text, amount: z.number() })),
  totals: z.object({
    products: z.number(),
    shipping: z.number(),
    discount: z.number(),
    tax: z.number(),
    externalTax: z.optional(z.number()),
    total: z.number(),
  }),
  addresses,
  contact: z.optional(contact),
  market: z.object({ storefront: z.string(), country: z.string(), currency: z.string() }),
})

const payment = z.object({
  psp_reference: z.string(),
  state: z.string(),
  amount: z.number(),
  refunded: z.number(),
  refunding: z.number(),
  method: z.string(),
  currency: z.string(),
  created_at: z.string(),
})

const shipment = z.object({
  id: z.string(),
  carrier: z.string(),
  carrierName: z.string(),
  trackingNumber: text,
  trackingUrl: text,
  postedAt: z.string(),
  postedByActor: actor,
  deliveredAt: text,
  voidedAt: text,
  units: lineUnits,
})

const orderReturn = z.object({
  id: z.string(),
  version: z.number(),
  kind: z.string(),
  state: z.string(),
  requestedAt: z.string(),
  dueOn: text,
  periodEndsOn: text,
  urgency: text,
  lateDays: z.optional(z.number()),
  hasRight: z.boolean(),
  receivedAt: text,
  refund: z.optional(z.number()),
  note: text,
  rejectReason: text,
  units: z.array(z.object({ itemId: z.string(), quantity: z.number(), reason: z.string(), reasonText: text })),
})

const note = z.object({
  id: z.string(),
  text: z.string(),
  author: actor,
  createdAt: z.string(),
  correctedAt: text,
  correctableUntil: text,
})

const timelineEntry = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.string(),
  event: z.string(),
  actor,
  amount: z.optional(amount),
  reference: text,
  mail: z.optional(z.object({ state: z.string(), tries: z.number(), nextAt: text })),
  outcome: text,
  changes: z.optional(z.array(z.object({ field: z.string(), before: auditValue, after: auditValue }))),
  details: z.optional(z.record(z.string(), z.unknown())),
})

export const orderSchema = z.object({
  order: z.object({
    id: z.string(),
    number: z.string(),
    state: z.string(),
    createdAt: z.string(),
    updatedAt: z.string(),
    paidAt: text,
    fulfilment: z.string(),
    holds: z.array(z.string()),
    snapshot,
    /** As it was ordered, where it was corrected since. */
    original: z.optional(z.object({ addresses, contact })),
    amendment: z.optional(z.object({ deliveryNote: text })),
    restrictedUntil: z.optional(z.string()),
  }),
  payments: z.array(payment),
  money: z.object({
    currency: z.string(),
    paid: z.number(),
    refunded: z.number(),
    refunding: z.number(),
    left: z.number(),
    captured: z.optional(z.number()),
    isMoreToCapture: z.optional(z.boolean()),
  }),
  withdrawals: z.array(z.object({ received_at: z.string(), name: text, email: text })),
  /** By line, in their order. */
  units: z.array(
    z.object({
      itemId: z.string(),
      ordered: z.number(),
      shipped: z.number(),
      cancelled: z.number(),
      left: z.number(),
      states: z.record(z.string(), z.number()),
    }),
  ),
  shipments: z.array(shipment),
  returns: z.array(orderReturn),
  /** Missing while an older version answers. */
  credits: z.optional(
    z.array(
      z.object({
        id: z.string(),
        ending: z.string(),
        currency: z.string(),
        value: z.number(),
        balance: z.number(),
        expiresOn: z.string(),
        /** How the shopper agreed. */
        consent: z.optional(z.string()),
      }),
    ),
  ),
  documents: z.array(
    z.object({
      kind: z.string(),
      number: z.string(),
      gross: z.number(),
      currency: z.string(),
      issued_at: z.string(),
    }),
  ),
  waiting: z.array(z.object({ reason: z.string(), detail: z.string() })),
  notes: z.optional(z.array(note)),
  timeline: z.array(timelineEntry),
  version: z.number(),
})

export type DeskOrder = z.infer<typeof orderSchema>
export type OrderAddress = z.infer<typeof address>
export type NoteView = z.infer<typeof note>
export type OrderReturn = z.infer<typeof orderReturn>
export type TimelineView = z.infer<typeof timelineEntry>
