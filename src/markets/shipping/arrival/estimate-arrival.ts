/** When a parcel arrives that is ordered now (SHX-12). Pure. Runs in the browser, so it stays small. */
import { dateFormat } from '../../formats/intl-formats.ts'
import { addDays, weekdayOf } from './days.ts'

/** Days are YYYY-MM-DD, days of the week 0 (Sunday) to 6. */
export type ArrivalPlan = {
  /** Of the warehouse. */
  readonly timeZone: string
  /** HH:MM there. */
  readonly cutOff: string
  readonly handlingDays: number
  readonly transitDays: readonly [min: number, max: number]
  /** When the warehouse works. */
  readonly shipsOn: readonly number[]
  readonly closed: readonly string[]
  /** When the carrier delivers. */
  readonly arrivesOn: readonly number[]
  readonly closedThere: readonly string[]
}

export type Arrival = {
  /** When the parcel leaves at the latest. */
  readonly shipsBy: string
  readonly from: string
  readonly to: string
}

export function estimateArrival(plan: ArrivalPlan, now: Date): Arrival {
  const { timeZone, cutOff, handlingDays, transitDays } = plan
  const [today = '', time = ''] = clockOf(timeZone).format(now).split(' ')
  const packs = (day: string) => isPackedOn(plan, day)
  const delivers = (day: string) => plan.arrivesOn.includes(weekdayOf(day)) && !plan.closedThere.includes(day)
  const begins = packs(today) && time < cutOff ? today : workingDay(today, 1, packs)
  const shipsBy = workingDay(begins, handlingDays, packs)
  const [min, max] = transitDays
  return { shipsBy, from: workingDay(shipsBy, min, delivers), to: workingDay(shipsBy, max, delivers) }
}

export const isPackedOn = ({ shipsOn, closed }: ArrivalPlan, day: string): boolean =>
  shipsOn.includes(weekdayOf(day)) && !closed.includes(day)

/** Sweden writes 2026-11-17 14:59. */
export const clockOf = (timeZone: string): Intl.DateTimeFormat =>
  dateFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })

/** The working day so many after another day. A plan without any ends after a year, not never. */
function workingDay(after: string, count: number, isOpen: (day: string) => boolean): string {
  let day = after
  for (let [left, tries] = [count, 366]; left > 0 && tries > 0; tries -= 1) {
    day = addDays(day, 1)
    if (isOpen(day)) left -= 1
  }
  return day
}
