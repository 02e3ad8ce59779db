/** Buckets of this process, in memory. */
import { rebased, takeFrom, withReturned, type Counted } from './count-bucket.ts'
import type { RateLimitStore } from './store.ts'

/** Per policy: a flood of clients must not evict what is counted by e-mail address or cart. */
const MAX_KEYS_PER_POLICY = 50_000

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
