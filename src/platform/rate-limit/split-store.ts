/**
 * Counts sensitive actions in a store that all nodes share, and the rest in the memory of the process (SCL-05): a page view must
 * not cost a transaction, and a limit against guessing must not grow with the number of nodes.
 */
import { createHmac } from 'node:crypto'
import { isSharedPolicy } from './policies.ts'
import type { Bucket, RateLimitStore } from './store.ts'

type Stores = {
  readonly shared: RateLimitStore
  readonly own: RateLimitStore
  /** Keys of the shared store contain no network or e-mail address, only what is derived from it with this secret. */
  readonly secret: string
}

export function splitRateLimitStore({ shared, own, secret }: Stores): RateLimitStore {
  // All buckets of a call are those of one action.
  const isShared = ([first]: readonly Bucket[]): boolean => first !== undefined && isSharedPolicy(first.policy)
  const hidden = (buckets: readonly Bucket[]): readonly Bucket[] =>
    buckets.map((bucket) => ({
      ...bucket,
      key: bucket.key === '' ? '' : createHmac('sha256', secret).update(bucket.key).digest('base64url'),
    }))
  return {
    take: (buckets, count, nowMs) =>
      isShared(buckets) ? shared.take(hidden(buckets), count, nowMs) : own.take(buckets, count, nowMs),
    giveBack: (buckets, count, nowMs) =>
      isShared(buckets) ? shared.giveBack(hidden(buckets), count, nowMs) : own.giveBack(buckets, count, nowMs),
  }
}
