import { describe, expect, it } from 'vitest'
import { splitByTerm } from './split-by-term.ts'

const write = (title: string, term: string) =>
  splitByTerm(title, term)
    .map(({ text, isTyped }) => (isTyped ? `[${text}]` : text))
    .join('')

describe('splitByTerm', () => {
  it.each([
    ['Cat Nap Socks', 'cat', '[Cat] Nap Socks'],
    ['The Cat Nap', 'cat', 'The [Cat] Nap'],
    ['Nap Cat', 'cat', 'Nap [Cat]'],
    ['Dog Days', 'cat', 'Dog Days'],
    ['İstanbul cat', 'cat', 'İstanbul cat'],
  ])('%s by %s', (title, term, expected) => {
    expect(write(title, term)).toBe(expected)
  })
})
