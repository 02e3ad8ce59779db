import { describe, expect, it } from 'vitest'
import { pickPrice } from './pick-price.ts'

const variant = (sku: string, final: number, absolute: number) => ({ sku, price: { final }, discount: { absolute } })

describe('pickPrice', () => {
  it.each([
    ['PRC-15 the biggest discount, even if another is cheaper', [variant('a', 500, 0), variant('b', 900, 300)], 'b'],
    ['PRC-15 the biggest discount, even if it comes first', [variant('b', 900, 300), variant('a', 500, 0)], 'b'],
    ['PRC-15 equal discounts: the lowest price', [variant('a', 900, 100), variant('b', 800, 100)], 'b'],
    ['PRC-15 equal in both: the first', [variant('a', 900, 100), variant('b', 900, 100)], 'a'],
    ['PRC-15 a zero price is skipped before comparing', [variant('a', 0, 900), variant('b', 800, 0)], 'b'],
    ['PRC-15 a zero price is not the lowest', [variant('a', 800, 0), variant('b', 0, 0)], 'a'],
    ['PRC-15 all zero: the first', [variant('a', 0, 0), variant('b', 0, 500)], 'a'],
    ['PRC-15 the only one', [variant('a', 100, 0)], 'a'],
  ])('%s', (_, variants, expected) => {
    expect(pickPrice(variants).sku).toBe(expected)
  })

  it('PRC-16 ERR-34 fails without variants', () => {
    expect(() => pickPrice([])).toThrow(new Error('Missing variants for product'))
  })
})
