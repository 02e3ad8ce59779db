import type { Context } from 'hono'
import { fail, ok, type Result } from '../result.ts'
import { reject, type Rejection } from './operations.ts'

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i

/** Whether the body is declared as JSON. */
export const isJsonRequest = ({ req }: Pick<Context, 'req'>): boolean =>
  JSON_TYPE.test(req.header('content-type') ?? '')

/** The body of a request as JSON: 415 for another type, 400 for what is no JSON. */
export async function readJson(c: Context): Promise<Result<unknown, Rejection>> {
  if (!isJsonRequest(c)) return fail(reject('UNSUPPORTED_MEDIA_TYPE'))
  const text = await c.req.text()
  try {
    return ok(JSON.parse(text))
  } catch {
    return fail(reject('MALFORMED_JSON'))
  }
}
