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
