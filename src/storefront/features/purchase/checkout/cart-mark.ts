/** What of a cart an order is made of, in one line: another line is another order. */
import type { Cart } from '../../../../contracts/commerce/to-cart.ts'

export function cartMark(cart: Cart, language: string): string {
  const { cartId, countryCode, items, priceTotal, shippingMethod, discountCode } = cart
  const lines = items.map(({ id, quantity }) => `${id}x${quantity}`)
  return [cartId, countryCode, language, shippingMethod?.id, discountCode, priceTotal, ...lines].join(' ')
}
