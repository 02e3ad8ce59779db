import { describe, expect, it } from 'vitest'
import { signPattern } from './currency-signs.ts'

describe('signPattern', () => {
  it.each([
    ['letters as a word', 'kr', '80 kr', true],
    ['letters beside digits', 'kr', '80kr', true],
    ['no letters within a word', 'kr', 'krokodil', false],
    ['no letters at the end of a word', 'kr', 'tinkr', false],
    ['a sign after letters', '$', 'US$80', true],
    ['a sign before letters', '€', '€uro', true],
    ['a sign that ends a regular expression as it is', '$', '80', false],
    ['letters and a sign, before letters', 'A$', 'A$x', true],
    ['letters and a sign, not after letters', 'A$', 'USA$80', false],
    ['a sign and letters, after letters', '$b', 'x$b', true],
    ['a sign and letters, not before letters', '$b', '$bx', false],
  ])('finds %s', (_, sign, text, expected) => {
    expect(new RegExp(signPattern(sign), 'u').test(text)).toBe(expected)
  })
})
