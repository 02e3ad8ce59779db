/** The day of a moment in a time zone: taxes, reports and deadlines count in the days of a country. */
import { dateFormat } from '../formats/intl-formats.ts'

/** In milliseconds. Offsets of time zones are multiples of it, so no day begins within one. */
const QUARTER_HOUR = 900_000
const MAX_CACHED = 1000

const cached = new Map<string, string>()

/** YYYY-MM-DD */
export function localDay(moment: string | Date, timeZone: string): string {
  const date = typeof moment === 'string' ? new Date(moment) : moment
  const key = `${timeZone} ${Math.floor(date.getTime() / QUARTER_HOUR)}`
  const known = cached.get(key)
  if (known !== undefined) return known
  const format = dateFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const day = format.format(date)
  if (cached.size >= MAX_CACHED) cached.clear()
  cached.set(key, day)
  return day
}
