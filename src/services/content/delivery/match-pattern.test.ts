import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matches } from './match-pattern.ts'

describe('matches', () => {
  it.each([
    ['uk/help', 'uk/help', true],
    ['uk/help', 'uk/help/more', false],
    ['uk/*', 'uk/help', true],
    ['uk/*', 'uk/faq/a', true],
    ['uk/*', 'ukulele', false],
    ['*', 'anything/at/all', true],
    ['*/help', 'uk/help', true],
    ['*/help', 'uk/helper', false],
    ['*/faq/*', 'uk/faq/a', true],
    ['*/faq/*', 'faq/a', false],
    ['a*a', 'a', false],
    ['a*a', 'aa', true],
    ['a**b', 'ab', true],
    ['a*b*c', 'axbyc', true],
    ['a*b*c', 'axcyb', false],
    ['UK/*', 'uk/help', false],
    ['u_/*', 'uk/help', false],
  ])('%s and %s: %s', (pattern, slug, expected) => {
    expect(matches(pattern, slug)).toBe(expected)
  })

  it('matches like a regular expression', () => {
    const letters = (most: number) => fc.string({ unit: fc.constantFrom('a', 'b', '/'), maxLength: most })
    const patterns = fc.string({ unit: fc.constantFrom('a', 'b', '/', '*'), maxLength: 6 })
    fc.assert(
      fc.property(patterns, letters(8), (pattern, slug) => {
        expect(matches(pattern, slug)).toBe(new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(slug))
      }),
    )
  })
})
