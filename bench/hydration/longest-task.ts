/** Tasks of a page's main thread after its first paint, by the time they took on a processor. */
import { z } from 'zod'

const traceEvent = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  /** Microseconds by the clock, and of the thread. Some events have none. */
  dur: z.number().optional(),
  tdur: z.number().optional(),
})

/** Runs of a script: what is in such a task is there because of the shop's code, also the layout that it causes. */
const SCRIPT = new Set([
  'EvaluateScript',
  'FunctionCall',
  'v8.run',
  'v8.callFunction',
  'V8.RunMicrotasks',
  'RunMicrotasks',
])

/** In milliseconds; 0 without such a task. */
export type LongestTasks = { readonly withScript: number; readonly any: number }

export function longestTasks(trace: readonly unknown[]): LongestTasks {
  const events = trace.map((event) => traceEvent.parse(event))
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (paint === undefined) throw new Error('The page was not painted')
  const later = events.filter(({ pid, tid, ts }) => pid === paint.pid && tid === paint.tid && ts > paint.ts)
  const scripts = later.filter(({ name }) => SCRIPT.has(name)).map(({ ts }) => ts)
  const tasks = later.filter(({ name }) => name === 'RunTask')
  const longest = (some: typeof tasks) => Math.max(0, ...some.map(({ tdur = 0 }) => tdur / 1000))
  return {
    any: longest(tasks),
    withScript: longest(tasks.filter(({ ts, dur = 0 }) => scripts.some((at) => at >= ts && at <= ts + dur))),
  }
}
