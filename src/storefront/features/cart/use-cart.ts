import { useStore } from '../../stores/store.ts'
import { cartStore, type CartState } from './cart-store.ts'

export const useCart = (): CartState => useStore(cartStore, (state) => state)

/**
 * With what is on its way into it, so that it answers at once. 0 until the visitor's own cart is known: the page itself is
 * the same for everybody.
 */
export const useCartCount = (): number => useStore(cartStore, ({ cart, adding }) => (cart?.itemsCount ?? 0) + adding)
