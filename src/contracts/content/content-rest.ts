/**
 * A circuit breaker: a content service that is down, or hangs, must not make every visitor wait for it. After a few
 * failures in a row no requests are sent for a moment, and new and queued requests are rejected immediately.
 */
import type { Fetch } from '../call-json.ts'

const FAILURES_IN_A_ROW = 3
const REST_MS = 1000
/** The service answers in a fraction of this, or not at all. */
const MAX_RESPONSE_MS = 3000

/** `between` wraps the network calls, and may delay them, for rate limits. */
export function restful(fetch: Fetch, between: (fetch: Fetch) => Fetch): Fetch {
  let failures = 0
  let restingUntil = -Infinity
  const waiting = new Set<() => void>()

  const isResting = () => performance.now() < restingUntil

  const note = (hasFailed: boolean) => {
    failures = hasFailed ? failures + 1 : 0
    if (failures < FAILURES_IN_A_ROW) return
    // One more failure after the rest is enough for another one.
    failures = FAILURES_IN_A_ROW - 1
    restingUntil = performance.now() + REST_MS
    for (const give of waiting) give()
  }

  const watched: Fetch = async (request) => {
    if (isResting()) throw resting()
    const tooLong = new AbortController()
    const timer = setTimeout(() => tooLong.abort(), MAX_RESPONSE_MS)
    try {
      const answer = await fetch(new Request(request, { signal: AbortSignal.any([request.signal, tooLong.signal]) }))
      note(answer.status >= 500)
      return answer
    } catch (error) {
      // A request aborted by its caller is no failure of the service.
      if (!request.signal.aborted) note(true)
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  const inOrder = between(watched)
  return async (request) => {
    if (isResting()) throw resting()
    const rejected = Promise.withResolvers<never>()
    const give = () => rejected.reject(resting())
    waiting.add(give)
    try {
      return await Promise.race([inOrder(request), rejected.promise])
    } finally {
      waiting.delete(give)
    }
  }
}

const resting = () => new Error('Content service failed repeatedly, circuit breaker is open')
