/** An order as staff see it: every member that is shown is listed here, and which of them are personal. */
import { z } from 'zod'
import type { CountryCode, CurrencyCode } from '../../markets/types.ts'
import { storedName } from '../../platform/stored-json.ts'
import { FULFILMENTS, HOLDS } from '../../services/commerce/admin.ts'
import { shipmentView } from './shipment-view.ts'

export const ORDER_STATES = ['open', 'lapsed', 'replaced', 'paid', 'held', 'cancelled', 'refunded'] as const

const address = z.object({
  country: z.string(),
  city: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  street0: z.string(),
  street1: z.string(),
  postCode: z.string(),
  region: z.string(),
})

const line = z.object({
  id: z.string(),
  itemId: z.string(),
  sku: z.string(),
  productSku: z.string(),
  name: z.string(),
  size: z.string(),
  picture: z.string(),
  quantity: z.int(),
  price: z.object({ original: z.int(), final: z.int() }),
  total: z.int(),
  productDiscount: z.int(),
  totalDiscount: z.int(),
  totalWithDiscount: z.int(),
  tax: z.int(),
  isGift: z.boolean(),
})

const snapshot = z.object({
  lines: z.array(line),
  shipping: z.object({
    id: z.string(),
    name: z.string(),
    estimatedDelivery: z.string(),
    promised: z.object({ shipsBy: z.string(), from: z.string(), to: z.string() }).exactOptional(),
    total: z.int(),
    totalDiscount: z.int(),
    totalWithDiscount: z.int(),
    tax: z.int(),
    cheapest: z.int().exactOptional(),
  }),
  discounts: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      kind: z.string(),
      source: z.string(),
      code: z.string().exactOptional(),
      amount: z.int(),
    }),
  ),
  totals: z.object({
    products: z.int(),
    shipping: z.int(),
    discount: z.int(),
    tax: z.int(),
    externalTax: z.int().exactOptional(),
    total: z.int(),
  }),
  addresses: z.object({ shipping: address, billing: address }),
  contact: z.object({ firstName: z.string(), lastName: z.string(), email: z.string(), telephone: z.string() }),
  market: z.object({
    storefront: z.string(),
    country: storedName<CountryCode>(),
    currency: storedName<CurrencyCode>(),
    taxPercentage: z.number().exactOptional(),
  }),
  language: z.string(),
  termsAgreedAt: z.string(),
})

export const orderView = z.object({
  order: z.object({
    id: z.string(),
    number: z.string(),
    state: z.enum(ORDER_STATES),
    snapshot,
    createdAt: z.string(),
    updatedAt: z.string(),
    paidAt: z.string().optional(),
    fulfilment: z.enum(FULFILMENTS),
    holds: z.array(z.enum(HOLDS)),
    /** As it was ordered, where `snapshot` was corrected since. */
    original: z.object({ addresses: snapshot.shape.addresses, contact: snapshot.shape.contact }).optional(),
    amendment: z.object({ deliveryNote: z.string().optional() }).optional(),
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
    }),
  ),
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
    }),
  ),
  shipments: z.array(shipmentView),
  /** Of the order as a subject of operations. */
  version: z.int(),
})

export type OrderDossier = z.output<typeof orderView>

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
]
