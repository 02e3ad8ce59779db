/** Keys of a store outside the process contain no network or e-mail address, only what is derived from it with a secret. */
import { createHmac } from 'node:crypto'
import type { Bucket, RateLimitStore } from './store.ts'

export function hideKeys({ take, giveBack }: RateLimitStore, secret: string): RateLimitStore {
  const hidden = (buckets: readonly Bucket[]): readonly Bucket[] =>
    buckets.map((bucket) => ({
      ...bucket,
      key: bucket.key === '' ? '' : createHmac('sha256', secret).update(bucket.key).digest('base64url'),
    }))
  return {
    take: (buckets, count, nowMs) => take(hidden(buckets), count, nowMs),
    giveBack: (buckets, count, nowMs) => giveBack(hidden(buckets), count, nowMs),
  }
}
