/** A price as the shopper reads it. Separators come from the locale, the symbol's place from the shop's own rules. */
import { FREQUENT_SYMBOL_POSITION, SYMBOL_POSITIONS } from '../derived/price-notations.ts'
import type { CountryCode, Currency, Market } from '../types.ts'
import { exponentOf, minorUnitsPerMajor } from './exponent-of.ts'
import { numberFormatOf } from './number-format.ts'
import { placeSymbol } from './place-symbol.ts'

export interface PriceFormat {
  readonly currency: Currency
  readonly country: CountryCode
  readonly locale: string
  /** 12.00 becomes 12; 12.50 has both decimals. On by default (PRC-08). */
  readonly dropZeroDecimals?: boolean
}

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

/** The euro is written in several ways, by country and not by storefront or locale (T21). */
function withSymbol(number: string, { currency: { code, symbol }, country }: PriceFormat): string {
  const position = SYMBOL_POSITIONS[country + code] ?? SYMBOL_POSITIONS[code] ?? FREQUENT_SYMBOL_POSITION
  return placeSymbol(number, symbol, position)
}

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
