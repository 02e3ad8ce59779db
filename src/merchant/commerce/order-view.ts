/** An order as staff see it: every member that is shown is listed here, and which of them are personal. */
import { z } from 'zod'
import { FULFILMENTS, HOLDS, storedSnapshot } from '../../services/commerce/admin.ts'
import { shipmentView } from './shipment-view.ts'

export const ORDER_STATES = ['open', 'lapsed', 'replaced', 'paid', 'held', 'cancelled', 'refunded'] as const

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
