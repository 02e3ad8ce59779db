/** Expected failures of accounts, sign-in and sessions. */
import type { PasswordProblem } from './sign-in.ts'

/** Each with its HTTP status. Three causes of a failed sign-in share one code on purpose (STF-14), as do all links that no longer work (STF-06). */
export const STAFF_FAILURES = {
  SIGN_IN_FAILED: 401,
  SIGNED_OUT: 401,
  SESSION_EXPIRED: 401,
  FACTOR_REQUIRED: 403,
  FRESH_FACTOR_REQUIRED: 403,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  ALREADY_ACTIVE: 409,
  LAST_OWNER: 409,
  LAST_FACTOR: 409,
  WRONG_STATE: 409,
  STALE_VERSION: 409,
  LINK_GONE: 410,
  INVALID_EMAIL: 422,
  INVALID_PASSWORD: 422,
  INVALID_VALUE: 422,
  TOO_LARGE: 422,
  CODE_REJECTED: 422,
  PASSKEY_REJECTED: 422,
  TOO_MANY_ATTEMPTS: 429,
} as const

export type StaffFailureCode = keyof typeof STAFF_FAILURES

export type StaffFailure = {
  readonly status: (typeof STAFF_FAILURES)[StaffFailureCode]
  readonly code: StaffFailureCode
  /** Seconds, with TOO_MANY_ATTEMPTS. */
  readonly retryAfter?: number
  /** With INVALID_PASSWORD: every rule that is broken. */
  readonly problems?: readonly PasswordProblem[]
  /** With INVALID_…: the member of the input. */
  readonly field?: string
  /** With STALE_VERSION: the version there is, and the fields that changed since the given one. */
  readonly current?: number
  readonly fields?: readonly string[]
}
