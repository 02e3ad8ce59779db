/** The day of a moment in a time zone: taxes, reports and deadlines count in the days of a country. */

/** Making one takes longer than using it. There are as many as there are time zones. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** YYYY-MM-DD */
export function localDay(moment: string | Date, timeZone: string): string {
  let format = formats.get(timeZone)
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    formats.set(timeZone, format)
  }
  return format.format(typeof moment === 'string' ? new Date(moment) : moment)
}
