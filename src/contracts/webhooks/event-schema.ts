/**
 * Bodies of webhooks (HKS-03): which event, when, about what. Thin on purpose: receivers read the rest through the API, with the
 * permissions of their key. No member is personal data.
 */
import { z } from 'zod'
import { TEST_EVENT, type EventType } from './event-types.ts'

const version = z.int().min(1).meta({
  description: 'Increases with every event of the shop: of two events about one subject the higher one is newer.',
})
const orderNumber = z.string().meta({ description: 'Number of the order' })

const orderData = z.strictObject({ id: orderNumber, version })
const shipmentData = z.strictObject({ id: z.string(), order: orderNumber, version })
const returnData = z.strictObject({ id: z.string(), order: orderNumber, version })
const refundData = z.strictObject({ id: z.string(), order: orderNumber, version })
const documentData = z.strictObject({
  id: z.string().meta({ description: 'Number of the document' }),
  kind: z.enum(['invoice', 'credit-note', 'cancellation']),
  order: orderNumber,
  version,
})
const stockData = z.strictObject({
  id: z.string().meta({ description: 'SKU of the variant' }),
  product: z.string().meta({ description: 'SKU of the product' }),
  version,
})
const productData = z.strictObject({ id: z.string().meta({ description: 'SKU of the product' }), version })

const timestamp = z.iso.datetime().meta({ description: 'When it happened' })

const bodyOf = <const Type extends string, Data extends z.ZodType>(type: Type, data: Data) =>
  z.strictObject({ type: z.literal(type), timestamp, data })

export const EVENT_SCHEMAS = {
  'order.paid': bodyOf('order.paid', orderData),
  'order.cancelled': bodyOf('order.cancelled', orderData),
  'order.amended': bodyOf('order.amended', orderData),
  'order.held': bodyOf('order.held', orderData),
  'shipment.posted': bodyOf('shipment.posted', shipmentData),
  'shipment.voided': bodyOf('shipment.voided', shipmentData),
  'shipment.delivered': bodyOf('shipment.delivered', shipmentData),
  'return.requested': bodyOf('return.requested', returnData),
  'return.received': bodyOf('return.received', returnData),
  'return.settled': bodyOf('return.settled', returnData),
  'refund.settled': bodyOf('refund.settled', refundData),
  'document.issued': bodyOf('document.issued', documentData),
  'stock.changed': bodyOf('stock.changed', stockData),
  'product.changed': bodyOf('product.changed', productData),
  [TEST_EVENT]: bodyOf(TEST_EVENT, z.strictObject({ id: z.string(), version })),
} as const satisfies Readonly<Record<EventType | typeof TEST_EVENT, z.ZodType>>

type Body<Type extends EventType> = z.output<(typeof EVENT_SCHEMAS)[Type]>

/** What an event of this type says about its subject; the version is assigned when it is staged. */
export type EventData<Type extends EventType> = Omit<Body<Type>['data'], 'version'>
