/**
 * What people did and what things are, in one order. The more often a product was bought, the more its buyers are
 * believed: w = n / (n + m).
 */
import type { Scored } from './scored.ts'

/** After so many baskets, buyers and likeness count the same. */
const AS_GOOD_AS_LIKENESS = 100

export type ToBlend = {
  /** What it was bought with. */
  readonly neighbours: readonly Scored[]
  /** What it is like. */
  readonly alike: readonly Scored[]
  /** In how many baskets it lay. */
  readonly support: number
}

/** The best first; from 0 to 1. */
export function blend({ neighbours, alike, support }: ToBlend): readonly Scored[] {
  const belief = support / (support + AS_GOOD_AS_LIKENESS)
  const scores = new Map<number, number>()
  addTo(scores, neighbours, belief)
  addTo(scores, alike, 1 - belief)
  return bestFirst(scores)
}

/** Adds each score as its share of the list's best, times a weight. */
function addTo(scores: Map<number, number>, list: readonly Scored[], weight: number): void {
  const best = list.reduce((most, { score }) => Math.max(most, score), 0)
  if (best <= 0) return
  for (const { doc, score } of list) scores.set(doc, (scores.get(doc) ?? 0) + (weight * score) / best)
}

/** How well each fits with all of several: the average of what it is to each. */
export function blendAll(lists: readonly (readonly Scored[])[]): readonly Scored[] {
  const scores = new Map<number, number>()
  for (const list of lists) {
    for (const { doc, score } of list) scores.set(doc, (scores.get(doc) ?? 0) + score / lists.length)
  }
  return bestFirst(scores)
}

function bestFirst(scores: ReadonlyMap<number, number>): readonly Scored[] {
  return [...scores].map(([doc, score]) => ({ doc, score })).toSorted((a, b) => b.score - a.score || a.doc - b.doc)
}
