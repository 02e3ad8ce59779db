import { describe, expect, it } from 'vitest'
import { SHIPPING_COUNTRY_CODES } from '../storefronts/country-codes.ts'
import { isPostCodeUsual } from './post-code-format.ts'

/** One of each country, as its post writes it. */
const USUAL: Readonly<Record<string, string>> = {
  GB: 'LS1 1AA',
  DE: '10115',
  AT: '1010',
  BE: '1000',
  CH: '8001',
  NL: '1012 AB',
  FR: '75001',
  US: '97201-1234',
  ES: '28001',
  IT: '00184',
  HR: '10000',
  EE: '10111',
  SK: '811 01',
  SE: '111 22',
  FI: '00100',
  PT: '1000-001',
  LV: 'LV-1010',
  LT: 'LT-01100',
  IE: 'D02 X285',
  CZ: '110 00',
  SI: '1000',
  DK: '1050',
  HU: '1051',
  PL: '00-001',
  LU: 'L-1111',
  NO: '0150',
  KR: '03051',
  SG: '049213',
  IL: '9108401',
  AE: 'anything',
}

describe('isPostCodeUsual', () => {
  it.each(SHIPPING_COUNTRY_CODES)('knows how they look in %s', (country) => {
    const usual = USUAL[country] ?? ''
    expect(isPostCodeUsual(country, usual)).toBe(true)
    expect(isPostCodeUsual(country, ` ${usual.toLowerCase()} `)).toBe(true)
    expect(isPostCodeUsual(country, `${usual}999999`)).toBe(country === 'AE')
  })

  it.each([
    ['nothing at all, which is only missing', 'GB', '', true],
    ['a country we do not ship to', 'JP', 'whatever', true],
    ['a country that we do not know', 'XX', 'whatever', true],
    ['a name that every object has', 'constructor', 'whatever', true],
    ['several spaces for one', 'GB', 'LS1  \t1AA', true],
    ['the country before it, as on envelopes', 'AT', 'A 1010', true],
    ['a stroke before it', 'KR', '-03051', false],
    ['a letter too few', 'NL', '1012 A', false],
    ['letters that no Dutch code has', 'NL', '1012 SS', false],
    ['words', 'DE', 'none', false],
  ])('%s', (_, country, postCode, expected) => {
    expect(isPostCodeUsual(country, postCode)).toBe(expected)
  })
})
