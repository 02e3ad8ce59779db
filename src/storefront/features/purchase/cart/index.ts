/** The visitor's cart: what is in it, and how it changes. It never decides what something costs: the service does. */
export { cartPrefixIn } from './api-prefixes.ts'
export { addToCart, callCart, cartTokens, emptyCart, fetchCart, listShippingMethods } from './cart-store.ts'
export type { CartStoreState } from './cart-store.ts'
export { followMarket } from './follow-market.ts'
export { handOverCart } from './hand-over-cart.ts'
export { startCartRefresh } from './refresh-cart.ts'
export { startCart } from './start-cart.ts'
export { useCart, useCartCount, useCartQuery } from './use-cart.ts'
