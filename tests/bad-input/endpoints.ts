/**
 * Every address that a visitor can call. Operations come from all tables of the contracts, so a new one is attacked without a
 * change here; pages, files, forms and webhooks are no operations and are listed.
 */
import { z } from 'zod'
import { ORDER_LINK_PATH, ORDER_PAGE_PATH, ORDERS_PAGE_PATH } from '../../src/contracts/commerce/order-lookup.ts'
import { WITHDRAWAL_PAGE_PATH } from '../../src/contracts/commerce/order-lookup.ts'
import { WEBHOOK_PATH } from '../../src/contracts/commerce/payment.ts'
import { pathWith, type Operation } from '../../src/contracts/operation.ts'
import {
  PAYMENTS_BROWSER_PATH,
  PAYMENTS_KNOBS_PATH,
  PAYMENTS_PAGES_PATH,
  PAYMENTS_SERVER_PATH,
} from '../../src/contracts/payment-provider/payment-provider.ts'
import { routeList } from '../../src/contracts/merchant/api/api-table.ts'
import { MERCHANT_API_PATH } from '../../src/contracts/merchant/api/path.ts'
import { MERCHANT_REGISTRY } from '../../src/merchant/operations.ts'
import { DESK_API_PREFIX } from '../../src/server/desk/desk-listener.ts'

export type Endpoint = {
  readonly name: string
  readonly method: string
  /** With its parameters in braces. */
  readonly path: string
  readonly parameters: readonly string[]
  readonly body: 'json' | 'form' | 'none'
  readonly input?: z.ZodType
  readonly maxInputBytes?: number
  readonly isInputOptional?: true
  readonly auth?: Operation['auth']
}

/** As the settings have them. */
const PREFIXES = { cartPrefix: 'orderv1', catalogPrefix: 'catalogv1' }

const parametersIn = (path: string): readonly string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')

/** Tables import each other, so an operation is found more than once. */
export function operationEndpoints(): readonly Endpoint[] {
  const tables = import.meta.glob<Readonly<Record<string, unknown>>>('../../src/**/*-operations.ts', { eager: true })
  const found = Object.values(tables).flatMap((exported) => Object.values(exported).flatMap(operationsIn))
  return [...new Map(found.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint])).values()]
}

function operationsIn(exported: unknown): readonly Endpoint[] {
  if (typeof exported !== 'object' || exported === null) return []
  return Object.entries(exported).flatMap(([name, value]) => (isOperation(value) ? [toEndpoint(name, value)] : []))
}

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

function toEndpoint(name: string, operation: Operation): Endpoint {
  const { method, path, input, maxInputBytes, isInputOptional, auth } = operation
  const written = pathWith(path, PREFIXES)
  return {
    name,
    method,
    path: written,
    parameters: parametersIn(written),
    body: input === undefined ? 'none' : 'json',
    ...(input && { input }),
    ...(maxInputBytes !== undefined && { maxInputBytes }),
    ...(isInputOptional && { isInputOptional }),
    ...(auth && { auth }),
  }
}

/** Every operation of the registry, as the desk calls it. */
export const deskEndpoints = (): readonly Endpoint[] =>
  MERCHANT_REGISTRY.operations.map(({ name, inputSchema }) => ({
    name: `desk ${name}`,
    method: 'POST',
    path: DESK_API_PREFIX + name,
    parameters: [],
    body: 'json',
    input: z.strictObject({ input: inputSchema, dryRun: z.boolean().optional() }),
  }))

/** The REST API for programs of the merchant. */
export const merchantApiEndpoints = (): readonly Endpoint[] =>
  routeList.map(([name, route]) => ({
    name: `merchant ${name}`,
    method: route.kind === 'write' ? 'POST' : 'GET',
    path: MERCHANT_API_PATH + route.path,
    parameters: parametersIn(route.path),
    ...(route.kind === 'write'
      ? { body: 'json', input: route.body, ...(route.body.safeParse({}).success && { isInputOptional: true }) }
      : { body: 'none' }),
  }))

type Row = readonly [method: string, path: string, body?: Endpoint['body']]

const PAGES: readonly Row[] = [
  ['GET', '/'],
  ['GET', '/uk'],
  ['GET', '/{storefront}'],
  ['GET', '/uk/product/{slug}'],
  ['GET', '/uk/search?term={term}'],
  ['GET', '/uk/adults/socks?page={page}'],
  ['GET', '/uk/checkout/{view}'],
  ['GET', '/_data/uk/{slug}'],
  ['GET', '/shell/{file}'],
  ['GET', '/assets/{file}'],
  ['GET', '/widgets/{file}'],
  ['GET', '/fonts/{file}'],
  ['GET', '/images/{id}/{name}.jpg?width=320'],
  ['GET', '/images/0123456789abcdef/sock.jpg?width={width}&background={background}'],
  ['GET', '/sitemap.xml'],
  ['GET', '/sitemap/{file}'],
  ['GET', '/robots.txt'],
  ['GET', '/health/{check}'],
  ['GET', '/metrics'],
  ['GET', '/mailbox'],
  ['GET', '/mailbox/{id}'],
  ['GET', '/preview/leave?to={path}'],
  ['GET', '/api/content/stories?by_slugs={slugs}&page={page}&per_page={size}'],
  ['GET', '/api/content/stories/{slug}?language={language}'],
  ['GET', '/api/content/datasource_entries?datasource={name}&dimension={dimension}'],
  ['GET', '/api/content/spaces/me'],
  ['GET', '/desk'],
  ['GET', '/desk/{screen}'],
  ['GET', '/desk/assets/{file}'],
  ['POST', '/desk/api/{operation}', 'json'],
  ['POST', '/desk/csp-reports', 'json'],
]

const FORMS: readonly Row[] = [
  ['GET', `${ORDER_PAGE_PATH}?token={token}`],
  ['GET', `${ORDER_LINK_PATH}?token={token}`],
  ['POST', ORDER_LINK_PATH, 'form'],
  ['GET', ORDERS_PAGE_PATH],
  ['GET', `${WITHDRAWAL_PAGE_PATH}?country={country}&language={language}&order={order}`],
  ['POST', WITHDRAWAL_PAGE_PATH, 'form'],
  ['GET', '/newsletter/confirm?token={token}'],
  ['POST', '/newsletter/confirm', 'form'],
  ['GET', '/newsletter/leave?token={token}'],
  ['POST', '/newsletter/leave', 'form'],
  ['POST', '/api/csp-reports', 'json'],
]

const PAYMENTS: readonly Row[] = [
  ['POST', `/orderv1${WEBHOOK_PATH}`, 'json'],
  ['POST', `${PAYMENTS_SERVER_PATH}/sessions`, 'json'],
  ['POST', `${PAYMENTS_SERVER_PATH}/payments`, 'json'],
  ['POST', `${PAYMENTS_SERVER_PATH}/payments/{psp}/captures`, 'json'],
  ['POST', `${PAYMENTS_SERVER_PATH}/payments/{psp}/refunds`, 'json'],
  ['POST', `${PAYMENTS_BROWSER_PATH}/v1/sessions/{id}/setup?clientKey={key}`, 'json'],
  ['POST', `${PAYMENTS_BROWSER_PATH}/v1/sessions/{id}/payments?clientKey={key}`, 'json'],
  ['POST', `${PAYMENTS_BROWSER_PATH}/v1/sessions/{id}/paymentDetails?clientKey={key}`, 'json'],
  ['GET', `${PAYMENTS_PAGES_PATH}/pay/{token}`],
  ['POST', `${PAYMENTS_PAGES_PATH}/pay/{token}`, 'form'],
  ['POST', `${PAYMENTS_PAGES_PATH}/3ds/challenge/{token}`, 'form'],
  ['POST', `${PAYMENTS_PAGES_PATH}/3ds/answer/{token}`, 'form'],
  ['GET', `${PAYMENTS_PAGES_PATH}/fonts/{file}`],
  ['POST', PAYMENTS_KNOBS_PATH, 'json'],
]

export const otherEndpoints = (): readonly Endpoint[] =>
  [...PAGES, ...FORMS, ...PAYMENTS].map(([method, path, body = 'none']) => ({
    name: `${method} ${path.split('?')[0]}`,
    method,
    path,
    parameters: parametersIn(path),
    body,
  }))
