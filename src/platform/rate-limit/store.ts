/** Where buckets are counted: a port, so that nodes can share them. */
import type { Rate } from './policies.ts'

export type Bucket = {
  /** The name of the policy, and who or what is counted by it. */
  readonly policy: string
  readonly key: string
  readonly rate: Rate
}

/** What rejected a request, and when it may be repeated. */
export type Exceeded = { readonly policy: string; readonly waitMs: number }

/** A store that fails must reject: a limit that cannot be counted is not open. */
export type RateLimitStore = {
  /** Takes so many from each bucket, in their order, up to the first that has not as many; from that and later ones nothing. */
  readonly take: (buckets: readonly Bucket[], count: number, nowMs: number) => Promise<Exceeded | undefined>
  /** Returns what was taken and turned out not to count. */
  readonly giveBack: (buckets: readonly Bucket[], count: number, nowMs: number) => Promise<void>
}
