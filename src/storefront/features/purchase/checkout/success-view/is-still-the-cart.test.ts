import { describe, expect, it } from 'vitest'
import { isStillTheCart } from './is-still-the-cart.ts'

const tokenOf = (sub: string) =>
  ['{}', JSON.stringify({ sub, region: 'NL' }), 'signature'].map((part) => btoa(part)).join('.')

describe('the cart of a bought order', () => {
  it.each([
    ['is the one of the token', tokenOf('cart-1'), true],
    ['is gone when there is a new one, which is left alone', tokenOf('cart-2'), false],
    ['is whatever cannot be read', 'nonsense', true],
    ['is none where there is none', undefined, true],
  ])('%s', (_, token, expected) => {
    expect(isStillTheCart('cart-1', token)).toBe(expected)
  })
})
