/** The public holidays of a country in a year, from the rules of its record. Pure. On the server: it reads all records. */
import { findRecord } from '../../countries/record-of.ts'
import type { HolidayRule, PublicHolidays } from '../../market-record.ts'
import { addDays, weekdayOf } from './days.ts'
import { easterSunday } from './easter.ts'

/** Every order to a country needs them. There are as many as there are countries and years that parcels are sent in. */
const known = new Map<string, readonly string[]>()

/** YYYY-MM-DD, sorted. Days that are given for a weekend are in the list beside the weekend itself. */
export function publicHolidays(country: string, year: number): readonly string[] {
  const key = `${country} ${year}`
  const holidays = known.get(key) ?? holidaysOf(country, year)
  known.set(key, holidays)
  return holidays
}

function holidaysOf(country: string, year: number): readonly string[] {
  const record = findRecord(country)
  if (record === undefined) return []
  const { rules, onWeekend } = record.publicHolidays
  const days = [...new Set(rules.flatMap((rule) => daysOf(rule, year)))].toSorted()
  const all = new Set(days)
  for (const day of days) {
    const given = substituteOf(day, onWeekend, record.weekend, all)
    if (given !== undefined) all.add(given)
  }
  return [...all].toSorted()
}

const dayIn = (year: number, monthAndDay: string): string => `${year}-${monthAndDay}`

function daysOf(rule: HolidayRule, year: number): readonly string[] {
  if ('on' in rule) return [dayIn(year, rule.on)]
  if ('easter' in rule) return [addDays(easterSunday(year), rule.easter)]
  if ('nth' in rule) return [nthWeekday(rule, year)]
  if ('from' in rule) return [firstFrom(dayIn(year, rule.from), rule.weekday)]
  if ('dates' in rule) return rule.dates.filter((date) => date.startsWith(`${year}-`))
  return calendarDays(rule, year)
}

const firstFrom = (day: string, weekday: number): string => addDays(day, (7 + weekday - weekdayOf(day)) % 7)

function nthWeekday({ month, weekday, nth }: Extract<HolidayRule, { readonly nth: number }>, year: number): string {
  const first = (wanted: number) => `${year}-${String(wanted).padStart(2, '0')}-01`
  if (nth > 0) return addDays(firstFrom(first(month), weekday), (nth - 1) * 7)
  const afterwards = month === 12 ? `${year + 1}-01-01` : first(month + 1)
  return addDays(firstFrom(afterwards, weekday), -7)
}

type CalendarRule = Extract<HolidayRule, { readonly calendar: string }>

function calendarDays({ calendar, month, day, offset = 0 }: CalendarRule, year: number): readonly string[] {
  return yearIn(calendar, year)
    .filter((one) => one.month === month && one.dayOfMonth === day)
    .map((one) => addDays(one.day, offset))
}

type CalendarDay = { readonly day: string; readonly month: string; readonly dayOfMonth: number }

/** Reading a year takes some milliseconds. There are as many as calendars and requested years. */
const years = new Map<string, readonly CalendarDay[]>()

/** All days of a year, in another calendar. A Muslim year is shorter than ours: a day may come twice. */
function yearIn(calendar: CalendarRule['calendar'], year: number): readonly CalendarDay[] {
  const key = `${calendar} ${year}`
  const read = years.get(key)
  if (read !== undefined) return read
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, {
    timeZone: 'UTC',
    day: 'numeric',
    // Numbers of Hebrew months move in leap years; their names do not.
    month: calendar === 'hebrew' ? 'long' : 'numeric',
  })
  const found: CalendarDay[] = []
  for (let day = `${year}-01-01`; day < `${year + 1}`; day = addDays(day, 1)) {
    const parts = format.formatToParts(new Date(day))
    const partOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
    found.push({ day, month: partOf('month'), dayOfMonth: Number(partOf('day')) })
  }
  years.set(key, found)
  return found
}

/** The day that is free instead of a weekend. */
function substituteOf(
  day: string,
  onWeekend: PublicHolidays['onWeekend'],
  weekend: readonly number[],
  taken: ReadonlySet<string>,
): string | undefined {
  const isWeekend = weekend.includes(weekdayOf(day))
  if (!isWeekend || onWeekend === 'lost') return undefined
  const isSunday = weekdayOf(day) === 0
  if (onWeekend === 'monday-after-sunday' && !isSunday) return undefined
  if (onWeekend === 'nearest-working-day' && !isSunday) return addDays(day, -1)
  let given = addDays(day, 1)
  while (weekend.includes(weekdayOf(given)) || taken.has(given)) given = addDays(given, 1)
  return given
}
