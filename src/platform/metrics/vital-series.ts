/** How fast pages felt to visitors, as Prometheus histograms by kind of page and device class. */
import { Histogram, type Registry } from 'prom-client'

export interface ObservedVitals {
  /** The kind of page, from a closed list: never a path. */
  readonly page: string
  /** From a closed list, too. */
  readonly device?: string
  /** By name: milliseconds, and a score for `cls`. */
  readonly vitals: Readonly<Record<string, number | undefined>>
}

const SECONDS = [0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 6, 10]
const SCORES = [0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1]

export function createVitalSeries(registry: Registry): (observed: ObservedVitals) => void {
  const seconds = new Histogram({
    name: 'web_vitals_seconds',
    help: 'Time to first byte, largest paint and slowest interaction, as browsers measured them',
    labelNames: ['vital', 'page', 'device'],
    buckets: SECONDS,
    registers: [registry],
  })
  const shift = new Histogram({
    name: 'web_vitals_layout_shift',
    help: 'Cumulative layout shift, as browsers measured it',
    labelNames: ['page', 'device'],
    buckets: SCORES,
    registers: [registry],
  })
  return ({ page, device = 'unknown', vitals: { cls, ...times } }) => {
    if (cls !== undefined) shift.observe({ page, device }, cls)
    for (const [vital, value] of Object.entries(times)) {
      if (value !== undefined) seconds.observe({ vital, page, device }, value / 1000)
    }
  }
}
