import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitAmount } from './split-amount.ts'

const weights = (...list: readonly number[]) => list.map((weight, index) => ({ key: `key-${index}`, weight }))

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

describe('splitAmount', () => {
  it.each([
    ['evenly where it goes', 30, [1, 1, 1], [10, 10, 10]],
    ['the odd unit to the first key among equals', 100, [1, 1, 1], [34, 33, 33]],
    ['the odd unit to the largest remainder', 100, [5, 5, 6], [31, 31, 38]],
    ['nothing to who weighs nothing', 7, [0, 3, 0], [0, 7, 0]],
    ['nothing of nothing', 0, [1, 2], [0, 0]],
    ['nothing where all weights are 0', 0, [0, 0], [0, 0]],
    ['nothing of something where all weights are 0', 7, [0, 0], [0, 0]],
    ['a single unit to the only weight', 1, [1, 0], [1, 0]],
    [
      'the odd unit to the largest remainder of products that a number cannot hold',
      9_000_000_000_000_002,
      [1, 2],
      [3_000_000_000_000_001, 6_000_000_000_000_001],
    ],
    ['without weights', 0, [], []],
  ])('%s', (_, amount, list, expected) => {
    expect(splitAmount(amount, weights(...list))).toEqual(expected)
  })

  it('the odd unit goes to the first key, wherever it is in the list', () => {
    const [one, other] = [
      { key: 'b', weight: 1 },
      { key: 'a', weight: 1 },
    ]
    expect(splitAmount(5, [one, other])).toEqual([2, 3])
    expect(splitAmount(5, [other, one])).toEqual([3, 2])
  })

  const list = fc.uniqueArray(
    fc.record({ key: fc.string(), weight: fc.oneof(fc.nat(5), fc.nat(1_000_000), fc.nat(10 ** 12)) }),
    { selector: ({ key }) => key, maxLength: 40 },
  )

  it('parts sum to the whole and none is larger than its weight', () => {
    fc.assert(
      fc.property(list, fc.double({ min: 0, max: 1, noNaN: true }), (weighted, share) => {
        const whole = sum(weighted.map(({ weight }) => weight))
        const amount = Math.floor(whole * share)
        const parts = splitAmount(amount, weighted)
        expect(sum(parts)).toBe(amount)
        for (const [index, part] of parts.entries()) {
          expect(part).toBeGreaterThanOrEqual(0)
          expect(part).toBeLessThanOrEqual(weighted[index]?.weight ?? 0)
        }
      }),
    )
  })

  it('the order of the list decides nothing', () => {
    fc.assert(
      fc.property(list, fc.nat(1_000_000), (weighted, wanted) => {
        const amount = Math.min(wanted, sum(weighted.map(({ weight }) => weight)))
        const backwards = weighted.toReversed()
        expect(splitAmount(amount, backwards).toReversed()).toEqual(splitAmount(amount, weighted))
      }),
    )
  })
})
