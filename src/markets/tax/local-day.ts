/** The day of a moment in a time zone: taxes, reports and deadlines count in the days of a country. */
import { dateFormat } from '../formats/intl-formats.ts'

/** YYYY-MM-DD */
export function localDay(moment: string | Date, timeZone: string): string {
  const format = dateFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return format.format(typeof moment === 'string' ? new Date(moment) : moment)
}
