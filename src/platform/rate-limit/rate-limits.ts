/** Rate limits for handlers: counts an action of a caller in all layers of its policy. */
import type { Clock } from '../clock.ts'
import { memoryRateLimitStore } from './memory-store.ts'
import {
  policiesOf,
  RATE_LIMIT_ACTIONS,
  type RateLimitAction,
  type RateLimitOverrides,
  type SubjectAction,
} from './policies.ts'
import type { Bucket, RateLimitStore } from './store.ts'

export type Caller<Action extends RateLimitAction> = {
  /** As `clientOf` returns it. */
  readonly client: string
  /** How many are counted; 1 without it. */
  readonly count?: number
} & (Action extends SubjectAction ? { readonly subject: string } : { readonly subject?: string })

export type RateLimits = {
  /** Undefined when it may be done, which then counts; otherwise in how many seconds to try again. */
  readonly take: <Action extends RateLimitAction>(action: Action, caller: Caller<Action>) => Promise<number | undefined>
  /** For actions that count only when they fail: taken before, returned after a success. */
  readonly giveBack: <Action extends RateLimitAction>(action: Action, caller: Caller<Action>) => Promise<void>
}

type Deps = {
  readonly clock: Clock
  readonly store?: RateLimitStore
  /** From the settings, by the name of the policy. */
  readonly overrides?: RateLimitOverrides
  readonly onRejected?: (policy: string) => void
}

type AnyCaller = { readonly client: string; readonly count?: number; readonly subject?: string }

export function createRateLimits({
  clock,
  store = memoryRateLimitStore(),
  overrides = {},
  onRejected = () => {},
}: Deps): RateLimits {
  const policies = new Map(RATE_LIMIT_ACTIONS.map((action) => [action, policiesOf(action, overrides)]))

  const bucketsOf = (action: RateLimitAction, { client, subject = '' }: AnyCaller): readonly Bucket[] => {
    const keys = { client, subject, shop: '' }
    return (policies.get(action) ?? []).map(({ policy, layer, rate }) => ({ policy, key: keys[layer], rate }))
  }

  return {
    async take(action, caller: AnyCaller) {
      const exceeded = await store.take(bucketsOf(action, caller), caller.count ?? 1, clock.now().getTime())
      if (exceeded === undefined) return undefined
      onRejected(exceeded.policy)
      return Math.max(1, Math.ceil(exceeded.waitMs / 1000))
    },
    giveBack: (action, caller: AnyCaller) =>
      store.giveBack(bucketsOf(action, caller), caller.count ?? 1, clock.now().getTime()),
  }
}
