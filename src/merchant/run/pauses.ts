/**
 * Pauses of long work, so that it leaves the machine to the shop (DSK-04). While the process has other work, long work gets a
 * fortieth of the time; while there is none, a third.
 */
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'

const PAUSE_PER_WORK = { busy: 39, idle: 2 } as const
const MAX_PAUSE_MS = 2000
/** Share of the time of the event loop that others use. */
const MIN_BUSY = 0.3

/** Called between two pieces of the work. An aborted signal ends the pause. */
export function pauses(signal: AbortSignal): () => Promise<void> {
  let since = performance.now()
  let isBusy = true
  return async () => {
    const pause = (performance.now() - since) * PAUSE_PER_WORK[isBusy ? 'busy' : 'idle']
    const before = performance.eventLoopUtilization()
    await setTimeout(Math.min(pause, MAX_PAUSE_MS), undefined, { signal }).catch(() => {})
    isBusy = performance.eventLoopUtilization(before).utilization > MIN_BUSY
    since = performance.now()
  }
}
