import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clearBit, countBits, hasBit, intersect, meet, newBits, setBit, subtract, unite } from './bits.ts'
import { members } from '../../../../tests/support/bit-members.ts'

const SIZE = 200
const someNumbers = fc.uniqueArray(fc.integer({ min: 0, max: SIZE - 1 }))

function bitsOf(numbers: readonly number[]) {
  const bits = newBits(SIZE)
  for (const number of numbers) setBit(bits, number)
  return bits
}

describe('sets as bits', () => {
  it('hold what was put in, in ascending order, and no more', () => {
    fc.assert(
      fc.property(someNumbers, (numbers) => {
        const bits = bitsOf(numbers)
        expect([...members(bits)]).toEqual(numbers.toSorted((a, b) => a - b))
        expect(countBits(bits)).toBe(numbers.length)
      }),
    )
  })

  it('are cut, joined and taken away as sets are', () => {
    fc.assert(
      fc.property(someNumbers, someNumbers, (a, b) => {
        const [common, all, rest] = [bitsOf(a), bitsOf(a), bitsOf(a)]
        intersect(common, bitsOf(b))
        unite(all, bitsOf(b))
        subtract(rest, bitsOf(b))
        expect(new Set(members(common))).toEqual(new Set(a).intersection(new Set(b)))
        expect(new Set(members(all))).toEqual(new Set(a).union(new Set(b)))
        expect(new Set(members(rest))).toEqual(new Set(a).difference(new Set(b)))
        expect(meet(bitsOf(a), bitsOf(b))).toBe(countBits(common) > 0)
      }),
    )
  })

  it('lose what is taken out', () => {
    const bits = bitsOf([31, 32, 63])
    clearBit(bits, 32)
    expect([31, 32, 63].map((number) => hasBit(bits, number))).toEqual([true, false, true])
  })
})
