import { describe, expect, it } from 'vitest'
import { texts as enGB } from './en-GB.ts'
import { textLocaleOf } from '../../../markets/languages/text-locale-of.ts'
import { loadTexts } from './load-texts.ts'
import type { TextLocale } from './types.ts'

const translated: TextLocale[] = ['de-DE', 'de-CH', 'nl-NL', 'fr-FR', 'es-ES', 'it-IT']
const locales: TextLocale[] = ['en-GB', 'en-US', ...translated]

/** Words that a native speaker writes exactly as in English. */
const SAME_IN_BOTH = new Set(
  [
    ['fr-FR', 'Europe', 'Menu', 'Total', 'Province', '{count} suggestions'],
    ['es-ES', 'Material', 'Extras', 'Total', 'Subtotal', 'Error: {title}'],
    ['nl-NL', 'Menu', 'Sale', 'Bestseller', 'Contact', 'Postcode', 'Filters'],
    ['it-IT', 'Menu', 'Home', 'Bestseller'],
    ['de-DE', 'Sale', 'Bestseller', 'Material', 'Extras', 'optional'],
    ['de-CH', 'Sale', 'Bestseller', 'Material', 'Extras', 'optional'],
  ].flatMap(([locale, ...words]) => words.map((word) => `${locale} ${word}`)),
)

const placeholdersOf = (texts: Record<string, string>) =>
  Object.entries(texts)
    .map(([key, text]) => [key, ...(text.match(/\{\w+\}/g) ?? []).toSorted()].join(' '))
    .toSorted()

describe('loadTexts', () => {
  it.each(locales)('has every key, and a text for each, in %s', async (locale) => {
    const texts = await loadTexts(locale)
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(enGB).toSorted())
    expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it.each(locales)('uses the placeholders of British English in %s', async (locale) => {
    expect(placeholdersOf(await loadTexts(locale))).toEqual(placeholdersOf(enGB))
  })

  it.each(locales)('~SHX-23 keeps a number and its degrees or per cent in one line in %s', async (locale) => {
    expect(Object.values(await loadTexts(locale)).filter((text) => / [°%]/.test(text))).toEqual([])
  })

  it.each(translated)('leaves nothing in English in %s', async (locale) => {
    const english = new Set<string>(Object.values(enGB))
    const left = Object.values(await loadTexts(locale)).filter((text) => english.has(text))
    expect(left.filter((text) => !SAME_IN_BOTH.has(`${locale} ${text}`))).toEqual([])
  })

  it('writes Swiss German without ß and with its own quotation marks', async () => {
    const [swiss, german] = await Promise.all([loadTexts('de-CH'), loadTexts('de-DE')])
    expect(Object.values(swiss).filter((text) => /[ßẞ„“‚‘]/.test(text))).toEqual([])
    expect(swiss.chooserTitle).toBe('Wo stecken deine Füsse?')
    expect(swiss.searchFor).toBe('Suchergebnisse für «{term}»')
    expect(swiss.menuTitle).toBe(german.menuTitle)
  })

  it('binds French punctuation to the line of its word', async () => {
    const breakable = Object.values(await loadTexts('fr-FR')).filter((text) => / [?!:;»]|« /.test(text))
    expect(breakable).toEqual([])
  })
})

describe('textLocaleOf', () => {
  it.each([
    ['de', 'DE', 'de-DE'],
    ['de', 'AT', 'de-DE'],
    ['de', 'CH', 'de-CH'],
    ['nl', 'NL', 'nl-NL'],
    ['nl', 'BE', 'nl-NL'],
    ['fr', 'FR', 'fr-FR'],
    ['es', 'ES', 'es-ES'],
    ['it', 'IT', 'it-IT'],
    ['en', 'US', 'en-US'],
    ['en', 'GB', 'en-GB'],
    ['en', 'SE', 'en-GB'],
    ['en', 'SG', 'en-GB'],
    ['de', 'US', 'de-DE'],
  ] as const)('reads %s in %s from %s', (language, countryCode, expected) => {
    expect(textLocaleOf({ language, countryCode })).toBe(expected)
  })
})
