/** Buckets of this process, in memory. */
import type { Rate } from './policies.ts'
import type { RateLimitStore } from './store.ts'

/** Per policy: a flood of clients must not evict what is counted by e-mail address or cart. */
const MAX_KEYS_PER_POLICY = 50_000

/** Sums of intervals are not exact. */
const TOLERANCE_MS = 1

type Counted = {
  readonly windowEndsMs: number
  readonly taken: number
  /** When the burst is whole again: each one taken moves it one interval further. */
  readonly wholeAtMs: number
  /** When it was taken from last. */
  readonly atMs: number
}

export function memoryRateLimitStore(maxKeysPerPolicy = MAX_KEYS_PER_POLICY): RateLimitStore {
  const policies = new Map<string, Map<string, Counted>>()

  const countsOf = (policy: string): Map<string, Counted> => {
    const known = policies.get(policy)
    if (known !== undefined) return known
    const counts = new Map<string, Counted>()
    policies.set(policy, counts)
    return counts
  }

  return {
    async take(buckets, count, nowMs) {
      for (const { policy, key, rate } of buckets) {
        const counts = countsOf(policy)
        const known = rebased(counts.get(key), nowMs)
        const { next, waitMs } = takeFrom(known, rate, count, nowMs)
        if (waitMs > 0) {
          if (known !== undefined) counts.set(key, known)
          return { policy, waitMs }
        }
        // Inserted again, so that the entry that is evicted first is the one that was used least recently.
        counts.delete(key)
        if (counts.size >= maxKeysPerPolicy) makeRoom(counts, nowMs)
        counts.set(key, next)
      }
      return undefined
    },

    async giveBack(buckets, count) {
      for (const { policy, key, rate } of buckets) {
        const counts = countsOf(policy)
        const known = counts.get(key)
        if (known !== undefined) counts.set(key, withReturned(known, rate, count))
      }
    },
  }
}

const intervalMs = ({ amount, seconds }: Rate): number => (seconds * 1000) / amount

function takeFrom(known: Counted | undefined, rate: Rate, count: number, nowMs: number) {
  const interval = intervalMs(rate)
  const burstMs = rate.burst * interval
  const isCurrent = known !== undefined && nowMs < known.windowEndsMs
  const windowEndsMs = isCurrent ? known.windowEndsMs : nowMs + rate.seconds * 1000
  const taken = (isCurrent ? known.taken : 0) + count
  const wholeAtMs = Math.max(known?.wholeAtMs ?? 0, nowMs) + count * interval
  const windowWaitMs = taken > rate.amount ? windowEndsMs - nowMs : 0
  const burstWaitMs = wholeAtMs - burstMs - nowMs
  const waitMs = Math.max(windowWaitMs, burstWaitMs > TOLERANCE_MS ? burstWaitMs : 0)
  return { next: { windowEndsMs, taken, wholeAtMs, atMs: nowMs }, waitMs }
}

/** A clock that was set back must not block for as long. */
function rebased(known: Counted | undefined, nowMs: number): Counted | undefined {
  if (known === undefined || known.atMs <= nowMs) return known
  const backMs = known.atMs - nowMs
  return {
    ...known,
    windowEndsMs: known.windowEndsMs - backMs,
    wholeAtMs: known.wholeAtMs - backMs,
    atMs: nowMs,
  }
}

const withReturned = (counted: Counted, rate: Rate, count: number): Counted => ({
  ...counted,
  taken: Math.max(0, counted.taken - count),
  wholeAtMs: counted.wholeAtMs - count * intervalMs(rate),
})

/** Entries that are over are the same as none; then the least recently used tenth. */
function makeRoom(counts: Map<string, Counted>, nowMs: number): void {
  const before = counts.size
  for (const [key, { windowEndsMs, wholeAtMs }] of counts) {
    if (windowEndsMs <= nowMs && wholeAtMs <= nowMs) counts.delete(key)
  }
  if (counts.size < before) return
  let left = Math.ceil(before / 10)
  for (const key of counts.keys()) {
    if (left === 0) return
    counts.delete(key)
    left -= 1
  }
}
