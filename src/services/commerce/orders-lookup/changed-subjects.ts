/**
 * Orders, shipments, stock levels and documents by what names them, for lists of what changed. Without those that are not there,
 * and without all of restricted orders, which are for owners only (DPR-04).
 */
import { sql } from 'kysely'
import type { CommerceEngine, CommerceQuery } from '../catalogue/stored-offers.ts'
import { among } from '../catalogue/stored-offers.ts'
import type { StoredDocument } from '../documents/store-document.ts'
import { DOCUMENT_COLUMNS, OF_UNRESTRICTED_ORDER } from '../documents/list-documents.ts'
import { isPosted, readShipments, shipmentsOf, type StoredShipment } from '../fulfilment/stored-shipments.ts'
import { unitsOf, type LineUnits } from '../fulfilment/units.ts'
import { toOrder, type StoredOrder } from '../orders/stored-order.ts'

export type OrderWithUnits = {
  readonly order: StoredOrder
  readonly units: readonly LineUnits[]
  /** Confirmed refunds of all payments. */
  readonly refunded: number
}

/** Paid ones, and what became of them: those that wait for their money are not found. */
export async function findOrders(
  query: CommerceQuery,
  engine: CommerceEngine,
  numbers: readonly string[],
): Promise<readonly OrderWithUnits[]> {
  const rows = await query
    .selectFrom('orders')
    .selectAll()
    .where('number', 'in', among(engine, numbers))
    .where('state', 'in', ['paid', 'held', 'cancelled', 'refunded'])
    .where('restricted_until', 'is', null)
    .execute()
  const ids = rows.map(({ id }) => id)
  const shipments = Map.groupBy((await readShipments(query, ids)).filter(isPosted), ({ orderId }) => orderId)
  const cancelled = await query
    .selectFrom('cancelled_units')
    .select(['order_id', 'item_id as itemId', 'quantity'])
    .where('order_id', 'in', among(engine, ids))
    .execute()
  const cancelledOf = Map.groupBy(cancelled, ({ order_id: id }) => id)
  const payments = await query
    .selectFrom('payments')
    .select(['order_id', 'refunded'])
    .where('order_id', 'in', among(engine, ids))
    .execute()
  const paymentsOf = Map.groupBy(payments, ({ order_id: id }) => id)
  return rows.map((row) => {
    const order = toOrder(row)
    const shipped = (shipments.get(row.id) ?? []).flatMap(({ units }) => units)
    return {
      order,
      units: unitsOf(order.snapshot.lines, shipped, cancelledOf.get(row.id) ?? []),
      refunded: (paymentsOf.get(row.id) ?? []).reduce((sum, { refunded }) => sum + refunded, 0),
    }
  })
}

export type ShipmentOfOrder = StoredShipment & { readonly orderNumber: string }

export async function findShipments(
  query: CommerceQuery,
  engine: CommerceEngine,
  ids: readonly string[],
): Promise<readonly ShipmentOfOrder[]> {
  const rows = await query
    .selectFrom('shipments')
    .innerJoin('orders', 'orders.id', 'shipments.order_id')
    .selectAll('shipments')
    .select('orders.number')
    .where('shipments.id', 'in', among(engine, ids))
    .where('orders.restricted_until', 'is', null)
    .execute()
  const numbers = new Map(rows.map(({ id, number }) => [id, number]))
  const found = await shipmentsOf(query, rows)
  return found.map((shipment) => ({ ...shipment, orderNumber: numbers.get(shipment.id) ?? '' }))
}

export type VariantStock = {
  readonly sku: string
  readonly ean: string
  readonly productSku: string
  readonly warehouse: string
  readonly quantity: number
  readonly reserved: number
}

/** Of variants that are sold. A subject is a barcode and a warehouse. */
export async function findStock(
  query: CommerceQuery,
  engine: CommerceEngine,
  subjects: readonly string[],
): Promise<readonly VariantStock[]> {
  const barcodes = [...new Set(subjects.map((subject) => subject.split(' ')[0] ?? ''))]
  const rows = await stockLevels(query).where('variants.id', 'in', among(engine, barcodes)).execute()
  const wanted = new Set(subjects)
  return rows.filter(({ ean, warehouse }) => wanted.has(stockSubject(ean, warehouse)))
}

/** The levels of variants in all warehouses. */
export const findStockOfSkus = (
  query: CommerceQuery,
  engine: CommerceEngine,
  skus: readonly string[],
): Promise<readonly VariantStock[]> => stockLevels(query).where('variants.sku', 'in', among(engine, skus)).execute()

export const stockSubject = (ean: string, warehouse: string): string => `${ean} ${warehouse}`

const stockLevels = (query: CommerceQuery) =>
  query
    .selectFrom('stock')
    .innerJoin('variants', 'variants.id', 'stock.variant_id')
    .select([
      'variants.sku',
      'variants.id as ean',
      'variants.product_sku as productSku',
      'stock.warehouse',
      'stock.quantity',
      'stock.reserved',
    ])
    .where(sql<boolean>`variants.offered = 1`)
    .orderBy('stock.warehouse')

export const findDocuments = (
  query: CommerceQuery,
  engine: CommerceEngine,
  numbers: readonly string[],
): Promise<readonly StoredDocument[]> =>
  query
    .selectFrom('documents')
    .select(DOCUMENT_COLUMNS)
    .where('number', 'in', among(engine, numbers))
    .where(OF_UNRESTRICTED_ORDER)
    .execute()
