import { expect, it } from 'vitest'
import { textLocaleOf } from './text-locale-of.ts'

it.each([
  ['GB', 'en', 'en-GB'],
  ['US', 'en', 'en-US'],
  ['SE', 'en', 'en-GB'],
  ['DE', 'de', 'de-DE'],
  ['CH', 'de', 'de-CH'],
  ['CH', 'fr', 'fr-FR'],
  ['CH', 'en', 'en-GB'],
] as const)('in %s the texts in %s are those of %s', (countryCode, language, expected) => {
  expect(textLocaleOf({ countryCode, language })).toBe(expected)
})
