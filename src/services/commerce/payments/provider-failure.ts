/** Classifies a failed call: the request was rejected, or the outcome is unknown. */
import type { ProviderFailure } from './payment-port.ts'

type Trouble = {
  readonly status: number | undefined
  readonly code?: string | undefined
  readonly message: string
  /** Whether the provider marks the error as transient: the same request can be retried. */
  readonly isTransient?: boolean
}

/** Statuses that mean "not now" rather than "not this". */
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
