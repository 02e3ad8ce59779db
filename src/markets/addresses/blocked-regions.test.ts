import { describe, expect, it } from 'vitest'
import { findMarket } from '../storefronts/table.ts'
import { isBlockedRegion, offeredRegions } from './blocked-regions.ts'

function offered(country: string): readonly string[] {
  const market = findMarket('production', country)
  return market ? offeredRegions(market).map(({ code }) => code) : []
}

describe('offeredRegions', () => {
  it('~ADR-09 leaves ten US regions out of 62', () => {
    const blocked = ['AS', 'GU', 'FM', 'MH', 'MP', 'PW', 'AA', 'AE', 'AP', 'VI']
    expect(offered('US')).toHaveLength(52)
    expect(blocked.filter((code) => offered('US').includes(code))).toEqual([])
    expect(offered('US')).toEqual(expect.arrayContaining(['CA', 'DC', 'PR']))
  })

  it('~ADR-09 blocks nothing elsewhere: FM, AP and VI are provinces in Italy', () => {
    expect(offered('IT')).toHaveLength(107)
    expect(offered('IT')).toEqual(expect.arrayContaining(['FM', 'AP', 'VI']))
  })

  it('ADR-10 country AE has all its emirates', () => {
    expect(offered('AE')).toHaveLength(7)
  })
})

describe('isBlockedRegion', () => {
  it.each([
    ['~ADR-11 a blocked region', 'US', 'GU', true],
    ['~ADR-11 written otherwise', 'US', ' gu ', true],
    ['~ADR-11 the country written otherwise', ' us ', 'GU', true],
    ['~ADR-11 both written otherwise', 'Us\u00a0', '\tgu', true],
    ['~ADR-11 an open one', 'US', 'PR', false],
    ['~ADR-11 none', 'US', '', false],
    ['ADR-10 the same letters in another country', 'AE', 'AE', false],
  ])('%s', (_, country, region, expected) => {
    expect(isBlockedRegion(country, region)).toBe(expected)
  })
})
