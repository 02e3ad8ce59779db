/**
 * What a reduction may be measured against. European law: an announced reduction names the lowest price of the thirty
 * days before it began, and its percentage is computed from that price, whatever the list price (Directive 98/6, art.
 * 6a).
 */
import type { Price } from './price-for-market.ts'

const THIRTY_DAYS = 30 * 24 * 60 * 60 * 1000

/** What was paid from `since` until just before `until`, in milliseconds. */
export type ChargedPrice = { readonly since: number; readonly until: number; readonly final: number }

/** A price and the moment (milliseconds) from which it was charged; no price where it was not for sale. */
export type PriceStep = { readonly since: number; readonly price: Price | undefined }

/**
 * The lowest price that was charged in the thirty days before the present reduction began; the steps come oldest first.
 * A reduction begins when its price does, or later, when an earlier price is first marked as reduced. Undefined when it
 * was not for sale in those days, or is not reduced. `discounted` are prices that automatic discounts made (LAW-17).
 */
export function priorPrice(steps: readonly PriceStep[], discounted: readonly ChargedPrice[] = []): number | undefined {
  const present = steps.at(-1)?.price
  if (present === undefined || !isReduced(present)) return undefined
  const isStillTheSame = ({ price }: PriceStep) => price?.final === present.final && isReduced(price)
  const beginning = steps.findLastIndex((step) => !isStillTheSame(step)) + 1
  return lowestBefore(steps.slice(0, beginning), steps[beginning]?.since ?? 0, discounted)
}

/**
 * The lowest price that was charged in the thirty days before a moment; the steps began before it and come oldest first.
 * Undefined when it was not for sale in those days.
 */
export function lowestBefore(
  steps: readonly PriceStep[],
  moment: number,
  discounted: readonly ChargedPrice[] = [],
): number | undefined {
  const from = moment - THIRTY_DAYS
  // A price also counts when it ended inside the thirty days, however long before them it began.
  const charged = steps.flatMap(({ price }, index) => {
    const until = steps[index + 1]?.since ?? moment
    return price === undefined || until <= from ? [] : [price.final]
  })
  const lowered = discounted.filter(({ since, until }) => until > from && since < moment).map(({ final }) => final)
  return charged.length === 0 ? undefined : Math.min(...charged, ...lowered)
}

const isReduced = ({ original, final }: Price): boolean => final < original

/** The price as it may be shown: struck is what was charged before, or nothing. */
export function announcedPrice({ original, final }: Price, prior: number | undefined): Price {
  const isAnnounced = final < original && prior !== undefined && prior > final
  return { original: isAnnounced ? prior : final, final }
}
