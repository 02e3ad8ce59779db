/** What changed, for programs of the merchant: orders, shipments, returns, stock, products, documents. */
import type { z } from 'zod'
import {
  returnRow,
  order,
  ORDER_PERSONAL_PATHS,
  RETURN_PERSONAL_PATHS,
  shipment,
} from '../../contracts/merchant/api/order-schemas.ts'
import { document, product, stockLevel } from '../../contracts/merchant/api/product-schemas.ts'
import {
  findDocuments,
  findOffers,
  findOrders,
  findShipments,
  findStock,
  findStockOfSkus,
  readOrderNumber,
  readReturns,
  stockSubject,
  type VariantStock,
} from '../../services/commerce/admin.ts'
import { readProducts } from '../../services/discovery/admin.ts'
import { orderSubject } from '../commerce/order-subject.ts'
import { returnSubject } from '../commerce/return-view.ts'
import { variantSubject } from '../catalogue/catalogue-subjects.ts'
import type { OperationContext } from '../declaration.ts'
import { versionsOf } from '../run/versions.ts'
import { changeList } from './change-list.ts'
import { toDocument, toOrder, toProduct, toReturn, toShipment, toStockLevel } from './to-rows.ts'

/** How often each was edited; 0 without an entry. */
async function versionOf({ database }: OperationContext, subjects: readonly string[]) {
  const versions = await versionsOf(database.query, [...new Set(subjects)])
  return (subject: string): number => versions.get(subject) ?? 0
}

export const orderChangesOperation = changeList<z.output<typeof order>>({
  name: 'order.changes',
  kind: 'order',
  permission: 'orders.read',
  scope: 'orders:read',
  service: 'commerce',
  row: order,
  personal: ORDER_PERSONAL_PATHS,
  auditRead: 'persons',
  subjectOf: orderSubject,
  async load(context, given) {
    const { database } = context
    const numbers = given.map((number) => readOrderNumber(number) ?? number)
    const found = await findOrders(database.query, database, numbers)
    const version = await versionOf(
      context,
      found.map((one) => orderSubject(one.order.number)),
    )
    return new Map(found.map((one) => [one.order.number, toOrder(one, version(orderSubject(one.order.number)))]))
  },
})

export const shipmentChangesOperation = changeList<z.output<typeof shipment>>({
  name: 'shipment.changes',
  kind: 'shipment',
  permission: 'orders.read',
  scope: 'orders:read',
  service: 'commerce',
  row: shipment,
  async load(context, ids) {
    const { database } = context
    const found = await findShipments(database.query, database, ids)
    const version = await versionOf(
      context,
      found.map((one) => orderSubject(one.orderNumber)),
    )
    return new Map(found.map((one) => [one.id, toShipment(one, version(orderSubject(one.orderNumber)))]))
  },
})

export const returnChangesOperation = changeList<z.output<typeof returnRow>>({
  name: 'return.changes',
  kind: 'return',
  permission: 'orders.read',
  scope: 'orders:read',
  service: 'commerce',
  row: returnRow,
  personal: RETURN_PERSONAL_PATHS,
  auditRead: 'persons',
  subjectOf: (id) => returnSubject({ id }),
  async load(context, ids) {
    const found = ids.length === 0 ? [] : await readReturns(context.database.query, { ids })
    const version = await versionOf(context, found.map(returnSubject))
    return new Map(found.map((one) => [one.id, toReturn(one, version(returnSubject(one)))]))
  },
})

async function stockRows(context: OperationContext, found: readonly VariantStock[]) {
  const version = await versionOf(
    context,
    found.map(({ sku }) => variantSubject(sku)),
  )
  return found.map((one) => toStockLevel(one, version(variantSubject(one.sku))))
}

export const stockChangesOperation = changeList<z.output<typeof stockLevel>>({
  name: 'stock.changes',
  kind: 'stock',
  permission: 'products.read',
  scope: 'stock:read',
  service: 'commerce',
  row: stockLevel,
  async load(context, subjects) {
    const { database } = context
    const rows = await stockRows(context, await findStock(database.query, database, subjects))
    return new Map(rows.map((row) => [stockSubject(row.ean, row.warehouse), row]))
  },
  find: async (context, skus) =>
    stockRows(context, await findStockOfSkus(context.database.query, context.database, skus)),
})

export const productChangesOperation = changeList<z.output<typeof product>>({
  name: 'product.changes',
  kind: 'product',
  permission: 'products.read',
  scope: 'products:read',
  service: ['discovery', 'commerce'],
  row: product,
  async load({ database }, skus) {
    const products = await readProducts(database.query, database, skus)
    const offers = await findOffers(database.query, database, skus)
    const known = new Map(products.map(({ document: found }) => [found.sku, found]))
    return new Map(skus.map((sku) => [sku, toProduct(sku, known.get(sku), offers[sku] ?? [])]))
  },
  async find({ database }, skus) {
    const products = await readProducts(database.query, database, skus)
    const offers = await findOffers(database.query, database, skus)
    return products.map(({ document: found }) => toProduct(found.sku, found, offers[found.sku] ?? []))
  },
})

export const documentChangesOperation = changeList<z.output<typeof document>>({
  name: 'invoice.changes',
  kind: 'document',
  permission: 'invoices.read',
  scope: 'documents:read',
  service: 'commerce',
  row: document,
  async load({ database }, numbers) {
    const found = await findDocuments(database.query, database, numbers)
    return new Map(found.map((one) => [one.number, toDocument(one)]))
  },
})

export const CHANGE_OPERATIONS = [
  orderChangesOperation,
  shipmentChangesOperation,
  returnChangesOperation,
  stockChangesOperation,
  productChangesOperation,
  documentChangesOperation,
] as const
