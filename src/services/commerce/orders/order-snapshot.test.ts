import { describe, expect, it } from 'vitest'
import {
  cartVariant,
  discountRule,
  PRICED_AT,
  pricingContext,
  shippingMethod,
  storedCart,
} from '../../../../tests/support/pricing-context.ts'
import { snapshotFor } from '../../../../tests/support/stored-order.ts'
import { priceChoice, type PricingContext } from '../carts/price-choice.ts'
import type { StoredCart } from '../carts/stored-cart.ts'
import { orderContents, orderSnapshot } from './order-snapshot.ts'
import { storedSnapshot } from './order-snapshot-schema.ts'

const contentsOf = (context: PricingContext, cart: StoredCart = storedCart()) =>
  orderContents(priceChoice(cart, context), context)
const ordered = (context: PricingContext, cart?: StoredCart) => {
  const contents = contentsOf(context, cart)
  if (contents === undefined) throw new Error('Nothing can be sent')
  return contents
}
const { addresses, contact } = snapshotFor('NL')
const snapshotOf = (context: PricingContext, externalTax?: number) =>
  orderSnapshot(ordered(context), { addresses, contact }, { externalTax, now: PRICED_AT })

describe('orderContents', () => {
  it('holds each line with the variant as it is now, and its price', () => {
    expect(ordered(pricingContext()).lines).toEqual([
      {
        id: 'a',
        itemId: 'line-a',
        sku: 'a-S',
        productSku: 'A',
        name: 'Sock a',
        size: '36-40',
        sections: ['adults'],
        picture: '/images/a',
        quantity: 2,
        price: { original: 1000, final: 1000 },
        total: 2000,
        productDiscount: 0,
        totalDiscount: 0,
        totalWithDiscount: 2000,
        tax: 347,
        isGift: false,
      },
    ])
  })

  it('leaves out lines that cannot be bought', () => {
    const lines = [
      { id: 'line-a', variantId: 'a', quantity: 1 },
      { id: 'line-b', variantId: 'b', quantity: 1 },
    ]
    const context = pricingContext({ variants: [cartVariant('a'), cartVariant('b', { available: 0 })] })
    expect(ordered(context, storedCart({ lines })).lines.map(({ id }) => id)).toEqual(['a'])
  })

  it('a gift is a line that costs nothing and has an id of its own, also beside the same variant bought', () => {
    const present = discountRule('present', { effect: { kind: 'gift', variantIds: ['a'], quantity: 1 } })
    const { lines } = ordered(pricingContext({ terms: { rules: [present], gifts: ['a'] } }))
    expect(lines.map(({ id, itemId, total, isGift }) => [id, itemId, total, isGift])).toEqual([
      ['a', 'line-a', 2000, false],
      ['a', 'gift-present-a', 0, true],
    ])
    expect(lines[1]).toMatchObject({
      price: { original: 1000, final: 0 },
      productDiscount: 0,
      totalDiscount: 0,
      tax: 0,
    })
  })

  it.each([
    [
      'the chosen one where it is the cheapest',
      'post',
      [shippingMethod('post'), shippingMethod('express', { price: { EUR: 995 } })],
      495,
    ],
    [
      'another one that was offered',
      'express',
      [shippingMethod('post'), shippingMethod('express', { price: { EUR: 995 } })],
      495,
    ],
    [
      'with its own discount',
      'express',
      [shippingMethod('post', { discount: { EUR: 95 } }), shippingMethod('express', { price: { EUR: 995 } })],
      400,
    ],
    [
      'not one that is switched off or has no price here',
      'express',
      [
        shippingMethod('post', { active: false }),
        shippingMethod('air', { price: { USD: 1 } }),
        shippingMethod('express', { price: { EUR: 995 } }),
      ],
      995,
    ],
  ] as const)('RET-08 stores what delivery costs with the cheapest method: %s', (_, shipping, methods, cheapest) => {
    const contents = ordered(pricingContext({ terms: { methods } }), storedCart({ shipping }))
    expect(contents.shipping).toMatchObject({ id: shipping, cheapest })
  })

  it('names everything in the language of the cart', () => {
    const store = { countryCode: 'DE', languageCode: 'de' } as const
    const contents = ordered(pricingContext({ country: 'DE' }), storedCart({ store }))
    expect([
      contents.language,
      contents.lines[0]?.name,
      contents.shipping.name,
      contents.shipping.estimatedDelivery,
    ]).toEqual(['de', 'Socke a', 'post auf Deutsch', '2 bis 4 Tage'])
  })

  it.each([
    ['nothing off', {}, { products: 2000, shipping: 495, discount: 0, total: 2495 }],
    [
      'a tenth off the products',
      { rules: [discountRule('ten')] },
      { products: 2000, shipping: 495, discount: 200, total: 2295 },
    ],
    [
      'shipping for free, which is not a discount of products',
      { rules: [discountRule('free', { effect: { kind: 'free-shipping' } })] },
      { products: 2000, shipping: 0, discount: 0, total: 2000 },
    ],
    [
      'a discount of the method itself',
      { methods: [shippingMethod('post', { discount: { EUR: 95 } })] },
      { products: 2000, shipping: 400, discount: 0, total: 2400 },
    ],
  ])('totals: %s', (_, terms, expected) => {
    expect(ordered(pricingContext({ terms })).totals).toMatchObject(expected)
  })

  it.each([
    ['NL', { storefront: 'nl', country: 'NL', currency: 'EUR', taxPercentage: 21, warehouses: ['nl-rsv', 'nl'] }],
    ['FR', { storefront: 'fr', country: 'FR', currency: 'EUR', warehouses: ['nl-rsv', 'nl'] }],
  ] as const)('records the market %s; a missing tax stays missing', (country, expected) => {
    expect(ordered(pricingContext({ country })).market).toStrictEqual(expected)
  })

  it('is undefined where nothing can be sent', () => {
    expect(contentsOf(pricingContext({ terms: { methods: [] } }))).toBeUndefined()
    expect(contentsOf(pricingContext(), storedCart({ lines: [] }))).toBeUndefined()
    expect(contentsOf(pricingContext({ variants: [cartVariant('a', { available: 0 })] }))).toBeUndefined()
  })
})

describe('orderSnapshot', () => {
  it('adds recipient and moment, and no external tax where prices hold the tax', () => {
    const snapshot = snapshotOf(pricingContext())
    expect(snapshot).toMatchObject({ addresses, contact, termsAgreedAt: PRICED_AT.toISOString() })
    expect(snapshot.totals).toEqual({ products: 2000, shipping: 495, discount: 0, tax: 433, total: 2495 })
  })

  it.each([
    ['added to the total', 174, 2669],
    ['recorded even when it is nothing', 0, 2495],
  ])('external tax is %s', (_, externalTax, total) => {
    expect(snapshotOf(pricingContext(), externalTax).totals).toMatchObject({ externalTax, total })
  })

  it.each([
    ['with tax in its prices', snapshotOf(pricingContext())],
    ['with tax added to them', snapshotOf(pricingContext(), 174)],
    ['of a market without tax', snapshotOf(pricingContext({ country: 'FR' }))],
    ['with discounts', snapshotOf(pricingContext({ terms: { rules: [discountRule('ten')] } }))],
  ])('%s is stored and read without a difference', (_, snapshot) => {
    expect(storedSnapshot.parse(JSON.parse(JSON.stringify(snapshot)))).toEqual(snapshot)
  })

  it('a stored one is read without members that a later version wrote: staff would see them', () => {
    const known = snapshotOf(pricingContext())
    expect(storedSnapshot.parse({ ...known, giftMessage: 'Hello' })).toEqual(known)
  })

  it.each([
    ['a line without a sku', { lines: [{ ...snapshotFor('NL').lines[0], sku: undefined }] }, 'lines.0.sku'],
    ['a part of a cent', { totals: { ...snapshotFor('NL').totals, total: 0.5 } }, 'totals.total'],
    ['no address', { addresses: {} }, 'addresses.shipping'],
    ['an unknown source of a discount', { discounts: [{ source: 'magic' }] }, 'discounts.0.source'],
  ])('a stored one with %s is rejected', (_, over, path) => {
    const { error } = storedSnapshot.safeParse({ ...snapshotFor('NL'), ...over })
    expect(error?.issues.map((issue) => issue.path.join('.'))).toContain(path)
  })
})
