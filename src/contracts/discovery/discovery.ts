/** Requests and responses of discovery: search, suggestions, facets, listings, recommendations, products by SKU. */
import type { CountryCode } from '../../markets/types.ts'
import type { LocalizedTexts } from '../merchant/catalogue.ts'
import type { ReceivedProduct } from './product.ts'

export const MAX_SKUS = 24
export const MAX_PER_PAGE = 200
export const MAX_DIRECTORY_ENTRIES = 500
export const FURTHEST_OFFSET = 100_000
export const MAX_QUERY_LENGTH = 200
export const MAX_SUGGESTIONS = 20
export const MAX_EVENTS = 50

/** SRC-20 */
export const SEARCH_LIMIT = 64

export const FACET_IDS = [
  'category',
  'colour',
  'material',
  'sizes',
  'family',
  'ageGroup',
  'silhouette',
  'pattern',
  'occasion',
  'feature',
  'badge',
] as const
export const PRICE_FILTER = 'price'
export const SORTS = ['relevance', 'price-ascending', 'price-descending', 'newest', 'bestselling'] as const

export type FacetId = (typeof FACET_IDS)[number]
export type SortBy = (typeof SORTS)[number]

/** In minor units of the market's currency (LST-14). */
export type PriceBounds = { readonly min?: number; readonly max?: number }

/** Any of the values of one facet, and all facets together. */
export type Filter = { readonly [Id in FacetId]?: readonly string[] } & { readonly price?: PriceBounds }

/** SRC-01 */
export type SearchOptions = {
  readonly sortBy?: SortBy
  readonly limit?: number
  readonly offset?: number
  /** Which facets to count; `price` for the range of prices. */
  readonly facets?: readonly (FacetId | typeof PRICE_FILTER)[]
  readonly filter?: Filter
  /** The members of a product to answer with, in addition to id and kind; all without it. */
  readonly customResponseMask?: readonly string[]
  readonly groupBy?: 'product'
}

export type SearchRequest = {
  /** Names the market's search configuration: `uk-gb`. No secret. */
  readonly token: string
  readonly query: string
  readonly options?: SearchOptions
}

/** Counts after all other filters: the number of results if the shopper picks the value too. */
export type FacetAnswer =
  | {
      readonly id: FacetId
      readonly type: 'facet'
      readonly values: readonly { readonly value: string; readonly count: number }[]
    }
  | { readonly id: typeof PRICE_FILTER; readonly type: 'filter'; readonly min: number; readonly max: number }

/** How the words of a query were read, so that a page can show it. */
export type QueryInterpretation = {
  /** Words that were understood as a filter: rote → colour red. */
  readonly understood: readonly { readonly words: string; readonly facet: string; readonly value: string }[]
  /** Unknown words, read as the nearest known ones. */
  readonly corrected: readonly { readonly from: string; readonly to: string }[]
  /** Words that had to be left out for anything to be found. */
  readonly dropped: readonly string[]
}

/** SRC-03 */
export type RedirectItem = { readonly kind: 'redirect'; readonly id: string; readonly target: string }

/** SRC-02. Fewer members than a product has where the request names them. */
export type SearchedProduct = Pick<ReceivedProduct, 'id' | 'kind'> & Partial<ReceivedProduct>

export type SearchResponse = {
  readonly metadata: {
    /** Of this answer; a click names it. */
    readonly id: string
    readonly count: number
    readonly facets: readonly FacetAnswer[]
  } & QueryInterpretation
  readonly items: readonly (SearchedProduct | RedirectItem)[]
}

/** SRC-04 */
export type Suggestion = {
  readonly id: string
  readonly product: {
    readonly title: string
    readonly photo: string
    /** SHX-20: the lowest price in the market, in minor units of its currency. */
    readonly price?: number
  }
}

export type SuggestAnswer = {
  readonly metadata: { readonly id: string; readonly count: number }
  readonly items: readonly Suggestion[]
}

/** LST-19 */
export type AvailableFiltersAnswer = {
  readonly metadata: { readonly id: string; readonly count: number }
  readonly filters: readonly FacetAnswer[]
}

/** LST-20, in minor units; both 0 where there is nothing. */
export type PriceRangeAnswer = { readonly min: number; readonly max: number }

export type ProductsAnswer = { readonly products: readonly ReceivedProduct[] }

export type ProductsVersionAnswer = { readonly version: number }

/** Where a product has a page, and under which name. */
export type DirectoryEntry = {
  readonly sku: string
  readonly names: LocalizedTexts
  readonly updatedAt: string
  readonly pictures: readonly { readonly href: string; readonly backgroundColor: string }[]
  /** The markets that it is sold in. */
  readonly countries: readonly CountryCode[]
}

export type DirectoryAnswer = {
  readonly products: readonly DirectoryEntry[]
  /** Where to go on; absent at the end. */
  readonly next?: number
}

export type Recommendation = {
  readonly id: string
  /** Its share of the whole recommendation, between 0 and 1: how sure it is. 1 where nothing is guessed. */
  readonly distribution: number
  readonly product: ReceivedProduct
}

/** REC-01 */
export type RecommendationsAnswer = { readonly id: string; readonly recommendations: readonly Recommendation[] }

/** REC-02. Facets where they were requested. */
export type ListingAnswer = RecommendationsAnswer & {
  readonly pagination: { readonly total: number }
  readonly facets?: readonly FacetAnswer[]
}

/** The kinds of recommendation a page can request. Each market has its own: `basket-uk-gb`. */
export const WIDGETS = [
  /** Fills category and collection pages. */
  'listing',
  /** On the product page: what is bought with it. */
  'pdp',
  /** What could be taken instead. */
  'similar',
  /** The same design on other products. */
  'cluster',
  /** In the cart: what goes with all of it, and fills the gap to free shipping. */
  'basket',
  /** What is liked most at present. */
  'home',
  /** On a search page that found nothing. */
  'no-results',
  /** What this profile looked at last. */
  'recently-seen',
] as const

export type Widget = (typeof WIDGETS)[number]

/** The parameters of a widget, as URI-encoded JSON in its address (REC-08). A widget rejects those it does not use. */
export type ListingVariables = {
  /** The path of the page: adults/socks, collection/low-socks. Needed by `listing`. */
  readonly collection?: string
  /** Needed by `pdp`, `similar` and `cluster`. */
  readonly sku?: string
  /** Of `listing` alone, as the two below. */
  readonly facets?: readonly (FacetId | typeof PRICE_FILTER)[]
  readonly filters?: Filter
  readonly sortBy?: SortBy
}

/** REC-04 */
export type BasketVariables = {
  /** Minor units. */
  readonly $CartAmount: number
  /** The skus in the cart, of products or variants. */
  readonly $selected_items_1: readonly string[]
  /** Of the market, in minor units; 0 where shipping is never free. */
  readonly $ShippingThreshold: number
}

/** REC-03 */
export type WidgetRequest = {
  readonly widgetId: string
  readonly profileId: string
  readonly variables: BasketVariables
  readonly limit: number
  readonly requestName: 'basket'
}

/** REC-05 */
export const BASKET_LIMIT = 8

export const EVENT_KINDS = ['impression', 'click', 'view', 'searchClick', 'suggestionClick'] as const

export type EventKind = (typeof EVENT_KINDS)[number]

/**
 * SRC-14: impressions and clicks; a search click with its term and the id of the response it was in. Impressions are
 * accepted and not stored, and of the rest no more than product, kind and time.
 */
export type DiscoveryEvent = {
  readonly kind: EventKind
  readonly sku: string
  readonly term?: string
  readonly id?: string
  readonly widgetId?: string
  readonly position?: number
}

export type EventsRequest = { readonly profileId: string; readonly events: readonly DiscoveryEvent[] }
