/**
 * What goes with some products: what others bought with them, and what is of the same idea and liked. First candidates are
 * gathered from all that could be good, then each is weighed against each of the products.
 */
import { blend, blendAll } from './blend.ts'
import { BESIDE, INSTEAD, type ContentSimilarity } from './content-similarity.ts'
import type { Goods, Purse } from './goods.ts'
import type { ItemToItem } from './item-to-item.ts'
import type { SameDesign } from './same-design.ts'
import type { Scored } from './scored.ts'

export type CompanionsWanted = Purse & {
  readonly docs: readonly number[]
  /** Of any age; only those of the ages among the products are asked for. */
  readonly isAllowed: (doc: number) => boolean
  /** Some that must be among the candidates: what closes a gap. */
  readonly isNeeded?: (doc: number) => boolean
}

export type Companions = (wanted: CompanionsWanted) => readonly Scored[]

/** Of each sort of candidates. */
const POOL = 80
/** To look for what is alike takes time: in a large cart for so many things, those whose buyers tell least. */
const MOST_COMPARED = 2
/** What else is in a cart hardly changes what goes with it. */
const MOST_WEIGHED = 20
/** How much more somebody takes what is just like it than what is nothing like it, as a power of e. */
const IDEA = 5
/** What sells twice as much is taken not quite twice as often; and what nobody has bought yet is taken now and then. */
const LIKING = 0.9
const UNTRIED = 0.02

export type CompanionsKnown = {
  readonly goods: Goods
  readonly history: ItemToItem
  readonly content: ContentSimilarity
  readonly sameDesign: SameDesign
}

export function createCompanions({ goods, history, content, sameDesign }: CompanionsKnown): Companions {
  const { ageGroup } = goods.traits
  const mostPopular = history.popularity[history.byPopularity[0] ?? 0] || 1
  const supportOf = (doc: number) => history.support[doc] ?? 0

  return ({ docs, isAllowed, isNeeded, ...purse }) => {
    const weighed = docs.slice(0, MOST_WEIGHED)
    const ages = new Set(weighed.map((doc) => ageGroup[doc]))
    const isPossible = (doc: number) => ages.has(ageGroup[doc]) && isAllowed(doc)
    const neighbours = weighed.map((doc) => neighboursOf(history, doc, isPossible))
    const comparison = { weights: BESIDE, ...purse }

    const candidates = new Set(neighbours.flatMap((list) => list.map(({ doc }) => doc)))
    const add = (some: readonly number[]) => some.forEach((doc) => candidates.add(doc))
    add(firstOf(history.byPopularity, POOL, isPossible))
    if (isNeeded) add(firstOf(history.byPopularity, POOL, (doc) => isNeeded(doc) && isPossible(doc)))
    for (const doc of weighed) add(firstOf(sameDesign(doc), POOL, isPossible))
    for (const doc of weighed.toSorted((a, b) => supportOf(a) - supportOf(b)).slice(0, MOST_COMPARED)) {
      const nearest = content.nearest(doc, { weights: INSTEAD, ...purse, most: POOL, isAllowed: isPossible })
      add(nearest.map(({ doc: other }) => other))
    }

    const fits = (doc: number, other: number) => {
      if (ageGroup[doc] !== ageGroup[other]) return 0
      const liked = UNTRIED + (history.popularity[other] ?? 0) / mostPopular
      return Math.exp(IDEA * content.between(doc, other, comparison)) * liked ** LIKING
    }
    return blendAll(
      weighed.map((doc, index) => {
        const alike = [...candidates].map((other) => ({ doc: other, score: fits(doc, other) }))
        return blend({ neighbours: neighbours[index] ?? [], alike, support: supportOf(doc) })
      }),
    )
  }
}

function neighboursOf(
  { starts, neighbours, strengths }: ItemToItem,
  doc: number,
  isAllowed: (doc: number) => boolean,
): readonly Scored[] {
  const found: Scored[] = []
  for (let at = starts[doc] ?? 0; at < (starts[doc + 1] ?? 0); at++) {
    const other = neighbours[at]
    if (other !== undefined && isAllowed(other)) found.push({ doc: other, score: strengths[at] ?? 0 })
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
