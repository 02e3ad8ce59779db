/** Code that needs the time takes a clock as a dependency, so that tests control the time. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/**
 * A clock that is exact to a quarter of a second and does not call the system on every read: for values that are read thousands
 * of times a second and expire after a minute. Its timer does not prevent the process from exiting.
 */
export function coarseClock(): Clock {
  let now = new Date()
  setInterval(() => {
    now = new Date()
  }, 250).unref()
  return { now: () => now }
}
