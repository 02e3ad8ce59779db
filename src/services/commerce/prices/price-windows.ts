/**
 * When two prices of a variant in one currency contradict each other. A price without an end is a change at one moment: the next
 * one replaces it, so that a sale can be planned after it. A price with an end holds until then. Times are ISO 8601 in UTC.
 */
export type PriceWindow = { readonly since: string; readonly until: string | null }

/** They begin at the same moment, or one begins while the other holds. */
export const overlaps = (a: PriceWindow, b: PriceWindow): boolean =>
  a.since === b.since || holdsAt(a, b.since) || holdsAt(b, a.since)

/** Its end is the first moment of the earlier price. */
const holdsAt = ({ since, until }: PriceWindow, moment: string): boolean =>
  until !== null && since <= moment && moment < until
