/** The country of the shop changed while the page stayed: the cart follows, priced anew by the service (MSW-01, APP-04). */
import type { Store } from '../../../stores/store.ts'
import type { StorefrontMarket } from '../../visitor/markets/index.ts'
import { storeCartCountry } from './cart-country-cookie.ts'
import { cartStore } from './cart-state.ts'
import { moveCart } from './cart-store.ts'

type Shown = Pick<Store<{ readonly place: StorefrontMarket | undefined }>, 'initial' | 'get' | 'subscribe'>

export function followMarket(shown: Shown): () => void {
  let country = shown.initial.place?.market.countryCode
  /** The country has changed, and the cart of this visit is not known yet: it may still be on its way. */
  let isCartDue = false
  const follow = () => {
    const market = shown.get().place?.market
    if (!market) return
    if (market.countryCode !== country) {
      country = market.countryCode
      isCartDue = true
      storeCartCountry(country)
    }
    const { cart, isLoading } = cartStore.get()
    // At the start of a visit the cart may be moved to the country of the first page: that ends before.
    if (!isCartDue || !cart || isLoading) return
    isCartDue = false
    if (cart.countryCode === country) return
    // What cannot be moved is shown as it is, and moves at the next visit.
    void moveCart(market).catch(() => undefined)
  }
  // The page may have changed before this code was loaded.
  follow()
  const stops = [shown.subscribe(follow), cartStore.subscribe(follow)]
  return () => stops.forEach((stop) => stop())
}
