import { describe, expect, it } from 'vitest'
import { COUNTRY_CODES } from './country-codes.ts'
import { recordOf } from '../countries/record-of.ts'
import type { CountryCode } from '../types.ts'
import { findMarket } from './table.ts'

const regionsOf = (country: CountryCode) => recordOf(country).address.regions

describe('the regions of the records', () => {
  it.each([
    ['~MKT-03 fifty states, DC, eight territories and three military addresses', 'US', 62, 'CA', 'California'],
    ['~MKT-03 107 Italian provinces', 'IT', 107, 'FC', 'Forlì-Cesena'],
    ['~MKT-03 52 Spanish provinces', 'ES', 52, 'C', 'A Coruña'],
    ['~MKT-03 26 Irish counties', 'IE', 26, 'D', 'Dublin'],
    ['~MKT-03 seven emirates', 'AE', 7, 'RK', 'Ras Al Khaimah'],
  ] as const)('%s', (_, country, count, code, name) => {
    const regions = regionsOf(country)
    expect(regions).toHaveLength(count)
    expect(new Set(regions.map((region) => region.code)).size).toBe(count)
    expect(new Set(regions.map((region) => region.name)).size).toBe(count)
    expect(regions).toContainEqual({ name, code })
    expect(findMarket('production', country)?.regions).toEqual(regions)
  })

  it('~MKT-03 every region has a code of capitals and a name', () => {
    for (const country of COUNTRY_CODES) {
      for (const { code, name } of regionsOf(country)) {
        expect(code).toMatch(/^[A-Z]{1,2}$/)
        expect(name).toMatch(/^\p{Lu}[\p{L}.' -]*\p{L}$/u)
      }
    }
  })

  it('~MKT-03 the other countries have none, so the field is not drawn', () => {
    const filled = COUNTRY_CODES.filter((country) => regionsOf(country).length > 0)
    expect(filled.toSorted()).toEqual(['AE', 'ES', 'IE', 'IT', 'US'])
  })
})
