import { describe, expect, it } from 'vitest'
import { findMarket } from '../storefronts/table.ts'
import { priceCurrencyOf } from './price-currency-of.ts'

describe('priceCurrencyOf', () => {
  it.each([
    ['GB', 'GBP'],
    ['DE', 'EUR'],
    ['KR', 'KRW'],
    ['US', 'USD'],
  ])('%s is priced in %s', (country, currency) => {
    const market = findMarket('production', country)
    if (market === undefined) throw new Error(country)
    expect(priceCurrencyOf(market)).toBe(currency)
  })

  it('~MKT-09 nothing is priced in the currency of an external market', () => {
    const market = findMarket('production', 'GB')
    if (market === undefined) throw new Error('GB')
    const yen = { ...market.currency, code: 'JPY' } as const
    expect(() => priceCurrencyOf({ countryCode: 'JP', currency: yen })).toThrow('Nothing is priced in JPY')
  })
})
