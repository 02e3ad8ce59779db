import type { Context } from 'hono'

/** What the door of a service can say before the service itself is asked. The list is closed: clients may rely on it. */
const DOOR_ERRORS = {
  MALFORMED_JSON: { status: 400, message: 'The request body is not valid JSON' },
  INVALID_REQUEST: { status: 400, message: 'The request is not valid' },
  NOT_FOUND: { status: 404, message: 'There is nothing at this address' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This address does not take that method' },
  BODY_CUT_OFF: { status: 400, message: 'The request body did not arrive whole' },
  BODY_TOO_LARGE: { status: 413, message: 'The request body is too large' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'The request body must be application/json' },
  INTERNAL_ERROR: { status: 500, message: 'Something went wrong' },
} as const

export type DoorErrorCode = keyof typeof DOOR_ERRORS

export interface DoorErrorDetails {
  readonly message?: string
  /** The path of the member that was wrong, for instance lines.0.quantity. */
  readonly field?: string
  readonly requestId?: string
}

export function refuse(c: Context, code: DoorErrorCode, details: DoorErrorDetails = {}): Response {
  const { status, message } = DOOR_ERRORS[code]
  return c.json({ code, message, ...details }, status)
}
