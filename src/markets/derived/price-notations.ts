/** How prices are written, for the browser: only what differs from the most frequent notation, to reduce its size. */
import { MARKET_RECORDS } from '../countries/records.ts'
import type { SeparatorStyle } from '../market-record.ts'
import { CURRENCY_CODES, CURRENCY_RECORDS, type CurrencyCode, type SymbolPosition } from '../prices/currencies.ts'

/** Where the symbol of a currency is written that has no entry. */
export const FREQUENT_SYMBOL_POSITION: SymbolPosition = 'after'

/**
 * By currency ('GBP') where it is not the most frequent position, and by country and currency ('NLEUR') where a country
 * writes its currency in its own way.
 */
export const SYMBOL_POSITIONS: Readonly<Record<string, SymbolPosition>> = Object.fromEntries([
  ...CURRENCY_CODES.map((code) => [code, CURRENCY_RECORDS[code].symbolPosition] as const).filter(
    ([, position]) => position !== FREQUENT_SYMBOL_POSITION,
  ),
  ...MARKET_RECORDS.filter(
    ({ currency, priceNotation }) => priceNotation.symbol !== CURRENCY_RECORDS[currency].symbolPosition,
  ).map(({ countryCode, currency, priceNotation }) => [countryCode + currency, priceNotation.symbol] as const),
])

/** What separates groups and decimals, and how many digits must stand before the first separator. */
export type Separators = readonly [group: string, decimal: string, leading: number]

const SEPARATORS: Readonly<Record<Exclude<SeparatorStyle, 'point'>, Separators>> = {
  comma: ['.', ',', 1],
  'comma-from-five-digits': ['.', ',', 2],
  space: ['\u00a0', ',', 1],
  'narrow-space': ['\u202f', ',', 1],
  apostrophe: ["'", '.', 1],
}

/** With the locales that use them; 1,234.50 where a locale is not listed. */
export const SEPARATOR_LOCALES: readonly (readonly [Separators, readonly string[]])[] = [
  ...Map.groupBy(MARKET_RECORDS, ({ priceNotation }) => priceNotation.separators),
].flatMap(([style, records]) =>
  style === 'point' ? [] : [[SEPARATORS[style], records.map(({ locale }) => locale)] as const],
)

export const CURRENCIES_WITHOUT_DECIMALS: readonly CurrencyCode[] = CURRENCY_CODES.filter(
  (code) => CURRENCY_RECORDS[code].decimals === 0,
)
