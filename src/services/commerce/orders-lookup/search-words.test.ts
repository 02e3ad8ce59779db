import { describe, expect, it } from 'vitest'
import {
  emailWords,
  nameWords,
  PLAIN_KINDS,
  SEARCH_KINDS,
  searchTokens,
  skuWords,
  trackingWords,
} from './search-words.ts'

const ADA = { firstName: 'Ada', lastName: 'Lovelace' }
const wordsOf = (words: readonly { readonly word: string }[]) => words.map(({ word }) => word)

describe('~DSK-08 the words of an order', () => {
  it.each([
    ['names without case and accents', nameWords({ firstName: 'Rózsa', lastName: 'PÉTER' }), ['rozsa', 'peter']],
    ['parts of a name', nameWords({ firstName: 'Jean-Luc', lastName: "O'Brien" }), ['jean', 'luc', 'o', 'brien']],
    ['the same name once', nameWords(ADA, ADA), ['ada', 'lovelace']],
    [
      'names before and after a correction',
      nameWords(ADA, { ...ADA, lastName: 'Byron' }),
      ['ada', 'lovelace', 'byron'],
    ],
    ['the address', emailWords(' Ada.L@Example.com'), ['ada.l@example.com']],
    ['SKUs', skuWords(['LEMON-36-40', 'LEMON-36-40']), ['lemon-36-40']],
    ['tracking numbers without blanks', trackingWords('0034 0434-1610'), ['003404341610']],
  ])('%s', (_, words, expected) => expect(wordsOf(words)).toEqual(expected))
})

describe('~DSK-08 what is typed', () => {
  const prefixes = (typed: string, kinds = SEARCH_KINDS) =>
    searchTokens(typed, [...kinds]).map((token) => token.map((ranges) => ranges.map(({ prefix }) => prefix)))

  it.each([
    ['parts in any order', 'lovelace ada', [[['lovelace']], [['ada']]]],
    ['accents and case', 'GRÂCE', [[['grâce'], ['grace']]]],
    ['beginnings from two letters', 'a Lo', [[['lo']]]],
    ['an address', 'Ada@Exa', [[['ada@exa']]]],
    ['a SKU', 'LEMON-36', [[['lemon-36'], ['lemon', '36']]]],
    ['a name with a dash', 'Jean-Luc', [[['jean-luc'], ['jean', 'luc']]]],
    ['a tracking number with blanks', '0034 0434 1610', [[['003404341610']]]],
    ['nothing', ' ', []],
  ])('%s', (_, typed, expected) => expect(prefixes(typed)).toEqual(expected))

  it('finds no person without permission', () => {
    const kinds = searchTokens('Jean-Luc', PLAIN_KINDS)
      .flat(2)
      .flatMap((range) => range.kinds)
    expect(new Set(kinds)).toEqual(new Set(PLAIN_KINDS))
    expect(searchTokens('Jean-Luc', PLAIN_KINDS)).toHaveLength(1)
  })
})
