import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rawCart, rawItem, rawShippingItem } from '../../../tests/support/raw-cart.ts'
import type { AppliedRule } from '../../markets/carts/priced-cart.ts'
import type { RawDiscounts } from './cart.ts'
import { isRawCart, toCart } from './to-cart.ts'

const rule = (more: Partial<AppliedRule> = {}): AppliedRule => ({
  id: 'rule',
  name: 'A rule',
  kind: 'percentage',
  source: 'automatic',
  amount: 100,
  ...more,
})
const coded = (more: Partial<AppliedRule> = {}) => rule({ id: 'coded', source: 'code', code: 'WELCOME10', ...more })
const discounts = (...rules: readonly AppliedRule[]): RawDiscounts => ({ rules, orderRules: [], productDiscounts: [] })

describe('toCart', () => {
  it('CRT-01 has the members of a storefront cart', () => {
    expect(Object.keys(toCart(rawCart())).toSorted()).toEqual([
      'cartId',
      'countryCode',
      'discountCode',
      'isFreeShippingDiscountCodeApplied',
      'items',
      'itemsCount',
      'messages',
      'priceDiscount',
      'priceProducts',
      'priceShipping',
      'priceTax',
      'priceTotal',
      'shippingMethod',
    ])
  })

  it('CRT-03 an item has its fourteen members, and the total of its line', () => {
    const { items } = toCart(rawCart([rawItem({ productDiscount: 200, quantity: 2 })]))
    expect(items).toEqual([
      {
        image: '/images/dots.jpg',
        id: '7333102000011',
        itemId: 'line-7333102000011',
        name: 'Dotted socks',
        price: { original: 1295, final: 1295 },
        total: 2590,
        sections: ['adults'],
        quantity: 2,
        size: { label: '36-40', value: '36-40' },
        sku: 'DOTS-01-36',
        parentSku: 'DOTS-01',
        stockStatus: 'in-stock',
        isGift: false,
        taxCode: '20010',
        productDiscount: 200,
      },
    ])
  })

  it('CRT-04 shipping is lifted out of the lines', () => {
    const { items, shippingMethod } = toCart(rawCart([rawShippingItem({ totalDiscountAmount: 95 }), rawItem()]))
    expect(items.map(({ id }) => id)).toEqual(['7333102000011'])
    expect(shippingMethod).toEqual({ id: 'standard', price: 400 })
  })

  it('CRT-04 a cart without a chosen method has none', () => {
    expect(toCart(rawCart())).toMatchObject({ shippingMethod: undefined, priceShipping: 0 })
    const raw = rawCart([rawItem()])
    expect(toCart(raw)).toMatchObject({ priceProducts: raw.totalPrice, priceDiscount: raw.totalDiscountAmount })
  })

  it('CRT-05 counts pieces, gifts among them, without shipping', () => {
    const items = [rawItem({ quantity: 2 }), rawItem({ id: 'gift', isGift: true }), rawShippingItem()]
    expect(toCart(rawCart(items)).itemsCount).toBe(3)
  })

  it('CRT-37 takes the totals apart', () => {
    const raw = rawCart(
      [rawItem({ quantity: 2, totalDiscountAmount: 259 }), rawShippingItem({ totalDiscountAmount: 95 })],
      { id: 'cart-9' },
    )
    expect(toCart(raw)).toMatchObject({
      cartId: 'cart-9',
      countryCode: 'GB',
      priceProducts: 2590,
      priceDiscount: 259,
      priceShipping: 400,
      priceTotal: 2731,
      priceTax: 455,
    })
  })

  it('CRT-37 products and shipping less the discount are the total, always', () => {
    const amount = fc.nat(100_000)
    const lines = fc.array(fc.tuple(amount, fc.integer({ min: 1, max: 50 }), amount))
    fc.assert(
      fc.property(lines, amount, amount, (pricedLines, parcel, offParcel) => {
        const items = pricedLines.map(([final, quantity, off], index) =>
          rawItem({
            id: String(index),
            quantity,
            price: { original: final, final },
            totalDiscountAmount: Math.min(off, final * quantity),
          }),
        )
        const price = { original: parcel, final: parcel }
        const shipping = rawShippingItem({ price, totalDiscountAmount: Math.min(offParcel, parcel) })
        const cart = toCart(rawCart([...items, shipping]))
        expect(cart.priceProducts + cart.priceShipping - cart.priceDiscount).toBe(cart.priceTotal)
      }),
    )
  })

  it.each([
    ['~PRC-18 contained in the total', 'GB', { taxPercentage: 20 }, 216],
    ['~PRC-18 added by the order in the United States', 'US', { taxPercentage: 0 }, 0],
    ['~MKT-31 none where the market has no percentage', 'FR', {}, 0],
    ['~MKT-31 none where the percentage is 0', 'CH', { taxPercentage: 0 }, 0],
    ['a percentage may be fractional', 'FI', { taxPercentage: 25.5 }, 263],
  ] as const)('tax: %s', (_, countryCode, tax, expected) => {
    const store = { countryCode, languageCode: 'en', currencyUnit: 'EUR', ...tax } as const
    expect(toCart(rawCart([rawItem()], { store })).priceTax).toBe(expected)
  })

  it.each([
    ['~DSC-05 shows the code', [rule(), coded()], 'WELCOME10', false],
    ['DSC-04 an automatic rule is no code', [rule()], undefined, false],
    ['~DSC-07 a code for free shipping', [coded({ kind: 'free-shipping' })], 'WELCOME10', true],
    ['~DSC-07 an automatic rule for free shipping is no code', [rule({ kind: 'free-shipping' })], undefined, false],
  ])('%s', (_, rules, discountCode, isFreeShippingDiscountCodeApplied) => {
    const cart = toCart(rawCart([rawItem()], { discounts: discounts(...rules) }))
    expect(cart).toMatchObject({ discountCode, isFreeShippingDiscountCodeApplied })
  })

  it('DSC-07 a code for free shipping sets the price of shipping to 0', () => {
    const shipping = rawShippingItem({ totalDiscountAmount: 495 })
    const raw = rawCart([rawItem(), shipping], { discounts: discounts(coded({ kind: 'free-shipping', amount: 495 })) })
    expect(toCart(raw)).toMatchObject({
      priceShipping: 0,
      priceDiscount: 0,
      priceTotal: 1295,
      isFreeShippingDiscountCodeApplied: true,
    })
  })

  it('DSC-06 reads a cart with all four kinds of discounts', () => {
    const all: RawDiscounts = {
      rules: [rule({ id: 'hats', kind: 'product-percentage', amount: 200 }), coded({ amount: 100 })],
      orderRules: [{ ruleId: 'coded', goodsAmount: 100, shippingAmount: 0 }],
      productDiscounts: [{ ruleId: 'hats', lineId: '7333102000011', unitAmount: 200, amount: 200 }],
      cartDiscount: { amount: 100 },
    }
    const raw = rawCart([rawItem({ productDiscount: 200, totalDiscountAmount: 300 })], { discounts: all })
    const { discountCode, priceDiscount, items } = toCart(raw)
    expect([discountCode, priceDiscount, items[0]?.productDiscount]).toEqual(['WELCOME10', 300, 200])
  })

  it('~CRT-35 passes on the messages of the service', () => {
    const messages = [{ code: 'SHIPPING_REPLACED', message: 'Sent by post now', id: 'standard' }] as const
    expect(toCart(rawCart([], { messages })).messages).toEqual(messages)
  })
})

describe('isRawCart', () => {
  it('knows a cart', () => {
    expect(isRawCart(JSON.parse(JSON.stringify(rawCart([rawItem(), rawShippingItem()]))))).toBe(true)
  })

  it.each([
    ['nothing', null],
    ['an error', { code: 'UNAUTHORIZED', message: 'x' }],
    ['no id', { ...rawCart(), id: '' }],
    ['no token', { ...rawCart(), jwtToken: undefined }],
    ['a total as text', { ...rawCart(), totalPrice: '12' }],
    ['a broken total', { ...rawCart(), totalPriceWithDiscount: 12.5 }],
    ['no lines', { ...rawCart(), cartItems: undefined }],
    ['a line without a price', { ...rawCart(), cartItems: [{ ...rawItem(), price: {} }] }],
    ['a line that is null', { ...rawCart(), cartItems: [null] }],
    ['a line without an id', { ...rawCart(), cartItems: [{ ...rawItem(), id: 7 }] }],
    ['a line without a size', { ...rawCart(), cartItems: [{ ...rawItem(), size: undefined }] }],
    ['a line without sections', { ...rawCart(), cartItems: [{ ...rawItem(), sections: 'adults' }] }],
    ['a line with a price that is none', { ...rawCart(), cartItems: [{ ...rawItem(), price: null }] }],
    ['a line that is none', { ...rawCart(), cartItems: [7] }],
    ['no discounts', { ...rawCart(), discounts: {} }],
    ['no store', { ...rawCart(), store: 'GB' }],
  ])('%s is none', (_, value) => {
    expect(isRawCart(value)).toBe(false)
  })
})
