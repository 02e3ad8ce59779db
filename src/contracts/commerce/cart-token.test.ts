import { describe, expect, it } from 'vitest'
import type { WarehouseRegion } from '../../markets/types.ts'
import { freshToken, withToken } from './cart-token.ts'

const NOW = Date.UTC(2026, 10, 15)
const DAY = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(NOW - days * DAY).toISOString()

function tokensWith(date: string) {
  const store = new Map<WarehouseRegion, { token: string; date: string }>([
    ['NL', { token: 'european', date }],
    ['US', { token: 'american', date: daysAgo(1) }],
  ])
  const tokens = {
    read: (region: WarehouseRegion) => store.get(region),
    write: (region: WarehouseRegion, token: string, writtenAt: string) => store.set(region, { token, date: writtenAt }),
    clear: (region: WarehouseRegion) => store.delete(region),
  }
  return { tokens, store }
}

describe('the token of a cart', () => {
  it.each([
    ['of today', daysAgo(0), 'european'],
    ['of thirty days', daysAgo(30), 'european'],
    ['of thirty days and a millisecond', new Date(NOW - 30 * DAY - 1).toISOString(), undefined],
    ['of 31 days', daysAgo(31), undefined],
    ['with an unreadable date', 'yesterday', undefined],
  ])('CRT-15 QLT-02 %s is used, or deleted at once', (_, date, expected) => {
    const { tokens, store } = tokensWith(date)
    expect(freshToken(tokens, 'NL', NOW)).toBe(expected)
    expect(store.get('NL')?.token).toBe(expected)
    expect(store.get('US')?.token).toBe('american')
  })

  it('is none where none is stored', () => {
    const { tokens, store } = tokensWith(daysAgo(1))
    store.clear()
    expect(freshToken(tokens, 'NL', NOW)).toBeUndefined()
  })

  it('~CRT-11 is the authorization of a request', () => {
    expect(withToken('secret')).toEqual({ authorization: 'Bearer secret' })
    expect(withToken(undefined)).toEqual({})
  })
})
