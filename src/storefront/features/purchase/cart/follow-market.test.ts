import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rawCart, rawItem } from '../../../../../tests/support/raw-cart.ts'
import { toCart, type Cart } from '../../../../contracts/commerce/to-cart.ts'
import { createStore } from '../../../stores/store.ts'
import type { StorefrontMarket } from '../../visitor/markets/index.ts'
import { cartStore } from './cart-state.ts'
import { cartTokens } from './cart-store.ts'
import { followMarket } from './follow-market.ts'

const placeIn = (countryCode: 'SE' | 'FI'): { place: StorefrontMarket } => ({
  place: {
    storefront: 'eu',
    market: {
      countryCode,
      name: countryCode,
      currency: { code: 'EUR', symbol: '€' },
      locale: 'en-IE',
      language: 'en',
      region: 'NL',
    },
  },
})

const cartIn = (countryCode: 'SE' | 'FI') =>
  toCart(rawCart([rawItem()], { store: { countryCode, languageCode: 'en', currencyUnit: 'EUR', taxPercentage: 25 } }))
const setCart = (cart: Cart) => cartStore.set((state) => ({ ...state, cart, isLoading: false }))

describe('a cart follows the country of the page', () => {
  const before = cartStore.get()
  const fetch = vi.fn<(request: unknown) => Promise<Response>>(() => Promise.reject(new TypeError('offline')))
  let stop = () => {}

  beforeEach(() => {
    fetch.mockClear()
    vi.stubGlobal('fetch', fetch)
    vi.stubGlobal('document', { cookie: '', getElementById: () => null })
    vi.stubGlobal('localStorage', undefined)
    vi.stubGlobal('location', new URL('http://shop.example/eu'))
    cartTokens.write('NL', 'token', new Date().toISOString())
  })
  afterEach(async () => {
    stop()
    await vi.waitUntil(() => cartStore.get().pending === 0)
    cartTokens.clear('NL')
    cartStore.set(() => before)
  })

  it('MSW-01 moves it when the page changes', () => {
    setCart(cartIn('SE'))
    const shown = createStore(placeIn('SE'))
    stop = followMarket(shown)
    expect(cartStore.get().pending).toBe(0)
    shown.set(() => placeIn('FI'))
    expect(cartStore.get().pending).toBe(1)
  })

  it('MSW-01 moves it when the page had changed before this code was loaded', () => {
    setCart(cartIn('SE'))
    const shown = createStore(placeIn('SE'))
    shown.set(() => placeIn('FI'))
    stop = followMarket(shown)
    expect(cartStore.get().pending).toBe(1)
  })

  it('MSW-01 moves it once it is known', () => {
    const shown = createStore(placeIn('SE'))
    stop = followMarket(shown)
    shown.set(() => placeIn('FI'))
    expect(cartStore.get().pending).toBe(0)
    setCart(cartIn('SE'))
    expect(cartStore.get().pending).toBe(1)
  })

  it('does not move one that is in the country of the page', () => {
    const shown = createStore(placeIn('SE'))
    stop = followMarket(shown)
    shown.set(() => placeIn('FI'))
    setCart(cartIn('FI'))
    expect(cartStore.get().pending).toBe(0)
  })
})
