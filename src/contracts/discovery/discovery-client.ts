import { pagesOf } from '../../markets/listings/listing-page.ts'
import { widgetIdOf } from '../../markets/storefronts/search-config.ts'
import { textLanguageOf } from '../../markets/storefronts/text-language-of.ts'
import type { Market } from '../../markets/types.ts'
import { isVersionAnswer } from '../answer-kinds.ts'
import { CallError } from '../call-json.ts'
import type { Transport } from '../transport.ts'
import {
  entriesOf,
  hasNumbers,
  hasTexts,
  memberOf,
  validProducts,
  wantedFacets,
  type FacetsRequest,
} from './discovery-answers.ts'
import { callDiscovery, ANONYMOUS_PROFILE, SKU } from './discovery-call.ts'
import { LIST_PRODUCTS, READ_PRODUCTS, READ_PRODUCTS_VERSION } from './discovery-routes.ts'
import { MAX_SKUS, type FacetAnswer, type Filter, type ListingVariables, type SortBy } from './discovery.ts'
import { directoryClient, type DirectoryClient } from './directory-client.ts'
import { filtersClient, type FiltersClient } from './filters-client.ts'
import { searchClient, type SearchClient } from './search-client.ts'
import { suggestClient, type SuggestClient } from './suggest-client.ts'
import { toProduct, type Product } from './to-product.ts'
import { listingParams, widgetClient, type WidgetClient } from './widget-client.ts'

/** LST-18 */
export type ProductList = {
  readonly id: string
  readonly items: readonly Product[]
  readonly pages: number
  readonly totalItems: number
  /** The requested ones. */
  readonly facets: readonly FacetAnswer[]
}

export type ListingRequest = {
  readonly collection: string
  readonly market: Market
  readonly page: number
  readonly limit: number
  /** The market's own listing without it. */
  readonly widgetId?: string
  readonly facets?: FacetsRequest
  readonly filters?: Filter
  readonly sortBy?: SortBy
}

/** All calls of discovery. The browser imports only the client of the part it needs. */
export type DiscoveryClient = SearchClient &
  SuggestClient &
  FiltersClient &
  DirectoryClient &
  WidgetClient & {
    /**
     * The first of the skus that is a product of this market, in any case; undefined when none is (PRD-22).
     * Several, because an address may hold the sku after a name, and both may have hyphens.
     */
    readonly product: (skus: readonly string[], market: Market) => Promise<Product | undefined>
    /** As returned by the service, unchecked, to diagnose an invalid one. */
    readonly received: (skus: readonly string[], market: Market) => Promise<readonly unknown[]>
    /** The products of a category or collection page. */
    readonly list: (wanted: ListingRequest) => Promise<ProductList>
    /** Changes whenever any product does. */
    readonly version: () => Promise<number>
  }

export function discoveryClient(transport: Transport): DiscoveryClient {
  async function received(skus: readonly string[], market: Market): Promise<readonly unknown[]> {
    const wanted = skus.filter((sku) => SKU.test(sku)).slice(0, MAX_SKUS)
    if (wanted.length === 0) return []
    const query = { skus: wanted.join(','), language: textLanguageOf(market) }
    const { status, value } = await callDiscovery(transport, READ_PRODUCTS, { query })
    if (!Array.isArray(memberOf(value, 'products'))) throw new CallError('status', { status, answer: value })
    return entriesOf(value, 'products')
  }

  return {
    ...searchClient(transport),
    ...suggestClient(transport),
    ...filtersClient(transport),
    ...directoryClient(transport),
    ...widgetClient(transport),
    received,

    async product(skus, market) {
      if (skus.every((sku) => sku === '')) throw new Error('No sku provided')
      const products = await received(skus, market)
      return products.map((product) => toProduct(product, market)).find((product) => product !== undefined)
    },

    async list({ collection, market, page, limit, widgetId, facets, filters, sortBy }) {
      const variables: ListingVariables = {
        collection,
        ...(facets && { facets }),
        ...(filters && { filters }),
        ...(sortBy && { sortBy }),
      }
      // With the anonymous profile, so that a listing can be cached for all.
      const wanted = {
        widgetId: widgetId ?? widgetIdOf('listing', market),
        profile: ANONYMOUS_PROFILE,
        limit,
        page,
        variables,
      }
      const { status, value: body } = await callDiscovery(transport, LIST_PRODUCTS, { params: listingParams(wanted) })
      const pagination = memberOf(body, 'pagination')
      const isListing = hasTexts(body, 'id') && Array.isArray(memberOf(body, 'recommendations'))
      if (!isListing || !hasNumbers(pagination, 'total')) throw new CallError('status', { status, answer: body })
      const entries = entriesOf(body, 'recommendations').map((entry) => memberOf(entry, 'product'))
      return {
        id: body.id,
        items: validProducts(entries, market),
        pages: pagesOf(pagination.total, limit),
        totalItems: pagination.total,
        facets: wantedFacets(entriesOf(body, 'facets'), facets),
      }
    },

    async version() {
      const { status, value } = await callDiscovery(transport, READ_PRODUCTS_VERSION)
      if (!isVersionAnswer(value)) throw new CallError('status', { status, answer: value })
      return value.version
    },
  }
}
