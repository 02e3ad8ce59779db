/**
 * What pages will show of a price from a moment on, and what they compare it with: computed with the functions that the shop
 * itself uses, from the history and from prices that are planned (DGO-07).
 */
import { discountOf } from './discount-of.ts'
import type { Price } from './price-for-market.ts'
import { announcedPrice, lowestBefore, priorPrice, type PriceStep } from './prior-price.ts'

/** `regular`: it is not reduced. `unsold`: it was not for sale before. `not-lower`: it cost as little before. */
export type NoReduction = 'regular' | 'unsold' | 'not-lower'

export type Announcement =
  | { readonly kind: 'reduction'; readonly struck: number; readonly percent: number }
  | { readonly kind: 'none'; readonly reason: NoReduction }

/** A price that is planned, or that applies now and ends. */
export type PlannedStep = {
  readonly since: number
  readonly until: number | undefined
  readonly price: Price
}

/** Of a price that begins at the moment; the steps before it come oldest first. */
export function announcementOf(steps: readonly PriceStep[], price: Price, moment: number): Announcement {
  const prior = priorPrice([...steps, { since: moment, price }])
  const shown = announcedPrice(price, prior)
  if (shown.final < shown.original) {
    return { kind: 'reduction', struck: shown.original, percent: discountOf(shown).percentage }
  }
  if (price.final >= price.original) return { kind: 'none', reason: 'regular' }
  return { kind: 'none', reason: prior === undefined ? 'unsold' : 'not-lower' }
}

/** The steps before a moment, as if nothing else were changed until then: after the end of a price the earlier one returns. */
export function stepsBefore(
  history: readonly PriceStep[],
  planned: readonly PlannedStep[],
  moment: number,
): readonly PriceStep[] {
  const steps = [...history]
  for (const { since, until, price } of planned.toSorted((a, b) => a.since - b.since)) {
    const earlier = steps.findLast((step) => step.since < since)?.price
    if (steps.every((step) => step.since !== since)) steps.push({ since, price })
    if (until !== undefined) steps.push({ since: until, price: earlier })
  }
  return steps.filter(({ since }) => since < moment).toSorted((a, b) => a.since - b.since)
}

/** The lowest price of the thirty days before a moment, with what is planned until then. */
export const lowestPlanned = (
  history: readonly PriceStep[],
  planned: readonly PlannedStep[],
  moment: number,
): number | undefined => lowestBefore(stepsBefore(history, planned, moment), moment)
