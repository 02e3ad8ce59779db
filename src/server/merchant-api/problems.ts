/** How the API rejects: RFC 9457, with a code for programs and the field that is wrong. */
import { STATUS_CODES } from 'node:http'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

export type ApiEnv = { Variables: { requestId: string } }
export type ApiContext = Context<ApiEnv>

const REJECTIONS = {
  MALFORMED_JSON: [400, 'The body is not valid JSON'],
  INVALID_REQUEST: [400, 'The request is not valid'],
  BODY_CUT_OFF: [400, 'The body did not arrive whole'],
  UNAUTHORIZED: [401, 'Send a valid API key: Authorization: Bearer …'],
  NOT_FOUND: [404, 'There is nothing at this address'],
  METHOD_NOT_ALLOWED: [405, 'This address does not accept that method'],
  BODY_TOO_LARGE: [413, 'The body is larger than 1 MB'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'The body must be application/json'],
  TOO_MANY_REQUESTS: [429, 'Too many requests: Retry-After says when to continue'],
  UNAVAILABLE: [503, 'The shop cannot answer now: Retry-After says when to try again'],
  INTERNAL: [500, 'Something went wrong'],
} as const satisfies Readonly<Record<string, readonly [ContentfulStatusCode, string]>>

type ApiRejection = keyof typeof REJECTIONS

type Members = Readonly<Record<string, unknown>>

export function reject(c: ApiContext, code: ApiRejection, { message, ...members }: Members = {}): Response {
  const [status, text] = REJECTIONS[code]
  return problemAnswer(c, status, { code, message: message ?? text, ...members })
}

/** Of `{ code, message, field?, … }`, as operations fail. */
export function problemAnswer(c: ApiContext, status: ContentfulStatusCode, { message, ...members }: Members): Response {
  const body = { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail: message, ...members }
  return c.body(JSON.stringify(body), status, { 'Content-Type': 'application/problem+json' })
}
