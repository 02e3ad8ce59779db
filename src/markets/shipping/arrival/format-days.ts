/** "Thu 19 – Mon 23 Nov", as people of a locale write it. Runs in the browser, so it stays small. */
import { dateFormat } from '../../formats/intl-formats.ts'

/** From one day to another, YYYY-MM-DD. The month is written once where it follows the day. A line breaks between days only. */
export function formatDays({ from, to }: { readonly from: string; readonly to: string }, locale: string): string {
  const format = dateFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  const last = inOneLine(format.format(new Date(to)))
  if (from === to) return last
  const parts = format.formatToParts(new Date(from))
  const [day, month] = ['day', 'month'].map((wanted) => parts.findIndex(({ type }) => type === wanted))
  const isShort = from.slice(0, 7) === to.slice(0, 7) && day !== undefined && month !== undefined && day < month
  const first = (isShort ? parts.slice(0, month) : parts).map(({ value }) => value).join('')
  return `${inOneLine(first.trimEnd())} – ${last}`
}

const inOneLine = (day: string): string => day.replaceAll(' ', '\u00a0')
