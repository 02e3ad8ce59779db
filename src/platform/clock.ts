/** Who needs the time is handed a clock, so that a test decides what time it is. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/**
 * Tells the time to a quarter of a second, without asking the system at every look: for what is looked at thousands of
 * times a second and lives for a minute. Keeps no process alive.
 */
export function coarseClock(): Clock {
  let now = new Date()
  setInterval(() => {
    now = new Date()
  }, 250).unref()
  return { now: () => now }
}

export interface SettableClock extends Clock {
  set(time: Date | string): void
  advance(milliseconds: number): void
}

/** Stands still until it is told to move. */
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
