import type { Rejection } from '../http/operations.ts'

/** For operations without a code of their own for it. */
export function tooManyRequests(retryAfter: number, message = 'Too much was sent: try again later'): Rejection {
  const value = { code: 'TOO_MANY_REQUESTS', message }
  return { ok: false, status: 429, value, headers: retryAfterHeader(retryAfter) }
}

/** In seconds. */
export const retryAfterHeader = (retryAfter: number | undefined): Readonly<Record<string, string>> =>
  retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }
