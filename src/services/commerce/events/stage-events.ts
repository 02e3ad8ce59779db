/** Stages what other systems are notified about (HKS-02), in the transaction of the change. Ids only, never data of a shopper. */
import type { EventData } from '../../../contracts/webhooks/event-schema.ts'
import type { EventType } from '../../../contracts/webhooks/event-types.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { stageEvents } from '../../../platform/outbox/stage-events.ts'
import type { CommerceTables } from '../tables.ts'

type Tx = Transaction<CommerceTables>
type OrderEvent = Extract<EventType, `order.${string}`>
type ShipmentEvent = Extract<EventType, `shipment.${string}`>
type ReturnEvent = Extract<EventType, `return.${string}`>

type OrderSubject<Type extends EventType> = {
  /** Its number. */
  readonly order: string
  readonly subject: string
  readonly data: EventData<Type> & Readonly<Record<string, string>>
}

/** Events about orders, none of them restricted (DPR-04). The compiler checks that their data fits their type. */
const stageOfOrders = <Type extends EventType>(
  transaction: Tx,
  type: Type,
  events: readonly OrderSubject<Type>[],
  now: Date,
): Promise<void> =>
  stageEvents(
    transaction,
    type,
    async () => {
      if (events.length === 0) return []
      const numbers = events.map(({ order }) => order)
      const rows = await transaction
        .selectFrom('orders')
        .select('number')
        .where('number', 'in', numbers)
        .where('restricted_until', 'is not', null)
        .execute()
      const restricted = new Set(rows.map(({ number }) => number))
      return events.filter(({ order }) => !restricted.has(order)).map(({ subject, data }) => ({ subject, data }))
    },
    now,
  )

export const stageOrderEvent = (
  transaction: Tx,
  type: OrderEvent,
  { number }: { readonly number: string },
  now: Date,
): Promise<void> =>
  stageOfOrders(transaction, type, [{ order: number, subject: `order:${number}`, data: { id: number } }], now)

type OfOrder = { readonly id: string; readonly order: string }

export const stageShipmentEvent = (
  transaction: Tx,
  type: ShipmentEvent,
  { id, order }: OfOrder,
  now: Date,
): Promise<void> => stageOfOrders(transaction, type, [{ order, subject: `shipment:${id}`, data: { id, order } }], now)

/** Only of returns that have an order: the number of another statement is what its sender typed. */
export const stageReturnEvent = (
  transaction: Tx,
  type: ReturnEvent,
  { id, order }: OfOrder,
  now: Date,
): Promise<void> => stageOfOrders(transaction, type, [{ order, subject: `return:${id}`, data: { id, order } }], now)

export const stageRefundEvent = (transaction: Tx, { id, order }: OfOrder, now: Date): Promise<void> =>
  stageOfOrders(transaction, 'refund.settled', [{ order, subject: `refund:${id}`, data: { id, order } }], now)

type IssuedDocument = Pick<CommerceTables['documents'], 'number' | 'kind' | 'order_number'>

export const stageDocumentEvents = (transaction: Tx, documents: readonly IssuedDocument[], now: Date): Promise<void> =>
  stageOfOrders(
    transaction,
    'document.issued',
    documents.map(({ number, kind, order_number: order }) => ({
      order,
      subject: `document:${number}`,
      data: { id: number, kind, order },
    })),
    now,
  )

/**
 * The quantity of variants in a warehouse changed: they were sold, restocked, counted or imported. Not for reservations: an order
 * that is not paid yet may release them within minutes.
 */
export const stageStockEvents = (transaction: Tx, variantIds: readonly string[], now: Date): Promise<void> =>
  stageEvents(
    transaction,
    'stock.changed',
    async () => {
      if (variantIds.length === 0) return []
      const variants = await transaction
        .selectFrom('variants')
        .select(['sku', 'product_sku as product'])
        .where('id', 'in', [...new Set(variantIds)])
        .orderBy('sku')
        .execute()
      return variants.map(({ sku, product }) => ({ subject: `variant:${sku}`, data: { id: sku, product } }))
    },
    now,
  )

/** Variants or prices of products changed. */
export const stageProductEvents = (transaction: Tx, productSkus: readonly string[], now: Date): Promise<void> =>
  stageEvents(
    transaction,
    'product.changed',
    () => [...new Set(productSkus)].toSorted().map((sku) => ({ subject: `product:${sku}`, data: { id: sku } })),
    now,
  )
