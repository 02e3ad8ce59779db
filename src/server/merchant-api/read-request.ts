/** Query, body and headers of a request, checked against the contract. */
import { z } from 'zod'
import { DEFAULT_PAGE, MAX_PAGE } from '../../contracts/merchant/api/api-table.ts'
import { checkValue } from '../../platform/http/checked.ts'
import { readLimited } from '../../platform/http/limit-body.ts'
import { isJsonRequest } from '../../platform/http/read-json.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { reject, type ApiContext } from './problems.ts'

const MAX_BODY_BYTES = 1024 * 1024

const pageQuery = z.strictObject({
  cursor: z.string().max(40).exactOptional(),
  limit: z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().min(1).max(MAX_PAGE))
    .default(DEFAULT_PAGE),
})

const noQuery = z.strictObject({})

export const readPageQuery = (c: ApiContext) => readQuery(c, pageQuery)

/** Only lists have parameters. */
export const readNoQuery = (c: ApiContext) => readQuery(c, noQuery)

function readQuery<Schema extends z.ZodType>(c: ApiContext, schema: Schema): Result<z.output<Schema>, Response> {
  const given = c.req.queries()
  const repeated = Object.keys(given).find((name) => (given[name]?.length ?? 0) > 1)
  if (repeated !== undefined) {
    const field = repeated.slice(0, 100)
    return fail(reject(c, 'INVALID_REQUEST', { message: `${field}: Given more than once`, field }))
  }
  const checked = checkValue(schema, Object.fromEntries(Object.entries(given).map(([name, [value]]) => [name, value])))
  return checked.ok ? ok(checked.value) : fail(reject(c, 'INVALID_REQUEST', checked.failure))
}

/** An empty body is the same as an empty object. A body over the limit is not read to its end. */
export async function readBody(c: ApiContext, schema: z.ZodType<object>): Promise<Result<object, Response>> {
  const problem = await readLimited(c, MAX_BODY_BYTES)
  if (problem === 'too large') c.header('Connection', 'close')
  if (problem !== undefined) return fail(reject(c, problem === 'too large' ? 'BODY_TOO_LARGE' : 'BODY_CUT_OFF'))
  const text = await c.req.text()
  if (text !== '' && !isJsonRequest(c)) return fail(reject(c, 'UNSUPPORTED_MEDIA_TYPE'))
  let value: unknown
  try {
    value = text === '' ? {} : JSON.parse(text)
  } catch {
    return fail(reject(c, 'MALFORMED_JSON'))
  }
  const checked = checkValue(schema, value)
  return checked.ok ? ok(checked.value) : fail(reject(c, 'INVALID_REQUEST', checked.failure))
}

const ETAG = /^"(\d{1,9})"$/

export const etagOf = (version: number): string => `"${version}"`

/** Of If-Match; undefined without it, and for `*`. A list of rows has a version in each instead. */
export function readVersion(c: ApiContext, body: object): Result<number | undefined, Response> {
  const given = c.req.header('if-match')?.trim()
  if (given === undefined || given === '*') return ok(undefined)
  const [, digits] = ETAG.exec(given) ?? []
  const field = 'If-Match'
  if (digits === undefined) {
    return fail(reject(c, 'INVALID_REQUEST', { message: 'If-Match: Must be one version in quotes', field }))
  }
  if ('items' in body && Array.isArray(body.items) && body.items.length > 1) {
    return fail(reject(c, 'INVALID_REQUEST', { message: 'If-Match: Name the version in each of the items', field }))
  }
  return ok(Number(digits))
}
