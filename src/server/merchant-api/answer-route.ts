/** Runs the operation of a route for an API key, and answers as the contract describes. */
import { z } from 'zod'
import { pageOf, type ApiRoute } from '../../contracts/merchant/api/api-table.ts'
import type { ApiKeyActor } from '../../contracts/staff/actor.ts'
import { pdfHeaders } from '../../platform/http/pdf-headers.ts'
import { fileHeaders } from './file-headers.ts'
import { problemAnswer, reject, type ApiContext } from './problems.ts'
import { etagOf, readBody, readNoQuery, readPageQuery, readVersion } from './read-request.ts'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

export type ApiOperationCall = {
  readonly name: string
  readonly input: unknown
  readonly actor: ApiKeyActor
  readonly idempotencyKey: string | undefined
  readonly requestId: string
}

type OperationAnswer = {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
  readonly retryAfter?: number
}

export type ApiOperations = { readonly run: (call: ApiOperationCall) => Promise<OperationAnswer> }

type Run = (input: unknown) => Promise<OperationAnswer>

export async function answerRoute(
  c: ApiContext,
  route: ApiRoute,
  actor: ApiKeyActor,
  { run: runOperation }: ApiOperations,
): Promise<Response> {
  const run: Run = (input) =>
    runOperation({
      name: route.operation,
      input,
      actor,
      idempotencyKey: c.req.header('idempotency-key'),
      requestId: c.get('requestId'),
    })
  // Before anything else is looked at. The operation rejects it, and the audit log has it.
  if (!actor.scopes.includes(route.scope)) return failed(c, await run({}))
  switch (route.kind) {
    case 'list':
      return answerList(c, route, run)
    case 'item':
    case 'items':
      return answerItem(c, route, run)
    case 'file':
      return answerFile(c, run)
    case 'write':
      return answerWrite(c, route, run)
  }
}

type Of<Kind extends ApiRoute['kind']> = Extract<ApiRoute, { readonly kind: Kind }>

async function answerList(c: ApiContext, { answer }: Of<'list'>, run: Run): Promise<Response> {
  const query = readPageQuery(c)
  if (!query.ok) return query.failure
  const { status, body, ...more } = await run(query.value)
  if (status !== 200) return failed(c, { status, body, ...more })
  return c.json(pageOf(answer).parse(body['value']))
}

const found = z.object({ data: z.array(z.looseObject({ version: z.int().optional() })) })

async function answerItem(c: ApiContext, { kind, answer }: Of<'item' | 'items'>, run: Run): Promise<Response> {
  const query = readNoQuery(c)
  if (!query.ok) return query.failure
  const [id = ''] = Object.values(c.req.param())
  const { status, body, ...more } = await run({ ids: [id] })
  if (status !== 200) return failed(c, { status, body, ...more })
  const { data } = found.parse(body['value'])
  const [row] = data
  if (row === undefined) return reject(c, 'NOT_FOUND', { message: 'There is no such entry' })
  if (row.version !== undefined) c.header('ETag', etagOf(row.version))
  return c.json(answer.parse(kind === 'item' ? row : { data }))
}

const archived = z.union([
  z.object({ number: z.string(), html: z.string() }),
  z.object({ number: z.string(), pdf: z.string() }),
])

async function answerFile(c: ApiContext, run: Run): Promise<Response> {
  const query = readNoQuery(c)
  if (!query.ok) return query.failure
  const answered = await run({ number: c.req.param('number') })
  if (answered.status !== 200) return failed(c, answered)
  const file = archived.parse(answered.body['value'])
  if ('pdf' in file) return c.body(Buffer.from(file.pdf, 'base64'), 200, pdfHeaders(file.number))
  return c.body(file.html, 200, fileHeaders(file.number))
}

async function answerWrite(c: ApiContext, route: Of<'write'>, run: Run): Promise<Response> {
  const query = readNoQuery(c)
  if (!query.ok) return query.failure
  const body = await readBody(c, route.body)
  if (!body.ok) return body.failure
  const version = readVersion(c, body.value)
  if (!version.ok) return version.failure
  const given = { params: c.req.param(), body: body.value, version: version.value }
  const answered = await run(route.input(given))
  if (answered.status !== 200) return failed(c, answered)
  const { value, version: current } = answered.body
  if (typeof current === 'number') c.header('ETag', etagOf(current))
  return c.json(route.answer.parse(route.answerOf(value, given)), route.status)
}

/** A stale version has a status of its own in HTTP. */
function failed(c: ApiContext, { status, body, retryAfter }: OperationAnswer): Response {
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
  const { code } = body
  const missing = code === 'IDEMPOTENCY_KEY_REQUIRED' ? { field: 'Idempotency-Key' } : {}
  return problemAnswer(c, code === 'STALE_VERSION' ? 412 : statusOf(status), { ...body, ...missing })
}

const FAILURES: readonly ContentfulStatusCode[] = [400, 403, 404, 409, 410, 422, 503, 504]

const statusOf = (status: number): ContentfulStatusCode => FAILURES.find((one) => one === status) ?? 500
