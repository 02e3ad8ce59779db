/** The REST API for programs of the merchant as an OpenAPI 3.1 document. Server only. */
import { z } from 'zod'
import { describeSchemas, schemaRef } from '../../openapi-components.ts'
import { API_SCOPES } from '../../staff/scopes.ts'
import { API_ROUTES, DEFAULT_PAGE, MAX_PAGE, pageOf, problem, routeList, type ApiRoute } from './api-table.ts'
import {
  address,
  returnRow,
  order,
  orderLine,
  parcel,
  returnChange,
  shipment,
  shipmentChange,
} from './order-schemas.ts'
import { document, product, stockChanged, stockLevel } from './product-schemas.ts'
import { MERCHANT_EXAMPLES } from './merchant-examples.ts'
import { MERCHANT_API_PATH } from './path.ts'
import { EVENT_SCHEMAS } from '../../webhooks/event-schema.ts'
import { delivery, newShipment, nothing, receipt, stockChanges, stockCounts } from './write-schemas.ts'

const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  Address: address,
  OrderLine: orderLine,
  Order: order,
  Parcel: parcel,
  Shipment: shipment,
  ShipmentChange: shipmentChange,
  Return: returnRow,
  ReturnChange: returnChange,
  StockLevel: stockLevel,
  StockChanged: stockChanged,
  Product: product,
  Document: document,
  NewShipment: newShipment,
  Nothing: nothing,
  Delivery: delivery,
  Receipt: receipt,
  StockCounts: stockCounts,
  StockChanges: stockChanges,
  Problem: problem,
}

const PROBLEMS = {
  400: [
    'Invalid',
    'The request violates the contract; `field` names the first member, parameter or header that is wrong.',
  ],
  401: ['Unauthorized', 'The key is missing, unknown, expired or revoked.'],
  403: ['Forbidden', 'The key lacks the scope that `scope` names.'],
  404: ['Unknown', 'There is no such thing.'],
  409: ['Conflict', 'The state of the subject does not allow it, or the same request is still running (Retry-After).'],
  412: ['Stale', 'The version in If-Match is not the current one, which `current` names.'],
  413: ['TooLarge', 'The body is larger than 1 MB.'],
  415: ['NotJson', 'The body is not application/json.'],
  422: ['Rejected', 'The values cannot be accepted, or the Idempotency-Key was used for another request.'],
  429: ['TooManyRequests', 'More than 600 requests of the key in a minute; Retry-After says when to continue.'],
  500: ['Failed', 'Something went wrong; `requestId` is in the log of the shop.'],
} as const

type Status = keyof typeof PROBLEMS

const TAGS = {
  orders: 'What was sold, with addresses and lines.',
  shipments: 'Parcels: posted, delivered, voided.',
  returns: 'What shoppers send back.',
  stock: 'Quantities by variant and warehouse.',
  products: 'Products and variants with their prices.',
  documents: 'Invoices and credit notes.',
}

const OF_READS: readonly Status[] = [400, 401, 403, 404, 409, 429, 500]
const OF_WRITES: readonly Status[] = [400, 401, 403, 404, 409, 412, 413, 415, 422, 429, 500]

const names = new Map(Object.entries(SCHEMAS).map(([name, schema]) => [schema, name]))

function schemaOf(schema: z.ZodType): object {
  const name = names.get(schema)
  if (name !== undefined) return schemaRef(name)
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io: 'input' })
  return described
}

const header = (name: string, required: boolean, description: string, schema: object = { type: 'string' }) => ({
  name,
  in: 'header',
  required,
  description,
  schema,
})

const CURSOR = {
  name: 'cursor',
  in: 'query',
  required: false,
  description: 'Of the last answer. Without it the list begins with what has not changed for the longest time.',
  schema: { type: 'string', maxLength: 40 },
}
const LIMIT = {
  name: 'limit',
  in: 'query',
  required: false,
  schema: { type: 'integer', minimum: 1, maximum: MAX_PAGE, default: DEFAULT_PAGE },
}
const KEY = header(
  'Idempotency-Key',
  true,
  'For 7 days, the same key and body get the first answer without a second effect.',
  { type: 'string', minLength: 16, maxLength: 64 },
)
const IF_MATCH = header(
  'If-Match',
  false,
  'The version that the change is based on, in quotes: 412 if it is not the current one.',
)

export const pathParameters = (path: string): readonly string[] =>
  Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)

const parametersOf = ({ kind, path }: ApiRoute): readonly object[] => [
  ...pathParameters(path).map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
  ...(kind === 'list' ? [CURSOR, LIMIT] : []),
  ...(kind === 'write' ? [KEY, IF_MATCH] : []),
]

function successOf(route: ApiRoute): object {
  const json = (schema: object) => ({ 'application/json': { schema } })
  const etag = { ETag: { description: 'The version, in quotes.', schema: { type: 'string' } } }
  if (route.kind === 'list') {
    const page = schemaOf(pageOf(z.unknown()))
    return { 200: { description: 'A page.', content: json(withRows(page, schemaOf(route.answer))) } }
  }
  if (route.kind === 'file') {
    const isText = route.mediaType === 'text/html'
    const schema = isText ? { type: 'string' } : { type: 'string', format: 'binary' }
    return { 200: { description: 'The file.', content: { [route.mediaType]: { schema } } } }
  }
  const described = { description: 'Done.', headers: etag, content: json(itemsSchema(route.answer)) }
  return { [route.kind === 'write' ? route.status : 200]: described }
}

/** The rows of a page by their name. */
const withRows = (page: object, row: object): object => {
  const { properties, ...rest } = z.looseObject({ properties: z.looseObject({}) }).parse(page)
  return { ...rest, properties: { ...properties, data: { type: 'array', items: row } } }
}

const itemsSchema = (answer: z.ZodType): object =>
  answer === API_ROUTES.readStock.answer
    ? { type: 'object', properties: { data: { type: 'array', items: schemaOf(stockLevel) } }, required: ['data'] }
    : schemaOf(answer)

function describeRoute(operationId: string, route: ApiRoute): object {
  const scopes = route.kind === 'file' ? [route.scope, route.needs] : [route.scope]
  const statuses = route.kind === 'write' ? OF_WRITES : OF_READS
  return {
    operationId,
    summary: route.summary,
    description: [...(route.description === undefined ? [] : [route.description]), `Scope: ${scopes.join(', ')}.`].join(
      ' ',
    ),
    tags: [route.tag],
    security: [{ apiKey: scopes }],
    parameters: parametersOf(route),
    ...(route.kind === 'write' && {
      requestBody: {
        required: route.body !== nothing && route.body !== delivery,
        content: { 'application/json': { schema: schemaOf(route.body), example: MERCHANT_EXAMPLES[operationId] } },
      },
    }),
    responses: {
      ...successOf(route),
      ...Object.fromEntries(
        statuses.map((status) => [status, { $ref: `#/components/responses/${PROBLEMS[status][0]}` }]),
      ),
    },
  }
}

const paths = (): object => {
  const byPath = Map.groupBy(routeList, ([, { path }]) => path)
  return Object.fromEntries(
    [...byPath].map(([path, routes]) => [
      path,
      Object.fromEntries(
        routes.map(([name, route]) => [route.kind === 'write' ? 'post' : 'get', describeRoute(name, route)]),
      ),
    ]),
  )
}

const webhooks = (): object =>
  Object.fromEntries(
    Object.entries(EVENT_SCHEMAS).map(([event, body]) => [
      event,
      {
        post: {
          operationId: `deliver ${event}`.replaceAll(/[ .-](\w)/g, (_, first: string) => first.toUpperCase()),
          summary: `Delivers ${event}.`,
          // Signed: docs/webhooks.md.
          security: [],
          requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body) } } },
          responses: { '2XX': { description: 'Received. Every other answer is retried.' } },
        },
      },
    ]),
  )

const describeProblem = (name: string, description: string): object => ({
  description,
  ...(name === 'TooManyRequests' && {
    headers: { 'Retry-After': { description: 'In seconds.', schema: { type: 'integer', minimum: 1 } } },
  }),
  content: { 'application/problem+json': { schema: schemaRef('Problem') } },
})

function describe(): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Merchant API',
      description:
        'For programs of the merchant: warehouse, accounting, reporting. Amounts are minor units of their currency, times ISO 8601 in UTC.',
      version: '1.0.0',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: MERCHANT_API_PATH }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: paths(),
    webhooks: webhooks(),
    components: {
      schemas: describeSchemas(SCHEMAS),
      responses: Object.fromEntries(
        Object.values(PROBLEMS).map(([name, description]) => [name, describeProblem(name, description)]),
      ),
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: `An API key of the desk, with scopes: ${API_SCOPES.join(', ')}.`,
        },
      },
    },
  }
}

let cached: object | undefined

/** Memoized: building it takes a while, and it does not change. */
export const merchantOpenApi = (): object => (cached ??= describe())
