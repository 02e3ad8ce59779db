import type { Cart } from '../../../../contracts/commerce/to-cart.ts'

/** Empty where the next document finds the cart by its stored token. */
export const itemsToCarry = (cart: Cart | undefined): string =>
  cart === undefined || canStore()
    ? ''
    : cart.items.flatMap(({ id, quantity, isGift }) => (isGift ? [] : `${id}x${quantity}`)).join()

function canStore(): boolean {
  try {
    return localStorage.length >= 0
  } catch {
    return false
  }
}
