/** Limits for tests that send far more from one address than a visitor would. Each raised policy is named; none is switched off. */
import type { Clock } from '../../src/platform/clock.ts'
import { UNKNOWN_CLIENT } from '../../src/platform/http/client-address.ts'
import { memoryRateLimitStore } from '../../src/platform/rate-limit/memory-store.ts'
import { POLICY_ROWS, type RateLimitLayer, type RateLimitOverrides } from '../../src/platform/rate-limit/policies.ts'
import { createRateLimits, type RateLimits } from '../../src/platform/rate-limit/rate-limits.ts'

const FACTOR = 10_000

/** Of one layer in every action: all shoppers of a test have one address. */
export const policiesOfLayer = (layer: RateLimitLayer): readonly string[] =>
  POLICY_ROWS.filter((row) => row.layer === layer).map(({ policy }) => policy)

export function raised(policies: readonly string[]): RateLimitOverrides {
  const rows = POLICY_ROWS.filter(({ policy }) => policies.includes(policy))
  return Object.fromEntries(
    rows.map(({ policy, rate: { amount, seconds, burst } }) => [
      policy,
      { amount: amount * FACTOR, seconds, burst: burst * FACTOR },
    ]),
  )
}

/**
 * For a service in this process: callers without an address are all shoppers of a test, and may do more than one client. What
 * else is counted, and callers with an address, have the limits of the shop.
 */
export function limitsOfOneAddress(clock: Clock, overrides: RateLimitOverrides = {}): RateLimits {
  const store = memoryRateLimitStore()
  const ofClients = createRateLimits({ clock, store, overrides })
  const ofAll = createRateLimits({ clock, store, overrides: { ...raised(policiesOfLayer('client')), ...overrides } })
  const of = ({ client }: { readonly client: string }) => (client === UNKNOWN_CLIENT ? ofAll : ofClients)
  return {
    take: (action, caller) => of(caller).take(action, caller),
    giveBack: (action, caller) => of(caller).giveBack(action, caller),
  }
}

/** As the setting RATE_LIMITS spells them. */
export const raisedSetting = (...layers: readonly RateLimitLayer[]): string =>
  Object.entries(raised(layers.flatMap(policiesOfLayer)))
    .map(([policy, rate]) => `${policy}=${rate?.amount}/${rate?.seconds}/${rate?.burst}`)
    .join(',')
