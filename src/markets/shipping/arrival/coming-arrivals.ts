/**
 * When parcels arrive that are ordered before each of the next cut-offs: what a cached page needs to know to be right for a week,
 * and what spares browsers the time zones and calendars of `Intl`. Pure.
 */
import { addDays } from './days.ts'
import { type Arrival, type ArrivalPlan, clockOf, estimateArrival, isPackedOn } from './estimate-arrival.ts'

export type ComingArrival = Pick<Arrival, 'from' | 'to'> & {
  /** In milliseconds since 1970: for what is ordered before it, and not before that of the entry before. */
  readonly until: number
}

const MAX_DAYS = 60

export function comingArrivals(plan: ArrivalPlan, now: Date, count: number): readonly ComingArrival[] {
  const coming: ComingArrival[] = []
  let moment = now
  // A plan without any working day ends, too.
  for (let [day, tries] = [dayIn(plan, now), MAX_DAYS]; coming.length < count && tries > 0; tries -= 1) {
    const until = momentOf(plan, day)
    if (isPackedOn(plan, day) && until > moment.getTime()) {
      const { from, to } = estimateArrival(plan, moment)
      coming.push({ until, from, to })
      moment = new Date(until)
    }
    day = addDays(day, 1)
  }
  return coming
}

const dayIn = ({ timeZone }: ArrivalPlan, now: Date): string => clockOf(timeZone).format(now).slice(0, 10)

/** Of the cut-off of a day. */
function momentOf({ timeZone, cutOff }: ArrivalPlan, day: string): number {
  const wanted = Date.parse(`${day}T${cutOff}Z`)
  const offsetAt = (moment: number) =>
    Date.parse(`${clockOf(timeZone).format(moment).replace(' ', 'T')}Z`) - Math.floor(moment / 60_000) * 60_000
  // With the offset of that day, which is not always the one of its first guess.
  return wanted - offsetAt(wanted - offsetAt(wanted))
}
