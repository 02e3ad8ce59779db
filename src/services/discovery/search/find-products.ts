/** Finds, filters, counts and orders products for one market: what search, listings and filter panels share. */
import type {
  FacetAnswer,
  FacetId,
  Filter,
  QueryInterpretation,
  SortBy,
} from '../../../contracts/discovery/discovery.ts'
import { type Bits, hasBit } from '../index/bits.ts'
import { beginQuery, scratchFloats } from '../index/scratch.ts'
import {
  compacted,
  countOf,
  cut,
  cutOut,
  hasNone,
  joined,
  NONE,
  type SparseBits,
  sparseMembers,
  sparseOf,
} from '../index/sparse-bits.ts'
import { bestOf } from './best-of.ts'
import { countFacets } from './count-facets.ts'
import { type Matched, matchWishes, namedSo } from './match-wishes.ts'
import { type ReadQuery, readQuery } from './read-query.ts'
import { scoreProducts } from './score-products.ts'
import { filterSets, type MarketScope, type SearchScope } from './market-scope.ts'
import { sizesMeant } from './sizes-meant.ts'

/** The merchant's pins and boosts. */
export type Steering = {
  readonly pins: readonly number[]
  readonly boosts: readonly { readonly bits: Bits; readonly factor: number }[]
}

export const UNSTEERED: Steering = { pins: [], boosts: [] }

export type ListingQuery = {
  readonly filter?: Filter
  readonly facets?: readonly (FacetId | 'price')[]
  readonly sortBy?: SortBy
  readonly limit: number
  readonly offset: number
  readonly steering?: Steering
}

export type SearchQuery = ListingQuery & {
  readonly query: string
  readonly isTyping?: boolean
  /** The order of equals: as the merchant placed them, or by popularity. */
  readonly equals: 'as placed' | 'liked first'
}

export type MatchingProducts = {
  readonly count: number
  readonly products: readonly number[]
  readonly facets: readonly FacetAnswer[]
  readonly reading: QueryInterpretation
}

const AS_READ: QueryInterpretation = { understood: [], corrected: [], dropped: [] }

export function findProducts(scope: SearchScope, wanted: SearchQuery): MatchingProducts {
  beginQuery()
  const { matched, reading } = match(scope, wanted)
  const score = (products: Int32Array) => scoreProducts(scope, matched, products)
  return { ...choose(scope, wanted, matched.found, wanted.equals === 'liked first' ? score : alike), reading }
}

/** All that stands on a scope, as the merchant placed it. Reads no words. */
export function listProducts(scope: MarketScope, wanted: ListingQuery): MatchingProducts {
  beginQuery()
  return { ...choose(scope, wanted, compacted(scope.visible), alike), reading: AS_READ }
}

/** How well each of some products fits, in their order. */
type Score = (products: Int32Array) => Float64Array

const alike: Score = (products) => scratchFloats(products.length)

function choose(
  scope: MarketScope,
  wanted: ListingQuery,
  matched: SparseBits,
  score: Score,
): Omit<MatchingProducts, 'reading'> {
  const { filter = {}, facets = [], steering = UNSTEERED } = wanted
  const filters = filterSets(scope, filter)
  const pinned = pinnedOn(scope, wanted, steering.pins)
  const found = pinned.length === 0 ? matched : joined(matched, sparseOf(pinned.toSorted(ascending)))
  let left = found
  for (const set of filters.values()) left = cut(left, set)
  const isLeft = (product: number) => filters.values().every((set) => hasBit(set, product))
  return {
    count: countOf(left),
    products: wanted.limit === 0 ? [] : order(scope, wanted, { left, score, pins: pinned.filter(isLeft) }),
    facets: countFacets(scope, { found, filters, facets, chosen: (facet) => filter[facet] ?? [] }),
  }
}

/** Pins apply only when sorting by relevance, because a sort by price must be exact, and only to products in stock. */
function pinnedOn(
  { index, region, visible }: MarketScope,
  { sortBy = 'relevance' }: ListingQuery,
  pins: readonly number[],
) {
  if (sortBy !== 'relevance') return []
  const inStock = index.offers.inStock[region]
  return pins.filter((product) => hasBit(visible, product) && hasBit(inStock, product))
}

/** A sku or a barcode is exactly that product; any other text is read. */
function match(
  scope: SearchScope,
  { query, isTyping = false }: SearchQuery,
): { matched: Matched; reading: QueryInterpretation } {
  const { index, words, region, visible } = scope
  const text = query.trim()
  const exact = index.products.find(text) ?? index.offers.findVariant(text)
  if (text !== '' && exact !== undefined && hasBit(visible, exact)) return asItStands(sparseOf([exact]))
  const begun = index.products.beginningWith(text)
  if (begun.length > 0) return asItStands(cut(sparseOf(begun.toSorted(ascending)), visible))
  const { known } = words
  const read = readQuery(text, {
    known,
    sizes: sizesMeant(index.offers.sizes[region].keys(), known.sizeWords, shoesBegin(scope)),
    isTyping,
  })
  // Articles and the like alone are no nonsense; they merely choose nothing.
  const isNonsense = text !== '' && read.wishes.length === 0 && !read.isIdle
  const matched = isNonsense
    ? { found: NONE, applied: [], dropped: [], isDescriptive: false }
    : withNamed(scope, matchWishes(scope, read.wishes), read.named)
  return { matched, reading: readingOf(read, matched) }
}

const ascending = (a: number, b: number): number => a - b

const asItStands = (found: SparseBits): { matched: Matched; reading: QueryInterpretation } => ({
  matched: { found, applied: [], dropped: [], isDescriptive: false },
  reading: AS_READ,
})

/** What British and American shoe sizes lack to European ones, where people count in them. */
function shoesBegin({ region, language }: SearchScope): number | undefined {
  if (language !== 'en') return undefined
  return region === 'us' ? 33 : 33.5
}

function withNamed(scope: SearchScope, matched: Matched, terms: ReadQuery['named']): Matched {
  if (terms === undefined) return matched
  const named = namedSo(scope, terms)
  if (hasNone(named)) return matched
  // Where words had to be dropped, but a product has the query as its name, the name was meant.
  if (matched.dropped.length > 0) return { found: named, applied: [], dropped: [], isDescriptive: false, named }
  return { ...matched, found: joined(matched.found, named), named }
}

function readingOf({ corrected, unknown }: ReadQuery, { applied, dropped }: Matched): QueryInterpretation {
  if (applied.length === 0) return AS_READ
  const isApplied = (from: string) => !dropped.some(({ words }) => words === from)
  return {
    understood: applied.flatMap(({ words, meanings, upTo }): QueryInterpretation['understood'] =>
      upTo === undefined ? meanings : [{ words, facet: 'price', value: String(upTo) }],
    ),
    corrected: corrected.filter(({ from }) => isApplied(from)),
    dropped: [...new Set([...unknown, ...dropped.map(({ words }) => words)])],
  }
}

type Chosen = { readonly left: SparseBits; readonly score: Score; readonly pins: readonly number[] }

/** Sold out products come last, whatever their score and the merchant's rules. */
function order(scope: MarketScope, wanted: ListingQuery, { left, score, pins }: Chosen): readonly number[] {
  const { limit, offset } = wanted
  const most = offset + limit
  const inStock = scope.index.offers.inStock[scope.region]
  const there = sparseMembers(cut(left, inStock))
  const unpinned = pins.length === 0 ? there : there.filter((product) => !pins.includes(product))
  const best = [...pins, ...ranked(unpinned, most)]
  if (best.length >= most) return best.slice(offset, most)
  return [...best, ...ranked(sparseMembers(cutOut(left, inStock)), most - best.length)].slice(offset, most)

  function ranked(products: Int32Array, count: number): readonly number[] {
    return bestOf(products, keysOf(scope, wanted, score, products), count)
  }
}

function keysOf(scope: MarketScope, wanted: ListingQuery, score: Score, products: Int32Array): Float64Array {
  const { index, region, currency } = scope
  const { sortBy = 'relevance', steering = UNSTEERED } = wanted
  if (sortBy === 'price-ascending' || sortBy === 'price-descending') {
    const prices = index.offers.prices(region, currency)
    const sign = sortBy === 'price-ascending' ? -1 : 1
    return keyed(products, (product) => sign * (prices[product] ?? 0))
  }
  if (sortBy === 'newest') {
    const fresh = index.products.facets.badge.get('new')
    return keyed(products, (product) => (fresh && hasBit(fresh, product) ? 1 : 0))
  }
  if (sortBy === 'bestselling') return keyed(products, (product) => index.popularity[product] ?? 0)
  const keys = score(products)
  for (const { bits, factor } of steering.boosts) {
    for (let place = 0; place < products.length; place += 1) {
      if (hasBit(bits, products[place] ?? 0)) keys[place] = ((keys[place] ?? 0) + 1) * factor - 1
    }
  }
  return keys
}

/** A loop, because Float64Array.from calls an iterator for each element, and there may be a hundred thousand. */
function keyed(products: Int32Array, keyOf: (product: number) => number): Float64Array {
  const keys = scratchFloats(products.length)
  for (let place = 0; place < products.length; place += 1) keys[place] = keyOf(products[place] ?? 0)
  return keys
}
