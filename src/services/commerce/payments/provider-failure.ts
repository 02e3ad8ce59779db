/** What a call that brought no answer tells: that it was wrong, or nothing at all. */
import type { ProviderFailure } from './payment-port.ts'

type Trouble = {
  readonly status: number | undefined
  readonly code?: string | undefined
  readonly message: string
  /** Whether the provider says so itself: the same again will do. */
  readonly isTransient?: boolean
}

/** Statuses that say "not now" rather than "not this". */
const NOT_NOW = new Set([408, 409, 425, 429])

/** Only an answer that names the request as wrong settles anything: whatever else happened, it may have been done. */
export function toProviderFailure({ status, code, message, isTransient = false }: Trouble): ProviderFailure {
  const isRefused = status !== undefined && status >= 400 && status < 500 && !NOT_NOW.has(status) && !isTransient
  return {
    kind: isRefused ? 'refused' : 'unreachable',
    message,
    ...(status === undefined ? {} : { status }),
    ...(code === undefined ? {} : { code }),
  }
}
