/** What a merchant changed of an experiment; members that are absent have the value of the code (DIN-06). */
import type { Experiment } from './experiment.ts'

export type ExperimentOverride = {
  readonly active?: boolean
  readonly trafficPercentage?: number
  readonly weights?: readonly number[]
}

/** Weights for another number of variants are of an older version of the code: its own are used instead. */
export const applyOverride = (experiment: Experiment, { weights, ...override }: ExperimentOverride): Experiment => ({
  ...experiment,
  ...override,
  ...(weights?.length === experiment.variants.length && { weights }),
})

/** Leaves out what is not one. */
export function readOverride(value: unknown): ExperimentOverride {
  const { active, trafficPercentage, weights }: Readonly<Record<string, unknown>> =
    typeof value === 'object' ? { ...value } : {}
  return {
    ...(typeof active === 'boolean' && { active }),
    ...(isShare(trafficPercentage) && { trafficPercentage }),
    ...(Array.isArray(weights) && weights.every(isShare) && weights.some(Boolean) && { weights }),
  }
}

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 100
