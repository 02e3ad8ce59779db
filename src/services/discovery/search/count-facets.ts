/** How many products each value of a facet would leave, and the range of their prices. */
import type { FacetAnswer, FacetId } from '../../../contracts/discovery/discovery.ts'
import { compareSizes } from '../../../markets/products/sort-sizes.ts'
import type { Bits } from '../index/bits.ts'
import { countIn, countOf, cut, type SparseBits, sparseMembers, spread } from '../index/sparse-bits.ts'
import { type MarketScope, masksOf, valuesOf } from './market-scope.ts'

type Wanted = {
  /** What was found before any filter. */
  readonly found: SparseBits
  readonly filters: ReadonlyMap<FacetId | 'price', Bits>
  readonly facets: readonly (FacetId | 'price')[]
  readonly chosen: (facet: FacetId) => readonly string[]
}

/** What was found and filtered; its members are computed on first use. */
type Counted = { readonly some: SparseBits; readonly count: number; readonly members: () => Int32Array }

/** Up to so many, their prices are looked at one by one. */
const FEW = 4096
/** Reading the facet values of one product takes as long as reading this many words of sets. */
const WORDS_A_PRODUCT = 5
const MAX_VALUES = 32

/** Counts after all other filters: picking a second colour adds products, so colours are counted as if none was picked. */
export function countFacets(scope: MarketScope, { found, filters, facets, chosen }: Wanted): readonly FacetAnswer[] {
  const all = without(undefined)
  return facets.map((facet) => {
    const counted = filters.has(facet) ? without(facet) : all
    return facet === 'price' ? priceRange(scope, counted) : countValues(scope, facet, counted, chosen(facet))
  })

  function without(facet: FacetId | 'price' | undefined): Counted {
    let some = found
    for (const [id, set] of filters) if (id !== facet) some = cut(some, set)
    let members: Int32Array | undefined
    return { some, count: countOf(some), members: () => (members ??= sparseMembers(some)) }
  }
}

function priceRange(scope: MarketScope, counted: Counted): FacetAnswer {
  const [min, max] = (counted.count <= FEW ? endsOfFew(scope, counted) : endsOfMany(scope, counted)) ?? [0, 0]
  return { id: 'price', type: 'filter', min, max }
}

function endsOfFew({ index, region, currency }: MarketScope, { members }: Counted) {
  const prices = index.offers.prices(region, currency)
  let [min, max] = [Number.POSITIVE_INFINITY, -1]
  for (const product of members()) {
    const price = prices[product] ?? -1
    if (price < 0) continue
    min = Math.min(min, price)
    max = Math.max(max, price)
  }
  return max < 0 ? undefined : ([min, max] as const)
}

const endsOfMany = ({ index, region, currency }: MarketScope, { some }: Counted) =>
  index.offers.ladder(region, currency).ends(spread(some, index.products.count))

/** Values that leave nothing are left out, unless they are chosen: what was ticked must stay to be unticked. */
function countValues(scope: MarketScope, facet: FacetId, counted: Counted, chosen: readonly string[]): FacetAnswer {
  const values: { readonly value: string; readonly count: number }[] = []
  const sets = valuesOf(scope, facet)
  const counts = countsOf(counted, sets, masksOf(scope, facet))
  let place = 0
  for (const value of sets.keys()) {
    const count = counts[place] ?? 0
    if (count > 0 || chosen.includes(value)) values.push({ value, count })
    place += 1
  }
  const byCount = (a: (typeof values)[number], b: (typeof values)[number]) =>
    b.count - a.count || (a.value < b.value ? -1 : 1)
  const bySize = (a: (typeof values)[number], b: (typeof values)[number]) => compareSizes(a.value, b.value)
  return { id: facet, type: 'facet', values: values.toSorted(facet === 'sizes' ? bySize : byCount) }
}

/** Of each value, in their order: by the sets, or product by product, whichever is less to do. */
function countsOf(
  { some, count, members }: Counted,
  sets: ReadonlyMap<string, Bits>,
  masks: Uint32Array | undefined,
): ArrayLike<number> {
  if (masks === undefined || count * WORDS_A_PRODUCT > some.words.length * sets.size) {
    return Array.from(sets.values(), (set) => countIn(some, set))
  }
  const counts = new Uint32Array(MAX_VALUES)
  const products = members()
  for (let at = 0; at < products.length; at += 1) {
    for (let rest = masks[products[at] ?? 0] ?? 0; rest !== 0; rest &= rest - 1) {
      const value = 31 - Math.clz32(rest & -rest)
      counts[value] = (counts[value] ?? 0) + 1
    }
  }
  return counts
}
