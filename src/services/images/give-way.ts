/**
 * Work in the background gives way to visitors. Its low priority alone does not do that: on two cores, both busy with
 * cached pages, it still cost these nearly a third of their speed. So it rests between its steps, but only while it is
 * in the way.
 */
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'

/** The share of time in which the thread that answers visitors had something to do. */
const BUSY = 0.5
const MAX_REST_MS = 5000

/** As long as the step took, when requests of visitors were served meanwhile; otherwise not at all. */
export function restAfter(stepMs: number, busyShare: number): number {
  return busyShare > BUSY ? Math.min(stepMs, MAX_REST_MS) : 0
}

/**
 * Call it before a step; the returned function is called after the step. Its timer does not prevent the process from
 * exiting.
 */
export function beginStep(): () => Promise<void> {
  const startedAt = performance.now()
  const before = performance.eventLoopUtilization()
  return async () => {
    const { utilization } = performance.eventLoopUtilization(before)
    const rest = restAfter(performance.now() - startedAt, utilization)
    if (rest > 0) await setTimeout(rest, undefined, { ref: false })
  }
}
