/**
 * The REST API for programs of the merchant, as a table (docs/merchant-api.md). Its routes and its OpenAPI document are made from
 * it. Each runs one operation of the registry, as the desk does. Server only. Long: one entry per route.
 */
import { z } from 'zod'
import type { ApiScope } from '../../staff/scopes.ts'
import { returnRow, order, returnChange, shipment, shipmentChange } from './order-schemas.ts'
import { document, product, stockChanged, stockLevel } from './product-schemas.ts'
import { delivery, newShipment, nothing, receipt, stockChanges, stockCounts } from './write-schemas.ts'

export const MAX_PAGE = 200
export const DEFAULT_PAGE = 50

type Tag = 'orders' | 'shipments' | 'returns' | 'stock' | 'products' | 'documents'

type Common = {
  /** Below MERCHANT_API_PATH, with parameters in braces. */
  readonly path: string
  readonly tag: Tag
  readonly summary: string
  readonly description?: string
  readonly scope: ApiScope
  /** Of the registry. */
  readonly operation: string
  /** Of the answer; of one row in lists. */
  readonly answer: z.ZodType
}

/** What changed after a cursor. */
type ListRoute = Common & { readonly kind: 'list' }
/** The rows of one id, which the path ends with. */
type ItemRoute = Common & { readonly kind: 'item' | 'items' }
/** The archived file of a document, or a PDF of it. */
type FileRoute = Omit<Common, 'answer'> & {
  readonly kind: 'file'
  readonly mediaType: 'text/html' | 'application/pdf'
  readonly needs: ApiScope
}
type WriteRoute = Common & {
  readonly kind: 'write'
  readonly status: 200 | 201
  readonly body: z.ZodType<object>
  readonly input: (given: WriteRequest) => object
  readonly answerOf: (value: unknown, given: WriteRequest) => unknown
}

export type WriteRequest = {
  /** Of the path. */
  readonly params: Readonly<Record<string, string>>
  readonly body: object
  /** Of If-Match. */
  readonly version: number | undefined
}

export type ApiRoute = ListRoute | ItemRoute | FileRoute | WriteRoute

const based = ({ version }: WriteRequest) => (version === undefined ? {} : { version })

/** Members of the path and the header are those of the operation. */
const inputOf = (given: WriteRequest): object => ({ ...given.body, ...given.params, ...based(given) })

const shipmentValue = z.object({ shipment: z.looseObject({}), fulfilment: z.string() })

const shipmentAnswer = (value: unknown, { params }: WriteRequest): unknown => ({
  ...shipmentValue.parse(value),
  orderNumber: params['number'],
})

const returnValue = z.looseObject({ number: z.string(), dueOn: z.string().optional() })

const returnAnswer = (value: unknown): unknown => {
  const { number: orderNumber, dueOn: refundDueOn, ...members } = returnValue.parse(value)
  return { ...members, orderNumber, refundDueOn }
}

const itemList = z.looseObject({ items: z.array(z.looseObject({})) })

/** With If-Match there is one row, see `readVersion`. */
const stockInput = (given: WriteRequest): object => ({
  items: itemList.parse(given.body).items.map((item) => ({ ...item, ...based(given) })),
})

const shipmentWrite = {
  kind: 'write',
  tag: 'shipments',
  scope: 'shipments:write',
  answer: shipmentChange,
  input: inputOf,
  answerOf: shipmentAnswer,
} as const

const stockWrite = {
  kind: 'write',
  tag: 'stock',
  scope: 'stock:write',
  status: 200,
  answer: stockChanged,
  input: stockInput,
  answerOf: (value: unknown) => value,
} as const

export const API_ROUTES = {
  listOrders: {
    kind: 'list',
    path: '/orders',
    tag: 'orders',
    summary: 'Lists orders by their last change.',
    description: 'Orders that were paid, and what became of them. Personal members need the scope orders:personal.',
    scope: 'orders:read',
    operation: 'order.changes',
    answer: order,
  },
  readOrder: {
    kind: 'item',
    path: '/orders/{number}',
    tag: 'orders',
    summary: 'Reads one order.',
    scope: 'orders:read',
    operation: 'order.changes',
    answer: order,
  },
  listShipments: {
    kind: 'list',
    path: '/shipments',
    tag: 'shipments',
    summary: 'Lists shipments by their last change.',
    scope: 'orders:read',
    operation: 'shipment.changes',
    answer: shipment,
  },
  readShipment: {
    kind: 'item',
    path: '/shipments/{shipment}',
    tag: 'shipments',
    summary: 'Reads one shipment.',
    scope: 'orders:read',
    operation: 'shipment.changes',
    answer: shipment,
  },
  postShipment: {
    ...shipmentWrite,
    path: '/orders/{number}/shipments',
    summary: 'Posts a shipment of an order.',
    operation: 'shipment.post',
    status: 201,
    body: newShipment,
  },
  voidShipment: {
    ...shipmentWrite,
    path: '/orders/{number}/shipments/{shipment}/void',
    summary: 'Takes a shipment back within 24 hours.',
    operation: 'shipment.void',
    status: 200,
    body: nothing,
  },
  deliverShipment: {
    ...shipmentWrite,
    path: '/orders/{number}/shipments/{shipment}/deliver',
    summary: 'Records that a shipment has arrived.',
    operation: 'shipment.deliver',
    status: 200,
    body: delivery,
  },
  listReturns: {
    kind: 'list',
    path: '/returns',
    tag: 'returns',
    summary: 'Lists returns by their last change.',
    scope: 'orders:read',
    operation: 'return.changes',
    answer: returnRow,
  },
  readReturn: {
    kind: 'item',
    path: '/returns/{id}',
    tag: 'returns',
    summary: 'Reads one return.',
    scope: 'orders:read',
    operation: 'return.changes',
    answer: returnRow,
  },
  receiveReturn: {
    kind: 'write',
    path: '/returns/{id}/receive',
    tag: 'returns',
    summary: 'Records what came back, by condition.',
    scope: 'returns:write',
    operation: 'return.receive',
    status: 200,
    body: receipt,
    answer: returnChange,
    input: inputOf,
    answerOf: returnAnswer,
  },
  listStock: {
    kind: 'list',
    path: '/stock',
    tag: 'stock',
    summary: 'Lists stock levels by their last change.',
    scope: 'stock:read',
    operation: 'stock.changes',
    answer: stockLevel,
  },
  readStock: {
    kind: 'items',
    path: '/stock/{sku}',
    tag: 'stock',
    summary: 'Reads the stock levels of one variant in all warehouses.',
    scope: 'stock:read',
    operation: 'stock.changes',
    answer: z.object({ data: z.array(stockLevel) }),
  },
  setStock: {
    ...stockWrite,
    path: '/stock/set',
    summary: 'Sets stock levels to what was counted.',
    operation: 'stock.set-many',
    body: stockCounts,
  },
  changeStock: {
    ...stockWrite,
    path: '/stock/change',
    summary: 'Changes stock levels by what came in or went out.',
    operation: 'stock.change-many',
    body: stockChanges,
  },
  listProducts: {
    kind: 'list',
    path: '/products',
    tag: 'products',
    summary: 'Lists products by their last change.',
    scope: 'products:read',
    operation: 'product.changes',
    answer: product,
  },
  readProduct: {
    kind: 'item',
    path: '/products/{sku}',
    tag: 'products',
    summary: 'Reads one product.',
    scope: 'products:read',
    operation: 'product.changes',
    answer: product,
  },
  listDocuments: {
    kind: 'list',
    path: '/documents',
    tag: 'documents',
    summary: 'Lists invoices and credit notes in the order of issue.',
    scope: 'documents:read',
    operation: 'invoice.changes',
    answer: document,
  },
  readDocument: {
    kind: 'item',
    path: '/documents/{number}',
    tag: 'documents',
    summary: 'Reads the data of one document.',
    scope: 'documents:read',
    operation: 'invoice.changes',
    answer: document,
  },
  downloadDocument: {
    kind: 'file',
    mediaType: 'text/html',
    path: '/documents/{number}/file',
    tag: 'documents',
    summary: 'Downloads the archived file of a document.',
    description: 'It contains the address of a person, so the scope orders:personal is needed as well.',
    scope: 'documents:read',
    needs: 'orders:personal',
    operation: 'invoice.read',
  },
  downloadDocumentPdf: {
    kind: 'file',
    mediaType: 'application/pdf',
    path: '/documents/{number}/pdf',
    tag: 'documents',
    summary: 'Downloads a document as PDF.',
    description:
      'Made for the request, with the data of the archived file. It contains the address of a person, so the scope orders:personal is needed as well.',
    scope: 'documents:read',
    needs: 'orders:personal',
    operation: 'invoice.pdf',
  },
} as const satisfies Readonly<Record<string, ApiRoute>>

export const routeList: readonly (readonly [name: string, route: ApiRoute])[] = Object.entries(API_ROUTES)

/** What every list answers. */
export const pageOf = (row: z.ZodType) =>
  z.object({
    data: z.array(row),
    cursor: z.string().describe('Send it with the next request, also when there is no more yet.'),
    hasMore: z.boolean(),
  })

/** RFC 9457. Some codes have members of their own. */
export const problem = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string().describe('Stable, for programs.'),
  field: z.string().describe('Path of the member, parameter or header that is wrong.').optional(),
})
