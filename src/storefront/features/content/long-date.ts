/** A day as the market writes it. It has no hour, so it is the same day on the server and in every browser. */
export function longDate(date: string, locale: string | undefined): string | undefined {
  const day = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(day.getTime())) return undefined
  return day.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })
}
