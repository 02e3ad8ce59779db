/** How many products each value of a facet would leave, and between which prices they lie. */
import type { FacetAnswer, FacetId } from '../../../contracts/discovery.ts'
import { compareSizes } from '../../../markets/goods/sort-sizes.ts'
import type { Bits } from '../index/bits.ts'
import { countIn, countOf, cut, type SparseBits, sparseMembers, spread } from '../index/sparse-bits.ts'
import { type Shelf, valuesOf } from './shelf.ts'

type Wanted = {
  /** What was found before any filter. */
  readonly found: SparseBits
  readonly filters: ReadonlyMap<FacetId | 'price', Bits>
  readonly facets: readonly (FacetId | 'price')[]
  readonly chosen: (facet: FacetId) => readonly string[]
}

/** Up to so many, their prices are looked at one by one. */
const FEW = 4096

/** Counts after all other filters: picking a second colour adds products, so colours are counted as if none was picked. */
export function countFacets(shelf: Shelf, { found, filters, facets, chosen }: Wanted): readonly FacetAnswer[] {
  const all = without(undefined)
  return facets.map((facet) => {
    const some = filters.has(facet) ? without(facet) : all
    return facet === 'price' ? priceRange(shelf, some) : countValues(shelf, facet, some, chosen(facet))
  })

  function without(facet: FacetId | 'price' | undefined): SparseBits {
    let some = found
    for (const [id, set] of filters) if (id !== facet) some = cut(some, set)
    return some
  }
}

function priceRange(shelf: Shelf, some: SparseBits): FacetAnswer {
  const [min, max] = (countOf(some) <= FEW ? endsOfFew(shelf, some) : endsOfMany(shelf, some)) ?? [0, 0]
  return { id: 'price', type: 'filter', min, max }
}

function endsOfFew({ index, region, currency }: Shelf, some: SparseBits) {
  const prices = index.offers.prices(region, currency)
  let [min, max] = [Number.POSITIVE_INFINITY, -1]
  for (const product of sparseMembers(some)) {
    const price = prices[product] ?? -1
    if (price < 0) continue
    min = Math.min(min, price)
    max = Math.max(max, price)
  }
  return max < 0 ? undefined : ([min, max] as const)
}

const endsOfMany = ({ index, region, currency }: Shelf, some: SparseBits) =>
  index.offers.ladder(region, currency).ends(spread(some, index.products.count))

/** Values that leave nothing are left out, unless they are chosen: what was ticked must stay to be unticked. */
function countValues(shelf: Shelf, facet: FacetId, some: SparseBits, chosen: readonly string[]): FacetAnswer {
  const values: { readonly value: string; readonly count: number }[] = []
  for (const [value, set] of valuesOf(shelf, facet)) {
    const count = countIn(some, set)
    if (count > 0 || chosen.includes(value)) values.push({ value, count })
  }
  const byCount = (a: (typeof values)[number], b: (typeof values)[number]) =>
    b.count - a.count || (a.value < b.value ? -1 : 1)
  const bySize = (a: (typeof values)[number], b: (typeof values)[number]) => compareSizes(a.value, b.value)
  return { id: facet, type: 'facet', values: values.toSorted(facet === 'sizes' ? bySize : byCount) }
}
