import { describe, expect, it } from 'vitest'
import { ORDER_ERROR_STATUSES } from '../../../contracts/commerce/order.ts'
import { LANGUAGES } from '../../../markets/languages/languages.ts'
import { cartFailure, requestFailure } from '../carts/cart-failure.ts'
import { productFailure, orderFailure, sharedFailure } from './order-failure.ts'
import { paymentOf } from './orders.ts'

describe('orderFailure', () => {
  it('has the message of its code, and another where one is named', () => {
    const plain = orderFailure('INVALID_SHIPPING_ADDRESS', 'en').answer
    expect(plain).toEqual({ code: 'INVALID_SHIPPING_ADDRESS', message: 'Please check the delivery address.' })
    const { message } = orderFailure('INVALID_SHIPPING_ADDRESS', 'en', { text: 'notShippedTo' }).answer
    expect(message).toBe('We don’t deliver to this region. Please choose another address.')
  })

  it('carries parts, fields and when to try again', () => {
    const parts = { zip: '97201', state: 'NY' }
    const fields = [{ field: 'email', problem: 'missing' }] as const
    expect(orderFailure('TAX_JAR_ERROR', 'en', { parts, fields, retryAfter: 60 })).toEqual({
      answer: {
        code: 'TAX_JAR_ERROR',
        message: 'The to_zip code 97201 isn’t in the to_state of NY. Please check the address.',
        fields,
      },
      retryAfter: 60,
    })
  })

  it.each(['UNAUTHORIZED', 'CART_NOT_FOUND', 'CART_CLOSED'] as const)('%s reads as it does for a cart', (code) => {
    for (const language of LANGUAGES) {
      const { message } = cartFailure(code, language).answer
      expect(sharedFailure(code, language)).toEqual({ answer: { code, message } })
    }
  })
})

describe('productFailure', () => {
  it.each(['OUT_OF_STOCK', 'MISSING_PRODUCTS', 'warehouse_error', 'quantity_request_upper_limit_error'] as const)(
    'passes on %s of a cart with its products',
    (code) => {
      const products = [{ id: 'a', available: 2 }]
      const failure = productFailure(cartFailure(code, 'en', { products }))
      expect(failure.answer).toMatchObject({ code, products })
      expect(ORDER_ERROR_STATUSES).toHaveProperty(code)
    },
  )

  it('throws for what an order can never fail with: that is a bug', () => {
    expect(() => productFailure(cartFailure('TOO_MANY_CODES', 'en'))).toThrow(
      'An order cannot fail with TOO_MANY_CODES',
    )
    expect(() => productFailure(requestFailure('products', 'wrong'))).toThrow('products: wrong')
  })
})

describe('paymentOf', () => {
  const tried = (...states: Parameters<typeof paymentOf>[0][number]['state'][]) =>
    paymentOf(states.map((state, index) => ({ state, method: `${state}-${index}` }))).method

  it('without a payment is open', () => {
    expect(paymentOf([])).toEqual({ status: 'open', method: '' })
  })

  it.each([
    ['money before all else', ['refused', 'pending', 'authorised', 'reversed'], 'authorised-2'],
    ['money on its way back before what may still come', ['pending', 'reversing'], 'reversing-1'],
    ['what may still come before what failed', ['refused', 'pending'], 'pending-1'],
    ['the newest of those that failed', ['cancelled', 'refused'], 'cancelled-0'],
    ['the newest of several of the same kind', ['authorised', 'authorised'], 'authorised-0'],
  ] as const)('%s', (_, states, expected) => {
    expect(tried(...states)).toBe(expected)
  })
})
