import { validator } from 'hono/validator'
import { z } from 'zod'
import { TextCache } from '../text-cache.ts'
import { refuse } from './door-errors.ts'
import { bodyFromInside } from './inside-request.ts'

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i

/** An escaped or bare NUL: JSON may hold one, a PostgreSQL text may not. */
const NUL = /\0|(?<!\\)(?:\\\\)*\\u0000/

/**
 * Lets a JSON body through when it is what the contract says, as `c.req.valid('json')`; otherwise answers 400 with the
 * path of the first member that is wrong. The contract must be strict, so that a misspelt member is never ignored.
 * `isOfPages`: our own pages ask it, and ask the same each time they are made, so what was let through is known again.
 */
export function checked<Contract extends z.ZodType>(contract: Contract, { isOfPages = false } = {}) {
  refuseLoose(contract)
  const lately = isOfPages ? new TextCache<z.output<Contract> & {}>({ maxEntries: 500, maxKeyLength: 500 }) : undefined
  return validator('json', async (body: unknown, c): Promise<z.output<Contract> | Response> => {
    const text = lately && bodyFromInside(c.req.raw)
    const known = text === undefined ? undefined : lately?.get(text)
    if (known !== undefined) return known
    if (!JSON_TYPE.test(c.req.header('content-type') ?? '')) return refuse(c, 'UNSUPPORTED_MEDIA_TYPE')
    if (NUL.test(await c.req.text())) {
      return refuse(c, 'INVALID_REQUEST', { message: 'A text holds a NUL character', ...placeOfNul(body) })
    }
    const result = contract.safeParse(body)
    if (!result.success) return refuse(c, 'INVALID_REQUEST', firstProblem(result.error))
    const { data } = result
    if (text !== undefined && data !== undefined && data !== null) lately?.set(text, data)
    return data
  })
}

/** Paths come from the body: an answer must not hand back half a megabyte of it. */
const LONGEST_PATH = 200

/** Without recursion: a body may be nested deeper than our stack. A NUL in a name has no place of its own. */
function placeOfNul(body: unknown): { readonly field?: string } {
  const waiting: { readonly value: unknown; readonly path: string }[] = [{ value: body, path: '' }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, path } = next
    if (typeof value === 'string' && value.includes('\0')) return path === '' ? {} : { field: shortened(path) }
    if (typeof value !== 'object' || value === null) continue
    for (const [name, member] of Object.entries(value)) {
      // A path that is too long already grows no further.
      const longer = path === '' ? name : `${path}.${name}`
      waiting.push({ value: member, path: path.length > LONGEST_PATH ? path : longer })
    }
  }
  return {}
}

/** One problem is enough to refuse, and the first is the one a caller mends first. */
export function firstProblem({ issues: [issue] }: z.ZodError): { message: string; field?: string } {
  if (issue === undefined) return { message: 'The request is not valid' }
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  const field = shortened([...issue.path, ...unknown].map(String).join('.'))
  const problem = unknown.length > 0 ? 'Not a known field' : issue.message
  return field === '' ? { message: problem } : { message: `${field}: ${problem}`, field }
}

const shortened = (path: string): string => path.slice(0, LONGEST_PATH)

/** A mistake in our own code: found when the service is made, not when a shopper meets it. */
function refuseLoose(contract: z.ZodType): void {
  if (contract instanceof z.ZodObject && !(contract.def.catchall instanceof z.ZodNever)) {
    throw new TypeError('A contract must be strict: use z.strictObject')
  }
}
