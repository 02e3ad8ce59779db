import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FIXED_RATES, PRICE_ADJUSTMENTS } from './conversion-tables.ts'
import { createConverter } from './convert-price.ts'
import { CURRENCIES } from '../derived/currency-symbols.ts'

const convert = createConverter({ GBP: 0.86, SEK: 11.1234, KRW: 1480.5, USD: 1.1, CHF: 99, AUD: 1.65 })

describe('conversion tables', () => {
  it('PRC-12 rates and adjustments are two tables by currency code', () => {
    expect(FIXED_RATES).toEqual({ CHF: 1.05, NOK: 10.23, HKD: 8.84, JPY: 128.07, NZD: 1.66 })
    expect(PRICE_ADJUSTMENTS).toEqual({ CHF: 5, NOK: 20, HKD: 50, JPY: 5, NZD: 10 })
  })
})

describe('createConverter', () => {
  it.each([
    ['PRC-11 CHF 10.00 × 1.05 + 5 %', 1000, 'CHF', 1103],
    ['PRC-11 NOK 10.00 × 10.23 + 20 %', 1000, 'NOK', 12276],
    ['PRC-11 HKD 10.00 × 8.84 + 50 %', 1000, 'HKD', 13260],
    ['PRC-11 JPY 10.00 × 128.07 + 5 %, in whole yen', 1000, 'JPY', 1345],
    ['PRC-11 NZD 10.00 × 1.66 + 10 %', 1000, 'NZD', 1826],
    ['PRC-11 a fixed rate goes before the live one', 100, 'CHF', 110],
    ['PRC-11 live rate, no adjustment', 1000, 'GBP', 860],
    ['PRC-11 live rate into a currency without minor units', 1000, 'KRW', 14805],
    ['PRC-11 exactly half goes up: 1480.5 won', 100, 'KRW', 1481],
    ['PRC-11 exactly half of a discount goes the same way', -100, 'KRW', -1481],
    ['PRC-11 less than half goes down: 740.25 won', 50, 'KRW', 740],
    ['PRC-11 euro stay euro', 1295, 'EUR', 1295],
    ['PRC-11 a discount converts like a price', -1000, 'CHF', -1103],
    ['PRC-10 AUD converts', 1000, 'AUD', 1650],
    ['PRC-10 JPY converts', 100, 'JPY', 134],
    ['PRC-10 HKD converts', 100, 'HKD', 1326],
    ['PRC-10 NZD converts', 100, 'NZD', 183],
  ] as const)('%s', (_, cents, to, expected) => {
    expect(convert(cents, to)).toBe(expected)
  })

  it.each(['CHF', 'GBP', 'EUR'] as const)(
    'PRC-14 ERR-33 %s cannot be converted before the live table is loaded',
    (to) => {
      expect(() => createConverter(undefined)(1000, to)).toThrow(new Error('Rates not fetched'))
    },
  )

  it('PRC-14 once loaded, the fixed rate answers, even from an empty table', () => {
    expect(createConverter({})(1000, 'CHF')).toBe(1103)
  })

  it.each([undefined, 0, -1, Number.NaN, Number.POSITIVE_INFINITY])('PRC-14 a live rate of %s is no rate', (rate) => {
    const broken = createConverter(rate === undefined ? {} : { GBP: rate })
    expect(() => broken(1000, 'GBP')).toThrow('Rates not fetched')
  })
})

describe('exactness', () => {
  it('PRC-11 rounds where multiplying as decimals would miss a unit', () => {
    // 1.005 × 100 is 100.49999999999999 to a computer, and 100.5 to a shopper.
    expect(Math.round(100 * 1.005)).toBe(100)
    expect(createConverter({ USD: 1.005 })(100, 'USD')).toBe(101)
  })

  it('PRC-11 equals the rational result for every price and every rate of up to six decimals', () => {
    const amounts = fc.nat(10_000_000)
    const millionths = fc.integer({ min: 1, max: 2_000_000_000 })
    fc.assert(
      fc.property(amounts, millionths, (cents, rate) => {
        const half = (2n * BigInt(cents) * BigInt(rate) + 1_000_000n) / 2_000_000n
        expect(createConverter({ USD: rate / 1_000_000 })(cents, 'USD')).toBe(Number(half))
      }),
    )
  })

  it('PRC-11 never makes a dearer price the cheaper one, and mirrors at zero', () => {
    const loaded = createConverter(Object.fromEntries(Object.keys(CURRENCIES).map((code) => [code, 1.2345])))
    const anyCode = fc.constantFrom(...Object.values(CURRENCIES)).map(({ code }) => code)
    fc.assert(
      fc.property(fc.nat(1e9), fc.nat(1e6), anyCode, (cents, more, to) => {
        expect(loaded(cents + more, to)).toBeGreaterThanOrEqual(loaded(cents, to))
        expect(loaded(-cents, to) + loaded(cents, to)).toBe(0)
      }),
    )
  })
})
