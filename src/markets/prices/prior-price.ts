/**
 * What a reduction may be measured against. European law: an announced reduction names the lowest price of the thirty
 * days before it began, and its percentage is counted from that price, whatever the list says (Directive 98/6, art. 6a).
 */
import type { Price } from './price-for-market.ts'

const THIRTY_DAYS = 30 * 24 * 60 * 60 * 1000

/** A price and the moment (milliseconds) from which it was asked. */
export type PriceStep = { readonly amount: number; readonly since: number }

/**
 * The lowest price of the thirty days before the present price began; the steps come oldest first. Nothing when the
 * present price is the first one there was: then there is nothing it could be a reduction of.
 */
export function priorPrice(steps: readonly PriceStep[]): number | undefined {
  const present = steps.at(-1)
  if (present === undefined) return undefined
  const from = present.since - THIRTY_DAYS
  // A price also counts when it ended inside the thirty days, however long before them it began.
  const asked = steps.slice(0, -1).filter((_, index) => (steps[index + 1]?.since ?? present.since) > from)
  return asked.length === 0 ? undefined : Math.min(...asked.map(({ amount }) => amount))
}

/** The price as it may be shown: with a struck original only if that, too, was asked for in the thirty days. */
export function announcedPrice({ original, final }: Price, prior: number | undefined): Price {
  const shown = Math.min(original, prior ?? final)
  return { original: Math.max(shown, final), final }
}
