import { describe, expect, it } from 'vitest'
import { cartTokens } from '../carts/token/cart-tokens.ts'
import { orderTokens } from './order-tokens.ts'

const SECRETS = ['a secret that is long enough for a test of tokens'] as const
const NOW = new Date('2026-11-15T10:00:00.000Z')
const later = (days: number) => new Date(NOW.getTime() + days * 24 * 60 * 60 * 1000)
const tokens = orderTokens(SECRETS)
const token = tokens.sign('order-1', NOW)

describe('an order token', () => {
  it('opens its order for ninety days', () => {
    expect(tokens.read(token, later(89.9))).toBe('order-1')
    expect(tokens.read(token, later(90))).toBeUndefined()
  })

  it('opens no cart, and a cart’s opens no order', () => {
    const carts = cartTokens(SECRETS)
    expect(carts.read(token, NOW)).toBeUndefined()
    expect(tokens.read(carts.sign({ cartId: 'order-1', region: 'NL' }, NOW), NOW)).toBeUndefined()
  })

  it('rejects what was signed with another key or changed', () => {
    expect(orderTokens(['another secret, just as long']).read(token, NOW)).toBeUndefined()
    expect(tokens.read(`${token}x`, NOW)).toBeUndefined()
    expect(tokens.read('', NOW)).toBeUndefined()
  })
})
