/** Adds a product. Pages that offer it load without the code that does it; that comes after the page. */
import type { CartProduct } from '../../../../contracts/commerce/cart.ts'
import type { Cart } from '../../../../contracts/commerce/to-cart.ts'
import type { MarketView } from '../../visitor/markets/index.ts'

export async function addToCart(market: MarketView, product: CartProduct): Promise<Cart> {
  const cart = await import('./cart-store.ts')
  return cart.addToCart(market, product)
}
