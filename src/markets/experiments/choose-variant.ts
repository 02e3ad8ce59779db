/** Gives a visitor a variant, once; a cookie keeps it from then on. */
import type { Experiment } from './experiment.ts'

/** Numbers from 0 up to and without 1, such as Math.random; handed in so that a choice can be tested. */
export type RandomSource = () => number

export interface Assignment {
  readonly variant: string
  /** Whether the visitor takes part, or only sees the default (EXP-11 asks). */
  readonly inTraffic: boolean
}

/** EXP-04, EXP-05: first who takes part, then which variant; outside the traffic share it is the default. */
export function chooseVariant(experiment: Experiment, random: RandomSource): Assignment {
  const inTraffic = random() * 100 < experiment.trafficPercentage
  return { variant: inTraffic ? weighted(experiment, random()) : experiment.defaultVariant, inTraffic }
}

/** What is kept of who was drawn and takes no part: no variant may be called so. */
export const TAKES_NO_PART = 'none'

/** What a cookie keeps of it. */
export const keptOf = ({ variant, inTraffic }: Assignment): string => (inTraffic ? variant : TAKES_NO_PART)

/** A kept value counts only while it names a variant: without one the visitor is assigned anew. */
export function readAssignment(
  { variants, defaultVariant }: Experiment,
  kept: string | undefined,
): Assignment | undefined {
  if (kept === TAKES_NO_PART) return { variant: defaultVariant, inTraffic: false }
  const variant = variants.find((one) => one === kept)
  return variant === undefined ? undefined : { variant, inTraffic: true }
}

/** EXP-07: what a visitor sees, of whom this is kept. Who has nothing, or something of long ago, sees the default. */
export const variantSeen = (experiment: Experiment, kept: string | undefined): string =>
  readAssignment(experiment, kept)?.variant ?? experiment.defaultVariant

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
