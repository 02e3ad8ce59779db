import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toCart } from '../../../../contracts/commerce/to-cart.ts'
import { rawCart, rawItem } from '../../../../../tests/support/raw-cart.ts'
import { cartStore } from './cart-state.ts'
import { callCart } from './cart-store.ts'
import { handOverCart } from './hand-over-cart.ts'

const market = {
  countryCode: 'GB',
  name: 'United Kingdom',
  currency: { code: 'GBP', symbol: '£' },
  locale: 'en-GB',
  language: 'en',
  region: 'NL',
} as const

const CART = toCart(rawCart([rawItem({ id: '1', quantity: 2 }), rawItem({ id: '2', isGift: true })]))
const CHECKOUT = new URL('https://shop.example/uk/checkout/cart?source=mail')

const before = cartStore.get()
const hasCart = (cart = CART) => cartStore.set((state) => ({ ...state, cart }))

beforeEach(() => {
  vi.stubGlobal('document', { getElementById: () => null })
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => cartStore.set(() => before))

describe('with storage', () => {
  beforeEach(() => vi.stubGlobal('localStorage', { length: 0 }))

  it('the next document finds the cart itself', () => {
    hasCart()
    expect(handOverCart(CHECKOUT)).toBeUndefined()
  })

  it('a pending change settles first, and the address stays', async () => {
    const response = Promise.withResolvers<typeof CART>()
    const change = callCart(market, () => response.promise)
    const handedOver = handOverCart(CHECKOUT)
    const settled = vi.fn<(url?: URL) => void>()
    void handedOver?.then(settled)
    await Promise.resolve()
    expect(settled).not.toHaveBeenCalled()
    response.resolve(CART)
    expect(String(await handedOver)).toBe(CHECKOUT.href)
    await change
    expect(handOverCart(CHECKOUT)).toBeUndefined()
  })

  it('a change that fails does not block leaving', async () => {
    const change = callCart(market, () => Promise.reject(new Error('offline')))
    const handedOver = handOverCart(CHECKOUT)
    await expect(change).rejects.toThrow('offline')
    expect(String(await handedOver)).toBe(CHECKOUT.href)
  })
})

describe('without storage', () => {
  beforeEach(() => vi.stubGlobal('localStorage', undefined))

  it('the address carries the items, gifts left out', async () => {
    hasCart()
    const address = await handOverCart(CHECKOUT)
    expect(address?.search).toBe('?source=mail&items=1x2')
    expect(address && handOverCart(address)).toBeUndefined()
  })

  it('a pending change is among them, whatever the link carries', async () => {
    hasCart()
    const changed = toCart(rawCart([rawItem({ id: '1', quantity: 3 })]))
    const change = callCart(market, () => Promise.resolve(changed))
    const address = await handOverCart(new URL('?items=1x2', CHECKOUT))
    expect(address?.search).toBe('?items=1x3')
    await change
  })

  it.each([
    ['there is no cart', () => {}],
    ['the cart is empty', () => hasCart(toCart(rawCart([])))],
  ])('nothing is handed over where %s', (_, prepare) => {
    prepare()
    expect(handOverCart(CHECKOUT)).toBeUndefined()
  })
})
