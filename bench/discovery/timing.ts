/** How long things take, one by one, and how long most of them do. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setImmediate, setTimeout } from 'node:timers/promises'

/**
 * CPU milliseconds of all threads of the process, and wall time. On an idle core they are the same; on a shared one only the
 * CPU time is meaningful.
 */
export type Taken = { readonly cpu: number; readonly wall: number }

/** Returns the time since it was started. */
export function stopwatch(): () => Taken {
  const [wallBefore, cpuBefore] = [performance.now(), process.cpuUsage()]
  return () => {
    const { user, system } = process.cpuUsage(cpuBefore)
    return { cpu: (user + system) / 1000, wall: performance.now() - wallBefore }
  }
}

/** One after the other, in their order. */
export function timeEach<Item>(items: readonly Item[], work: (item: Item) => unknown): readonly Taken[] {
  return items.map((item) => {
    const taken = stopwatch()
    work(item)
    return taken()
  })
}

/** The same for work that is waited for. */
export async function waitForEach<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<readonly Taken[]> {
  const all: Taken[] = []
  for (const item of items) {
    const taken = stopwatch()
    await work(item)
    all.push(taken())
  }
  return all
}

export type Times = { readonly p50: number; readonly p99: number; readonly count: number }

export type Waits = {
  readonly idle: Times
  readonly busy: Times
  /** The longest that the process did nothing else during the work, by the clock, in milliseconds. */
  readonly longest: number
}

/** Between two queries: twenty a second, so that queries wait for the work and not for each other. */
const MOMENTS_MS = 50
const IDLE_MOMENTS = 200
/** Of a millisecond. */
const NANOSECONDS = 1e6

/** Latency of a query while the process is idle, and while it does some work. */
export async function measureWaits(search: (number: number) => unknown, work: () => Promise<unknown>): Promise<Waits> {
  const idle = await callAtIntervals(search, (count) => count === IDLE_MOMENTS)
  const delays = monitorEventLoopDelay({ resolution: 1 })
  let isDone = false
  delays.enable()
  const working = work().finally(() => {
    isDone = true
  })
  const busy = await callAtIntervals(search, () => isDone)
  await working
  delays.disable()
  return { idle: timesOf(idle), busy: timesOf(busy), longest: delays.max / NANOSECONDS }
}

/**
 * Calls at fixed intervals, whether the last call has returned or not, and measures from the scheduled time, so that waiting
 * for a busy process is included.
 */
async function callAtIntervals(
  search: (number: number) => unknown,
  isOver: (count: number) => boolean,
): Promise<readonly number[]> {
  const waits: Promise<number>[] = []
  const since = performance.now()
  while (!isOver(waits.length)) {
    const due = since + waits.length * MOMENTS_MS
    const early = due - performance.now()
    if (early > 0) await setTimeout(early)
    else await setImmediate()
    // A timer may be a little early.
    waits.push(waitSince(Math.min(due, performance.now()), search(waits.length)))
  }
  return Promise.all(waits)
}

async function waitSince(moment: number, answer: unknown): Promise<number> {
  await answer
  return performance.now() - moment
}

export const cpuTimes = (all: readonly Taken[]): Times => timesOf(all.map(({ cpu }) => cpu))
export const wallTimes = (all: readonly Taken[]): Times => timesOf(all.map(({ wall }) => wall))

function timesOf(milliseconds: readonly number[]): Times {
  const sorted = milliseconds.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99), count: sorted.length }
}
