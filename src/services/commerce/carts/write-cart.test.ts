import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CartParts } from './to-cart-parts.ts'
import { writeCart } from './write-cart.ts'

type Item = CartParts['items'][number]

const text = fc.string({ unit: 'binary' })
const amount = fc.nat()

const item: fc.Arbitrary<Item> = fc.record({
  about: fc.record({
    id: text,
    type: fc.constantFrom('productVariant' as const, 'shippingOption' as const),
    name: text,
    imageUrl: text,
    sku: text,
    parentSku: text,
    sections: fc.array(text),
    size: text,
    stockStatus: fc.constantFrom('in-stock' as const, 'no-stock' as const),
    taxCode: text,
  }),
  own: fc.record({
    itemId: fc.oneof(text, fc.constantFrom('2900001150002', 'gift-rule-1')),
    quantity: amount,
    isGift: fc.boolean(),
    isCounted: fc.boolean(),
    price: fc.record({ original: amount, final: amount }),
    totalPrice: amount,
    totalDiscountAmount: amount,
    totalPriceWithDiscount: amount,
    taxAmount: amount,
    productDiscount: amount,
    discountShares: fc.array(fc.record({ ruleId: text, amount })),
  }),
})

const HEAD: CartParts['head'] = {
  id: 'cart-1',
  state: 'OPEN',
  store: { countryCode: 'NL', languageCode: 'nl', currencyUnit: 'EUR', taxPercentage: 21 },
  totalPrice: 1,
  totalDiscountAmount: 0,
  totalPriceWithDiscount: 1,
  discounts: { rules: [], orderRules: [], productDiscounts: [] },
  messages: [{ code: 'OUT_OF_STOCK', id: '1', message: 'Weg: ‘Füße’ 🧦' }],
  jwtToken: 'token',
}

describe('writeCart', () => {
  it('writes whatever is in a cart, in ASCII, and the same of the same goods again', () => {
    fc.assert(
      fc.property(fc.array(item), (items) => {
        const cart = { ...HEAD, cartItems: items.map(({ about, own }) => ({ ...about, ...own })) }
        for (const written of [writeCart({ head: HEAD, items }), writeCart({ head: HEAD, items })]) {
          expect(written.every((byte) => byte < 0x80)).toBe(true)
          expect(JSON.parse(written.toString())).toEqual(cart)
        }
      }),
    )
  })
})
