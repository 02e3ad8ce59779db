/** Answers of the operations that work on orders, as far as the desk shows them. */
import * as z from 'zod/mini'

const text = z.optional(z.string())
const lineUnits = z.array(z.object({ itemId: z.string(), quantity: z.number() }))

const refundable = z.object({
  currency: z.string(),
  paid: z.number(),
  refunded: z.number(),
  pending: z.number(),
  left: z.number(),
  delivery: z.number(),
  version: z.number(),
  lines: z.array(z.object({ itemId: z.string(), toShip: z.number(), units: z.array(z.number()) })),
})

const carrier = z.object({
  id: z.string(),
  name: z.string(),
  countries: z.array(z.string()),
  example: text,
  allowsNoTracking: z.boolean(),
})

const stuck = z.object({
  id: z.string(),
  kind: z.string(),
  cause: z.string(),
  number: text,
  reference: text,
  error: text,
  value: z.optional(z.number()),
  currency: text,
  tries: z.optional(z.number()),
  since: z.string(),
  canRetry: z.boolean(),
})

const pastedRow = z.object({
  line: z.number(),
  number: z.string(),
  carrier: z.string(),
  trackingNumber: z.string(),
  status: z.string(),
  version: z.number(),
})

/** One answer for each item of a bulk operation on orders. */
const each = z.object({
  items: z.array(
    z.object({ subject: z.nullable(z.string()), status: z.number(), code: text, message: z.optional(z.string()) }),
  ),
  done: z.number(),
  failed: z.number(),
})

const owed = z.object({
  number: z.string(),
  lines: z.array(z.object({ itemId: z.string(), quantity: z.number(), amount: z.number() })),
  shipping: z.number(),
  total: z.number(),
  currency: z.string(),
  /** Missing while an older version answers. */
  isCreditable: z.optional(z.boolean()),
  out: lineUnits,
  warehouses: z.array(z.string()),
})

const refundOfReturn = z.object({ value: z.number(), currency: z.string(), credited: z.optional(z.number()) })

const returnRow = z.object({
  id: z.string(),
  version: z.number(),
  number: z.string(),
  statement: z.optional(z.object({ name: z.string(), email: z.string(), words: z.string() })),
  kind: z.string(),
  state: z.string(),
  requestedAt: z.string(),
  dueOn: text,
  periodEndsOn: text,
  hasRight: z.boolean(),
  urgency: z.optional(z.enum(['overdue', 'soon'])),
  lateDays: z.optional(z.number()),
  units: lineUnits,
})

const approval = z.object({
  id: z.string(),
  operation: z.string(),
  number: text,
  value: z.number(),
  currency: z.string(),
  note: z.string(),
  /** As store credit, and how the shopper agreed to that. */
  isCredit: z.optional(z.boolean()),
  consent: text,
  actorName: z.string(),
  own: z.boolean(),
  requestedAt: z.string(),
  expiresAt: z.string(),
  state: z.enum(['pending', 'approved', 'declined', 'expired']),
  decidedAt: text,
  decisionNote: text,
})

const qualified = z.object({ number: z.string(), country: text, reason: text })

const nothing = z.unknown()

export const orderWorkSchemas = {
  'order.refundable': refundable,
  'order.refund': z.object({
    amount: z.object({ value: z.number(), currency: z.string() }),
    credited: z.optional(z.number()),
  }),
  'order.cancel': nothing,
  'order.release': nothing,
  'order.clear-hold': nothing,
  'order.hold': nothing,
  'order.amend': nothing,
  'order.amend-email': nothing,
  'order.mails': z.array(z.object({ mail: z.string(), id: text, at: z.string() })),
  'order.mail': z.object({ to: text, subject: text, text, html: text }),
  'order.resend': nothing,
  'order.resend-many': each,
  'order.qualify': z.array(qualified),
  'credit.reissue': nothing,
  'carrier.list': z.array(carrier),
  'shipment.post': nothing,
  'shipment.post-many': each,
  'shipment.preview': z.array(pastedRow),
  'shipment.void': nothing,
  'shipment.deliver': nothing,
  'return.list': z.array(returnRow),
  'return.owed': owed,
  'return.open': nothing,
  'return.exchange': nothing,
  'return.match': nothing,
  'return.accept': nothing,
  'return.cancel': nothing,
  'return.reject': nothing,
  'return.receive': nothing,
  'return.settle': z.object({ refund: z.optional(refundOfReturn) }),
  'return.resend': nothing,
  'invoice.issue': nothing,
  'refund.retry': nothing,
  'refund.submit': nothing,
  'refund.approvals': z.array(approval),
  'refund.approve': z.object({ credited: z.optional(z.number()) }),
  'refund.decline': nothing,
  'work.stuck': z.array(stuck),
  'work.retry': nothing,
  'work.close': nothing,
}

export type Refundable = z.infer<typeof refundable>
export type DeskCarrier = z.infer<typeof carrier>
export type StuckEntry = z.infer<typeof stuck>
export type QualifiedEntry = z.infer<typeof qualified>
export type ReturnEntry = z.infer<typeof returnRow>
export type ApprovalEntry = z.infer<typeof approval>
export type RefundOfReturn = z.infer<typeof refundOfReturn>
export type OwedRefund = z.infer<typeof owed>
