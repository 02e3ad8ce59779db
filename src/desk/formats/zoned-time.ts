/** Dates and times as fields hold them, `2026-11-20T00:00`, in a time zone. Null is the zone of the browser. */
type Zone = string | null

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** The moment in milliseconds; not a number where the field is empty. A time that the clocks skip is read with the offset before the change. */
export function zonedToMoment(text: string, zone: Zone): number {
  const local = Date.parse(`${text}Z`)
  if (Number.isNaN(local)) return local
  const guess = local - offsetAt(local, zone)
  return local - offsetAt(guess, zone)
}

export const momentToZoned = (moment: number, zone: Zone): string =>
  new Date(moment + offsetAt(moment, zone)).toISOString().slice(0, 16)

/** The beginning of the next such day after today; Sunday is 0. */
export function nextWeekday(now: number, weekday: number, zone: Zone): string {
  const today = Date.parse(`${momentToZoned(now, zone).slice(0, 10)}T00:00:00Z`)
  const days = (weekday - new Date(today).getUTCDay() + 6) % 7
  return new Date(today + (days + 1) * DAY).toISOString().slice(0, 16)
}

/** What local time is ahead of UTC by. */
function offsetAt(moment: number, zone: Zone): number {
  const format = new Intl.DateTimeFormat('en-GB', {
    ...(zone !== null && { timeZone: zone }),
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  })
  const [day = 0, month = 1, year = 0, hour = 0, minute = 0, second = 0] = format
    .formatToParts(moment)
    .flatMap(({ type, value }) => (type === 'literal' ? [] : [Number(value)]))
  const local = Date.UTC(year, month - 1, day, hour, minute, second)
  return Math.round((local - moment) / MINUTE) * MINUTE
}
