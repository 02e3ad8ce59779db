import { describe, expect, it } from 'vitest'
import { countryNamesIn } from './country-names-in.ts'

describe('countryNamesIn', () => {
  const nameOf = countryNamesIn({ locale: 'de-AT', countryCode: 'AT', name: 'Österreich' })

  it.each([
    ['the shopper’s own country', 'AT', 'Österreich'],
    ['another country, in the shopper’s language', 'NL', 'Niederlande'],
    ['a country that the browser does not know', 'FD', 'FD'],
  ])('names %s', (_, country, expected) => expect(nameOf(country)).toBe(expected))

  it('~HSE-11 names a new market by its record where the browser does not know it', () => {
    expect(countryNamesIn({ locale: 'fd-FD', countryCode: 'FD', name: 'Freedonia' })('FD')).toBe('Freedonia')
  })
})
