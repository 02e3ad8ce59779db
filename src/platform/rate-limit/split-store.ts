/**
 * Counts sensitive actions in a store that all nodes share, and the rest in the memory of the process (SCL-05): a page view must
 * not cost a transaction, and a limit against guessing must not grow with the number of nodes.
 */
import { isSharedPolicy } from './policies.ts'
import type { Bucket, RateLimitStore } from './store.ts'

type Stores = {
  readonly shared: RateLimitStore
  readonly own: RateLimitStore
}

export function splitRateLimitStore({ shared, own }: Stores): RateLimitStore {
  // All buckets of a call are those of one action.
  const storeOf = ([first]: readonly Bucket[]): RateLimitStore =>
    first !== undefined && isSharedPolicy(first.policy) ? shared : own
  return {
    take: (buckets, count, nowMs) => storeOf(buckets).take(buckets, count, nowMs),
    giveBack: (buckets, count, nowMs) => storeOf(buckets).giveBack(buckets, count, nowMs),
  }
}
