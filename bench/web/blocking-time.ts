/**
 * Total blocking time by CPU time of the main thread. Lighthouse uses wall time: where the browser, the shop and Lighthouse share
 * two cores, that includes the time in which the thread was not scheduled.
 */
type TraceEvent = {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  /** In microseconds of its thread; some events have none. */
  readonly tdur?: number
}

const SLOW_DOWN = 4
/** Longer tasks count as blocking. */
const SHORT_MS = 50

/** Milliseconds on a phone that is four times slower: of all tasks after the first paint, what is longer than it may be. */
export function blockingByProcessor(events: readonly TraceEvent[]): number {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (paint === undefined) return Number.NaN
  return events
    .filter(({ name, pid, tid, ts }) => name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts > paint.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * SLOW_DOWN - SHORT_MS), 0)
}
