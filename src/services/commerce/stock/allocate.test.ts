import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocate } from './allocate.ts'

const WAREHOUSES = ['nl-rsv', 'nl']
const stockLevel = (variantId: string, warehouse: string, available: number) => ({ variantId, warehouse, available })
const taken = (variantId: string, warehouse: string, quantity: number) => ({ variantId, warehouse, quantity })

describe('allocate', () => {
  it.each([
    ['the reserve first', [['a', 2]], [taken('a', 'nl-rsv', 2)]],
    ['then the rest', [['a', 5]], [taken('a', 'nl-rsv', 3), taken('a', 'nl', 2)]],
    [
      'what is requested twice in its sum',
      [
        ['a', 2],
        ['a', 3],
      ],
      [taken('a', 'nl-rsv', 3), taken('a', 'nl', 2)],
    ],
    ['nothing for nothing', [], []],
  ] as const)('takes %s', (_, lines, expected) => {
    const demands = lines.map(([variantId, quantity]) => ({ variantId, quantity }))
    const stockLevels = [stockLevel('a', 'nl', 10), stockLevel('a', 'nl-rsv', 3), stockLevel('a', 'us', 99)]
    expect(allocate(demands, stockLevels, WAREHOUSES)).toEqual({ allocations: expected, shortages: [] })
  })

  it('takes nothing when one of them is short, and returns what is left of it', () => {
    const demands = [
      { variantId: 'a', quantity: 1 },
      { variantId: 'b', quantity: 4 },
      { variantId: 'c', quantity: 1 },
    ]
    const stockLevels = [stockLevel('a', 'nl', 1), stockLevel('b', 'nl', 3), stockLevel('c', 'us', 5)]
    expect(allocate(demands, stockLevels, WAREHOUSES)).toEqual({
      allocations: [],
      shortages: [
        { variantId: 'b', available: 3 },
        { variantId: 'c', available: 0 },
      ],
    })
  })

  it('takes what is requested, from no stock level more than it has', () => {
    const pairs = fc.nat(20)
    fc.assert(
      fc.property(pairs, pairs, fc.integer({ min: 1, max: 40 }), (reserve, rest, quantity) => {
        const stockLevels = [stockLevel('a', 'nl-rsv', reserve), stockLevel('a', 'nl', rest)]
        const { allocations, shortages } = allocate([{ variantId: 'a', quantity }], stockLevels, WAREHOUSES)
        const sum = allocations.reduce((all, one) => all + one.quantity, 0)
        expect(sum).toBe(shortages.length > 0 ? 0 : quantity)
        expect(shortages.length > 0).toBe(quantity > reserve + rest)
        for (const one of allocations) expect(one.quantity).toBeLessThanOrEqual(one.warehouse === 'nl' ? rest : reserve)
      }),
    )
  })
})
