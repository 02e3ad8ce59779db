/** Where the operations of commerce are. Without schemas, because clients run in the browser. */
import type { OperationRoute } from '../transport.ts'

export const READ_CART = { method: 'GET', path: '/{cartPrefix}/carts' } as const satisfies OperationRoute
export const CHANGE_CART = { method: 'PUT', path: '/{cartPrefix}/carts' } as const satisfies OperationRoute
export const OPEN_CART = { method: 'POST', path: '/{cartPrefix}/carts' } as const satisfies OperationRoute
export const LIST_SHIPPING_METHODS = {
  method: 'GET',
  path: '/{cartPrefix}/shipments/{country}',
} as const satisfies OperationRoute

export const PLACE_ORDER = {
  method: 'POST',
  path: '/{cartPrefix}/carts/adyen/orders',
} as const satisfies OperationRoute
/** T49: some paths begin with the storefront. */
export const PLACE_WALLET_ORDER = {
  method: 'POST',
  path: '/{storefront}/carts/orders',
} as const satisfies OperationRoute
/** STD-04 */
export const READ_ORDER_TERMS = {
  method: 'GET',
  path: '/{cartPrefix}/terms/{country}',
} as const satisfies OperationRoute
export const READ_ORDER = { method: 'GET', path: '/{cartPrefix}/orders/{id}' } as const satisfies OperationRoute
/** PAY-05 */
export const CONFIRM_PAYMENT = {
  method: 'GET',
  path: '/{cartPrefix}/payments/adyen/orders/{id}/confirmation',
} as const satisfies OperationRoute
/** SEC-04 */
export const BEGIN_PAYMENT = {
  method: 'POST',
  path: '/{cartPrefix}/payments/adyen/attempts',
} as const satisfies OperationRoute
export const LIST_PAYMENT_METHODS = {
  method: 'POST',
  path: '/{cartPrefix}/payments/adyen/paymentmethods',
} as const satisfies OperationRoute
export const SUBMIT_PAYMENT = {
  method: 'POST',
  path: '/{storefront}/payments/adyen/payments',
} as const satisfies OperationRoute
/** RET-15 */
export const PAY_BY_CREDIT = {
  method: 'POST',
  path: '/{storefront}/payments/credit',
} as const satisfies OperationRoute
export const SUBMIT_PAYMENT_DETAILS = {
  method: 'POST',
  path: '/{storefront}/payments/adyen/payments/details',
} as const satisfies OperationRoute
export const UPDATE_PAYPAL_ORDER = {
  method: 'POST',
  path: '/{storefront}/payments/adyen/payments/paypal/updateOrder',
} as const satisfies OperationRoute

/** Takes a look-up as JSON or from a plain form, and always answers the same. */
export const LOOK_UP_ORDERS = { method: 'POST', path: '/order-pages/look-up' } as const satisfies OperationRoute

export const READ_AVAILABILITY = { method: 'GET', path: '/{catalogPrefix}/products' } as const satisfies OperationRoute
export const READ_COMMERCE_OPENAPI = {
  method: 'GET',
  path: '/api/commerce/openapi.json',
} as const satisfies OperationRoute

export const READ_OFFERS = { method: 'POST', path: '/offers' } as const satisfies OperationRoute
export const READ_OFFERS_VERSION = { method: 'GET', path: '/offers/version' } as const satisfies OperationRoute
export const READ_OFFER_CHANGES = { method: 'GET', path: '/offers/changes' } as const satisfies OperationRoute
export const READ_TERMS = { method: 'GET', path: '/terms' } as const satisfies OperationRoute
export const READ_SELLER = { method: 'GET', path: '/seller' } as const satisfies OperationRoute
