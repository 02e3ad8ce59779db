/** After some failures in a row, calls are rejected without being sent for a moment; then one call tests whether it works again. */
export type CircuitBreaker = {
  /** Whether a call may be sent. */
  readonly allows: () => boolean
  readonly note: (outcome: 'success' | 'failure') => void
}

export type BreakerLimits = { readonly failures: number; readonly restMs: number }

export function createCircuitBreaker(
  { failures: limit, restMs }: BreakerLimits,
  now: () => number = () => performance.now(),
): CircuitBreaker {
  let failures = 0
  let closedAt = -Infinity
  return {
    allows() {
      if (failures < limit) return true
      if (now() < closedAt) return false
      // The call that tests; others wait for its outcome or for the next rest.
      closedAt = now() + restMs
      return true
    },
    note(outcome) {
      failures = outcome === 'success' ? 0 : failures + 1
      if (failures >= limit) closedAt = now() + restMs
    },
  }
}
