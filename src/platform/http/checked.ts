/**
 * Checks input against its schema, over HTTP and within the process alike: 400 with the path of the first member that is wrong.
 * The schema must be strict, so that a misspelt member is never ignored.
 */
import type { Env, MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { fail, ok, type Result } from '../result.ts'
import { reject, type Rejection } from './operations.ts'
import { readJson } from './read-json.ts'

type Checked<Schema extends z.ZodType> = { in: { json: unknown }; out: { json: z.output<Schema> } }

/** For a route that is no operation: passes a valid JSON body on as `c.req.valid('json')`. */
export function checked<Schema extends z.ZodType<object>>(
  schema: Schema,
): MiddlewareHandler<Env, string, Checked<Schema>> {
  requireStrict(schema)
  return async (c, next) => {
    const read = await readJson(c)
    const result = read.ok ? checkInput(schema, read.value) : read
    if (!result.ok) return c.json(result.failure.value, result.failure.status)
    c.req.addValidatedData('json', result.value)
    return next()
  }
}

/** Texts with a NUL are rejected: JSON may hold one, a PostgreSQL text may not. */
export function checkInput<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): Result<z.output<Schema>, Rejection> {
  const found = checkValue(schema, value)
  return found.ok ? found : fail(reject('INVALID_REQUEST', found.failure))
}

export type InputProblem = { readonly message: string; readonly field?: string }

/** The same for callers that have their own kind of rejection. */
export function checkValue<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): Result<z.output<Schema>, InputProblem> {
  const nul = findNul(value)
  if (nul !== undefined) return fail({ message: 'A text holds a NUL character', ...nul })
  const parsed = schema.safeParse(value)
  return parsed.success ? ok(parsed.data) : fail(firstProblem(parsed.error))
}

/** Without looking for NUL: the parts of an address cannot reach a database unchecked. */
export function checkShape<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): Result<z.output<Schema>, Rejection> {
  const parsed = schema.safeParse(value)
  return parsed.success ? ok(parsed.data) : fail(reject('INVALID_REQUEST', firstProblem(parsed.error)))
}

/** Paths come from the input: a rejection must not return half a megabyte of it. */
const MAX_PATH_LENGTH = 200

/** Where the first one is. A NUL in a name has no path of its own. Without recursion: input may be nested deeper than our stack. */
function findNul(input: unknown): { readonly field?: string } | undefined {
  const waiting: { readonly value: unknown; readonly path: string }[] = [{ value: input, path: '' }]
  let isInName = false
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, path } = next
    if (typeof value === 'string' && value.includes('\0')) return path === '' ? {} : { field: shortened(path) }
    if (typeof value !== 'object' || value === null) continue
    for (const [name, member] of Object.entries(value)) {
      isInName ||= name.includes('\0')
      // A path that is too long already grows no further.
      const longer = path === '' ? name : `${path}.${name}`
      waiting.push({ value: member, path: path.length > MAX_PATH_LENGTH ? path : longer })
    }
  }
  return isInName ? {} : undefined
}

/** One problem is enough to reject, and the first is the one a caller fixes first. */
export function firstProblem({ issues: [issue] }: z.ZodError): InputProblem {
  if (issue === undefined) return { message: 'The request is not valid' }
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  const field = shortened([...issue.path, ...unknown].map(String).join('.'))
  const problem = unknown.length > 0 ? 'Not a known field' : issue.message
  return field === '' ? { message: problem } : { message: `${field}: ${problem}`, field }
}

const shortened = (path: string): string => path.slice(0, MAX_PATH_LENGTH)

/** A mistake in our own code: found when the service is created, not when a shopper meets it. */
export function requireStrict(schema: z.ZodType): void {
  if (schema instanceof z.ZodObject && !(schema.def.catchall instanceof z.ZodNever)) {
    throw new TypeError('The schema of an input must be strict: use z.strictObject')
  }
}
