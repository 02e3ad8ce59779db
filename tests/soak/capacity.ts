/** How many visits a second the shop serves when visitors do not pause, and when a visit is due at a share of that. */

/** The share of the capacity that a soak runs at. */
export const LOAD_SHARE = 0.7

export type CapacityInterval = {
  readonly visits: number
  readonly seconds: number
}

/** Visits a second: the median of the intervals, so that neither a pause of the machine nor a burst decides. */
export function capacityOf(intervals: readonly CapacityInterval[]): number {
  const rates = intervals.map(({ visits, seconds }) => visits / seconds).toSorted((one, other) => one - other)
  const middle = rates.length >> 1
  const upper = rates[middle] ?? 0
  return rates.length % 2 === 1 ? upper : ((rates[middle - 1] ?? 0) + upper) / 2
}

/** Visits that should have begun by now. They do not wait for one another: visitors do not know that a shop is slow. */
export const visitsDue = (elapsedMs: number, perSecond: number): number => Math.floor((elapsedMs / 1000) * perSecond)
