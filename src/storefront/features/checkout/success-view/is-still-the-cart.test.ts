import { describe, expect, it } from 'vitest'
import { cartTokens } from '../../../../services/commerce/carts/token/cart-tokens.ts'
import { isStillTheCart } from './is-still-the-cart.ts'

const tokenOf = (cartId: string) => cartTokens(['a secret of tests']).sign({ cartId, region: 'NL' }, new Date())

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
