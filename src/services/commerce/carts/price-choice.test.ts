import { describe, expect, it } from 'vitest'
import {
  cartVariant,
  discountRule,
  pricingContext,
  shippingMethod,
  storedCart,
} from '../../../../tests/support/pricing-context.ts'
import type { CartVariant } from './read-variants.ts'
import { isSellable, priceChoice } from './price-choice.ts'
import type { StoredCart } from './stored-cart.ts'

const TEN = discountRule('ten', { code: 'TEN' })
const FROM_FIFTY = discountRule('fifty', { code: 'FIFTY', minimumSpend: { EUR: 5000 } })
const USED_UP = discountRule('used-up', { code: 'USEDUP', isExhausted: true })
const codes = new Map([TEN, FROM_FIFTY, USED_UP].map((rule) => [rule.code ?? '', rule]))
const withCodes = pricingContext({ terms: { codes } })
const codesOf = ({ messages }: ReturnType<typeof priceChoice>) => messages.map(({ code, id }) => [code, id])

describe('isSellable', () => {
  it.each<[string, Partial<CartVariant>, boolean]>([
    ['one in stock', { available: 1 }, true],
    ['one that is sold out', { available: 0 }, false],
    ['one of which more is reserved than there is', { available: -1 }, false],
    ['one that is no longer offered', { isOffered: false }, false],
    ['one that the warehouses do not stock', { isStocked: false }, false],
    ['one without a price', { price: undefined }, false],
    ['one that costs nothing', { price: { original: 0, final: 0 } }, true],
  ])('%s', (_, over, expected) => {
    expect(isSellable(cartVariant('a', over))).toBe(expected)
  })
})

describe('priceChoice: lines', () => {
  it('prices products and shipping', () => {
    const { priced, messages, method } = priceChoice(storedCart(), pricingContext())
    expect(priced.totals).toMatchObject({ totalPrice: 2495, totalDiscountAmount: 0, totalPriceWithDiscount: 2495 })
    expect([messages, method?.id]).toEqual([[], 'post'])
  })

  it.each<[string, Partial<CartVariant>, string, string]>([
    ['no longer offered', { isOffered: false }, 'NOT_SOLD_HERE', 'We don’t sell Sock b in your country.'],
    ['of another warehouse', { isStocked: false, available: 0 }, 'NOT_SOLD_HERE', 'We don’t sell Sock b'],
    ['without a price', { price: undefined }, 'NOT_SOLD_HERE', 'We don’t sell Sock b'],
    ['sold out', { available: 0 }, 'OUT_OF_STOCK', 'We’ve sold out of Sock b.'],
    ['of which one is left', { available: 1 }, 'LESS_IN_STOCK', 'Only 1 left of Sock b.'],
    ['of which fewer are left', { available: 2 }, 'LESS_IN_STOCK', 'Only 2 left of Sock b.'],
  ])('a variant %s stays in the cart with a message', (_, over, code, message) => {
    const lines = [
      { id: 'line-a', variantId: 'a', quantity: 1 },
      { id: 'line-b', variantId: 'b', quantity: 3 },
    ]
    const context = pricingContext({ variants: [cartVariant('a'), cartVariant('b', over)] })
    const { cart, messages, priced } = priceChoice(storedCart({ lines }), context)
    expect(cart.lines).toEqual(lines)
    expect(messages).toEqual([{ code, id: 'b', message: expect.stringContaining(message) }])
    // What can be had in part still counts; what cannot counts for nothing.
    expect(priced.lines.map(({ isCounted }) => isCounted)).toEqual([true, code === 'LESS_IN_STOCK'])
  })

  it('exactly as many as are in stock need no message', () => {
    const lines = [{ id: 'line-a', variantId: 'a', quantity: 5 }]
    expect(priceChoice(storedCart({ lines }), pricingContext()).messages).toEqual([])
  })

  it('a variant that was deleted is neither priced nor mentioned, and stays in the cart', () => {
    const lines = [{ id: 'line-x', variantId: 'x', quantity: 1 }]
    const { cart, priced, messages } = priceChoice(storedCart({ lines }), pricingContext())
    expect([cart.lines, priced.lines, messages]).toEqual([lines, [], []])
  })

  it('messages are in the language of the cart, with the name in that language', () => {
    const store = { countryCode: 'DE', languageCode: 'de' } as const
    const context = pricingContext({ country: 'DE', variants: [cartVariant('a', { available: 0 })] })
    const [message] = priceChoice(storedCart({ store }), context).messages
    expect(message?.message).toBe(
      'Ausverkauft: Socke a. Bitte nimm den Artikel vor dem Bestellen aus dem Warenkorb; in der Summe ist er nicht enthalten.',
    )
  })
})

describe('priceChoice: shipping', () => {
  const express = shippingMethod('express', { price: { EUR: 995 } })
  const both = { methods: [shippingMethod('post'), express] }

  it.each<[string, Partial<StoredCart>, string | undefined, readonly string[]]>([
    ['the first method when none was chosen', {}, 'post', []],
    ['the chosen one', { shipping: 'express' }, 'express', []],
    ['another one with a message when the chosen one is gone', { shipping: 'bike' }, 'post', ['SHIPPING_REPLACED']],
    ['none, without a message, for an empty cart', { lines: [], shipping: 'bike' }, undefined, []],
  ])('%s', (_, over, expected, messages) => {
    const choice = priceChoice(storedCart(over), pricingContext({ terms: both }))
    expect([choice.priced.shipping?.id, choice.method?.id]).toEqual([expected, expected])
    expect(codesOf(choice).map(([code]) => code)).toEqual(messages)
  })

  it('a replaced method is named in the message and stored from then on', () => {
    const { cart, messages } = priceChoice(storedCart({ shipping: 'bike' }), pricingContext({ terms: both }))
    expect(cart.shipping).toBe('post')
    expect(messages[0]).toMatchObject({
      id: 'post',
      message: expect.stringContaining('We’ve switched you to post in English'),
    })
  })

  it('without any method the choice is retained, nothing is charged for it, and the shopper is informed', () => {
    const choice = priceChoice(storedCart({ shipping: 'bike' }), pricingContext({ terms: { methods: [] } }))
    expect(choice.cart.shipping).toBe('bike')
    expect([choice.priced.shipping, codesOf(choice)]).toEqual([undefined, [['NO_SHIPPING', undefined]]])
    expect(choice.priced.totals.totalPrice).toBe(2000)
  })

  it('an empty cart needs no method', () => {
    const choice = priceChoice(storedCart({ lines: [] }), pricingContext({ terms: { methods: [] } }))
    expect(choice.messages).toEqual([])
  })

  it('is not charged when nothing in the cart can be sold', () => {
    const context = pricingContext({ variants: [cartVariant('a', { available: 0 })] })
    const { priced, method } = priceChoice(storedCart(), context)
    expect([priced.shipping, method, priced.totals.totalPrice]).toEqual([undefined, undefined, 0])
  })

  it.each([
    ['below the threshold', 1, 495],
    ['from the threshold on', 2, 0],
  ])('%s', (_, quantity, expected) => {
    const methods = [shippingMethod('post', { isFreeFromThreshold: true })]
    const lines = [{ id: 'line-a', variantId: 'a', quantity }]
    const context = pricingContext({ terms: { methods }, thresholds: { nl: 20 } })
    expect(priceChoice(storedCart({ lines }), context).priced.shipping?.totalWithDiscount).toBe(expected)
  })
})

describe('priceChoice: codes', () => {
  it.each<[string, string | undefined, string | undefined, string | undefined, number]>([
    ['a code in the cart counts', 'TEN', undefined, 'TEN', 200],
    ['a wanted code counts and is stored', undefined, 'TEN', 'TEN', 200],
    ['a wanted code is read in one spelling', undefined, ' ten ', 'TEN', 200],
    ['a code that does not exist leaves the one before', 'TEN', 'NOPE', 'TEN', 200],
    ['a malformed code leaves the one before', 'TEN', '§§§', 'TEN', 200],
    ['a code that is not met leaves the one before', 'TEN', 'FIFTY', 'TEN', 200],
    ['a code that does not exist is not stored', undefined, 'NOPE', undefined, 0],
    ['a code that is used up is not stored', undefined, 'USEDUP', undefined, 0],
    ['a code of the cart that was stopped remains and counts for nothing', 'STOPPED', undefined, 'STOPPED', 0],
  ])('%s', (_, before, wanted, after, discount) => {
    const { cart, priced } = priceChoice(storedCart({ code: before }), withCodes, wanted)
    expect([cart.code, priced.totals.totalDiscountAmount]).toEqual([after, discount])
  })

  it.each<[string, string | undefined, boolean]>([
    ['that counts', 'TEN', true],
    ['that does not exist', 'NOPE', false],
    ['that is not met', 'FIFTY', false],
    ['that is missing', undefined, false],
  ])('isCodeAccepted for a wanted code %s', (_, wanted, expected) => {
    expect(priceChoice(storedCart({ code: 'TEN' }), withCodes, wanted).isCodeAccepted).toBe(expected)
  })

  it.each<[string, Partial<StoredCart>, string | undefined, readonly string[]]>([
    [
      'a wanted code that is not met',
      {},
      'FIFTY',
      ['Discount code FIFTY only works on larger orders. Add more items to use it.'],
    ],
    ['a wanted code that is used up', {}, 'USEDUP', ['Discount code USEDUP isn’t valid for this order.']],
    [
      'a code of the cart that is not met',
      { code: 'FIFTY' },
      undefined,
      ['Discount code FIFTY only works on larger orders.'],
    ],
    ['a code of the cart that was stopped', { code: 'GONE' }, undefined, ['Discount code GONE isn’t valid']],
    [
      'the wanted one of two',
      { code: 'GONE' },
      'FIFTY',
      ['Discount code FIFTY only works on larger orders. Add more items to use it.'],
    ],
    ['nothing once another code counts', { code: 'GONE' }, 'TEN', []],
    ['nothing about a code that does not exist: a message would reveal which do', {}, 'NOPE', []],
    ['nothing while the code of the cart counts', { code: 'TEN' }, undefined, []],
    ['nothing while the cart is empty', { code: 'GONE', lines: [] }, undefined, []],
  ])('the message names %s', (_, over, wanted, expected) => {
    const { messages } = priceChoice(storedCart(over), withCodes, wanted)
    expect(messages).toEqual(
      expected.map((message) => ({ code: 'DISCOUNT_NOT_APPLIED', message: expect.stringContaining(message) })),
    )
  })

  it('a gift whose variant was deleted is not given', () => {
    const gift = discountRule('gift', { effect: { kind: 'gift', variantIds: ['x', 'b'], quantity: 1 } })
    const context = pricingContext({ terms: { rules: [gift], gifts: ['x', 'b'] } })
    expect(priceChoice(storedCart(), context).priced.gifts).toMatchObject([{ id: 'b' }])
  })

  it('a gift is given by the code that gives it, and not without it', () => {
    const gift = discountRule('gift', { code: 'GIFT', effect: { kind: 'gift', variantIds: ['b'], quantity: 1 } })
    const context = pricingContext({ terms: { codes: new Map([['GIFT', gift]]) } })
    expect(priceChoice(storedCart({ code: 'GIFT' }), context).priced.gifts).toMatchObject([{ id: 'b', quantity: 1 }])
    expect(priceChoice(storedCart(), context).priced.gifts).toEqual([])
  })
})
