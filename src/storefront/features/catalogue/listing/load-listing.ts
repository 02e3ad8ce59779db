/** Which products a category page shows, as the screen needs them. */
import type { DiscoveryClient } from '../../../../contracts/discovery/discovery-client.ts'
import type { ShippingClient } from '../../../../contracts/commerce/shipping-client.ts'
import { filtersOf } from '../../../../markets/listings/filterable-paths.ts'
import { pageSizeOf } from '../../../../markets/listings/page-size.ts'
import type { Market } from '../../../../markets/types.ts'
import type { SharedReader } from '../../../page/page-contract.ts'
import { productTags, listingTag } from '../product/index.ts'
import { addressOfSentForm } from './filter-form.ts'
import { readListingFilters, SORT } from './listing-filters.ts'
import { toListingView, type ListingView } from './listing-view.ts'
import { loadDeliveryNote } from './load-delivery-note.ts'
import { loadPanel } from './load-panel.ts'
import type { PanelView } from './panel-view.ts'

export type ListingLoad = {
  readonly client: DiscoveryClient
  readonly shipping: ShippingClient
  readonly market: Market
  /** The path under the storefront: adults/socks. */
  readonly collection: string
  /** The name of the category in content: the outlet has longer pages (LST-11). */
  readonly contentName: string
  readonly page: number | undefined
  readonly storefront: string
  /** Of the address: its filters count where the page has a panel for them. */
  readonly query: URLSearchParams
  /** Names the filters. */
  readonly shared: Pick<SharedReader, 'part' | 'entry'>
}

export type ListingLoaded =
  | {
      readonly kind: 'listing'
      readonly listing: ListingView
      /** Absent where the page has no filters, or they could not be fetched. */
      readonly panel?: PanelView
      readonly tags: readonly string[]
    }
  /** A form was sent that has an address of its own. */
  | { readonly kind: 'moved'; readonly to: string }

const LAST_PAGE = 100_000

export async function loadListing(wanted: ListingLoad): Promise<ListingLoaded> {
  const { client, shipping, market, collection, contentName, page, storefront, query, shared } = wanted
  const path = `/${storefront}/${collection}`
  const names = filtersOf(`/${collection}`)
  const rangeRequest = names.includes('price') ? client.priceRange({ market, collection }) : undefined
  // Waited for where it is needed; it may fail before that.
  rangeRequest?.catch(() => undefined)
  const ofListing = { market, names, dearest: async () => (await rangeRequest)?.max ?? 0 }
  const sort = query.get(SORT)
  const to = await addressOfSentForm(query, { ...ofListing, path, kept: sort === null ? {} : { [SORT]: sort } })
  if (to !== undefined) return { kind: 'moved', to }
  const filters = await readListingFilters(query, ofListing)
  const { filter, sortBy } = filters
  const [{ items, pages, totalItems }, panel, deliveryNote] = await Promise.all([
    client.list({
      collection,
      market,
      // A page beyond the last possible one is not requested; page 1 is, for the number of products.
      page: page !== undefined && page <= LAST_PAGE ? page : 1,
      limit: pageSizeOf('category', contentName),
      ...(filter && { filters: filter }),
      ...(sortBy && { sortBy }),
    }),
    loadPanel({ client, market, names, products: { collection }, shared, filters, path, rangeRequest }),
    loadDeliveryNote(shipping, market),
  ])
  return {
    kind: 'listing',
    ...(panel && { panel }),
    listing: toListingView({ market, products: items, totalItems, pages, page, path, filters, deliveryNote }),
    tags: [...productTags(items), listingTag(collection)],
  }
}
