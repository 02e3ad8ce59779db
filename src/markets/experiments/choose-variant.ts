/** Assigns a variant to a visitor, once; a cookie stores it from then on. */
import type { Experiment } from './experiment.ts'

/** Numbers from 0 up to and without 1, such as Math.random; handed in so that a choice can be tested. */
export type RandomSource = () => number

export interface Assignment {
  readonly variant: string
  /** Whether the visitor takes part, or only sees the default (needed by EXP-11). */
  readonly inTraffic: boolean
}

/** EXP-04, EXP-05: first who takes part, then which variant; outside the traffic share it is the default. */
export function chooseVariant(experiment: Experiment, random: RandomSource): Assignment {
  const inTraffic = random() * 100 < experiment.trafficPercentage
  return { variant: inTraffic ? weighted(experiment, random()) : experiment.defaultVariant, inTraffic }
}

/** The stored value of a visitor who was drawn and takes no part: no variant may be called so. */
export const TAKES_NO_PART = 'none'

/** The value of the cookie. */
export const cookieValueOf = ({ variant, inTraffic }: Assignment): string => (inTraffic ? variant : TAKES_NO_PART)

/** A stored value counts only while it names a variant: otherwise the visitor is assigned anew. */
export function readAssignment(
  { variants, defaultVariant }: Experiment,
  stored: string | undefined,
): Assignment | undefined {
  if (stored === TAKES_NO_PART) return { variant: defaultVariant, inTraffic: false }
  const variant = variants.find((one) => one === stored)
  return variant === undefined ? undefined : { variant, inTraffic: true }
}

/**
 * EXP-07: the variant a visitor sees, by the stored value. Without a value, or with an outdated one, it is the default.
 */
export const variantSeen = (experiment: Experiment, stored: string | undefined): string =>
  readAssignment(experiment, stored)?.variant ?? experiment.defaultVariant

/** Walks along the weights until the drawn point is passed. Weights that sum to nothing leave the default. */
function weighted({ variants, weights, defaultVariant }: Experiment, drawn: number): string {
  const positive = variants.map((variant, index) => ({ variant, weight: Math.max(0, weights[index] ?? 0) }))
  let point = drawn * positive.reduce((sum, { weight }) => sum + weight, 0)
  for (const { variant, weight } of positive) {
    if (point < weight) return variant
    point -= weight
  }
  return defaultVariant
}
