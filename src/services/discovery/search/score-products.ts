/** The score of each product: rare words count more, names more than mentions, popularity a little. */
import { type Bits, hasBit, unite, meet } from '../index/bits.ts'
import { IMPACT } from '../index/impact.ts'
import { frequencyOf, mentionRange, descriptiveRange } from '../index/postings.ts'
import { scratchBits, scratchFloats } from '../index/scratch.ts'
import { sparseMembers } from '../index/sparse-bits.ts'
import { type Matched, meantBits } from './match-wishes.ts'
import { placesOf, type Places, raiseToPostings } from './raise-to-postings.ts'
import { type SearchScope, valuesOf } from './market-scope.ts'
import type { Wish } from './wish.ts'

/** A word that every product has still has more impact in a name than in a text. */
const MIN_RARITY = 1.5
/** Enough to order equals, too little to rank a mere mention above a match of a filter. */
const LIKED = 0.8
/** The weight of a matched filter, relative to a word in the name. */
const MEANT = 3
/** The bonus for a product whose name is the query. */
const NAMED = 6

/** The scores of the given products, which are some of those that were matched, in their order. */
export function scoreProducts(scope: SearchScope, matched: Matched, products: Int32Array): Float64Array {
  const { popularity, products: all } = scope.index
  const scores = scratchFloats(products.length)
  for (let place = 0; place < products.length; place += 1) {
    scores[place] = (popularity[products[place] ?? 0] ?? 0) * LIKED
  }
  const places = placesOf(products, all.count)
  for (const wish of matched.applied) {
    const { meanings, terms, hints = [] } = wish
    if (terms.length + hints.length === 0) continue
    const meant = meanings.length === 0 ? undefined : meantBits(scope, wish)
    addBest(scores, bestWords(scope, wish, places, matched.isDescriptive), products, meant)
  }
  for (const wish of matched.dropped) {
    if (wish.meanings.length > 0) addWhere(scores, products, forTheSame(scope, meantBits(scope, wish)), MEANT / 2)
  }
  if (matched.named) {
    for (const product of sparseMembers(matched.named)) {
      const place = places.find(product)
      if (place !== undefined) scores[place] = (scores[place] ?? 0) + NAMED
    }
  }
  return scores
}

/** The highest impact of the wish's words on each product. */
function bestWords({ index, words }: SearchScope, wish: Wish, places: Places, isDescriptive: boolean): Float64Array {
  const { text } = words
  const { meanings, terms, hints = [] } = wish
  const best = scratchFloats(places.products.length)
  const weighed = [...terms, ...hints].map(({ term, factor }) => {
    const rarity = Math.log(1 + index.products.count / Math.max(1, frequencyOf(text, term)))
    return { term, worth: (Math.max(MIN_RARITY, rarity) * factor) / 100 }
  })
  // Where some word describes every product, most mentions cannot score higher, and are skipped.
  const minDescribed =
    isDescriptive && meanings.length === 0 && hints.length === 0
      ? IMPACT.short * weighed.reduce((least, { worth }) => Math.min(least, worth), Number.POSITIVE_INFINITY)
      : 0
  for (const { term, worth } of weighed) {
    raiseToPostings(best, places, text, descriptiveRange(term), worth)
    if (IMPACT.full * worth > minDescribed) raiseToPostings(best, places, text, mentionRange(term), worth)
  }
  return best
}

/**
 * A query for a present for men that finds all presents still means one for adults: all that share an age with the set.
 */
function forTheSame(scope: SearchScope, meant: Bits): Bits {
  const bits = scratchBits(scope.index.products.count)
  for (const ages of valuesOf(scope, 'ageGroup').values()) if (meet(meant, ages)) unite(bits, ages)
  return bits
}

function addWhere(scores: Float64Array, products: Int32Array, bits: Bits, worth: number): void {
  for (let place = 0; place < scores.length; place += 1) {
    if (hasBit(bits, products[place] ?? 0)) scores[place] = (scores[place] ?? 0) + worth
  }
}

function addBest(scores: Float64Array, best: Float64Array, products: Int32Array, meant: Bits | undefined): void {
  for (let place = 0; place < scores.length; place += 1) {
    const isMeant = meant !== undefined && hasBit(meant, products[place] ?? 0)
    scores[place] =
      (scores[place] ?? 0) +
      (isMeant ? MEANT : 0) +
      (meant ? Math.min(MEANT / 2, best[place] ?? 0) : (best[place] ?? 0))
  }
}
