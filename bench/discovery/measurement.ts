/** What the processes of this benchmark measure and send to their parent. */
import type { Taken, Waits } from './timing.ts'

/** How a search engine does at one size. */
export type EngineMeasurement = {
  readonly build: {
    readonly taken: Taken
    /** Megabytes that stay in memory once it is built. */
    readonly retained: number
  }
  /** The queries that all engines run, in the same order. */
  readonly compared: { readonly search: readonly Answered[]; readonly suggest: readonly Answered[] }
}

/** `isFound`: the query had results. */
export type Answered = Taken & { readonly isFound: boolean }

export type OurMeasurement = EngineMeasurement & {
  /** The most memory that the process took while building, beside before, in megabytes. */
  readonly peak: number
  /** Distinct words in English texts. */
  readonly words: number
  readonly search: readonly Taken[]
  readonly suggest: readonly Taken[]
  /** How long a search waits while nothing else goes on, and while another index is built in the same process. */
  readonly waits: Waits
}

export type ServiceMeasurement = {
  readonly fill: Taken
  /** From the first query to its result: the index is built from the database. */
  readonly firstAnswer: Taken
  readonly search: readonly Taken[]
  readonly suggest: readonly Taken[]
  /** A rule that is not stored, for one term each (DSR-02). */
  readonly comparisons: readonly Taken[]
  /** Counting as many searches as were made, and writing the sums (DIN-04). */
  readonly counting: Taken
  readonly waits: Waits
}

/** Queries for every engine: three hundred are enough to compare them, and few enough for the slowest. */
export const COMPARED_PER_LANGUAGE = 50

export const megabytes = (bytes: number): number => bytes / 2 ** 20

/** What is in use, whether in the heap or beside it. Needs --expose-gc. */
export async function memoryInUse(): Promise<number> {
  if (globalThis.gc === undefined) throw new Error('Start it with --expose-gc')
  // Buffers are given back a little after what held them.
  for (let round = 0; round < 3; round += 1) await globalThis.gc({ type: 'major', execution: 'async' })
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
