import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'

const anyWord = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })

describe('editDistance', () => {
  it.each([
    ['the same', 'socks', 'socks', 2, 0],
    ['a letter too few', 'soks', 'socks', 2, 1],
    ['a letter too many', 'soccks', 'socks', 2, 1],
    ['a wrong letter', 'sacks', 'socks', 2, 1],
    ['two letters swapped', 'scoks', 'socks', 2, 1],
    ['swapped and one wrong', 'scokz', 'socks', 2, 2],
    ['no place is touched twice', 'ca', 'abc', 3, 3],
    ['more than the maximum', 'kitten', 'sitting', 2, 3],
    ['much more than the maximum', 'cat', 'elephant', 2, 3],
    ['an empty text and a word', '', 'ab', 2, 2],
  ])('%s', (_, a, b, most, expected) => {
    expect(editDistance(a, b, most)).toBe(expected)
    expect(editDistance(b, a, most)).toBe(expected)
  })

  it('is cut at one above the maximum, and exact below', () => {
    fc.assert(
      fc.property(anyWord, anyWord, fc.nat(4), (a, b, most) => {
        expect(editDistance(a, b, most)).toBe(Math.min(editDistance(a, b, 100), most + 1))
      }),
    )
  })
})
