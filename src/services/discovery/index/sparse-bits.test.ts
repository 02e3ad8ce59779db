import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newBits, setBit } from './bits.ts'
import { compacted, countIn, countOf, cut, cutOut, sparseMembers, spread } from './sparse-bits.ts'

const SIZE = 400
const someNumbers = fc.uniqueArray(fc.integer({ min: 0, max: SIZE - 1 }))

function bitsOf(numbers: readonly number[]) {
  const bits = newBits(SIZE)
  for (const number of numbers) setBit(bits, number)
  return bits
}

describe('sparse sets', () => {
  it('are cut and counted as the whole ones are', () => {
    fc.assert(
      fc.property(someNumbers, someNumbers, (a, b) => {
        const sparse = compacted(bitsOf(a))
        const common = a.filter((number) => b.includes(number)).toSorted((x, y) => x - y)
        const others = a.filter((number) => !b.includes(number)).toSorted((x, y) => x - y)
        expect([...sparseMembers(cut(sparse, bitsOf(b)))]).toEqual(common)
        expect([...sparseMembers(cutOut(sparse, bitsOf(b)))]).toEqual(others)
        expect(countIn(sparse, bitsOf(b))).toBe(common.length)
        expect(countOf(sparse)).toBe(a.length)
        expect(spread(sparse, SIZE)).toEqual(bitsOf(a))
      }),
    )
  })
})
