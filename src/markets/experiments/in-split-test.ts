/** The inSplitTest flag that every analytics event carries. */
import type { CountryCode } from '../types.ts'
import type { Experiment } from './experiment.ts'
import { isActive } from './is-active.ts'

export interface ExperimentVisit {
  readonly market: CountryCode
  readonly now: Date
  /** Whether this visitor is within the experiment's traffic share, by the assignment. */
  readonly isInTraffic: (experiment: Experiment) => boolean
}

/** EXP-11: one active experiment that covers the visitor's market and traffic share is enough. */
export function isInSplitTest(
  experiments: readonly Experiment[],
  { market, now, isInTraffic }: ExperimentVisit,
): boolean {
  return experiments.some((experiment) => isActive(experiment, market, now) && isInTraffic(experiment))
}
