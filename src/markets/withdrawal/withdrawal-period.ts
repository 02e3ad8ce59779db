/** Until when a shopper may withdraw from a purchase, and until when the money must be back. In the local time of the market. */
import { dateFormat } from '../formats/intl-formats.ts'
import { recordOf } from '../countries/record-of.ts'
import { localDay } from '../tax/local-day.ts'
import type { CountryCode } from '../types.ts'

/** YYYY-MM-DD */
export type LocalDay = string

const DAY = 24 * 60 * 60_000

/** Days in which a refund must be made after a withdrawal was stated (CRD article 13). */
const REFUND_DAYS = 14

/** The last day of the period: a Saturday or Sunday is prolonged to Monday (Regulation 1182/71, article 3). */
export function lastDayToWithdraw(country: CountryCode, deliveredAt: Date): LocalDay {
  const { timeZone, withdrawalDays } = recordOf(country)
  const last = addDays(localDay(deliveredAt, timeZone), withdrawalDays)
  const weekday = new Date(`${last}T00:00:00Z`).getUTCDay()
  if (weekday === 6) return addDays(last, 2)
  return weekday === 0 ? addDays(last, 1) : last
}

/** 24:00 of the last day, as a moment. */
export function endOfWithdrawalPeriod(country: CountryCode, deliveredAt: Date): Date {
  const { timeZone } = recordOf(country)
  return startOfDay(addDays(lastDayToWithdraw(country, deliveredAt), 1), timeZone)
}

/** The day by which the money of a withdrawal must be back. It is never prolonged. */
export const refundDeadline = (country: CountryCode, statedAt: Date): LocalDay =>
  addDays(localDay(statedAt, recordOf(country).timeZone), REFUND_DAYS)

/** Whole days from one local day to another. */
export const daysBetween = (from: LocalDay, to: LocalDay): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY)

export const localDayIn = (country: CountryCode, moment: Date): LocalDay => localDay(moment, recordOf(country).timeZone)

const addDays = (day: LocalDay, days: number): LocalDay => dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY))

const dayOf = (time: Date): LocalDay => time.toISOString().slice(0, 10)

/** The offset may change between a day's midnight and the same time in UTC: it is taken again where the first guess leads. */
function startOfDay(day: LocalDay, timeZone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const guess = midnight - offsetAt(new Date(midnight), timeZone)
  return new Date(midnight - offsetAt(new Date(guess), timeZone))
}

/** In milliseconds, east of Greenwich above zero. */
function offsetAt(moment: Date, timeZone: string): number {
  const format = dateFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return local - Math.floor(moment.getTime() / 1000) * 1000
}
