import type { CountryCode } from '../../../../markets/types.ts'
import { isActive } from '../../../../markets/experiments/is-active.ts'
import { readAssignment } from '../../../../markets/experiments/choose-variant.ts'
import { reportVariant } from './report-variant.ts'
import { experimentsInEffect, storedValue } from './visitor-experiments.ts'

/** Once for each order (DIN-06). Visitors without a stored variant are not counted. */
export function countOrder(country: CountryCode): void {
  for (const experiment of experimentsInEffect()) {
    const assignment = readAssignment(experiment, storedValue(experiment))
    if (assignment && isActive(experiment, country, new Date())) reportVariant(experiment.id, assignment, 'order')
  }
}
