/**
 * Rate limit and retry for a remote content service: no more requests per second than it allows, and a retry after a
 * pause on 429. All clients of the same service share one instance.
 */
import type { Fetch } from '../call-json.ts'

/** CNT-20: with an oauth token the public service allows less. */
export const contentRequestsPerSecond = ({ oauth }: { readonly oauth: boolean }): number => (oauth ? 3 : 5)

const ONE_SECOND = 1000
/** CNT-21 */
const RETRY_AFTER_MS = 300
const MAX_RETRIES = 10
/** Jitter: several nodes that got a 429 together must not all retry together. */
const JITTER_MS = 100

const TOO_MANY_REQUESTS = 429

/** For requests without a body: they may be sent more than once. */
export function paced(fetch: Fetch, requestsPerSecond: number): Fetch {
  const takeTurn = turns(requestsPerSecond)
  return async (request) => {
    for (let retries = 0; ; retries += 1) {
      await takeTurn(request.signal)
      const response = await fetch(request)
      if (response.status !== TOO_MANY_REQUESTS || retries === MAX_RETRIES) return response
      await response.body?.cancel()
      await pause(RETRY_AFTER_MS + Math.random() * JITTER_MS, request.signal)
    }
  }
}

type Waiting = { readonly signal: AbortSignal; readonly go: () => void }

/** First come, first served. An aborted request takes no turn from those behind. */
function turns(perSecond: number): (signal: AbortSignal) => Promise<void> {
  const waiting: Waiting[] = []
  /** When the last ones went: as many as may go in a second. */
  let gone: readonly number[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const letGo = (): void => {
    timer = undefined
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      const now = performance.now()
      const free = gone.length < perSecond ? now : (gone[0] ?? now) + ONE_SECOND
      if (!next.signal.aborted && free > now) {
        timer = setTimeout(letGo, Math.ceil(free - now))
        return
      }
      waiting.shift()
      if (next.signal.aborted) continue
      gone = [...gone, now].slice(-perSecond)
      next.go()
    }
  }

  return async (signal) => {
    const turn = Promise.withResolvers<void>()
    waiting.push({ signal, go: turn.resolve })
    if (timer === undefined) letGo()
    await unlessAborted(turn.promise, signal)
  }
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  const over = Promise.withResolvers<void>()
  const timer = setTimeout(over.resolve, milliseconds)
  try {
    await unlessAborted(over.promise, signal)
  } finally {
    clearTimeout(timer)
  }
}

async function unlessAborted(promise: Promise<void>, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(new Error('Request aborted by the caller', { cause: signal.reason }))
  signal.addEventListener('abort', abort)
  try {
    await Promise.race([promise, aborted.promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
