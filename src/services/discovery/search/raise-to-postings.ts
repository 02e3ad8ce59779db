/** Raises the scores of some products to the impact of a term on them. */
import { impactIn, numberIn, withImpact } from '../index/impact.ts'
import type { Postings } from '../index/postings.ts'
import { scratchIntegers } from '../index/scratch.ts'

/** The position of each product among them. */
export type Places = {
  /** Ascending. */
  readonly products: Int32Array
  /**
   * By product. For other products it contains stale values, so that it need not be cleared: a position is valid only
   * if the product is found there.
   */
  readonly placeOf: Int32Array
  readonly find: (product: number) => number | undefined
}

export function placesOf(products: Int32Array, count: number): Places {
  const placeOf = scratchIntegers(count)
  for (let place = 0; place < products.length; place += 1) placeOf[products[place] ?? 0] = place
  return {
    products,
    placeOf,
    find(product) {
      const place = (placeOf[product] ?? 0) >>> 0
      return place < products.length && products[place] === product ? place : undefined
    },
  }
}

/** So many times as long that looking up is quicker than walking. */
const MUCH = 8

export function raiseToPostings(
  best: Float64Array,
  { products, placeOf }: Places,
  { starts, ends, postings }: Postings,
  range: number,
  worth: number,
): void {
  const [start, end] = [starts[range] ?? 0, ends[range] ?? 0]
  if (products.length * MUCH < end - start) {
    let at = start
    for (let place = 0; place < products.length && at < end; place += 1) {
      const product = products[place] ?? 0
      at = firstNotBelow(postings, at, end, withImpact(product, 0))
      if (at < end && numberIn(postings[at] ?? 0) === product) raise(place, postings[at] ?? 0)
    }
    return
  }
  for (let at = start; at < end; at += 1) {
    const posting = postings[at] ?? 0
    const product = numberIn(posting)
    const place = (placeOf[product] ?? 0) >>> 0
    if (place < products.length && products[place] === product) raise(place, posting)
  }

  function raise(place: number, posting: number): void {
    const score = worth * impactIn(posting)
    if (score > (best[place] ?? 0)) best[place] = score
  }
}

/** In steps that double, then back by halves: what is looked for is seldom far. */
function firstNotBelow(list: Int32Array, start: number, end: number, value: number): number {
  let [low, step] = [start, 1]
  while (low + step < end && (list[low + step] ?? 0) < value) {
    low += step
    step *= 2
  }
  let high = Math.min(end, low + step)
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((list[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}
