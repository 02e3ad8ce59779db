import { describe, expect, it } from 'vitest'
import { colonOf } from './colon-of.ts'
import { isLanguage, languageOfLocale, LANGUAGES } from './languages.ts'
import { readsSwissGerman } from './swiss-german.ts'

describe('languages', () => {
  it.each([
    ['en', true],
    ['it', true],
    ['pl', false],
    ['', false],
    ['toString', false],
    [undefined, false],
    [['en'], false],
  ])('%j is a language: %s', (value, expected) => {
    expect(isLanguage(value)).toBe(expected)
  })

  it('has six of them', () => {
    expect(LANGUAGES.toSorted()).toEqual(['de', 'en', 'es', 'fr', 'it', 'nl'])
  })

  it.each([
    ['default', 'en'],
    ['en-GB', 'en'],
    ['de-CH', 'de'],
    ['nl-NL', 'nl'],
  ] as const)('the language of the locale %s is %s', (locale, language) => {
    expect(languageOfLocale(locale)).toBe(language)
  })

  it.each([
    ['fr', '\u00a0:'],
    ['fr-FR', '\u00a0:'],
    ['en-GB', ':'],
    ['de', ':'],
  ])('the colon of %s', (locale, colon) => {
    expect(colonOf(locale)).toBe(colon)
  })

  it.each([
    ['CH', true],
    ['DE', false],
    ['AT', false],
    ['XX', false],
  ])('%s reads Swiss German: %s', (country, expected) => {
    expect(readsSwissGerman(country)).toBe(expected)
  })
})
