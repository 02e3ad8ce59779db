/** What a listing is narrowed to, piece by piece, each with the address of the listing without it. */
import { type FilterItem, toSearch, withFilter } from '../../../../markets/listings/filter-query.ts'
import type { FilterName } from '../../../../markets/listings/filterable-paths.ts'
import { LISTING_FACETS } from '../../../../markets/listings/listing-facets.ts'
import { formatMarketPrice } from '../../../../markets/prices/format-price.ts'
import type { Market } from '../../../../markets/types.ts'
import type { ListingFilters } from './listing-filters.ts'

export type Chip = { readonly label: string; readonly href: string }

type Parts = {
  readonly filters: Pick<ListingFilters, 'filter'>
  readonly market: Pick<Market, 'currency' | 'countryCode' | 'locale'>
  readonly labelOf: (name: FilterName, value: string) => string
  readonly path: string
  /** All that is in force. */
  readonly query: Readonly<Record<string, string>>
}

/** In the order of the panel. */
export function chipsOf(names: readonly FilterName[], parts: Parts): readonly Chip[] {
  const { filters, market, labelOf } = parts
  return names.flatMap((name) => {
    const chosen = filters.filter?.[name]
    if (chosen === undefined) return []
    if ('min' in chosen) {
      const [from, to] = [chosen.min, chosen.max].map((amount) => formatMarketPrice(amount, market))
      return [{ label: `${from} – ${to}`, href: addressWith(name, [], parts) }]
    }
    return chosen.map((value) => {
      const left = chosen.filter((other) => other !== value).map((other) => ({ name: other }))
      return { label: labelOf(name, value), href: addressWith(name, left, parts) }
    })
  })
}

function addressWith(name: FilterName, items: readonly FilterItem[], { path, query }: Parts): string {
  return path + toSearch(withFilter(new URLSearchParams(query), LISTING_FACETS[name].queryParam, items))
}
