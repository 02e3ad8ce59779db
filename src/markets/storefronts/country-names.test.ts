import { describe, expect, it } from 'vitest'
import { COUNTRY_CODES, isCountryCode } from './country-codes.ts'
import { COUNTRY_NAMES, countryNameOf } from './country-names.ts'
import { findMarket } from './table.ts'

/** Intl takes French to be spoken in Luxembourg; the country's own name is Luxembourgish. Everywhere else they agree. */
const NOT_THE_LIKELY_LANGUAGE = new Map<string, string>([['LU', 'lb']])

describe('country names', () => {
  it('MKT-35 has a lower-case entry for every market, and showroom', () => {
    const expected = [...COUNTRY_CODES.map((code) => code.toLowerCase()), 'showroom']
    expect([...COUNTRY_NAMES.keys()].toSorted()).toEqual(expected.toSorted())
  })

  it('MKT-35 showroom is a name only', () => {
    expect(COUNTRY_NAMES.get('showroom')).toEqual({ english: 'Showroom', local: 'Showroom' })
    expect(isCountryCode('SHOWROOM')).toBe(false)
    expect(findMarket('production', 'SHOWROOM')).toBeUndefined()
  })

  it.each([
    ['GB', 'United Kingdom', 'United Kingdom'],
    ['AT', 'Austria', 'Österreich'],
    ['CZ', 'Czechia', 'Česko'],
    ['KR', 'South Korea', '대한민국'],
    ['IL', 'Israel', 'ישראל'],
    ['JP', 'Japan', '日本'],
  ] as const)('MKT-35 %s is %s, at home %s', (code, english, local) => {
    expect(countryNameOf(code)).toEqual({ english, local })
    expect(findMarket('production', code)?.name).toEqual({ english, local })
  })

  it('MKT-35 the English names are those that Intl knows', () => {
    const names = new Intl.DisplayNames('en', { type: 'region' })
    for (const code of COUNTRY_CODES) expect(countryNameOf(code).english).toBe(names.of(code))
  })

  it.each(COUNTRY_CODES)(
    'MKT-35 the local name of %s is the one that Intl knows in the language spoken there',
    (code) => {
      const language = NOT_THE_LIKELY_LANGUAGE.get(code) ?? new Intl.Locale(`und-${code}`).maximize().language
      expect(countryNameOf(code).local).toBe(new Intl.DisplayNames(language, { type: 'region' }).of(code))
    },
  )
})
