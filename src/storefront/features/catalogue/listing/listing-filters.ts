/** Filters and order of a listing, read from its address: the only place where they are stored. */
import { SORTS, type SortBy } from '../../../../contracts/discovery/discovery.ts'
import type { FilterName } from '../../../../markets/listings/filterable-paths.ts'
import { filtersFromQuery, LISTING_FACETS, type ListingFilter } from '../../../../markets/listings/listing-facets.ts'
import { priceBounds } from '../../../../markets/listings/price-filter.ts'
import type { Market } from '../../../../markets/types.ts'

export type ListingFilters = {
  /** Absent where nothing narrows the listing. */
  readonly filter?: ListingFilter
  /** Absent where it is the usual order. */
  readonly sortBy?: SortBy
  /** The members of the address that are in force: the other pages of the listing keep them. */
  readonly members: Readonly<Record<string, string>>
}

export type FiltersOfListing = {
  readonly market: Market
  /** Those of its panel; none where it has no panel. */
  readonly names: readonly FilterName[]
  /** The price of the dearest product, in minor units: only requested when there is a price to clamp (LST-13). */
  readonly dearest: () => Promise<number>
}

export const SORT = 'sort'
export const USUAL_SORT: SortBy = 'relevance'

/** A listing can be put in order also where it has no panel. */
export async function readListingFilters(query: URLSearchParams, listing: FiltersOfListing): Promise<ListingFilters> {
  const { market, names, dearest } = listing
  const isPriced = names.includes('price') && query.has(LISTING_FACETS.price.queryParam)
  // A listing with the usual bounds is better than none.
  const highest = isPriced ? await dearest().catch(() => undefined) : undefined
  const filter = filtersFromQuery(query, market, { names, bounds: priceBounds(market.currency.code, highest) })
  const sortBy = SORTS.find((sort) => sort === query.get(SORT) && sort !== USUAL_SORT)
  const chosen = names.filter((name) => filter[name] !== undefined)
  const inForce = [...chosen.map((name) => LISTING_FACETS[name].queryParam), ...(sortBy ? [SORT] : [])]
  return {
    ...(chosen.length > 0 && { filter }),
    ...(sortBy && { sortBy }),
    members: Object.fromEntries(inForce.map((name) => [name, query.get(name) ?? ''])),
  }
}
