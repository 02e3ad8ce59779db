/**
 * What is known of the visitor's cart. Every page shows how much is in it, so this comes with the page; the code that calls the
 * service comes later (`cart-store.ts`).
 */
import type { Cart } from '../../../../contracts/commerce/to-cart.ts'
import { createStore } from '../../../stores/store.ts'

export type CartStoreState = {
  readonly cart: Cart | undefined
  /** At the start of a visit, until it is known whether there is one. */
  readonly isLoading: boolean
  /** There is one, and it could not be fetched: that is no empty cart. */
  readonly isUnreachable: boolean
  /** How many changes wait for their answer. */
  readonly pending: number
  /** How many pieces are on their way into it: what is counted immediately, and taken back when they do not arrive. */
  readonly adding: number
  /** When the service last returned it; 0 if it never did. */
  readonly fetchedAt: number
}

export const EMPTY: CartStoreState = {
  cart: undefined,
  isLoading: true,
  isUnreachable: false,
  pending: 0,
  adding: 0,
  fetchedAt: 0,
}

export const cartStore = createStore<CartStoreState>(EMPTY)
