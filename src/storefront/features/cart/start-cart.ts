/** Brings the visitor's cart to life once the page answers, and keeps it fresh while it is looked at. */
import { freshToken } from '../../../contracts/cart-token.ts'
import { diagnosticsClient } from '../../../contracts/diagnostics-client.ts'
import { readQuery } from '../../../markets/paths/query.ts'
import type { MarketView, Place } from '../markets/index.ts'
import { rememberCartCountry } from './cart-country-cookie.ts'
import { addToCart, callCart, cartStore, cartTokens, moveCart } from './cart-store.ts'
import { dropItemsFromAddress, restoreCart } from './restore-cart.ts'
import { startUp } from './start-up.ts'

/** APP-08: how old what is shown may be when a visitor comes back to the tab. */
const STALE_AFTER_MS = 60_000

/** Whatever else is kept of a visit is restored between the token and the country (APP-02). */
export function startCart({ market }: Place, restoreSession: () => void = () => {}): () => void {
  const { countryCode, language, region } = market
  const query = readQuery(location.search)
  const diagnostics = diagnosticsClient({ fetch: (request) => fetch(request), baseUrl: '' })
  const fetchCart = () => callCart(market, (carts) => carts.fetchCart())

  const started = startUp({
    setLoading: (isLoading) => cartStore.set((state) => ({ ...state, isLoading })),
    restoreToken: () => freshToken(cartTokens, region, Date.now()) !== undefined,
    restoreSession,
    updateCountry: () => rememberCartCountry(countryCode),
    fetchCart: async () => (await fetchCart()).countryCode,
    moveCart: async () => void (await moveCart(market, { countryCode, languageCode: language })),
    country: countryCode,
    query,
    log: (error) => void diagnostics.log('cart', 'start', { message: String(error), level: 'warn' }),
  })
  if (query.items !== undefined) void started.then(() => restore(market, query.items))

  const refresh = () => {
    const isStale = Date.now() - cartStore.get().fetchedAt > STALE_AFTER_MS
    if (document.visibilityState !== 'visible' || !isStale) return
    // A failure was logged by the client; the visitor sees what was seen before.
    if (freshToken(cartTokens, region, Date.now()) !== undefined) void fetchCart().catch(() => {})
  }
  // A page out of the back/forward cache shows what was true when it was left.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) refresh()
  }
  document.addEventListener('visibilitychange', refresh)
  window.addEventListener('pageshow', onShow)
  return () => {
    document.removeEventListener('visibilitychange', refresh)
    window.removeEventListener('pageshow', onShow)
  }
}

async function restore(market: MarketView, items = ''): Promise<void> {
  await restoreCart(items, (product) => addToCart(market, product))
  dropItemsFromAddress()
}
