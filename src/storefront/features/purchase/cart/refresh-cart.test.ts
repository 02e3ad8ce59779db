import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cartStore } from './cart-state.ts'
import { cartTokens } from './cart-store.ts'
import { startCartRefresh } from './refresh-cart.ts'

const market = {
  countryCode: 'GB',
  name: 'United Kingdom',
  currency: { code: 'GBP', symbol: '£' },
  locale: 'en-GB',
  language: 'en',
  region: 'NL',
} as const

const PLACE = { storefront: 'uk', market } as const

type Case = {
  readonly seconds?: number
  readonly hasToken?: boolean
  readonly visibility?: string
  readonly build?: string
}

describe('coming back to a tab', () => {
  const before = cartStore.get()
  const tab = () => Object.assign(new EventTarget(), { visibilityState: 'visible', getElementById: () => null })
  let document = tab()

  beforeEach(() => {
    document = tab()
    vi.stubGlobal('document', document)
    vi.stubGlobal('window', new EventTarget())
    vi.stubGlobal('localStorage', undefined)
    // The time stands still: a cart of 59 seconds must not become one of 60 while a test runs.
    vi.setSystemTime('2026-11-15T10:00:00.000Z')
  })
  afterEach(() => {
    vi.useRealTimers()
    cartTokens.clear('NL')
    cartStore.set(() => before)
  })

  it.each<[string, Case, number]>([
    ['APP-08 fetches a cart that was fetched over 60 seconds ago', { seconds: 61 }, 1],
    ['APP-08 lets a younger one be', { seconds: 59 }, 0],
    ['APP-08 fetches nothing without a token', { hasToken: false }, 0],
    ['APP-08 fetches nothing while the page is hidden', { visibility: 'hidden' }, 0],
    ['APP-08 fetches nothing while developing', { build: 'development' }, 0],
  ])('%s', async (_, { seconds = 600, hasToken = true, visibility = 'visible', build = 'b-1' }, expected) => {
    const fetch = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError('offline')))
    vi.stubGlobal('fetch', fetch)
    if (hasToken) cartTokens.write('NL', 'token', new Date().toISOString())
    cartStore.set((state) => ({ ...state, fetchedAt: Date.now() - seconds * 1000 }))
    const stop = startCartRefresh({ get: () => ({ build, place: PLACE }) })
    document.visibilityState = visibility
    document.dispatchEvent(new Event('visibilitychange'))
    const wasPending = cartStore.get().pending
    stop()
    await expect.poll(() => cartStore.get().pending).toBe(0)
    expect(wasPending).toBe(expected)
  })
})
