/** Times that people type, such as 2026-11-17T10:00, in the time zone of their account: the browser's own where it has none. */

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?<seconds>:\d\d(?:\.\d{1,3})?)?$/
const MINUTE_MS = 60_000

/** Milliseconds; undefined for what is no time. */
export function instantOf(text: string, timeZone: string | null): number | undefined {
  const match = TIME.exec(text)
  if (match === null) return undefined
  const asUtc = Date.parse(`${text}${match.groups?.['seconds'] === undefined ? ':00' : ''}Z`)
  if (Number.isNaN(asUtc)) return undefined
  // The offset of the zone depends on the moment itself: near a change of the clock the second guess is right.
  const first = asUtc - offsetAt(asUtc, timeZone)
  return asUtc - offsetAt(first, timeZone)
}

export function localTime(instant: number, timeZone: string | null): string {
  const time = new Date(instant + offsetAt(instant, timeZone))
  if (Number.isNaN(time.getTime())) return ''
  // Seconds only where there are some: what was stored by a command stays exactly that.
  return time.toISOString().replace(/(?::00)?\.000Z$|Z$/, '')
}

/** How far the zone is ahead of UTC, in milliseconds. */
function offsetAt(instant: number, timeZone: string | null): number {
  if (Number.isNaN(new Date(instant).getTime())) return 0
  if (timeZone === null) return -new Date(instant).getTimezoneOffset() * MINUTE_MS
  // Sweden writes 2026-11-17 14:59:00.
  const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  const there = Date.parse(`${format.format(instant).replace(' ', 'T')}Z`)
  return there - Math.floor(instant / 1000) * 1000
}
