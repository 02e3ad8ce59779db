/** Whether a soak passes: memory stays flat, nothing fails, the planned load was served, and the books are clean. */
import type { Books } from '../nodes/books.ts'
import { bookProblems } from '../nodes/scenario.ts'

/** Percent in ten minutes. */
export const MAX_SLOPE = 1
/** A straight line through fewer minutes describes the garbage collector. */
export const MIN_JUDGED_SECONDS = 600
/** Visits that are under way at the end have no effect on this. */
const MIN_SERVED_SHARE = 0.99
const MAX_SHOWN = 3

export type MemoryTrend = {
  /** Bytes: the first after the warm-up, the last, and the highest of the whole run. */
  readonly first: number
  readonly last: number
  readonly highest: number
  /** Percent in ten minutes, after the warm-up. */
  readonly slope: number
  /** By how much the slope may be wrong, in the same unit; 0 where the slope itself is judged. */
  readonly margin: number
}

export type SoakResult = {
  readonly visits: { readonly planned: number; readonly served: number }
  /** What must have happened at least once, by what it is called. */
  readonly work: Readonly<Record<string, number>>
  /** Requests that failed, and errors in the log of the shop. */
  readonly errors: readonly string[]
  /** By what they are called. */
  readonly memory: Readonly<Record<string, MemoryTrend>>
  /** Of the samples that slopes are computed from. */
  readonly judgedSeconds: number
  readonly books: Books
}

export const isSlopeJudged = ({ judgedSeconds }: Pick<SoakResult, 'judgedSeconds'>): boolean =>
  judgedSeconds >= MIN_JUDGED_SECONDS

/** Why it does not pass; none when it does. */
export function soakProblems(result: SoakResult): readonly string[] {
  const { visits, work, errors, memory, books } = result
  const isServed = visits.planned > 0 && visits.served >= visits.planned * MIN_SERVED_SHARE
  return [
    ...(isSlopeJudged(result) ? Object.entries(memory).flatMap(([name, trend]) => slopeProblem(name, trend)) : []),
    ...(errors.length > 0 ? [`${errors.length} errors: ${errors.slice(0, MAX_SHOWN).join('; ')}`] : []),
    ...(isServed ? [] : [`${visits.served} of ${visits.planned} planned visits were served`]),
    ...Object.entries(work).flatMap(([name, count]) => (count > 0 ? [] : [`no ${name}`])),
    ...bookProblems(books),
  ]
}

/** An unknown slope does not pass. */
const slopeProblem = (name: string, { slope, margin }: MemoryTrend): readonly string[] =>
  slope - margin < MAX_SLOPE ? [] : [`${name} grows by ${slope.toFixed(2)} % in ten minutes`]
