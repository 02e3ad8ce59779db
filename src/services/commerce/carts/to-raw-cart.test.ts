import { describe, expect, it } from 'vitest'
import {
  cartVariant,
  discountRule,
  pricingContext,
  shippingMethod,
  storedCart,
} from '../../../../tests/support/pricing-context.ts'
import { rawCart } from '../../../contracts/commerce/cart-answer-schema.ts'
import { priceChoice, type PricingContext } from './price-choice.ts'
import type { CartVariant } from './read-variants.ts'
import type { StoredCart } from './stored-cart.ts'
import { toRawCart } from './to-raw-cart.ts'

const GIFT = discountRule('present', { effect: { kind: 'gift', variantIds: ['b'], quantity: 1 } })

/** Checked against the contract, whatever else a test looks at. */
const rawOf = (context: PricingContext, cart: StoredCart = storedCart()) => {
  const raw = toRawCart(priceChoice(cart, context), context, { jwtToken: 'token' })
  expect(rawCart.parse(raw)).toEqual(raw)
  return raw
}

describe('toRawCart', () => {
  it('names store, currency and tax, and carries the token', () => {
    expect(rawOf(pricingContext())).toMatchObject({
      id: 'cart-1',
      state: 'OPEN',
      jwtToken: 'token',
      store: { countryCode: 'NL', languageCode: 'en', currencyUnit: 'EUR', taxPercentage: 21 },
      totalPrice: 2495,
      totalDiscountAmount: 0,
      totalPriceWithDiscount: 2495,
    })
  })

  it('leaves the tax out where the market has none, which is not 0', () => {
    const taxOf = (country: 'FR' | 'KR') => {
      const store = { countryCode: country, languageCode: 'en' } as const
      return rawOf(pricingContext({ country }), storedCart({ store })).store
    }
    expect(taxOf('FR')).toEqual({ countryCode: 'FR', languageCode: 'en', currencyUnit: 'EUR' })
    expect(taxOf('KR')).toMatchObject({ currencyUnit: 'KRW', taxPercentage: 0 })
  })

  it('a line is its variant, its price and its share of the discounts', () => {
    const context = pricingContext({ terms: { rules: [discountRule('ten')] } })
    expect(rawOf(context).cartItems[0]).toEqual({
      id: 'a',
      itemId: 'line-a',
      type: 'productVariant',
      name: 'Sock a',
      imageUrl: '/images/a',
      sku: 'a-S',
      parentSku: 'A',
      sections: ['adults'],
      size: '36-40',
      quantity: 2,
      stockStatus: 'low-stock',
      isGift: false,
      isCounted: true,
      taxCode: '20010',
      price: { original: 1000, final: 1000 },
      totalPrice: 2000,
      totalDiscountAmount: 200,
      totalPriceWithDiscount: 1800,
      taxAmount: 312,
      productDiscount: 0,
      discountShares: [{ ruleId: 'ten', amount: 200 }],
    })
  })

  it('a gift costs nothing and shows what it is worth', () => {
    const context = pricingContext({ terms: { rules: [GIFT], gifts: ['b'] } })
    const gift = rawOf(context).cartItems.find(({ isGift }) => isGift)
    expect(gift).toMatchObject({
      id: 'b',
      itemId: 'gift-present-b',
      quantity: 1,
      isCounted: true,
      price: { original: 1000, final: 0 },
      totalPrice: 0,
      totalDiscountAmount: 0,
      totalPriceWithDiscount: 0,
      taxAmount: 0,
      productDiscount: 0,
      discountShares: [],
    })
  })

  it('a gift of a variant that is bought too has an id of its own', () => {
    const lines = [{ id: 'line-b', variantId: 'b', quantity: 1 }]
    const context = pricingContext({ terms: { rules: [GIFT], gifts: ['b'] } })
    const { cartItems } = rawOf(context, storedCart({ lines }))
    expect(cartItems.map(({ id, itemId }) => [id, itemId])).toEqual([
      ['b', 'line-b'],
      ['b', 'gift-present-b'],
      ['post', 'post'],
    ])
  })

  it('shipping is the last item, named in the language of the cart', () => {
    const method = shippingMethod('post', { discount: { EUR: 95 }, imageUrl: '/logos/post.svg' })
    const store = { countryCode: 'NL', languageCode: 'de' } as const
    const { cartItems } = rawOf(pricingContext({ terms: { methods: [method] } }), storedCart({ store }))
    expect(cartItems.at(-1)).toMatchObject({
      id: 'post',
      itemId: 'post',
      type: 'shippingOption',
      name: 'post auf Deutsch',
      imageUrl: '/logos/post.svg',
      quantity: 1,
      price: { original: 495, final: 495 },
      totalPrice: 495,
      totalDiscountAmount: 95,
      totalPriceWithDiscount: 400,
    })
  })

  it('shipping has no picture without a logo, no size, and is no gift', () => {
    expect(rawOf(pricingContext()).cartItems.at(-1)).toMatchObject({
      type: 'shippingOption',
      imageUrl: '',
      size: '',
      taxCode: '',
      isGift: false,
      isCounted: true,
      productDiscount: 0,
    })
  })

  it('without anything that can be sold there is no shipping item', () => {
    const { cartItems } = rawOf(pricingContext({ variants: [cartVariant('a', { available: 0 })] }))
    expect(cartItems.map(({ type }) => type)).toEqual(['productVariant'])
  })

  it('without a method there is no shipping item', () => {
    const { cartItems } = rawOf(pricingContext({ terms: { methods: [] } }))
    expect(cartItems.map(({ type }) => type)).toEqual(['productVariant'])
  })

  it('a variant that was deleted is not shown', () => {
    expect(rawOf(pricingContext({ variants: [] })).cartItems).toEqual([])
  })

  it.each<[string, Partial<CartVariant>, string, boolean]>([
    ['plenty', { available: 6 }, 'in-stock', true],
    ['few', { available: 5 }, 'low-stock', true],
    ['none', { available: 0 }, 'no-stock', false],
    ['plenty that is no longer offered', { available: 6, isOffered: false }, 'no-stock', false],
    ['plenty without a price', { available: 6, price: undefined }, 'no-stock', false],
  ])('stock status: %s', (_, over, stockStatus, isCounted) => {
    const [item] = rawOf(pricingContext({ variants: [cartVariant('a', over)] })).cartItems
    expect(item).toMatchObject({ stockStatus, isCounted })
  })
})
