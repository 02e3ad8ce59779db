import { describe, expect, it } from 'vitest'
import { CHECKOUT_STAGES, CHECKOUT_VIEWS, checkoutLink, isCheckoutStep } from './checkout-links.ts'

describe('checkout views', () => {
  it('CHK-01 there are four', () => {
    expect([...CHECKOUT_VIEWS]).toEqual(['cart', 'address', 'payment', 'success'])
  })

  it('CHK-02 they are numbered in order', () => {
    expect(CHECKOUT_VIEWS.map((view) => CHECKOUT_STAGES[view])).toEqual([1, 2, 3, 4])
  })

  it('RTE-31 address and payment are the steps', () => {
    expect(CHECKOUT_VIEWS.filter(isCheckoutStep)).toEqual(['address', 'payment'])
  })
})

describe('checkoutLink', () => {
  it.each([
    ['NAV-06 cart', 'cart', {}, '/uk/checkout/cart'],
    ['NAV-06 address', 'address', {}, '/uk/checkout/address'],
    ['NAV-06 payment', 'payment', {}, '/uk/checkout/payment'],
    ['NAV-06 success with an order', 'success', { orderId: 'A1' }, '/uk/checkout/success/A1'],
    ['NAV-06 success without', 'success', {}, '/uk/checkout/success'],
    ['NAV-06 only success has an order', 'cart', { orderId: 'A1' }, '/uk/checkout/cart'],
    ['NAV-06 an id cannot add segments', 'success', { orderId: 'a/b?c' }, '/uk/checkout/success/a%2Fb%3Fc'],
    ['NAV-06 nor throw', 'success', { orderId: '\uD800' }, '/uk/checkout/success/%EF%BF%BD'],
    ['~NAV-05 the query is preserved', 'cart', { query: '?utm_source=a&b=1' }, '/uk/checkout/cart?utm_source=a&b=1'],
    ['~NAV-05 without its question mark too', 'address', { query: 'b=1' }, '/uk/checkout/address?b=1'],
    ['~NAV-05 a question mark inside the query stays', 'cart', { query: 'a=b?c' }, '/uk/checkout/cart?a=b?c'],
    ['~NAV-05 beside an order', 'success', { orderId: 'A1', query: '?b=1' }, '/uk/checkout/success/A1?b=1'],
    ['~NAV-05 an empty query adds nothing', 'cart', { query: '?' }, '/uk/checkout/cart'],
  ] as const)('%s', (_, view, options, expected) => {
    expect(checkoutLink('uk', view, options)).toBe(expected)
  })

  it('NAV-06 without a storefront prefix', () => {
    expect(checkoutLink('_default', 'cart')).toBe('/checkout/cart')
  })
})
