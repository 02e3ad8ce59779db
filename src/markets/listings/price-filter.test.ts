import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  parsePriceFilter,
  PRICE_FILTER_BOUNDS,
  priceBounds,
  priceFilterInMinorUnits,
  serialisePriceFilter,
} from './price-filter.ts'

describe('priceBounds', () => {
  it.each([
    ['~LST-13 0 to 300', 'EUR', undefined, 300],
    ['~LST-13 0 to 300 in euro, whatever the answer', 'EUR', 90_000, 300],
    ['~LST-13 0 to 300 in Hong Kong dollars, which are no small unit', 'HKD', 90_000, 300],
    ['~LST-13 the dearest pair in kronor', 'SEK', 129_900, 1299],
    ['~LST-13 the dearest pair in koruna, to the next whole one', 'CZK', 149_950, 1500],
    ['~LST-13 the dearest pair in won, not divided', 'KRW', 90_000, 90_000],
    ['~LST-13 never below 300', 'DKK', 9900, 300],
    ['~LST-13 krone without an answer', 'NOK', undefined, 300],
    ['~LST-13 an answer that is no number', 'SEK', Number.NaN, 300],
    ['~LST-13 an endless answer', 'SEK', Number.POSITIVE_INFINITY, 300],
  ] as const)('%s', (_, currency, dearest, max) => {
    expect(priceBounds(currency, dearest)).toEqual({ min: 0, max })
  })
})

describe('parsePriceFilter', () => {
  it.each([
    ['LST-15 both sides', 'min:10,max:50', { min: 10, max: 50 }],
    ['LST-15 clamped', 'min:-5,max:999', { min: 0, max: 300 }],
    ['LST-15 only min', 'min:10', { min: 10, max: 300 }],
    ['LST-15 only max', 'max:50', { min: 0, max: 50 }],
    ['LST-15 the wrong way round', 'min:50,max:10', { min: 10, max: 50 }],
    ['LST-15 outwards to whole units', 'min:9.9,max:19.5', { min: 9, max: 20 }],
    ['LST-15 outwards also when the wrong way round', 'min:19.5,max:9.9', { min: 9, max: 20 }],
    ['LST-15 one unreadable side', 'min:abc,max:50', { min: 0, max: 50 }],
    ['LST-15 letters before a number', 'min:x10,max:50', { min: 0, max: 50 }],
    ['LST-15 letters after a number', 'min:10x,max:50', { min: 0, max: 50 }],
    ['LST-15 nothing readable', 'min:abc,red', undefined],
    ['LST-15 nothing', '', undefined],
    ['LST-15 endless', 'max:Infinity', undefined],
  ])('%s', (_, text, expected) => {
    expect(parsePriceFilter(text)).toEqual(expected)
  })

  it('~LST-13 a market with other bounds clamps to those', () => {
    expect(parsePriceFilter('min:1000,max:200000', priceBounds('KRW', 90_000))).toEqual({ min: 1000, max: 90_000 })
  })

  it('LST-15 reads back what was written', () => {
    const side = fc.integer({ min: PRICE_FILTER_BOUNDS.min, max: PRICE_FILTER_BOUNDS.max })
    fc.assert(
      fc.property(side, side, (a, b) => {
        const range = { min: Math.min(a, b), max: Math.max(a, b) }
        expect(parsePriceFilter(serialisePriceFilter(range))).toEqual(range)
      }),
    )
  })
})

describe('priceFilterInMinorUnits', () => {
  it.each([
    ['~LST-14 times 100', 'EUR', { min: 1000, max: 5000 }],
    ['~LST-14 times 1 in won', 'KRW', { min: 10, max: 50 }],
  ] as const)('%s', (_, currency, expected) => {
    expect(priceFilterInMinorUnits({ min: 10, max: 50 }, currency)).toEqual(expected)
  })
})
