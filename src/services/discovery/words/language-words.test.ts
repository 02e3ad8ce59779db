import { describe, expect, it } from 'vitest'
import { AGE_GROUPS, FAMILIES } from '../../../contracts/merchant/catalogue.ts'
import { BADGES } from '../../../markets/products/badges.ts'
import { COLOURS } from '../../../markets/products/colours.ts'
import { FEATURES } from '../../../markets/products/features.ts'
import { MATERIALS } from '../../../markets/products/materials.ts'
import type { Language } from '../../../markets/types.ts'
import { analyserOf } from '../language/analyser.ts'
import type { LanguageWords } from './language-words.ts'
import { languageWords } from './words-of.ts'

const LANGUAGES: readonly Language[] = ['en', 'de', 'nl', 'fr', 'es', 'it']

/** Facets whose values are the same in every shop, and whether a language must have a word for each. */
const CLOSED = [
  ['colour', COLOURS, 'all'],
  ['material', MATERIALS, 'all'],
  ['family', FAMILIES, 'all'],
  ['ageGroup', AGE_GROUPS, 'all'],
  ['feature', FEATURES, 'some'],
  ['badge', BADGES, 'some'],
] as const

type Meaning = { readonly phrase: string; readonly stands: string }

function phrasesOf(list: string): readonly string[] {
  return list.split(',').map((phrase) => phrase.trim())
}

function meaningsOf({ meanings }: LanguageWords): readonly Meaning[] {
  return Object.entries(meanings).flatMap(([facet, values]) =>
    Object.entries(values).flatMap(([value, list]) =>
      phrasesOf(list).map((phrase) => ({ phrase, stands: `${facet} ${value}` })),
    ),
  )
}

function repeated(words: readonly string[]): readonly string[] {
  return words.filter((word, place) => words.indexOf(word) !== place)
}

describe.each(LANGUAGES)('words in %s', (language) => {
  const { wordsOf, stem } = analyserOf(language)
  const words = languageWords(language)
  const meanings = meaningsOf(words)
  const groups = words.synonyms.map(phrasesOf)
  const synonyms = groups.flat()
  const silent = [words.stopWords, ...Object.values(words.sizeWords)].flatMap(phrasesOf)

  const folded = (phrase: string): string => wordsOf(phrase).join(' ')
  const stemmed = (phrase: string): string => wordsOf(phrase).map(stem).join(' ')
  const isPhrase = (text: string): boolean => wordsOf(text).length > 1

  it.each(CLOSED)('name only values that exist: %s', (facet, values) => {
    const known = new Set<string>(values)
    expect(Object.keys(words.meanings[facet] ?? {}).filter((value) => !known.has(value))).toEqual([])
  })

  it.each(CLOSED.filter(([, , wanted]) => wanted === 'all'))('name every value: %s', (facet, values) => {
    const named = new Set(Object.keys(words.meanings[facet] ?? {}))
    expect(values.filter((value) => !named.has(value))).toEqual([])
  })

  it('have no empty entries', () => {
    const entries = [...meanings.map(({ phrase }) => phrase), ...synonyms, ...silent]
    expect(entries.filter((entry) => wordsOf(entry).length === 0)).toEqual([])
  })

  it('stand once in the list of their value', () => {
    expect(repeated(meanings.map(({ phrase, stands }) => `${stands}: ${folded(phrase)}`))).toEqual([])
  })

  it('mean one thing each, with any ending', () => {
    const alike = [...Map.groupBy(meanings, ({ phrase }) => stemmed(phrase)).values()]
    expect(alike.filter((found) => new Set(found.map(({ stands }) => stands)).size > 1)).toEqual([])
  })

  it('come in phrases of three at most', () => {
    expect(meanings.filter(({ phrase }) => wordsOf(phrase).length > 3)).toEqual([])
  })

  it('are single words among the synonyms, two or more that differ in a group, and none in two groups', () => {
    expect(synonyms.filter(isPhrase)).toEqual([])
    expect(groups.filter((group) => new Set(group.map(stemmed)).size < 2)).toEqual([])
    expect(repeated(groups.flatMap((group) => [...new Set(group.map(stemmed))]))).toEqual([])
  })

  it('are neither meanings nor synonyms', () => {
    const unsaid = new Set(silent.map(folded))
    expect(meanings.filter(({ phrase }) => unsaid.has(folded(phrase)))).toEqual([])
    expect(synonyms.filter((word) => unsaid.has(folded(word)))).toEqual([])
    expect(silent.filter(isPhrase)).toEqual([])
    expect(repeated(silent.map(folded))).toEqual([])
  })
})
