/** Brings the visitor's cart to life once the page answers, and keeps it fresh while it is looked at. */
import { freshToken } from '../../../contracts/cart-token.ts'
import { diagnosticsClient } from '../../../contracts/diagnostics-client.ts'
import { readQuery } from '../../../markets/paths/query.ts'
import type { MarketView, Place } from '../markets/index.ts'
import { rememberCartCountry } from './cart-country-cookie.ts'
import { addToCart, cartStore, cartTokens, fetchCart, forgetCart, moveCart } from './cart-store.ts'
import { cartTokenKey } from './cart-tokens.ts'
import { dropItemsFromAddress, restoreCart } from './restore-cart.ts'
import { startUp } from './start-up.ts'

/** APP-08: how old what is shown may be when a visitor comes back to the tab. */
const STALE_AFTER_MS = 60_000

/** Whatever else is kept of a visit is restored between the token and the country (APP-02). */
export function startCart({ market }: Place, restoreSession: () => void = () => {}): () => void {
  const { countryCode, language, region } = market
  const query = readQuery(location.search)
  const diagnostics = diagnosticsClient({ fetch: (request) => fetch(request), baseUrl: '' })
  const hasToken = () => freshToken(cartTokens, region, Date.now()) !== undefined

  const started = startUp({
    setLoading: (isLoading) => cartStore.set((state) => ({ ...state, isLoading })),
    restoreToken: hasToken,
    restoreSession,
    updateCountry: () => rememberCartCountry(countryCode),
    fetchCart: async () => (await fetchCart(market)).countryCode,
    moveCart: async () => void (await moveCart(market, { countryCode, languageCode: language })),
    country: countryCode,
    query,
    log: (error) => {
      // A token that is still good names a cart that is still there.
      if (hasToken()) cartStore.set((state) => ({ ...state, isUnreachable: state.cart === undefined }))
      void diagnostics.log('cart', 'start', { message: String(error), level: 'warn' })
    },
  })
  if (query.items !== undefined) void started.then(() => restore(market, query.items))

  const refresh = () => {
    const isStale = Date.now() - cartStore.get().fetchedAt > STALE_AFTER_MS
    if (document.visibilityState !== 'visible' || !isStale) return
    // A failure was logged by the client; the visitor sees what was seen before.
    if (hasToken()) void fetchCart(market).catch(() => {})
  }
  // A page out of the back/forward cache shows what was true when it was left.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) refresh()
  }
  // Another tab has changed the cart: it is looked at again when somebody looks at this one. One that is gone is gone.
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== cartTokenKey(region)) return
    if (newValue === null) forgetCart()
    else cartStore.set((state) => ({ ...state, fetchedAt: 0 }))
  }
  document.addEventListener('visibilitychange', refresh)
  window.addEventListener('pageshow', onShow)
  window.addEventListener('storage', onStorage)
  return () => {
    document.removeEventListener('visibilitychange', refresh)
    window.removeEventListener('pageshow', onShow)
    window.removeEventListener('storage', onStorage)
  }
}

async function restore(market: MarketView, items = ''): Promise<void> {
  await restoreCart(items, (product) => addToCart(market, product))
  dropItemsFromAddress()
}
