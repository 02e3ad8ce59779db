import { useStore } from '../../../stores/store.ts'
import { cartStore, type CartStoreState } from './cart-state.ts'
import { itemsToCarry } from './items-to-carry.ts'

export const useCart = (): CartStoreState => useStore(cartStore, (state) => state)

/**
 * With what is on its way into it, so that it answers immediately. 0 until the visitor's own cart is known: the page itself is
 * the same for everybody.
 */
export const useCartCount = (): number => useStore(cartStore, ({ cart, adding }) => (cart?.itemsCount ?? 0) + adding)

/**
 * The query of a link to the cart. Checkout is a document of its own: where the browser blocks storage, the link itself
 * carries the items (CRT-24).
 */
export const useCartQuery = (query: string): string => {
  const items = useStore(cartStore, ({ cart }) => itemsToCarry(cart))
  return items === '' ? query : `${query}&items=${items}`
}
