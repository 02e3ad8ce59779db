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
})
