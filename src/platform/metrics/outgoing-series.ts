/** Calls to other services, as a Prometheus histogram by dependency and outcome. */
import { Histogram, type Registry } from 'prom-client'
import type { ObservedOutgoing } from '../outgoing/outgoing.ts'

const SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10]

export function createOutgoingSeries(registry: Registry): (call: ObservedOutgoing) => void {
  const seconds = new Histogram({
    name: 'outgoing_request_duration_seconds',
    help: 'Calls to other services until their response begins, by dependency and outcome',
    labelNames: ['dependency', 'outcome'],
    buckets: SECONDS,
    registers: [registry],
  })
  return ({ dependency, outcome, seconds: duration }) => seconds.observe({ dependency, outcome }, duration)
}
