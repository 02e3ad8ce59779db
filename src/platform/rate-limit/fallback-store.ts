/**
 * Counts in a shared store, and while that is unavailable in the memory of the process, with limits divided by the number of nodes:
 * all nodes together then still allow no more than one limit (SCL-05).
 */
import type { Rate } from './policies.ts'
import type { Bucket, RateLimitStore } from './store.ts'

/** After a failure the shared store is not called for so long: each call would wait for its timeout. */
const PAUSE_MS = 1000

type Deps = {
  readonly shared: RateLimitStore
  readonly own: RateLimitStore
  /** How many nodes the shop has, at the last count. */
  readonly nodes: () => number
  /** When it becomes unavailable and when it is back. */
  readonly onChange: (change: { readonly isAvailable: boolean; readonly error?: unknown }) => void
  /** Each action that was counted in memory for it. */
  readonly onFallback: () => void
  readonly nowMs?: () => number
}

export function fallbackRateLimitStore({
  shared,
  own,
  nodes,
  onChange,
  onFallback,
  nowMs = () => performance.now(),
}: Deps): RateLimitStore {
  let isAvailable = true
  let pausedUntil = 0

  async function call<Value>(
    inShared: () => Promise<Value>,
    inMemory: (share: (buckets: readonly Bucket[]) => readonly Bucket[]) => Promise<Value>,
  ): Promise<Value> {
    if (nowMs() >= pausedUntil) {
      try {
        const value = await inShared()
        if (!isAvailable) {
          isAvailable = true
          onChange({ isAvailable })
        }
        return value
      } catch (error) {
        pausedUntil = nowMs() + PAUSE_MS
        if (isAvailable) {
          isAvailable = false
          onChange({ isAvailable, error })
        }
      }
    }
    onFallback()
    const count = Math.max(1, nodes())
    return inMemory((buckets) => buckets.map((bucket) => ({ ...bucket, rate: shareOf(bucket.rate, count) })))
  }

  return {
    take: (buckets, count, now) =>
      call(
        () => shared.take(buckets, count, now),
        (share) => own.take(share(buckets), count, now),
      ),
    giveBack: (buckets, count, now) =>
      call(
        () => shared.giveBack(buckets, count, now),
        (share) => own.giveBack(share(buckets), count, now),
      ),
  }
}

/** Of one of so many nodes. At least one: a limit below the number of nodes must not close the shop. */
const shareOf = ({ amount, seconds, burst }: Rate, nodes: number): Rate => ({
  amount: Math.max(1, Math.floor(amount / nodes)),
  seconds,
  burst: Math.max(1, Math.floor(burst / nodes)),
})
