/**
 * A day as the market writes it. It has no hour, so it is the same day everywhere. For the server: a phone needs longer to
 * learn how a language writes its days than to make a page come alive.
 */
export function longDate(date: string, locale: string | undefined): string | undefined {
  const key = `${locale} ${date}`
  const known = written.get(key)
  if (known !== undefined) return known
  const day = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(day.getTime())) return undefined
  const writer = (writers[String(locale)] ??= new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }))
  const text = writer.format(day)
  if (written.size >= MAX_CACHED) written.clear()
  written.set(key, text)
  return text
}

/** To make one takes a hundred times as long as to write a day with it. */
const writers: Record<string, Intl.DateTimeFormat> = {}
/** The same few days stand on page after page. Emptied as a whole when full. */
const written = new Map<string, string>()
const MAX_CACHED = 1000
