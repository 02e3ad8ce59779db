const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** After which failure how long: the provider's own steps. The last one comes again and again. */
const STEPS = [
  9 * SECOND,
  18 * SECOND,
  27 * SECOND,
  2 * MINUTE,
  5 * MINUTE,
  10 * MINUTE,
  15 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  8 * HOUR,
] as const

const GIVE_UP_AFTER_MS = 30 * DAY

/** How long until the next try, after so many that failed. Undefined after thirty days of them. */
export function retryAfter(failures: number): number | undefined {
  const waited = Array.from({ length: failures }, (_, failure) => stepAfter(failure + 1)).reduce(
    (sum, step) => sum + step,
    0,
  )
  return waited > GIVE_UP_AFTER_MS ? undefined : stepAfter(failures)
}

const stepAfter = (failures: number): number => STEPS[Math.min(failures, STEPS.length) - 1] ?? 0
