/** The country of the shop changed while the page stayed: the cart follows, priced anew by the service (MSW-01, APP-04). */
import type { Store } from '../../../stores/store.ts'
import type { StorefrontMarket } from '../../visitor/markets/index.ts'
import { storeCartCountry } from './cart-country-cookie.ts'
import { cartStore } from './cart-state.ts'
import { moveCart } from './cart-store.ts'

type Shown = Pick<Store<{ readonly place: StorefrontMarket | undefined }>, 'get' | 'subscribe'>

export function followMarket(shown: Shown): () => void {
  let country = shown.get().place?.market.countryCode
  return shown.subscribe(() => {
    const market = shown.get().place?.market
    if (!market || market.countryCode === country) return
    country = market.countryCode
    storeCartCountry(country)
    const { cart } = cartStore.get()
    if (!cart || cart.countryCode === country) return
    // What cannot be moved is shown as it is, and moves at the next visit.
    void moveCart(market).catch(() => undefined)
  })
}
