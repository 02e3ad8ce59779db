/**
 * Serves the operations of a contract: as HTTP routes, and as calls within the process. Both check the input against the same
 * schemas and call the same handlers.
 */
import { Hono, type Context } from 'hono'
import type { z } from 'zod'
import { ok, type Result } from '../result.ts'
import { headersFrom, type CallContext } from './call-context.ts'
import { checkInput, checkShape, requireStrict } from './checked.ts'
import { limitBody } from './limit-body.ts'
import {
  reject,
  type Admit,
  type AnyHandle,
  type AnyHandler,
  type CheckedCall,
  type Handlers,
  type ServedOperationTable,
  type Rejection,
  type ServedOperation,
  type Success,
} from './operations.ts'
import { readJson } from './read-json.ts'
import { formMembers, isFormRequest, redirectToForm } from './plain-form.ts'
import { inSpan } from '../tracing/trace.ts'
import type { ServiceEnv } from './service-app.ts'

/** A call within the process, with values instead of texts. */
export type LocalRequest = {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly input?: unknown
}

export type LocalReply = { readonly status: number; readonly value: unknown }

type LocalOperation = (request: LocalRequest, requestId: string) => Promise<LocalReply>

export type ServedOperations = {
  readonly routes: Hono<ServiceEnv>
  /** By method and path, as the contract has them. */
  readonly calls: ReadonlyMap<string, LocalOperation>
}

type Served = {
  readonly name: string
  readonly served: ServedOperation
  readonly handler: AnyHandler
}

/** `prefixes` are the settings that stand in paths, by name. */
export function serveOperations<Table extends ServedOperationTable>(
  table: Table,
  handlers: Handlers<Table>,
  prefixes: Readonly<Record<string, string>> = {},
): ServedOperations {
  const routes = new Hono<ServiceEnv>()
  const calls = new Map<string, LocalOperation>()
  const handlerOf: Readonly<Record<string, AnyHandler>> = handlers
  for (const [name, served] of Object.entries<ServedOperation>(table)) {
    const handler = handlerOf[name]
    if (handler === undefined) throw new TypeError(`The operation ${name} has no handler`)
    if (served.input) requireStrict(served.input)
    const one = { name, served, handler }
    const { maxInputBytes } = served
    const limits = maxInputBytes === undefined ? [] : [limitBody(maxInputBytes)]
    const path = honoPath(served, prefixes)
    if (typeof handler !== 'function') {
      routes.on(served.method, path, async (c, next) => (await rejected(c, served, handler.admit)) ?? next())
    }
    for (const limit of limits) routes.on(served.method, path, limit)
    routes.on(served.method, path, (c) => answerHttp(c, one))
    calls.set(callKey(served), (request, requestId) => answerLocal(one, request, requestId))
  }
  return { routes, calls }
}

export const callKey = ({ method, path }: Pick<ServedOperation, 'method' | 'path'>): string => `${method} ${path}`

/** `{name}` as Hono spells it, with the values that it may have. */
function honoPath({ path, paths = {} }: ServedOperation, prefixes: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const prefix = prefixes[name]
    if (prefix !== undefined) return prefix
    const values = paths[name]
    // In a group of its own: an alternative without one is found in the middle of other words, too.
    return values === undefined ? `:${name}` : `:${name}{(?:${values.join('|')})}`
  })
}

const contextOf = (c: Context<ServiceEnv>): CallContext => ({
  requestId: c.get('requestId'),
  headers: c.req.raw.headers,
  host: URL.parse(c.req.url)?.host,
})

async function rejected(c: Context<ServiceEnv>, served: ServedOperation, admit: Admit): Promise<Response | undefined> {
  const rejection = await admit(contextOf(c))
  return rejection && respond(c, rejection, served)
}

async function answerHttp(c: Context<ServiceEnv>, { name, served, handler }: Served): Promise<Response> {
  const { form } = served
  const isForm = form !== undefined && isFormRequest(c)
  if (isForm) c.set('onFailure', () => redirectToForm(c, form, false))
  const result = await handled()
  return isForm ? redirectToForm(c, form, result.ok) : respond(c, result, served)

  async function handled(): Promise<Success<unknown> | Rejection> {
    const query = checkQuery(served.query, c.req.query())
    if (!query.ok) return query.failure
    const input = isForm ? await readForm(c, served) : await readInput(c, served)
    if (!input.ok) return input.failure
    const call: CheckedCall = { ...contextOf(c), params: c.req.param(), query: query.value, input: input.value }
    return inSpan(`operation ${name}`, {}, async () => handleOf(handler)(call))
  }
}

async function answerLocal(
  { name, served, handler }: Served,
  request: LocalRequest,
  requestId: string,
): Promise<LocalReply> {
  const context = { requestId, headers: headersFrom(request.headers ?? {}), host: undefined }
  const result = await handled()
  return { status: result.ok ? (served.status ?? 200) : result.status, value: result.value }

  async function handled(): Promise<Success<unknown> | Rejection> {
    const rejection = typeof handler === 'function' ? undefined : await handler.admit(context)
    if (rejection) return rejection
    const { params = {}, input: given } = request
    if (!hasKnownPath(served, params)) return reject('NOT_FOUND')
    const query = checkQuery(served.query, request.query ?? {})
    if (!query.ok) return query.failure
    const input = checkGiven(served, given)
    if (!input.ok) return input.failure
    const call = { ...context, params, query: query.value, input: input.value }
    return inSpan(`operation ${name}`, {}, async () => handleOf(handler)(call))
  }
}

const handleOf = (handler: AnyHandler): AnyHandle => (typeof handler === 'function' ? handler : handler.handle)

const hasKnownPath = ({ paths = {} }: ServedOperation, params: Readonly<Record<string, string>>): boolean =>
  Object.entries(paths).every(([name, values]) => values.includes(params[name] ?? ''))

const checkQuery = (schema: z.ZodType | undefined, query: Readonly<Record<string, string>>) =>
  schema === undefined ? ok<unknown>(query) : checkShape(schema, query)

function checkGiven({ input, isInputOptional }: ServedOperation, value: unknown): Result<unknown, Rejection> {
  if (input === undefined || (isInputOptional && value === undefined)) return ok(undefined)
  return checkInput(input, value)
}

async function readInput(c: Context, served: ServedOperation): Promise<Result<unknown, Rejection>> {
  if (served.input === undefined) return ok(undefined)
  if (served.isInputOptional && (await c.req.text()) === '') return ok(undefined)
  const read = await readJson(c)
  return read.ok ? checkGiven(served, read.value) : read
}

async function readForm(c: Context, served: ServedOperation): Promise<Result<unknown, Rejection>> {
  return served.form === undefined ? ok(undefined) : checkGiven(served, formMembers(await c.req.text(), served.form))
}

function respond(c: Context, result: Success<unknown> | Rejection, served: ServedOperation): Response {
  const headers = { ...(served.isPrivate && { 'Cache-Control': 'no-store' }), ...result.headers }
  if (!result.ok) return c.json(result.value, result.status, headers)
  const { status = 200 } = served
  if (result.value === undefined || status === 204) return c.body(null, status, headers)
  return c.body(JSON.stringify(result.value), status, { 'Content-Type': 'application/json', ...headers })
}
