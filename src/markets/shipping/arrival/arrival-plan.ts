/** What an arrival is estimated from: facts of a method, the warehouse and the country, without the moment of the order. */
import { recordOf } from '../../countries/record-of.ts'
import { localDay } from '../../tax/local-day.ts'
import type { CountryCode, WarehouseRegion } from '../../types.ts'
import { WAREHOUSE_PLACES } from '../../warehouses.ts'
import { addDays, weekdayOf } from './days.ts'
import type { ArrivalPlan } from './estimate-arrival.ts'
import { publicHolidays } from './public-holidays.ts'

/** How a method delivers, as the merchant configures it. */
export type DeliveryTerms = {
  /** HH:MM in the time zone of the warehouse: what is ordered before it is packed from the same day on. */
  readonly cutOff: string
  /** Working days of the warehouse until a parcel leaves; 0 is the same day. */
  readonly handlingDays: number
  /** Working days of the carrier until it arrives. */
  readonly transitDays: { readonly min: number; readonly max: number }
  /** Days of a week on which the carrier delivers: without the weekend, without its main day, or all. */
  readonly carrierDays: 5 | 6 | 7
}

/** Pages are cached: a plan must be right for a while. Holidays after it are unknown to it. */
const HORIZON_DAYS = 200

const WEEK = [0, 1, 2, 3, 4, 5, 6]

export function arrivalPlan(
  { cutOff, handlingDays, transitDays, carrierDays }: DeliveryTerms,
  { country, warehouse }: { readonly country: CountryCode; readonly warehouse: WarehouseRegion },
  now: Date,
): ArrivalPlan {
  const { country: home, timeZone } = WAREHOUSE_PLACES[warehouse]
  const today = localDay(now, timeZone)
  const shipsOn = workingDays(home, 5)
  const arrivesOn = workingDays(country, carrierDays)
  return {
    timeZone,
    cutOff,
    handlingDays,
    transitDays: [transitDays.min, transitDays.max],
    shipsOn,
    closed: holidaysFrom(home, today, shipsOn),
    arrivesOn,
    closedThere: holidaysFrom(country, today, arrivesOn),
  }
}

function workingDays(country: CountryCode, carrierDays: DeliveryTerms['carrierDays']): readonly number[] {
  // The main day is the last one.
  const free = new Set<number>(recordOf(country).weekend.slice(carrierDays - 5))
  return WEEK.filter((weekday) => !free.has(weekday))
}

/** Only those that cost a working day. */
function holidaysFrom(country: CountryCode, from: string, weekdays: readonly number[]): readonly string[] {
  const to = addDays(from, HORIZON_DAYS)
  const years = [...new Set([from, to].map((day) => Number(day.slice(0, 4))))]
  return years
    .flatMap((year) => publicHolidays(country, year))
    .filter((day) => day >= from && day <= to && weekdays.includes(weekdayOf(day)))
}
