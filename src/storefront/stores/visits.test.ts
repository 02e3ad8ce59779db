import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { RouteName } from '../../markets/paths/route-names.ts'
import { noteVisit, visits } from './visits.ts'

const HOME = ['storefront', '/uk'] as const
const CATEGORY = ['storefront-slugs', '/uk/adults/socks?colour=red'] as const
const SEARCH = ['storefront-search', '/uk/search?term=cats'] as const
const PRODUCT = ['storefront-product-sku', '/uk/product/a-1'] as const
const CART = ['storefront-checkout-cart', '/uk/checkout/cart'] as const

const walk = (...pages: readonly (readonly [RouteName | undefined, string])[]) => {
  for (const [name, address] of pages) noteVisit({ name, address })
  const { last, checkoutReturn } = visits.get()
  return [last?.address, checkoutReturn?.address]
}

describe('visits', () => {
  beforeEach(() => visits.set(() => ({})))

  it.each([
    ['NAV-03 the first page has no previous one', [HOME], [undefined, undefined]],
    ['NAV-03 after A to B it is A', [HOME, CATEGORY], ['/uk', '/uk']],
    ['NAV-04 from a category to the cart', [CATEGORY, CART], [CATEGORY[1], CATEGORY[1]]],
    ['NAV-04 from a search to the cart', [SEARCH, CART], [SEARCH[1], SEARCH[1]]],
    ['NAV-04 a product is no way back, what lay before it is', [CATEGORY, PRODUCT, CART], [PRODUCT[1], CATEGORY[1]]],
    ['NAV-04 neither is checkout', [HOME, CART, PRODUCT], [CART[1], '/uk']],
    ['NAV-04 nor a page that was not there', [[undefined, '/uk/nothing'], CART], ['/uk/nothing', undefined]],
    ['NAV-03 the same page shown anew is no visit', [HOME, CATEGORY, CATEGORY], ['/uk', '/uk']],
  ] as const)('%s', (_, pages, expected) => {
    expect(walk(...pages)).toEqual(expected)
  })

  it('NAV-04 the way back outlives a document: checkout has documents of its own', () => {
    const items = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
    })
    walk(CATEGORY, PRODUCT)
    visits.set(() => ({}))
    expect(walk(CART)).toEqual([undefined, CATEGORY[1]])
    visits.set(() => ({}))
    expect(walk(CATEGORY)).toEqual([undefined, undefined])
  })
})
