import { describe, expect, it } from 'vitest'
import type { Environment, Market } from '../types.ts'
import { COUNTRY_CODES } from './country-codes.ts'
import { findMarket, findStorefront, storefrontsOf } from './table.ts'

const words = (text: string) => text.split(' ')

function market(country: string, environment: Environment = 'production'): Market {
  const found = findMarket(environment, country)
  if (!found) throw new Error(`No market ${country}`)
  return found
}

/** Every country with its value, from rows of value and countries. */
function spread<Value>(rows: readonly (readonly [Value, string])[]): [string, Value][] {
  return rows.flatMap(([value, countries]) => words(countries).map((country): [string, Value] => [country, value]))
}

describe('continent, language, locale', () => {
  it.each(
    spread([
      ['NA', 'US'],
      ['AS', 'KR SG IL AE JP AU NZ'],
      ['EU', 'GB CH NO DE AT BE NL FR ES IT HR EE SK SE FI PT LV LT IE CZ SI DK HU PL LU'],
    ]),
  )('MKT-02 %s lies in %s', (country, continent) => {
    expect(market(country).continent).toBe(continent)
  })

  it.each(
    spread([
      ['de', 'DE AT CH'],
      ['nl', 'NL BE'],
      ['fr', 'FR'],
      ['es', 'ES'],
      ['it', 'IT'],
      ['en', 'GB US HR EE SK SE FI PT LV LT IE CZ SI DK HU PL LU NO KR SG IL AE AU NZ JP'],
    ]),
  )('MKT-17 %s speaks %s', (country, language) => {
    expect(market(country).language).toBe(language)
  })

  it('MKT-16 the languages in use are the six supported ones', () => {
    const languages = new Set(COUNTRY_CODES.map((country) => market(country).language))
    expect(languages).toEqual(new Set(['en', 'de', 'nl', 'fr', 'es', 'it']))
  })

  it.each([
    ['GB', 'en-GB'],
    ['AT', 'de-AT'],
    ['BE', 'nl-BE'],
    ['SE', 'en-SE'],
    ['KR', 'en-KR'],
  ])('MKT-38 the locale of %s is %s, for Intl and for html', (country, locale) => {
    expect(market(country).locale).toEqual({ iso: locale, html: locale })
  })

  it('MKT-38 every locale is one that Intl accepts', () => {
    const locales = COUNTRY_CODES.map((country) => market(country).locale.iso)
    expect(Intl.getCanonicalLocales(locales)).toEqual(locales)
  })
})

describe('tax', () => {
  it.each(
    spread([
      [17, 'LU'],
      [19, 'DE'],
      [20, 'GB AT EE SK'],
      [21, 'BE NL LV LT CZ'],
      [22, 'SI'],
      [23, 'PT IE PL'],
      [25, 'HR SE DK NO'],
      [27, 'HU'],
      [0, 'CH US KR SG IL AE'],
    ]),
  )('MKT-25 %s pays %i percent in both environments', (country, tax) => {
    expect(market(country, 'production').tax).toBe(tax)
    expect(market(country, 'staging').tax).toBe(tax)
  })

  it.each([
    ['MKT-26 IT', 'IT', 22],
    ['MKT-27 ES', 'ES', 21],
  ])('%s has a tax in staging and none in production', (_, country, staging) => {
    expect(market(country, 'staging').tax).toBe(staging)
    expect('tax' in market(country, 'production')).toBe(false)
  })

  it('MKT-28 FR has no tax value in either environment', () => {
    expect('tax' in market('FR', 'production')).toBe(false)
    expect('tax' in market('FR', 'staging')).toBe(false)
  })

  it('MKT-29 FI is taxed 25 in production and 24 in staging', () => {
    expect([market('FI', 'production').tax, market('FI', 'staging').tax]).toEqual([25, 24])
  })

  it.each(words('KR SG IL AE AU NZ JP'))('MKT-30 %s is taxed 0', (country) => {
    expect(market(country, 'production').tax).toBe(0)
    expect(market(country, 'staging').tax).toBe(0)
  })
})

describe('currency', () => {
  it.each(
    spread([
      ['GBP', 'GB'],
      ['CHF', 'CH'],
      ['USD', 'US SG IL AE'],
      ['SEK', 'SE'],
      ['DKK', 'DK'],
      ['NOK', 'NO'],
      ['CZK', 'CZ'],
      ['KRW', 'KR'],
      ['EUR', 'DE AT BE NL FR ES IT HR EE SK FI PT LV LT IE SI LU AU NZ JP'],
    ]),
  )('MKT-32 %s pays in %s', (country, code) => {
    expect(market(country).currency.code).toBe(code)
  })

  it.each(['HU', 'PL'])('~MKT-33 %s pays in euro', (country) => {
    expect(market(country).currency).toEqual({ code: 'EUR', symbol: '€' })
  })
})

describe('warehouse', () => {
  it('MKT-23 each region has its two codes, four in all', () => {
    expect(findStorefront('production', 'uk')?.warehouse).toEqual({ region: 'NL', codes: ['nl-rsv', 'nl'] })
    expect(findStorefront('production', 'us')?.warehouse).toEqual({ region: 'US', codes: ['us-rsv', 'us'] })
    const codes = new Set(storefrontsOf('production').flatMap(({ warehouse }) => warehouse.codes))
    expect(codes).toEqual(new Set(['nl-rsv', 'nl', 'us-rsv', 'us']))
  })

  it('MKT-24 only us ships from the US; gl ships from NL', () => {
    for (const { storefrontCode, warehouse } of storefrontsOf('production')) {
      expect(warehouse.region).toBe(storefrontCode === 'us' ? 'US' : 'NL')
    }
    expect(market('SG').warehouse.region).toBe('NL')
  })
})
