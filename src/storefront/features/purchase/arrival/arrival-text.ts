/** What an arrival reads like. Comes after the page. */
import { fill } from '../../../../contracts/storefront/texts/fill.ts'
import { estimateArrival, type ArrivalPlan } from '../../../../markets/shipping/arrival/estimate-arrival.ts'
import { formatDays } from '../../../../markets/shipping/arrival/format-days.ts'

type Days = { readonly from: string; readonly to: string }

/** `arrives` is the text with its place for the days. Undefined when an answer is none that can be read. */
export function arrivalText(
  of: ArrivalPlan | Days,
  arrives: string,
  locale = 'en-GB',
  now = new Date(),
): string | undefined {
  try {
    return fill(arrives, { days: formatDays('from' in of ? of : estimateArrival(of, now), locale) })
  } catch {
    return undefined
  }
}
