import { describe, expect, it } from 'vitest'
import { findMarket, shippingCountries } from '../storefronts/table.ts'
import { pricingMarketOf } from './pricing-market.ts'

describe('pricingMarketOf', () => {
  it.each([
    [
      'GB',
      {
        countryCode: 'GB',
        currency: 'GBP',
        taxPercentage: 20,
        isTaxIncluded: true,
        importLimit: { amount: 135_00, per: 'parcel' },
      },
    ],
    ['FR', { countryCode: 'FR', currency: 'EUR', taxPercentage: undefined, isTaxIncluded: true }],
    ['KR', { countryCode: 'KR', currency: 'KRW', taxPercentage: 0, isTaxIncluded: true }],
    ['US', { countryCode: 'US', currency: 'USD', taxPercentage: 0, isTaxIncluded: false }],
  ])('~PRC-18 %s', (country, expected) => {
    const market = findMarket('production', country)
    expect(market && pricingMarketOf(market)).toEqual(expected)
  })

  it('~PRC-18 prices hold the tax everywhere but in the United States', () => {
    const excluded = shippingCountries('production').filter((market) => !pricingMarketOf(market).isTaxIncluded)
    expect(excluded.map(({ countryCode }) => countryCode)).toEqual(['US'])
  })
})
