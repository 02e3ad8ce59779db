/** How a bucket is counted: pure, for every store. */
import type { Rate } from './policies.ts'

/** Sums of intervals are not exact. */
const TOLERANCE_MS = 1

export type Counted = {
  readonly windowEndsMs: number
  readonly taken: number
  /** When the burst is whole again: each one taken moves it one interval further. */
  readonly wholeAtMs: number
  /** When it was taken from last. */
  readonly atMs: number
}

const intervalMs = ({ amount, seconds }: Rate): number => (seconds * 1000) / amount

export function takeFrom(known: Counted | undefined, rate: Rate, count: number, nowMs: number) {
  const interval = intervalMs(rate)
  const burstMs = rate.burst * interval
  const isCurrent = known !== undefined && nowMs < known.windowEndsMs
  const windowEndsMs = isCurrent ? known.windowEndsMs : nowMs + rate.seconds * 1000
  const taken = (isCurrent ? known.taken : 0) + count
  const wholeAtMs = Math.max(known?.wholeAtMs ?? 0, nowMs) + count * interval
  const windowWaitMs = taken > rate.amount ? windowEndsMs - nowMs : 0
  const burstWaitMs = wholeAtMs - burstMs - nowMs
  const waitMs = Math.max(windowWaitMs, burstWaitMs > TOLERANCE_MS ? burstWaitMs : 0)
  return { next: { windowEndsMs, taken, wholeAtMs, atMs: nowMs }, waitMs }
}

/** A clock that was set back must not block for as long. */
export function rebased(known: Counted | undefined, nowMs: number): Counted | undefined {
  if (known === undefined || known.atMs <= nowMs) return known
  const backMs = known.atMs - nowMs
  return {
    ...known,
    windowEndsMs: known.windowEndsMs - backMs,
    wholeAtMs: known.wholeAtMs - backMs,
    atMs: nowMs,
  }
}

export const withReturned = (counted: Counted, rate: Rate, count: number): Counted => ({
  ...counted,
  taken: Math.max(0, counted.taken - count),
  wholeAtMs: counted.wholeAtMs - count * intervalMs(rate),
})
