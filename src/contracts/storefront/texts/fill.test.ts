import { describe, expect, it } from 'vitest'
import { fill } from './fill.ts'

describe('fill', () => {
  it.each([
    ['CNT-22 puts a value where its placeholder stands', 'Found {results}', { results: 7 }, 'Found 7'],
    ['CNT-22 leaves an unknown placeholder as it is', 'Found {results}', { total: 7 }, 'Found {results}'],
    ['CNT-22 fills a placeholder as often as it occurs', '{n} of {n}', { n: 2 }, '2 of 2'],
    ['inserts zero and the empty string', '{n} “{term}”', { n: 0, term: '' }, '0 “”'],
    ['takes a value literally, dollar signs and braces too', '{term}!', { term: '$& {term}' }, '$& {term}!'],
    ['does not mistake what every object has for a value', '{toString}', {}, '{toString}'],
    ['leaves a text without placeholders alone', 'Socks', { n: 1 }, 'Socks'],
  ])('%s', (_, text, values, expected) => {
    expect(fill(text, values)).toBe(expected)
  })
})
