/** How prices are written, for the browser: only what differs from the most frequent notation, to keep it small. */
import { MARKET_RECORDS } from '../countries/records.ts'
import type { SeparatorStyle } from '../market-record.ts'
import { CURRENCY_CODES, CURRENCY_RECORDS, type CurrencyCode, type SymbolPosition } from '../prices/currencies.ts'

/** By currency; after the number where it is not listed. */
export const CURRENCY_NOTATIONS: Readonly<Record<string, SymbolPosition>> = Object.fromEntries(
  CURRENCY_CODES.flatMap((code) => {
    const { symbolPosition } = CURRENCY_RECORDS[code]
    return symbolPosition === 'after' ? [] : [[code, symbolPosition]]
  }),
)

/** By country and currency ('NLEUR'), where a country writes its currency in its own way. */
export const COUNTRY_NOTATIONS: Readonly<Record<string, SymbolPosition>> = Object.fromEntries(
  MARKET_RECORDS.flatMap(({ countryCode, currency, priceNotation: { symbol } }) =>
    symbol === CURRENCY_RECORDS[currency].symbolPosition ? [] : [[countryCode + currency, symbol]],
  ),
)

/** The locales of each style; a point where a locale is not listed. */
export const SEPARATOR_LOCALES: readonly (readonly [SeparatorStyle, readonly string[]])[] = [
  ...Map.groupBy(MARKET_RECORDS, ({ priceNotation }) => priceNotation.separators),
].flatMap(([style, records]) => (style === 'point' ? [] : [[style, records.map(({ locale }) => locale)] as const]))

export const CURRENCIES_WITHOUT_DECIMALS: readonly CurrencyCode[] = CURRENCY_CODES.filter(
  (code) => CURRENCY_RECORDS[code].decimals === 0,
)
