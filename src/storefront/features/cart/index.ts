/** The visitor's cart: what is in it, and how it changes. It never decides what something costs: the service does. */
export { addToCart, callCart, fetchCart, listShippingMethods, moveCart } from './cart-store.ts'
export type { CartState } from './cart-store.ts'
export { startCart } from './start-cart.ts'
export { useCart, useCartCount } from './use-cart.ts'
