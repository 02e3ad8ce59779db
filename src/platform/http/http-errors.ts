import type { Context } from 'hono'

/** What every service rejects before its handler is called. The list is closed: clients may rely on it. */
export const HTTP_ERRORS = {
  MALFORMED_JSON: { status: 400, message: 'The request body is not valid JSON' },
  INVALID_REQUEST: { status: 400, message: 'The request is not valid' },
  NOT_FOUND: { status: 404, message: 'There is nothing at this address' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This address does not take that method' },
  BODY_CUT_OFF: { status: 400, message: 'The request body did not arrive whole' },
  BODY_TOO_LARGE: { status: 413, message: 'The request body is too large' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'The request body must be application/json' },
  UNAVAILABLE: { status: 503, message: 'The shop cannot answer now: try again soon' },
  INTERNAL_ERROR: { status: 500, message: 'Something went wrong' },
} as const

export type HttpErrorCode = keyof typeof HTTP_ERRORS

export interface HttpErrorDetails {
  readonly message?: string
  /** The path of the member that was wrong, for instance lines.0.quantity. */
  readonly field?: string
  readonly requestId?: string
}

export function refuse(c: Context, code: HttpErrorCode, details: HttpErrorDetails = {}): Response {
  const { status, message } = HTTP_ERRORS[code]
  return c.json({ code, message, ...details }, status)
}
