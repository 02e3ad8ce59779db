import { describe, expect, it } from 'vitest'
import * as fixture from '../../../tests/support/raw-cart.ts'
import { priceCart } from '../../markets/carts/price-cart.ts'
import { shippingCountries } from '../../markets/storefronts/table.ts'
import { cartError, rawCart, rawDiscounts, rawShippingMethods } from './cart-answer-schema.ts'
import { CART_ERROR_STATUSES } from './cart.ts'

describe('what the cart service answers', () => {
  const cart = fixture.rawCart([fixture.rawItem(), fixture.rawShippingItem()])

  it('~CRT-02 has the members of a raw cart, messages, the tax of several rates and its version', () => {
    expect(rawCart.parse(cart)).toEqual(cart)
    expect(Object.keys(rawCart.shape).toSorted()).toEqual([
      'cartItems',
      'discounts',
      'id',
      'jwtToken',
      'messages',
      'state',
      'store',
      'totalDiscountAmount',
      'totalPrice',
      'totalPriceWithDiscount',
      'totalTaxAmount',
      'version',
    ])
    expect(Object.keys(rawCart.shape.store.shape)).toEqual([
      'countryCode',
      'languageCode',
      'currencyUnit',
      'taxPercentage',
    ])
    expect(Object.keys(rawDiscounts.shape)).toEqual(['rules', 'orderRules', 'productDiscounts', 'cartDiscount'])
  })

  it.each([
    ['a total below zero', { totalPrice: -1 }],
    ['a broken total', { totalPriceWithDiscount: 0.5 }],
    ['another state', { state: 'GONE' }],
    ['no token', { jwtToken: '' }],
    ['an unknown member', { hello: 1 }],
  ])('%s is none', (_, more) => {
    expect(rawCart.safeParse({ ...cart, ...more }).success).toBe(false)
  })

  it.each(shippingCountries('production').map((market) => [market.countryCode, market] as const))(
    '~CRT-02 returns the store of %s, whose tax may be absent or fractional',
    (countryCode, { language, currency, tax }) => {
      const store = { countryCode, languageCode: language, currencyUnit: currency.code }
      const taxed = [...(tax === undefined ? [{}] : [{ taxPercentage: tax }]), { taxPercentage: 25.5 }]
      for (const more of taxed) expect(rawCart.safeParse({ ...cart, store: { ...store, ...more } }).success).toBe(true)
    },
  )

  it('~DSC-06 takes discounts as pricing returns them', () => {
    const always = { isExhausted: false, isExclusive: false, isStackable: true, sortOrder: 0 }
    const selection = { families: ['socks'] }
    const line = {
      id: '1',
      variantId: '7333102000011',
      sku: 'A-1',
      productSku: 'A',
      quantity: 2,
      price: { original: 1000, final: 1000 },
      sections: [],
      categories: [],
      collections: [],
      family: 'socks',
      isSellable: true,
    }
    const { applied } = priceCart({
      lines: [line],
      shipping: { id: 'post', price: 495, discount: 0, freeFrom: undefined },
      rules: [
        {
          id: 'products',
          name: 'Products',
          effect: { kind: 'product-percentage', percent: 10, goods: selection },
          ...always,
        },
        { id: 'post', name: 'Post', effect: { kind: 'free-shipping' }, ...always },
      ],
      code: { id: 'code', name: 'Code', code: 'CODE', effect: { kind: 'percentage', percent: 10 }, ...always },
      gifts: [],
      market: { countryCode: 'GB', currency: 'GBP', taxPercentage: 20, isTaxIncluded: true },
      now: 0,
    })
    expect(rawDiscounts.parse(applied)).toEqual(applied)
    expect(applied.rules).toHaveLength(3)
  })

  it('~SHP-03 returns shipping methods', () => {
    const methods = [fixture.rawShippingMethod(), fixture.rawShippingMethod({ active: false, price: {} })]
    expect(rawShippingMethods.parse(methods)).toEqual(methods)
  })

  it.each(Object.keys(CART_ERROR_STATUSES))('returns the code %s', (code) => {
    const answer = { code, message: 'In words', products: [{ id: '1', available: 0 }, { id: '2' }] }
    expect(cartError.parse(answer)).toEqual(answer)
  })

  it('returns no other code', () => {
    expect(cartError.safeParse({ code: 'OH_NO', message: 'In words' }).success).toBe(false)
  })
})
