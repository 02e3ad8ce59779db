import { describe, expect, it } from 'vitest'
import { cartText } from './cart-texts.ts'

describe('texts of carts', () => {
  it('fills in names as they are', () => {
    expect(cartText('en', 'lessInStock', { left: 3, name: '$& {left}' })).toBe(
      'Only 3 left of $& {left}. You can’t order more than that.',
    )
  })
})
