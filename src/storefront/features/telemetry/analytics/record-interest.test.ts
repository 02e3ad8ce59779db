import { beforeEach, describe, expect, it, vi } from 'vitest'
import { interestIn } from './record-interest.ts'
import { dropProfile, storedProfile, ownProfile } from './profile.ts'

const TILE = { name: 'Lemon', list: 'similar' }

describe('what discovery learns from', () => {
  it.each([
    [
      'tiles that are seen',
      { event: 'productImpression', products: [{ ...TILE, sku: 'A', position: 3 }] } as const,
      [{ kind: 'impression', sku: 'A', position: 2 }],
    ],
    [
      'a tile that is clicked',
      { event: 'productClick', ...TILE, sku: 'A', position: 1 } as const,
      [{ kind: 'click', sku: 'A', position: 0 }],
    ],
    [
      'a product that is opened',
      { event: 'productDetail', sku: 'A', name: 'Lemon', price: 12, currency: 'GBP' } as const,
      [{ kind: 'view', sku: 'A' }],
    ],
    ['nothing else', { event: 'checkout', stage: 1, view: 'cart' } as const, []],
  ])('is %s', (_, event, expected) => {
    expect(interestIn(event)).toEqual(expected)
  })
})

describe('the profile', () => {
  const NOW = Date.parse('2026-11-15T12:00:00Z')
  const YEAR = 365 * 24 * 60 * 60 * 1000
  const items = new Map<string, string>()

  beforeEach(() => {
    items.clear()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
      removeItem: (key: string) => items.delete(key),
    })
  })

  it('REC-08 is random, the same at the next visit, and another one after a year', () => {
    const id = ownProfile(NOW)
    expect(id).toMatch(/^[\da-f]{32}$/)
    expect(ownProfile(NOW + YEAR - 1)).toBe(id)
    expect(ownProfile(NOW + YEAR)).not.toBe(id)
  })

  it('REC-08 is none until it is made, and none after it was dropped', () => {
    expect(storedProfile(NOW)).toBeUndefined()
    ownProfile(NOW)
    dropProfile()
    expect(storedProfile(NOW)).toBeUndefined()
  })

  it.each(['{', '7', '{"id":7,"time":"2026-11-15"}', '{"id":"a b","time":"2026-11-15"}', '{"id":"a","time":"never"}'])(
    'is none in %s',
    (stored) => {
      items.set('sockeye.profile', stored)
      expect(storedProfile(NOW)).toBeUndefined()
    },
  )
})
