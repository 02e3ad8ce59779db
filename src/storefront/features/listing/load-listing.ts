/** Which products a category page shows, as the screen needs them. */
import type { DiscoveryClient } from '../../../contracts/discovery-client.ts'
import { filtersOf } from '../../../markets/listings/filterable-paths.ts'
import { pageSizeOf } from '../../../markets/listings/page-size.ts'
import type { Market } from '../../../markets/types.ts'
import { productTags } from '../product/index.ts'
import { readListingFilters } from './listing-filters.ts'
import { toListingView, type ListingView } from './listing-view.ts'

export type ListingWanted = {
  readonly client: DiscoveryClient
  readonly market: Market
  /** The path under the storefront: adults/socks. */
  readonly collection: string
  /** The name of the category in content: the outlet has longer pages (LST-11). */
  readonly contentName: string
  readonly page: number | undefined
  readonly storefront: string
  /** Of the address: its filters count where the page has a panel for them. */
  readonly query: URLSearchParams
}

const LAST_PAGE = 100_000

export async function loadListing(wanted: ListingWanted): Promise<{ listing: ListingView; tags: readonly string[] }> {
  const { client, market, collection, contentName, page, storefront, query } = wanted
  const filters = await readListingFilters(query, {
    market,
    names: filtersOf(`/${collection}`),
    dearest: async () => (await client.priceRange({ market, collection })).max,
  })
  const { filter, sortBy } = filters
  const { items, pages, totalItems } = await client.list({
    collection,
    market,
    // A page that no listing has is not asked for; the first one tells how many there are.
    page: page !== undefined && page <= LAST_PAGE ? page : 1,
    limit: pageSizeOf('category', contentName),
    ...(filter && { filters: filter }),
    ...(sortBy && { sortBy }),
  })
  return {
    listing: toListingView({
      market,
      products: items,
      totalItems,
      pages,
      page,
      path: `/${storefront}/${collection}`,
      filters,
    }),
    tags: productTags(items),
  }
}
