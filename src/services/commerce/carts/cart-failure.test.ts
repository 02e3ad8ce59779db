import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../markets/languages/languages.ts'
import { CART_ERROR_STATUSES, type CartErrorCode } from '../../../contracts/commerce/cart.ts'
import { cartError } from '../../../contracts/commerce/cart-answer-schema.ts'
import { cartFailure, requestFailure } from './cart-failure.ts'

const isCode = (code: string): code is CartErrorCode => Object.hasOwn(CART_ERROR_STATUSES, code)
const CODES = Object.keys(CART_ERROR_STATUSES).filter(isCode)

describe('cartFailure', () => {
  it.each(CODES)('%s has a message in every language, all of them different', (code) => {
    const messages = LANGUAGES.map((language) => cartFailure(code, language).answer.message)
    expect(new Set(messages).size).toBe(LANGUAGES.length)
    for (const message of messages) expect(message).not.toMatch(/[{}]/)
  })

  it('fills in the parts, and names the products where there are some', () => {
    const products = [{ id: 'a', available: 2 }]
    const parts = { name: 'Sock', left: 2 }
    const { answer } = cartFailure('OUT_OF_STOCK', 'en', { text: 'lessInStock', parts, products })
    expect(answer).toEqual({
      code: 'OUT_OF_STOCK',
      message: 'Only 2 left of Sock. You can’t order more than that.',
      products,
    })
    expect(cartError.parse(answer)).toEqual(answer)
  })

  it('has no list of products where none is meant', () => {
    expect(Object.keys(cartFailure('CART_CLOSED', 'en').answer)).toEqual(['code', 'message'])
  })
})

it('requestFailure names the field in its message', () => {
  expect(requestFailure('products.1.quantity', 'a shipping method is chosen once')).toEqual({
    kind: 'request',
    field: 'products.1.quantity',
    message: 'products.1.quantity: a shipping method is chosen once',
  })
})
