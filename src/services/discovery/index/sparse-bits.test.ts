import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newBits, setBit } from './bits.ts'
import {
  common,
  compacted,
  countIn,
  countOf,
  cut,
  cutOut,
  hasNone,
  joined,
  NONE,
  sparseMembers,
  sparseOf,
  spread,
} from './sparse-bits.ts'

const SIZE = 400
const someNumbers = fc.uniqueArray(fc.integer({ min: 0, max: SIZE - 1 }))

function bitsOf(numbers: readonly number[]) {
  const bits = newBits(SIZE)
  for (const number of numbers) setBit(bits, number)
  return bits
}

const ascending = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)

describe('sparse sets', () => {
  it('are cut and counted as the whole ones are', () => {
    fc.assert(
      fc.property(someNumbers, someNumbers, (a, b) => {
        const sparse = compacted(bitsOf(a))
        const both = ascending(a.filter((number) => b.includes(number)))
        const others = ascending(a.filter((number) => !b.includes(number)))
        expect([...sparseMembers(cut(sparse, bitsOf(b)))]).toEqual(both)
        expect([...sparseMembers(cutOut(sparse, bitsOf(b)))]).toEqual(others)
        expect(countIn(sparse, bitsOf(b))).toBe(both.length)
        expect(countOf(sparse)).toBe(a.length)
        expect(spread(sparse, SIZE)).toEqual(bitsOf(a))
      }),
    )
  })
  it('are made of members or of two whole ones, and joined', () => {
    fc.assert(
      fc.property(someNumbers, someNumbers, (a, b) => {
        const [one, other] = [sparseOf(ascending(a)), sparseOf(ascending(b))]
        expect([...sparseMembers(one)]).toEqual(ascending(a))
        expect([...sparseMembers(joined(one, other))]).toEqual(ascending([...new Set([...a, ...b])]))
        expect([...sparseMembers(common(bitsOf(a), bitsOf(b)))]).toEqual(
          ascending(a.filter((number) => b.includes(number))),
        )
        expect(hasNone(one)).toBe(a.length === 0)
      }),
    )
    expect(hasNone(NONE)).toBe(true)
  })
})
