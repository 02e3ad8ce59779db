import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COUNTRY_CODES } from '../storefronts/country-codes.ts'
import { findMarket } from '../storefronts/table.ts'
import type { CurrencyCode, Market } from '../types.ts'
import { CURRENCIES } from '../derived/currency-symbols.ts'
import { exponentOf } from './exponent-of.ts'
import { formatMarketPrice, formatPrice } from './format-price.ts'

function market(country: string): Market {
  const found = findMarket('production', country)
  if (!found) throw new Error(`No market ${country}`)
  return found
}

/** Reads a price back to minor units, with the separators that Intl itself names for the locale. */
function readBack(text: string, { locale, currency }: { locale: string; currency: CurrencyCode }): number {
  const parts = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).formatToParts(1_234_567.89)
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.'
  const [whole = '', decimals = ''] = text.replace(CURRENCIES[currency].symbol, '').split(decimal)
  const digits = whole.replaceAll(/\D/g, '') + decimals.trim().padEnd(exponentOf(currency), '0')
  return (text.startsWith('-') ? -1 : 1) * Number(digits)
}

describe('formatMarketPrice', () => {
  it.each([
    ['PRC-01 pence become pounds', 1250, 'GB', '£12.50'],
    ['PRC-01 five pence', 5, 'GB', '£0.05'],
    ['PRC-01 nothing', 0, 'GB', '£0'],
    ['PRC-02 won are not divided', 900, 'KR', '₩900'],
    ['PRC-02 won have grouping and no decimals', 9000, 'KR', '₩9,000'],
    ['PRC-03 pound directly before the number', 1250, 'GB', '£12.50'],
    ['PRC-04 franc, space, number', 1295, 'CH', 'CHF\u00a012.95'],
    ['PRC-05 euro, space, number in NL', 1295, 'NL', '€\u00a012,95'],
    ['PRC-05 euro, space, number in AT', 1295, 'AT', '€\u00a012,95'],
    ['PRC-06 euro tight in IE', 1295, 'IE', '€12.95'],
    ['PRC-06 euro tight in LU', 1295, 'LU', '€12.95'],
    ['PRC-07 number, then euro in DE', 1295, 'DE', '12,95€'],
    ['PRC-07 number, then euro in BE', 1295, 'BE', '12,95€'],
    ['PRC-07 number, then euro in FR', 1295, 'FR', '12,95€'],
    ['PRC-07 number, then dollar, also in the US', 1250, 'US', '12.50$'],
    ['PRC-07 number, then krona in SE', 14900, 'SE', '149kr'],
    ['PRC-07 number, then krone in DK', 12950, 'DK', '129,50kr'],
    ['PRC-07 number, then krone in NO', 14900, 'NO', '149kr'],
    ['PRC-07 number, then koruna in CZ', 34900, 'CZ', '349Kč'],
    ['~MKT-33 Hungary reads a euro price', 1295, 'HU', '12,95€'],
    ['PRC-08 zero decimals are dropped', 1200, 'GB', '£12'],
    ['PRC-08 one zero is not', 1210, 'GB', '£12.10'],
    ['PRC-09 no grouping below a thousand', 99905, 'GB', '£999.05'],
    ['PRC-09 the grouping of the locale', 123450, 'GB', '£1,234.50'],
    ['PRC-09 German separators', 123450, 'DE', '1.234,50€'],
    // Not the space of Austrian plain numbers: money has a point there, as in Intl's currency style.
    ['PRC-09 Austrian separators, those of money', 123450, 'AT', '€\u00a01.234,50'],
    ['PRC-09 a discount has its minus first', -1250, 'GB', '-£12.50'],
    ['PRC-09 a discount in Germany', -1295, 'DE', '-12,95€'],
  ])('%s', (_, amount, country, expected) => {
    expect(formatMarketPrice(amount, market(country))).toBe(expected)
  })

  it('PRC-08 zero decimals stay when dropping is not allowed', () => {
    expect(formatMarketPrice(1200, market('GB'), { dropZeroDecimals: false })).toBe('£12.00')
    expect(formatMarketPrice(1200, market('KR'), { dropZeroDecimals: false })).toBe('₩1,200')
  })

  it.each([12.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('PRC-01 %d is no amount of minor units', (amount) => {
    expect(() => formatMarketPrice(amount, market('GB'))).toThrow(RangeError)
  })
})

describe('formatPrice', () => {
  it.each([
    ['PRC-03 Australian dollar first', 'AUD', 1250, '$12.50'],
    ['PRC-03 yen first', 'JPY', 900, '¥900'],
    ['PRC-07 Hong Kong dollar last', 'HKD', 1250, '12.50HK$'],
    ['PRC-07 New Zealand dollar last', 'NZD', 1250, '12.50NZ$'],
    ['PRC-10 Australian dollar is known', 'AUD', 100, '$1'],
    ['PRC-10 yen is known', 'JPY', 100, '¥100'],
    ['PRC-10 Hong Kong dollar is known', 'HKD', 100, '1HK$'],
    ['PRC-10 New Zealand dollar is known', 'NZD', 100, '1NZ$'],
  ] as const)('%s', (_, code, amount, expected) => {
    expect(formatPrice(amount, { currency: CURRENCIES[code], country: 'GB', locale: 'en-GB' })).toBe(expected)
  })
})

describe('formatting loses nothing', () => {
  const anyMarket = fc.constantFrom(...COUNTRY_CODES).map(market)
  const anyAmount = fc.oneof(fc.integer({ min: -1e7, max: 1e7 }), fc.maxSafeInteger())

  it('PRC-09 every amount in every market reads back to the same minor units', () => {
    fc.assert(
      fc.property(anyAmount, anyMarket, fc.boolean(), (amount, { locale, ...rest }, dropZeroDecimals) => {
        const text = formatMarketPrice(amount, { locale, ...rest }, { dropZeroDecimals })
        expect(readBack(text, { locale: locale.iso, currency: rest.currency.code })).toBe(amount)
      }),
      { numRuns: 2000 },
    )
  })

  it('PRC-10 so does every known currency in every locale', () => {
    const anyCurrency = fc.constantFrom(...Object.values(CURRENCIES))
    fc.assert(
      fc.property(anyAmount, anyMarket, anyCurrency, (amount, { countryCode, locale }, currency) => {
        const text = formatPrice(amount, { currency, country: countryCode, locale: locale.iso })
        expect(readBack(text, { locale: locale.iso, currency: currency.code })).toBe(amount)
      }),
      { numRuns: 2000 },
    )
  })
})
