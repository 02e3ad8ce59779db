import { describe, expect, it } from 'vitest'
import { cartVariant } from '../../../../tests/support/pricing-context.ts'
import type { CartStore, LocalizedText } from '../../../contracts/commerce/cart.ts'
import { inLanguage, nameOf } from './name-of.ts'

describe('nameOf', () => {
  const name = { en: 'Grey', 'en-US': 'Gray', de: 'Grau' }
  const { facts } = cartVariant('a')

  it.each<[string, CartStore, string]>([
    ['the language of the cart', { countryCode: 'DE', languageCode: 'de' }, 'Grau'],
    ['British English in Europe', { countryCode: 'GB', languageCode: 'en' }, 'Grey'],
    ['American English in the United States', { countryCode: 'US', languageCode: 'en' }, 'Gray'],
    ['English where a language is missing', { countryCode: 'NL', languageCode: 'nl' }, 'Grey'],
  ])('%s', (_, store, expected) => {
    expect(nameOf({ facts: { ...facts, name } }, store)).toBe(expected)
  })

  it('the United States read British English where there is no American', () => {
    const store = { countryCode: 'US', languageCode: 'en' } as const
    expect(nameOf({ facts: { ...facts, name: { en: 'Grey' } } }, store)).toBe('Grey')
  })
})

describe('inLanguage', () => {
  it.each<[string, LocalizedText, string]>([
    ['the language', { en: 'Post', de: 'Brief' }, 'Brief'],
    ['English where it is missing', { en: 'Post', nl: 'Pakket' }, 'Post'],
    ['nothing where both are missing', { nl: 'Pakket' }, ''],
  ])('%s', (_, text, expected) => {
    expect(inLanguage(text, 'de')).toBe(expected)
  })
})
