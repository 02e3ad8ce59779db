import { describe, expect, it } from 'vitest'
import { CURRENCIES } from '../derived/currency-symbols.ts'
import { priceForMarket } from './price-for-market.ts'

const price = {
  original: 1000,
  final: 800,
  values: {
    GBP: { original: 900, final: 700 },
    CHF: { original: 1200, final: 1100 },
    KRW: { original: 15000, final: 12000 },
  },
}

describe('priceForMarket', () => {
  it.each([
    ['PRC-17 GB takes pounds', 'GBP', { original: 900, final: 700 }],
    ['PRC-17 CH takes francs', 'CHF', { original: 1200, final: 1100 }],
    ['PRC-17 KR takes won', 'KRW', { original: 15000, final: 12000 }],
    ['PRC-17 a currency without a value has no price, not another currency’s', 'SEK', undefined],
  ] as const)('%s', (_, code, expected) => {
    expect(priceForMarket(price, { currency: CURRENCIES[code] })).toEqual(expected)
  })
})
