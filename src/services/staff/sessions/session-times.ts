/** How long a session lasts (STF-15). */
const MINUTE_MS = 60_000

const IDLE_MS = 60 * MINUTE_MS
const ABSOLUTE_MS = 12 * 60 * MINUTE_MS
const FRESH_MS = 5 * MINUTE_MS

/** How exact the idle time is: a row is not written with every request. */
const SEEN_EVERY_MS = MINUTE_MS

const after = (now: Date, milliseconds: number): string => new Date(now.getTime() + milliseconds).toISOString()

/** A session that was seen last at this time or earlier has expired. */
export const oldestSeen = (now: Date): string => after(now, -IDLE_MS)

export const absoluteEnd = (now: Date): string => after(now, ABSOLUTE_MS)

export const freshEnd = (now: Date): string => after(now, FRESH_MS)

export const isSeenDue = (seenAt: string, now: Date): boolean => seenAt <= after(now, -SEEN_EVERY_MS)

/** When it ends if nothing is done any more. */
export function sessionEnd(seenAt: string, expiresAt: string): string {
  const idleEnd = after(new Date(seenAt), IDLE_MS)
  return idleEnd < expiresAt ? idleEnd : expiresAt
}
