/** Brings the visitor's cart to life once the page answers. */
import { freshToken } from '../../../../contracts/commerce/cart-token.ts'
import { readQuery } from '../../../../markets/paths/query.ts'
import { diagnostics } from '../../../stores/diagnostics.ts'
import type { MarketView, StorefrontMarket } from '../../visitor/markets/index.ts'
import { storeCartCountry } from './cart-country-cookie.ts'
import { cartStore } from './cart-state.ts'
import { addToCart, cartTokens, fetchCart, moveCart } from './cart-store.ts'
import { startUp } from './start-up.ts'

/** Other stored data of a visit is restored between the token and the country (APP-02). */
export function startCart({ market }: StorefrontMarket, restoreSession: () => void = () => {}): void {
  const { countryCode, region } = market
  const query = readQuery(location.search)
  const { items } = query
  const setLoading = (isLoading: boolean) => cartStore.set((state) => ({ ...state, isLoading }))
  const hasToken = () => freshToken(cartTokens, region, Date.now()) !== undefined

  const started = startUp({
    // A link is about to fill the cart: until it has, the cart is not empty.
    setLoading: (isLoading) => setLoading(isLoading || items !== undefined),
    restoreToken: hasToken,
    restoreSession,
    updateCountry: () => storeCartCountry(countryCode),
    fetchCart: async () => (await fetchCart(market)).countryCode,
    moveCart: async () => void (await moveCart(market)),
    country: countryCode,
    query,
    log: (error) => {
      // A token that is still good names a cart that is still there.
      if (hasToken()) cartStore.set((state) => ({ ...state, isUnreachable: state.cart === undefined }))
      void diagnostics.log('cart', 'start', { message: String(error), level: 'warn' })
    },
  })
  if (items !== undefined) void started.then(() => restore(market, items, setLoading)).finally(() => setLoading(false))
}

/** Its code is fetched for links with items only. Where it cannot be had, the items stay in the address for a reload. */
async function restore(market: MarketView, items: string, setLoading: (isLoading: boolean) => void): Promise<void> {
  try {
    const { dropItemsFromAddress, restoreCart } = await import('./restore-cart.ts')
    await restoreCart(items, async (product) => {
      await addToCart(market, product)
      // The rest is seen to arrive.
      setLoading(false)
    })
    dropItemsFromAddress()
  } catch (error) {
    void diagnostics.log('cart', 'restore', { message: String(error) })
  }
}
