/** How well each product meets the wishes: rare words count more, names more than mentions, what is liked a little. */
import { type Bits, hasBit, meet, unite } from '../index/bits.ts'
import { scratchBits, scratchFloats } from '../index/scratch.ts'
import { type Matched, meantBits } from './match-wishes.ts'
import { type Shelf, valuesOf } from './shelf.ts'

/** A word that everybody has still says more in a name than in a text. */
const LEAST_RARITY = 1.5
/** Enough to order equals, too little to lift what was merely mentioned over what was meant. */
const LIKED = 0.8
/** What a filter that was meant is worth, beside a word in the name. */
const MEANT = 3
/** What it is worth to be called just as the query says. */
const NAMED = 6

/** The scores of the given products, in their order. */
export function scoreProducts(shelf: Shelf, matched: Matched, products: Int32Array): Float64Array {
  const { index, language } = shelf
  const { text } = index.languages[language]
  const scores = scratchFloats(products.length)
  for (let place = 0; place < products.length; place += 1) {
    scores[place] = (index.popularity[products[place] ?? 0] ?? 0) * LIKED
  }
  for (const wish of matched.kept) {
    const { meanings, terms, hints = [] } = wish
    const meant = meanings.length === 0 ? undefined : meantBits(shelf, wish)
    if (terms.length + hints.length === 0) continue
    const best = scratchFloats(products.length)
    for (const { term, factor } of [...terms, ...hints]) {
      const [start, end] = [text.starts[term] ?? 0, text.ends[term] ?? 0]
      const rarity = Math.log(1 + index.products.count / Math.max(1, end - start))
      const worth = (Math.max(LEAST_RARITY, rarity) * factor) / 100
      eachCommon(products, text.products, start, end, (place, at) => {
        const score = worth * (text.impacts[at] ?? 0)
        if (score > (best[place] ?? 0)) best[place] = score
      })
    }
    addBest(scores, best, products, meant)
  }
  for (const wish of matched.dropped) {
    if (wish.meanings.length > 0) addWhere(scores, products, forTheSame(shelf, meantBits(shelf, wish)), MEANT / 2)
  }
  if (matched.named) addWhere(scores, products, matched.named, NAMED)
  return scores
}

/** Who asks for a present for men and gets all presents still wants one for grown-ups: all that share an age with the set. */
function forTheSame(shelf: Shelf, meant: Bits): Bits {
  const bits = scratchBits(shelf.index.products.count)
  for (const ages of valuesOf(shelf, 'ageGroup').values()) if (meet(meant, ages)) unite(bits, ages)
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

/**
 * Visits what is in both of two ascending lists. Where one is much shorter, its members are looked up in the longer one
 * instead of walking it.
 */
function eachCommon(
  results: Int32Array,
  postings: Int32Array,
  start: number,
  end: number,
  visit: (place: number, at: number) => void,
): void {
  if ((end - start) * MUCH < results.length) {
    for (let at = start, place = 0; at < end && place < results.length; at += 1) {
      const product = postings[at] ?? 0
      place = firstNotBelow(results, place, results.length, product)
      if (results[place] === product) visit(place, at)
    }
    return
  }
  const isShort = results.length * MUCH < end - start
  let at = start
  for (let place = 0; place < results.length && at < end; place += 1) {
    const product = results[place] ?? 0
    if (isShort) at = firstNotBelow(postings, at, end, product)
    else while (at < end && (postings[at] ?? 0) < product) at += 1
    if (at < end && postings[at] === product) visit(place, at)
  }
}

/** So many times as long that looking up is quicker than walking. */
const MUCH = 16

function firstNotBelow(list: Int32Array, start: number, end: number, value: number): number {
  let [low, high] = [start, end]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((list[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}
