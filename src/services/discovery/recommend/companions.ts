/**
 * What goes with some products: how much it is liked now, times how much more often than by chance it is bought with each
 * of them. First candidates are gathered from all that could be good, then each is weighed against each of the products.
 */
import { INSTEAD, type ContentSimilarity } from './content-similarity.ts'
import type { RecommendableProducts, Purse } from '../index/recommendable-products.ts'
import type { ItemToItem } from './item-to-item.ts'
import type { SameDesign } from './same-design.ts'
import type { Scored } from './scored.ts'

export type CompanionsRequest = Purse & {
  readonly docs: readonly number[]
  /** Of any age; only those of the ages among the products are used. */
  readonly isAllowed: (doc: number) => boolean
  /** Some that must be among the candidates: what closes a gap. */
  readonly isNeeded?: (doc: number) => boolean
}

/** The best first, which is 1: each as likely as its score beside the best. */
export type Companions = (wanted: CompanionsRequest) => readonly Scored[]

/** Of each sort of candidates. */
const POOL = 80
/** Most of what is bought is popular, whatever it is bought with. */
const POPULAR = 200
/** Searching for similar products takes time: in a large cart only for so many, those with the fewest purchases. */
const MAX_COMPARED = 2
/** What else is in a cart hardly changes what goes with it. */
const MAX_WEIGHED = 20
/** Products without purchases are recommended occasionally: as if they had sold this share of the average. */
const UNTRIED = 0.05

export type CompanionSources = {
  readonly products: RecommendableProducts
  readonly history: ItemToItem
  readonly content: ContentSimilarity
  readonly sameDesign: SameDesign
}

export function createCompanions({ products, history, content, sameDesign }: CompanionSources): Companions {
  const { ageGroup } = products.traits
  const { byPopularity, support, traitLifts } = history
  const logLiked = logLikedOf(history.popularity)
  const supportOf = (doc: number) => support[doc] ?? 0

  return ({ docs, isAllowed, isNeeded, ...purse }) => {
    const weighed = docs.slice(0, MAX_WEIGHED)
    const ages = new Set(weighed.map((doc) => ageGroup[doc]))
    const isPossible = (doc: number) => ages.has(ageGroup[doc]) && isAllowed(doc)

    /** Candidates, with what purchases add to their traits. */
    const candidates = new Map<number, number>()
    const add = (doc: number, strength = 0) => candidates.set(doc, (candidates.get(doc) ?? 0) + strength)
    for (const doc of weighed) {
      for (const { doc: other, score } of neighboursOf(history, doc)) if (isPossible(other)) add(other, score)
      for (const other of firstOf(sameDesign(doc), POOL, isPossible)) add(other)
    }
    for (const doc of firstOf(byPopularity, POPULAR, isPossible)) add(doc)
    if (isNeeded) for (const doc of firstOf(byPopularity, POOL, (it) => isNeeded(it) && isPossible(it))) add(doc)
    for (const doc of weighed.toSorted((a, b) => supportOf(a) - supportOf(b)).slice(0, MAX_COMPARED)) {
      const nearest = content.nearest(doc, { weights: INSTEAD, ...purse, most: POOL, isAllowed: isPossible })
      for (const { doc: other } of nearest) add(other)
    }

    // Products of one cart overlap in what they suggest, so their combined evidence is less than its sum.
    const share = 1 / Math.sqrt(weighed.length)
    const logs = [...candidates].map(([doc, strength]) => {
      let sum = strength
      for (const other of weighed) sum += traitLifts(other, doc)
      return { doc, score: (logLiked[doc] ?? 0) + sum * share }
    })
    const best = logs.reduce((most, { score }) => Math.max(most, score), -Infinity)
    return logs
      .map(({ doc, score }) => ({ doc, score: Math.exp(score - best) }))
      .toSorted((a, b) => b.score - a.score || a.doc - b.doc)
  }
}

function logLikedOf(popularity: Float32Array): Float64Array {
  const average = popularity.reduce((sum, value) => sum + value, 0) / Math.max(1, popularity.length)
  const untried = UNTRIED * average || 1
  return Float64Array.from(popularity, (value) => Math.log(value + untried))
}

function neighboursOf({ starts, neighbours, strengths }: ItemToItem, doc: number): readonly Scored[] {
  const found: Scored[] = []
  for (let at = starts[doc] ?? 0; at < (starts[doc + 1] ?? 0); at++) {
    const other = neighbours[at]
    if (other !== undefined) found.push({ doc: other, score: strengths[at] ?? 0 })
  }
  return found
}

function firstOf(docs: Iterable<number>, most: number, isAllowed: (doc: number) => boolean): readonly number[] {
  const found: number[] = []
  for (const doc of docs) {
    if (found.length === most) break
    if (isAllowed(doc)) found.push(doc)
  }
  return found
}
