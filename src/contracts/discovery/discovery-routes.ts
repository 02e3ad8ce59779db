/** Where the operations of discovery are. Without schemas, because clients run in the browser. */
import type { OperationRoute } from '../transport.ts'

export const SEARCH = { method: 'POST', path: '/search' } as const satisfies OperationRoute
export const SUGGEST = { method: 'POST', path: '/search/suggest' } as const satisfies OperationRoute
export const LIST_FILTERS = {
  method: 'POST',
  path: '/api/available-filters/{tenantId}',
} as const satisfies OperationRoute
export const READ_PRICE_RANGE = {
  method: 'POST',
  path: '/api/category-price-range/{tenantId}',
} as const satisfies OperationRoute
export const RECOMMEND_FOR_PRODUCT = {
  method: 'GET',
  path: '/api/product/{widget}/{sku}',
} as const satisfies OperationRoute
/** REC-02, REC-08: the variables are JSON, encoded as one segment of the address. */
export const LIST_PRODUCTS = {
  method: 'GET',
  path: '/api/v2/products/{widget}/{profile}/{limit}/{page}/{variables}',
} as const satisfies OperationRoute
export const RECOMMEND_FOR_CART = { method: 'POST', path: '/api/v2/widget' } as const satisfies OperationRoute
export const RECORD_EVENTS = { method: 'POST', path: '/api/v2/events' } as const satisfies OperationRoute
export const DELETE_EVENTS = { method: 'DELETE', path: '/api/v2/events/{profileId}' } as const satisfies OperationRoute
export const READ_PRODUCTS = { method: 'GET', path: '/api/products' } as const satisfies OperationRoute
export const READ_DISCOVERY_OPENAPI = {
  method: 'GET',
  path: '/api/discovery/openapi.json',
} as const satisfies OperationRoute

export const READ_PRODUCTS_VERSION = { method: 'GET', path: '/products/version' } as const satisfies OperationRoute
export const READ_PRODUCTS_DIRECTORY = { method: 'GET', path: '/products/directory' } as const satisfies OperationRoute
export const RECORD_BASKETS = { method: 'POST', path: '/baskets' } as const satisfies OperationRoute
