/** Reports that a visitor was assigned, or has ordered, without an id (ADR 91). Loaded when there is something to report. */
import { COUNT_EXPERIMENT } from '../../../../contracts/engagement/engagement-routes.ts'
import type { Assignment } from '../../../../markets/experiments/choose-variant.ts'

/** Visitors who take no part are not counted. */
export function reportVariant(
  experiment: string,
  { variant, inTraffic }: Assignment,
  event: 'visitor' | 'order',
): void {
  if (!inTraffic) return
  const report = JSON.stringify({ experiment, variant, event })
  navigator.sendBeacon(COUNT_EXPERIMENT.path, new Blob([report], { type: 'application/json' }))
}
