/** A scenario of several nodes: what it does, how large it is, and what it reports. */
import type { Books } from './books.ts'
import type { Cluster } from './cluster.ts'

export type Outcome = {
  readonly requests: number
  readonly failed: number
  readonly books: Books
  /** What else was measured, in a few words. */
  readonly remark: string
  /** Why it does not pass; none when it does. */
  readonly problems: readonly string[]
}

export type Size = {
  readonly shoppers: number
  /** Fewest requests of the rolling restart. */
  readonly requests: number
  /** How long shoppers buy while nodes are killed. */
  readonly seconds: number
  readonly killEverySeconds: number
  readonly outageSeconds: number
  /** Immediate restarts of PostgreSQL. */
  readonly crashes: number
  /** How many nodes of the rolling restart get another build, one after the other. */
  readonly upgraded: number
}

/** As the requirements name them. */
export const WHOLE: Size = {
  shoppers: 8,
  requests: 5000,
  seconds: 60,
  killEverySeconds: 10,
  outageSeconds: 20,
  crashes: 4,
  upgraded: Infinity,
}

/** For the gate. */
export const SHORT: Size = {
  shoppers: 4,
  requests: 300,
  seconds: 6,
  killEverySeconds: 3,
  outageSeconds: 2,
  crashes: 1,
  upgraded: 1,
}

export type Scenario = (cluster: Cluster, size: Size) => Promise<Outcome>

/** Problems of the books, in words. */
export const bookProblems = ({ lost, double, oversold, broken }: Books): readonly string[] => [
  ...(lost > 0 ? [`${lost} lost`] : []),
  ...(double > 0 ? [`${double} double`] : []),
  ...(oversold > 0 ? [`${oversold} oversold`] : []),
  ...broken,
]
