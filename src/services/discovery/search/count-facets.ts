/** How many products each value of a facet would leave, and between which prices they lie. */
import type { FacetAnswer, FacetId } from '../../../contracts/discovery.ts'
import { compareSizes } from '../../../markets/goods/sort-sizes.ts'
import { type Bits, countCommon, filledWords, intersect } from '../index/bits.ts'
import { type Shelf, valuesOf } from './shelf.ts'

type Wanted = {
  /** What was found before any filter. */
  readonly found: Bits
  readonly filters: ReadonlyMap<FacetId | 'price', Bits>
  readonly facets: readonly (FacetId | 'price')[]
  readonly chosen: (facet: FacetId) => readonly string[]
}

/** Counts after all other filters: picking a second colour adds products, so colours are counted as if none was picked. */
export function countFacets(shelf: Shelf, { found, filters, facets, chosen }: Wanted): readonly FacetAnswer[] {
  const all = without(undefined)
  return facets.map((facet) => {
    const bits = filters.has(facet) ? without(facet) : all
    return facet === 'price' ? priceRange(shelf, bits) : countValues(shelf, facet, bits, chosen(facet))
  })

  function without(facet: FacetId | 'price' | undefined): Bits {
    const bits = found.slice()
    for (const [id, set] of filters) if (id !== facet) intersect(bits, set)
    return bits
  }
}

export function priceRange({ index, region, currency }: Shelf, bits: Bits): FacetAnswer & { readonly id: 'price' } {
  const [min, max] = index.offers.ladder(region, currency).ends(bits) ?? [0, 0]
  return { id: 'price', type: 'filter', min, max }
}

/** Values that leave nothing are left out, unless they are chosen: what was ticked must stay to be unticked. */
function countValues(shelf: Shelf, facet: FacetId, bits: Bits, chosen: readonly string[]): FacetAnswer {
  const filled = filledWords(bits)
  const values = [...valuesOf(shelf, facet)]
    .map(([value, set]) => ({ value, count: countCommon(bits, filled, set) }))
    .filter(({ value, count }) => count > 0 || chosen.includes(value))
  const byCount = (a: (typeof values)[number], b: (typeof values)[number]) =>
    b.count - a.count || (a.value < b.value ? -1 : 1)
  const bySize = (a: (typeof values)[number], b: (typeof values)[number]) => compareSizes(a.value, b.value)
  return { id: facet, type: 'facet', values: values.toSorted(facet === 'sizes' ? bySize : byCount) }
}
