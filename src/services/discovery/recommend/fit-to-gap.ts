/** What brings a cart to free shipping: it costs what is missing, and as little more as possible. */
import type { Scored } from './scored.ts'

/** Where an eighth of the threshold too much is paid, a product must fit twice as well to be as good. */
const DEAR = 8

export type Gap = {
  /** What is missing, in minor units. */
  readonly gap: number
  readonly threshold: number
  readonly priceOf: (doc: number) => number
}

/** Only what closes the gap, the best first. A perfect fit counts twice as much as none: the price decides most. */
export function fitToGap(candidates: readonly Scored[], { gap, threshold, priceOf }: Gap): readonly Scored[] {
  const best = candidates.reduce((most, { score }) => Math.max(most, score), 0) || 1
  return candidates
    .flatMap(({ doc, score }) => {
      const tooMuch = priceOf(doc) - gap
      if (tooMuch < 0) return []
      return [{ doc, score: (0.5 + (0.5 * score) / best) / (1 + (DEAR * tooMuch) / threshold) }]
    })
    .toSorted((a, b) => b.score - a.score || a.doc - b.doc)
}
