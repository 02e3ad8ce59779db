import { describe, expect, it } from 'vitest'
import { percentOf } from './percent-of.ts'

describe('percentOf', () => {
  it.each([
    ['a tenth', 1295, 10, 130],
    ['half a unit counts as one', 5, 10, 1],
    ['less than half counts as none', 4, 10, 0],
    ['a fractional percentage stays exact', 20_000, 25.5, 5100],
    ['what a computer would round the wrong way', 1000, 100.05, 1001],
    ['half a unit that a computer puts just below', 5000, 0.57, 29],
    ['whole percents of more than a number can multiply', 9_007_199_254_740_991, 99, 8_917_127_262_193_581],
    ['nothing of something', 1295, 0, 0],
    ['something of nothing', 0, 50, 0],
    ['all of it', 999_999_999_999, 100, 999_999_999_999],
  ])('%s', (_, amount, percent, expected) => {
    expect(percentOf(amount, percent)).toBe(expected)
  })
})
