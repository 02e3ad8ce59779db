/** A price as the shopper reads it. Separators come from the locale, the symbol's place from the shop's own rules. */
import { SYMBOL_AFTER, SYMBOL_BEFORE, SYMBOL_BEFORE_SPACED } from '../derived/price-notations.ts'
import type { CountryCode, Currency, Market } from '../types.ts'
import { exponentOf, minorUnitsPerMajor } from './exponent-of.ts'
import { numberFormatOf } from './number-format.ts'

export interface PriceFormat {
  readonly currency: Currency
  readonly country: CountryCode
  readonly locale: string
  /** 12.00 becomes 12; 12.50 keeps both decimals. On unless told otherwise (PRC-08). */
  readonly dropZeroDecimals?: boolean
}

/** The space of PRC-04 and PRC-05: one at which a line cannot break, so that a price stays in one piece. */
const NBSP = '\u00a0'

/** PRC-01..09. A negative amount has its minus before everything, so that the symbol stays beside the number. */
export function formatPrice(minorUnits: number, format: PriceFormat): string {
  const sign = minorUnits < 0 ? '-' : ''
  return sign + withSymbol(formatAmount(Math.abs(minorUnits), format), format)
}

export function formatMarketPrice(
  minorUnits: number,
  { currency, countryCode, locale }: Pick<Market, 'currency' | 'countryCode' | 'locale'>,
  options: Pick<PriceFormat, 'dropZeroDecimals'> = {},
): string {
  return formatPrice(minorUnits, { currency, country: countryCode, locale: locale.iso, ...options })
}

/** The euro is written in three ways, by country and not by storefront or locale (T21). */
function withSymbol(number: string, { currency: { code, symbol }, country }: PriceFormat): string {
  const key = [country + code, code].find((one) => NOTED.some((keys) => keys.includes(one))) ?? code
  if (SYMBOL_BEFORE.includes(key)) return symbol + number
  return SYMBOL_BEFORE_SPACED.includes(key) ? symbol + NBSP + number : number + symbol
}

const NOTED = [SYMBOL_BEFORE, SYMBOL_BEFORE_SPACED, SYMBOL_AFTER]

/** Whole part and decimals are taken apart as integers: 0.1 + 0.2 has no place in a price. */
function formatAmount(minorUnits: number, { currency, locale, dropZeroDecimals = true }: PriceFormat): string {
  if (!Number.isSafeInteger(minorUnits)) throw new RangeError(`Not a price in minor units: ${minorUnits}`)
  const perMajor = minorUnitsPerMajor(currency.code)
  const exponent = exponentOf(currency.code)
  const decimals = minorUnits % perMajor
  const { whole, decimalSeparator } = numberFormatOf(locale)
  const number = whole((minorUnits - decimals) / perMajor)
  if (exponent === 0 || (decimals === 0 && dropZeroDecimals)) return number
  return number + decimalSeparator + String(decimals).padStart(exponent, '0')
}
