/** A split test: two or more ways to do something, and who sees which. */
import type { CountryCode } from '../types.ts'

/** EXP-01 */
export interface Experiment {
  readonly id: string
  readonly name: string
  readonly variants: readonly string[]
  /** One per variant, in the same order; only their proportion counts. */
  readonly weights: readonly number[]
  readonly defaultVariant: string
  readonly active: boolean
  /** 0 to 100: the share of visitors who take part at all. */
  readonly trafficPercentage: number
  /** ISO dates; null leaves that side of the window open. */
  readonly startDate: string | null
  readonly endDate: string | null
  /** null means all markets, an empty list means none (EXP-03). */
  readonly includedMarkets: readonly CountryCode[] | null
  readonly excludedMarkets: readonly CountryCode[]
  readonly eventNames: readonly string[]
}

/** EXP-06: where a visitor's variant is stored, and for how long: 180 days. */
export const EXPERIMENT_COOKIE_MAX_AGE = 15_552_000

export function experimentCookieName({ id }: Pick<Experiment, 'id'>): string {
  return `exp_${id}`
}
