/** Orders, shipments and returns as programs of the merchant read them. Amounts are minor units; times ISO 8601 in UTC. */
import { z } from 'zod'

const text = z.string()
const time = z.iso.datetime()
const count = z.int().min(0)
const amount = z.int()

/** Of the subject as `If-Match` names it. */
export const version = z.int().min(0).describe('Send it as If-Match with a write: 412 if it has changed since.')

export const ORDER_STATES = ['paid', 'held', 'cancelled', 'refunded'] as const
export const ORDER_FULFILMENTS = ['none', 'unshipped', 'partly_shipped', 'shipped', 'delivered'] as const

/** Members that a key without `orders:personal` does not get are optional. */
export const address = z.object({
  country: text,
  city: text,
  firstName: text.optional(),
  lastName: text.optional(),
  street0: text.optional(),
  street1: text.optional(),
  postCode: text.optional(),
  region: text.optional(),
})

export const orderLine = z.object({
  itemId: text.describe('Names the line in shipments and returns.'),
  sku: text,
  productSku: text,
  ean: text,
  name: text,
  size: text,
  quantity: count,
  price: z.object({ original: amount, final: amount }),
  total: amount,
  discount: amount,
  paid: amount.describe('What the line costs after all discounts.'),
  tax: amount,
  taxPercentage: z.number().optional(),
  isGift: z.boolean(),
  shipped: count,
  cancelled: count,
  left: count.describe('Still to be shipped.'),
})

export const order = z.object({
  number: text,
  version,
  state: z.enum(ORDER_STATES),
  fulfilment: z.enum(ORDER_FULFILMENTS),
  holds: z.array(text).describe('Reasons that block shipping.'),
  storefront: text,
  country: text,
  language: text,
  currency: text,
  createdAt: time,
  paidAt: time.optional(),
  totals: z.object({
    products: amount,
    shipping: amount,
    discount: amount,
    tax: amount,
    externalTax: amount.optional(),
    total: amount,
  }),
  refunded: amount,
  shippingMethod: z.object({ id: text, name: text, paid: amount }),
  discounts: z.array(z.object({ id: text, name: text, code: text.optional(), amount })),
  lines: z.array(orderLine),
  shippingAddress: address,
  billingAddress: address,
  contact: z
    .object({ firstName: text, lastName: text, email: text, telephone: text })
    .optional()
    .describe('With the scope orders:personal.'),
  deliveryNote: text.optional(),
})

/** Paths of `order` that are personal: country and city of an address stay. */
export const ORDER_PERSONAL_PATHS: readonly string[] = [
  'contact',
  'deliveryNote',
  ...['shippingAddress', 'billingAddress'].flatMap((kind) =>
    ['firstName', 'lastName', 'street0', 'street1', 'postCode', 'region'].map((member) => `${kind}.${member}`),
  ),
]

const units = z.array(z.object({ itemId: text, quantity: count }))

export const parcel = z.object({
  id: text,
  region: text,
  carrier: text,
  carrierName: text,
  trackingNumber: text.optional(),
  trackingUrl: text.optional(),
  postedAt: time,
  deliveredAt: time.optional(),
  voidedAt: time.optional(),
  units,
})

export const shipment = parcel.extend({
  orderNumber: text,
  version: version.describe('Of its order. Send it as If-Match with a write: 412 if it has changed since.'),
})

/** What posting, voiding or delivering leads to. */
export const shipmentChange = z.object({
  orderNumber: text,
  fulfilment: z.enum(ORDER_FULFILMENTS),
  shipment: parcel,
})

const returnMembers = z.object({
  id: text,
  orderNumber: text,
  kind: z.enum(['withdrawal', 'return', 'complaint']),
  state: z.enum(['unmatched', 'requested', 'accepted', 'rejected', 'cancelled', 'received', 'refunding', 'settled']),
  requestedAt: time,
  refundDueOn: text.optional(),
  periodEndsOn: text.optional(),
  lateDays: z.int().optional(),
  hasRight: z.boolean(),
  receivedAt: time.optional(),
  refund: amount.optional(),
  note: text.optional(),
  rejectReason: text.optional(),
  units: z.array(
    z.object({
      itemId: text,
      quantity: count,
      reason: text,
      reasonText: text.optional(),
      restocked: count,
      damaged: count,
      missing: count,
    }),
  ),
})

export const returnRow = returnMembers.extend({ version })

export const RETURN_PERSONAL_PATHS: readonly string[] = ['units.reasonText', 'note', 'rejectReason']

export const returnChange = returnMembers
