import type { Cart } from '../../../../contracts/commerce/to-cart.ts'
import { useStore } from '../../../stores/store.ts'
import { cartStore, type CartState } from './cart-store.ts'

export const useCart = (): CartState => useStore(cartStore, (state) => state)

/**
 * With what is on its way into it, so that it answers at once. 0 until the visitor's own cart is known: the page itself is
 * the same for everybody.
 */
export const useCartCount = (): number => useStore(cartStore, ({ cart, adding }) => (cart?.itemsCount ?? 0) + adding)

/**
 * The query of a link to the cart. Checkout is a document of its own: where the browser keeps nothing from one to the next,
 * the link itself brings the goods (CRT-24).
 */
export const useCartQuery = (query: string): string =>
  useStore(cartStore, ({ cart }) => (cart === undefined || canKeep() ? query : `${query}&items=${itemsOf(cart)}`))

const itemsOf = ({ items }: Cart): string =>
  items.flatMap(({ id, quantity, isGift }) => (isGift ? [] : `${id}x${quantity}`)).join()

function canKeep(): boolean {
  try {
    return localStorage.length >= 0
  } catch {
    return false
  }
}
