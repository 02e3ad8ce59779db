/** Reports that a visitor was assigned, or has ordered, without an id (ADR 91). Loaded when there is something to report. */
import { COUNT_EXPERIMENT } from '../../../../contracts/engagement/engagement-routes.ts'

export function reportVariant(experiment: string, variant: string, event: 'visitor' | 'order'): void {
  const report = JSON.stringify({ experiment, variant, event })
  navigator.sendBeacon(COUNT_EXPERIMENT.path, new Blob([report], { type: 'application/json' }))
}
