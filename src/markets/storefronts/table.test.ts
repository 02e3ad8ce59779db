import { describe, expect, it } from 'vitest'
import type { CountryCode, Environment } from '../types.ts'
import { isExternalStorefrontCode, isStorefrontCode, STOREFRONT_CODES } from './codes.ts'
import { COUNTRY_CODES, SHIPPING_COUNTRY_CODES } from './country-codes.ts'
import { findMarket, findStorefront, shippingCountries, storefrontsOf } from './table.ts'

const environments = ['production', 'staging'] as const
const words = (text: string) => text.split(' ')
const sorted = (list: readonly string[]) => list.toSorted()

function marketsOf(environment: Environment) {
  return storefrontsOf(environment).flatMap(({ markets }) => markets)
}

function withoutTaxes(environment: Environment) {
  return storefrontsOf(environment).map((storefront) => JSON.stringify(storefront).replaceAll(/"tax":\d+,/g, ''))
}

function countOfType(type: string) {
  return marketsOf('production').filter(({ marketType }) => marketType === type).length
}

function countriesOf(code: string) {
  return findStorefront('production', code)?.markets.map(({ countryCode }) => countryCode) ?? []
}

describe('storefrontsOf', () => {
  it.each(environments)('MKT-01 every market of %s has exactly the members of a market', (environment) => {
    const required =
      'contentLocale continent countryCode currency isFocusMarket language locale marketType name regions storefrontCode warehouse'
    const markets = marketsOf(environment)
    expect(markets).toHaveLength(33)
    for (const market of markets) {
      const { tax, ...rest } = market
      expect(sorted(Object.keys(rest))).toEqual(words(required))
      expect('tax' in market).toBe(tax !== undefined)
      expect(sorted(Object.keys(market.name))).toEqual(['english', 'local'])
      expect(sorted(Object.keys(market.currency))).toEqual(['code', 'symbol'])
      expect(sorted(Object.keys(market.locale))).toEqual(['html', 'iso'])
      expect(sorted(Object.keys(market.warehouse))).toEqual(['codes', 'region'])
    }
  })

  it('MKT-01 has one market per country', () => {
    expect(sorted(marketsOf('production').map(({ countryCode }) => countryCode))).toEqual(sorted(COUNTRY_CODES))
  })

  it.each(environments)('MKT-12 every storefront of %s has exactly the members of a group', (environment) => {
    for (const storefront of storefrontsOf(environment)) {
      expect(sorted(Object.keys(storefront))).toEqual(
        words('contentKey contentLocale isFocusMarket markets storefrontCode tenantKey warehouse'),
      )
      expect(storefront.markets.length).toBeGreaterThan(0)
      for (const market of storefront.markets) {
        expect(market.storefrontCode).toBe(storefront.storefrontCode)
        expect(market.contentLocale).toBe(storefront.contentLocale)
        expect(market.warehouse).toEqual(storefront.warehouse)
        expect(market.isFocusMarket).toBe(storefront.isFocusMarket)
      }
    }
  })

  it('MKT-12 is plain data: nothing is lost on the way through JSON', () => {
    expect(JSON.parse(JSON.stringify(storefrontsOf('staging')))).toEqual(storefrontsOf('staging'))
  })

  it('MKT-13 both lists hold the same fifteen storefronts and differ only in the taxes of IT, ES and FI', () => {
    expect(storefrontsOf('production')).toHaveLength(15)
    const different = COUNTRY_CODES.filter(
      (code) => JSON.stringify(findMarket('production', code)) !== JSON.stringify(findMarket('staging', code)),
    )
    expect(sorted(different)).toEqual(['ES', 'FI', 'IT'])
    expect(withoutTaxes('production')).toEqual(withoutTaxes('staging'))
  })

  it('MKT-13 the lists are built once', () => {
    expect(storefrontsOf('production')).toBe(storefrontsOf('production'))
    expect(storefrontsOf('production')).not.toBe(storefrontsOf('staging'))
  })
})

describe('countries', () => {
  const thirty = words('GB DE AT BE CH NL FR US ES IT HR EE SK SE FI PT LV LT IE CZ SI DK HU PL LU NO KR SG IL AE')

  it.each(environments)('MKT-05 ships to exactly thirty countries in %s', (environment) => {
    expect(shippingCountries(environment).map(({ countryCode }) => countryCode)).toEqual(thirty)
    expect(SHIPPING_COUNTRY_CODES).toHaveLength(30)
  })

  it('MKT-05 does not ship to AU, NZ and JP', () => {
    const codes = shippingCountries('production').map(({ countryCode }) => countryCode)
    expect(codes).not.toEqual(expect.arrayContaining(['AU']))
    expect(codes).not.toEqual(expect.arrayContaining(['NZ']))
    expect(codes).not.toEqual(expect.arrayContaining(['JP']))
  })

  it.each([
    ['uk', 'GB'],
    ['de', 'DE'],
    ['at', 'AT'],
    ['be', 'BE'],
    ['ch', 'CH'],
    ['nl', 'NL'],
    ['fr', 'FR'],
    ['us', 'US'],
    ['es', 'ES'],
    ['it', 'IT'],
  ])('MKT-06 storefront %s is the focus market %s alone', (storefront, country) => {
    expect(countriesOf(storefront)).toEqual([country])
    expect(findMarket('production', country)?.marketType).toBe('focus')
  })

  it('MKT-07 eu groups sixteen umbrella markets', () => {
    const expected = words('HR EE SK SE FI PT LV LT IE CZ SI DK HU PL LU NO')
    expect(sorted(countriesOf('eu'))).toEqual(sorted(expected))
    expect(new Set(expected.map((code) => findMarket('production', code)?.marketType))).toEqual(new Set(['umbrella']))
  })

  it('MKT-08 gl groups four umbrella markets', () => {
    expect(sorted(countriesOf('gl'))).toEqual(sorted(words('KR SG IL AE')))
    expect(findMarket('production', 'KR')?.marketType).toBe('umbrella')
  })

  it.each([
    ['AU', 'au'],
    ['NZ', 'nz'],
    ['JP', 'jp'],
  ])('MKT-09 %s is an external market under %s', (country, code) => {
    expect(findMarket('production', country)).toMatchObject({ marketType: 'external', storefrontCode: code })
    expect(thirty).not.toContain(country)
  })

  it('MKT-04 only focus markets are focus markets', () => {
    expect(['focus', 'umbrella', 'external'].map(countOfType)).toEqual([10, 20, 3])
    for (const market of marketsOf('production')) expect(market.isFocusMarket).toBe(market.marketType === 'focus')
  })
})

describe('storefront codes', () => {
  it('MKT-10 there are twelve', () => {
    expect(sorted(STOREFRONT_CODES)).toEqual(sorted(words('uk de at be ch nl fr us es it eu gl')))
    const internal = storefrontsOf('production').filter(({ storefrontCode }) => isStorefrontCode(storefrontCode))
    expect(internal.map(({ storefrontCode }) => storefrontCode)).toEqual([...STOREFRONT_CODES])
  })

  it('MKT-11 Britain is uk, and no umbrella country has a storefront of its own', () => {
    expect(findMarket('production', 'GB')?.storefrontCode).toBe('uk')
    const umbrella: readonly CountryCode[] = [...(['HR', 'SE', 'IE', 'NO', 'KR', 'SG', 'IL', 'AE'] as const)]
    for (const code of ['gb', ...umbrella.map((country) => country.toLowerCase())]) {
      expect(isStorefrontCode(code)).toBe(false)
      expect(findStorefront('production', code)).toBeUndefined()
    }
  })

  it.each(['xx', 'gb', 'UK', '', '_default', 'constructor', '__proto__'])('MKT-37 %j is no storefront', (code) => {
    expect(isStorefrontCode(code)).toBe(false)
    expect(findStorefront('production', code)).toBeUndefined()
    expect(findStorefront('staging', code)).toBeUndefined()
  })

  it('MKT-09 external codes are distinct from storefront codes', () => {
    expect(['au', 'nz', 'jp'].every(isExternalStorefrontCode)).toBe(true)
    expect(['au', 'nz', 'jp'].some(isStorefrontCode)).toBe(false)
    expect(isExternalStorefrontCode('uk')).toBe(false)
  })
})
