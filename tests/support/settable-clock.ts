/** A clock that a test sets. */
import type { Clock } from '../../src/platform/clock.ts'

export interface SettableClock extends Clock {
  set(time: Date | string): void
  advance(milliseconds: number): void
}

/** Stopped until a test moves it. */
export function settableClock(start: Date | string = '2026-01-01T00:00:00.000Z'): SettableClock {
  let current = momentOf(start)
  return {
    now: () => new Date(current),
    set(time) {
      current = momentOf(time)
    },
    advance(milliseconds) {
      current += milliseconds
    },
  }
}

function momentOf(time: Date | string): number {
  const moment = new Date(time).getTime()
  if (Number.isNaN(moment)) throw new RangeError(`Not a time: ${String(time)}`)
  return moment
}
