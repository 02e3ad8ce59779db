/**
 * Good and not all the same: each next one is chosen for how well it fits and how little it repeats those before it
 * (maximal marginal relevance), and nothing is shown too often among neighbours on the page.
 */
import type { RecommendableProducts } from '../index/recommendable-products.ts'
import type { Scored } from './scored.ts'

const FIT = 0.97
/** The number of products visible together. */
const AT_ONCE = 8

/** How often among eight. */
export type Repeats = { readonly design: number; readonly pattern: number }

export const FEW_REPEATS: Repeats = { design: 2, pattern: 3 }

export type Diversity = {
  readonly products: Pick<RecommendableProducts, 'traits' | 'linked'>
  readonly likeness: (a: number, b: number) => number
  readonly limit: number
  readonly repeats?: Repeats
  /** Chosen already, and shown before these. */
  readonly before?: readonly number[]
}

type Candidate = Scored & { redundancy: number }

/**
 * The candidates come best first. Where the rules leave no choice they are given up one after the other, linked colours
 * last: a poor list is better than none.
 */
export function diversify(candidates: readonly Scored[], diversity: Diversity): readonly Scored[] {
  const { products, likeness, limit, repeats = FEW_REPEATS, before = [] } = diversity
  const best = candidates.reduce((most, { score }) => Math.max(most, score), 0) || 1
  const left: Candidate[] = candidates.map((candidate) => ({ ...candidate, redundancy: 0 }))
  const chosen: Scored[] = []
  const shown: number[] = []
  const show = (doc: number) => {
    shown.push(doc)
    for (const candidate of left) candidate.redundancy = Math.max(candidate.redundancy, likeness(doc, candidate.doc))
  }
  for (const doc of before) show(doc)
  while (chosen.length < limit) {
    const tooMuch = tooMuchOf(products, shown, repeats)
    let next = 0
    let least = Infinity
    let most = -Infinity
    for (const [place, { doc, score, redundancy }] of left.entries()) {
      const excess = tooMuch(doc)
      const value = (FIT * score) / best - (1 - FIT) * redundancy
      if (excess > least || (excess === least && value <= most)) continue
      next = place
      least = excess
      most = value
    }
    const [taken] = left.splice(next, 1)
    if (!taken) break
    chosen.push({ doc: taken.doc, score: taken.score })
    show(taken.doc)
  }
  return chosen
}

/** How bad it would be to show it now: 0 is allowed. */
function tooMuchOf(
  { traits, linked }: Diversity['products'],
  shown: readonly number[],
  repeats: Repeats,
): (doc: number) => number {
  const beside = shown.slice(shown.length - (shown.length % AT_ONCE))
  const anotherColour = new Set(shown.flatMap((doc) => linked(doc)))
  const isRepeated = (trait: 'design' | 'pattern', doc: number) => {
    const code = traits[trait][doc]
    return code !== 0 && beside.filter((other) => traits[trait][other] === code).length >= repeats[trait]
  }
  return (doc) =>
    (anotherColour.has(doc) ? 4 : 0) + (isRepeated('design', doc) ? 2 : 0) + (isRepeated('pattern', doc) ? 1 : 0)
}
