/**
 * What to recommend. Pure and synchronous: everything it needs was computed before. Whatever is recommended is shown
 * and in stock in the shopper's market, has a price in the shopper's currency, and is for the same age.
 */
import { createCompanions } from './companions.ts'
import { createContentSimilarity, INSTEAD } from './content-similarity.ts'
import { diversify, FEW_REPEATS, type Repeats } from './diversify.ts'
import { fitToGap } from './fit-to-gap.ts'
import type { RecommendableProducts, Purse } from '../index/recommendable-products.ts'
import type { ItemToItem } from './item-to-item.ts'
import { colourNearness } from './near-colours.ts'
import { sameDesignOf } from './same-design.ts'
import type { Scored } from './scored.ts'

export type RecommendationRequest = Purse & {
  readonly limit: number
}

export type BasketRequest = RecommendationRequest & {
  /** The products in the cart. */
  readonly docs: readonly number[]
  /** What the cart costs, in minor units. */
  readonly amount: number
  /** From where on shipping is free; 0 where it never is. */
  readonly threshold: number
}

export type RankedProduct = {
  readonly doc: number
  /** Of the whole recommendation: how sure it is, beside the others. Together 1. */
  readonly share: number
}

export type Recommender = {
  readonly boughtWith: (doc: number, wanted: RecommendationRequest) => readonly RankedProduct[]
  /** What could be taken instead. */
  readonly similar: (doc: number, wanted: RecommendationRequest) => readonly RankedProduct[]
  /** The same design on other products, for whatever age. */
  readonly cluster: (doc: number, wanted: RecommendationRequest) => readonly RankedProduct[]
  /** What goes with all of the cart, first of all what brings it to free shipping. */
  readonly basket: (wanted: BasketRequest) => readonly RankedProduct[]
  readonly popular: (wanted: RecommendationRequest) => readonly RankedProduct[]
  /** These again, as far as they can still be bought. */
  readonly seen: (docs: readonly number[], wanted: RecommendationRequest) => readonly RankedProduct[]
}

/** Enough to choose from after the rules. */
const POOL = 80
/** Like cats is other animals, for the most part. */
const SIMILAR_REPEATS: Repeats = { design: 2, pattern: 5 }
const ANY_REPEATS: Repeats = { design: Infinity, pattern: Infinity }

/** Long: a factory; its functions share the model. */
export function createRecommender({
  products,
  history,
}: {
  products: RecommendableProducts
  history: ItemToItem
}): Recommender {
  const { traits, linked, price } = products
  const content = createContentSimilarity(products)
  const sameDesign = sameDesignOf(traits.design)
  const mostPopular = history.popularity[history.byPopularity[0] ?? 0] || 1
  const liked = (doc: number) => (history.popularity[doc] ?? 0) / mostPopular
  const companions = createCompanions({ products, history, content, sameDesign })

  const sellable = ({ region, currency }: RecommendationRequest, except: readonly number[]) => {
    const left = new Set(except)
    return (doc: number) =>
      !left.has(doc) &&
      products.isShown(doc, region) &&
      products.isInStock(doc, region) &&
      price(doc, { region, currency }) !== undefined
  }
  const withColours = (docs: readonly number[]) => docs.flatMap((doc) => [doc, ...linked(doc)])
  const choose = (
    candidates: readonly Scored[],
    { limit, region, currency }: RecommendationRequest,
    repeats: Repeats = FEW_REPEATS,
    before: readonly number[] = [],
  ) => {
    const likeness = (a: number, b: number) => content.between(a, b, { weights: INSTEAD, region, currency })
    return diversify(candidates.slice(0, Math.max(POOL, limit)), { products, likeness, limit, repeats, before })
  }

  const popularAmong = (isAllowed: (doc: number) => boolean, wanted: RecommendationRequest) => {
    const pool = Math.max(POOL, wanted.limit)
    const found: Scored[] = []
    for (const doc of history.byPopularity) {
      if (found.length === pool) break
      // The merchant's order decides where nothing is known.
      if (isAllowed(doc)) found.push({ doc, score: liked(doc) + 0.1 * (1 - found.length / pool) })
    }
    return withShares(choose(found, wanted))
  }

  return {
    boughtWith(doc, wanted) {
      const isAllowed = sellable(wanted, withColours([doc]))
      return withShares(choose(companions({ ...purseOf(wanted), docs: [doc], isAllowed }), wanted))
    },

    similar(doc, wanted) {
      const isAllowed = sellable(wanted, withColours([doc]))
      const alike = content.nearest(doc, { ...purseOf(wanted), weights: INSTEAD, most: POOL, isAllowed })
      const candidates = alike
        .map((candidate) => ({ doc: candidate.doc, score: candidate.score + 0.05 * liked(candidate.doc) }))
        .toSorted((a, b) => b.score - a.score)
      return withShares(choose(candidates, wanted, SIMILAR_REPEATS))
    },

    cluster(doc, wanted) {
      const isAllowed = sellable(wanted, withColours([doc]))
      const isSameProduct = (other: number) =>
        traits.silhouette[other] === traits.silhouette[doc] && traits.ageGroup[other] === traits.ageGroup[doc]
      const candidates = sameDesign(doc)
        .filter((other) => !isSameProduct(other) && isAllowed(other))
        .map((other) => ({
          doc: other,
          score: 0.4 + 0.4 * colourNearness(traits.colour[doc], traits.colour[other]) + 0.2 * liked(other),
        }))
        .toSorted((a, b) => b.score - a.score)
      return withShares(choose(candidates, wanted, ANY_REPEATS))
    },

    basket({ docs: cart, amount, threshold, ...wanted }) {
      const isAllowed = sellable(wanted, withColours(cart))
      const docs = [...new Set(cart)]
      if (docs.length === 0) return popularAmong(isAllowed, wanted)
      const { limit } = wanted
      const purse = purseOf(wanted)
      const gap = threshold - amount
      if (gap <= 0) return withShares(choose(companions({ ...purse, docs, isAllowed }), wanted))
      const priceOf = (doc: number) => price(doc, purse) ?? 0
      const closes = (doc: number) => priceOf(doc) >= gap
      const candidates = companions({ ...purse, docs, isAllowed, isNeeded: closes })
      const first = choose(fitToGap(candidates, { gap, threshold, priceOf }), wanted)
      const others = candidates.filter(({ doc }) => !closes(doc))
      const shown = first.map(({ doc }) => doc)
      const rest = choose(others, { ...wanted, limit: limit - first.length }, FEW_REPEATS, shown)
      return withShares([...first, ...rest])
    },

    popular: (wanted) => popularAmong(sellable(wanted, []), wanted),

    seen(docs, wanted) {
      const isAllowed = sellable(wanted, [])
      const left = [...new Set(docs)].filter(isAllowed).slice(0, Math.max(0, wanted.limit))
      return withShares(left.map((doc) => ({ doc, score: 1 })))
    },
  }
}

const purseOf = ({ region, currency }: Purse): Purse => ({ region, currency })

function withShares(list: readonly Scored[]): readonly RankedProduct[] {
  const sum = list.reduce((total, { score }) => total + score, 0)
  return list.map(({ doc, score }) => ({ doc, share: sum > 0 ? score / sum : 1 / list.length }))
}
