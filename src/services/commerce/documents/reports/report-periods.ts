/** Periods of tax reports, and the day whose exchange rate a quarter is converted with. Pure. */

export type Quarter = { readonly year: number; readonly quarter: 1 | 2 | 3 | 4 }

/** YYYY-MM-DD, both included. */
export type DayRange = { readonly from: string; readonly to: string }

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10)

export function quarterRange({ year, quarter }: Quarter): DayRange {
  return { from: isoDay(Date.UTC(year, quarter * 3 - 3, 1)), to: isoDay(Date.UTC(year, quarter * 3, 0)) }
}

/** Of a month written as YYYY-MM, or a day. */
export function quarterOf(month: string): Quarter {
  const number = Math.ceil(Number(month.slice(5, 7)) / 3)
  const quarter = ([1, 2, 3, 4] as const).find((one) => one === number)
  if (quarter === undefined) throw new Error(`${month} is no month`)
  return { year: Number(month.slice(0, 4)), quarter }
}

export const quarterName = ({ year, quarter }: Quarter): string => `${year}-Q${quarter}`

const DAY_MS = 86_400_000

/**
 * The day whose rate counts: the last one of the quarter, or the next on which the central bank publishes rates (VAT Directive,
 * article 369h).
 */
export function rateDayOf(quarter: Quarter): string {
  let time = Date.parse(quarterRange(quarter).to)
  while (!isPublished(time)) time += DAY_MS
  return isoDay(time)
}

function isPublished(time: number): boolean {
  const date = new Date(time)
  const weekday = date.getUTCDay()
  return weekday !== 0 && weekday !== 6 && !isHoliday(date)
}

/** Days on which the payment system of the euro is closed. */
function isHoliday(date: Date): boolean {
  const day = isoDay(date.getTime())
  if (['01-01', '05-01', '12-25', '12-26'].includes(day.slice(5))) return true
  const easter = easterSunday(date.getUTCFullYear())
  return day === isoDay(easter - 2 * DAY_MS) || day === isoDay(easter + DAY_MS)
}

/** In the Gregorian calendar (Meeus, Jones, Butcher). */
export function easterSunday(year: number): number {
  const a = year % 19
  const [b, c] = [Math.floor(year / 100), year % 100]
  const [d, e] = [Math.floor(b / 4), b % 4]
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const [i, k] = [Math.floor(c / 4), c % 4]
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1)
}
