/**
 * Refetches the cart when the page becomes visible again: it may have changed in another tab, or something is sold out
 * (APP-08). Not in development, where every change to the code would refetch it.
 */
import { freshToken } from '../../../../contracts/commerce/cart-token.ts'
import type { Store } from '../../../stores/store.ts'
import type { StorefrontMarket } from '../../visitor/markets/index.ts'
import { onChangeElsewhere } from './cart-channel.ts'
import { cartStore } from './cart-state.ts'
import { cartTokens, fetchCart, clearCart } from './cart-store.ts'
import { cartTokenKey } from './cart-tokens.ts'

/** How old what is shown may be. */
const STALE_AFTER_MS = 60_000

type Shown = Pick<Store<{ readonly build: string; readonly place: StorefrontMarket | undefined }>, 'get'>

export function startCartRefresh(shown: Shown): () => void {
  if (shown.get().build === 'development') return () => {}

  const refresh = () => {
    const market = shown.get().place?.market
    if (!market || document.visibilityState !== 'visible') return
    const now = Date.now()
    const hasToken = freshToken(cartTokens, market.region, now) !== undefined
    // A failure was logged by the client; the visitor sees what was seen before.
    if (hasToken && isStale(cartStore.get().fetchedAt, now)) void fetchCart(market).catch(() => {})
  }
  // A page out of the back/forward cache shows what was true when it was left.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) refresh()
  }
  // Another tab has changed the cart: it is refetched when this tab becomes visible. A removed token clears the cart at
  // once.
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const region = shown.get().place?.market.region
    if (region === undefined || key !== cartTokenKey(region)) return
    if (newValue === null) clearCart()
    else cartStore.set((state) => ({ ...state, fetchedAt: 0 }))
  }
  // Hidden tabs, too: their badge must be right when they are shown.
  const stopListening = onChangeElsewhere((region) => {
    const market = shown.get().place?.market
    if (market?.region === region && market) void fetchCart(market).catch(() => {})
  })
  document.addEventListener('visibilitychange', refresh)
  // Of two windows side by side both are visible.
  window.addEventListener('focus', refresh)
  window.addEventListener('pageshow', onShow)
  window.addEventListener('storage', onStorage)
  return () => {
    stopListening()
    document.removeEventListener('visibilitychange', refresh)
    window.removeEventListener('focus', refresh)
    window.removeEventListener('pageshow', onShow)
    window.removeEventListener('storage', onStorage)
  }
}

const isStale = (fetchedAt: number, now: number): boolean => now - fetchedAt > STALE_AFTER_MS
