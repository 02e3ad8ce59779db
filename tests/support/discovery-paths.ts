/** Paths of discovery, for tests that send HTTP requests themselves. */
import type { ListingVariables } from '../../src/contracts/discovery/discovery.ts'
import {
  LIST_FILTERS,
  LIST_PRODUCTS,
  READ_PRICE_RANGE,
  READ_PRODUCTS,
  RECOMMEND_FOR_CART,
  RECOMMEND_FOR_PRODUCT,
  RECORD_BASKETS,
  RECORD_EVENTS,
  SEARCH,
  SUGGEST,
} from '../../src/contracts/discovery/discovery-routes.ts'
import { listingParams } from '../../src/contracts/discovery/widget-client.ts'

/** The path before the first parameter. */
const before = (path: string): string => path.split('/{')[0] ?? path

export const SEARCH_PATH = SEARCH.path
export const SUGGEST_PATH = SUGGEST.path
export const AVAILABLE_FILTERS_PATH = before(LIST_FILTERS.path)
export const PRICE_RANGE_PATH = before(READ_PRICE_RANGE.path)
export const PRODUCT_WIDGET_PATH = before(RECOMMEND_FOR_PRODUCT.path)
export const LISTING_PATH = before(LIST_PRODUCTS.path)
export const WIDGET_PATH = RECOMMEND_FOR_CART.path
export const EVENTS_PATH = RECORD_EVENTS.path
export const PRODUCTS_PATH = READ_PRODUCTS.path
export const BASKETS_PATH = RECORD_BASKETS.path

export function listingPath(wanted: {
  readonly widgetId: string
  readonly profile: string
  readonly limit: number
  readonly page: number
  readonly variables: ListingVariables
}): string {
  const { widget, profile, limit, page, variables } = listingParams(wanted)
  return `${LISTING_PATH}/${[widget, profile, limit, page, variables].map(encodeURIComponent).join('/')}`
}
