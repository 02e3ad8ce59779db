/**
 * Prices in texts that people write (SHX-24): `{price:40 EUR}` is written in the notation of the market that reads it, so that one
 * text serves every country. On the server: it has the table of all currencies.
 */
import { CURRENCIES } from '../derived/currency-symbols.ts'
import type { Market } from '../types.ts'
import { CURRENCY_CODES, CURRENCY_RECORDS, isCurrencyCode } from './currencies.ts'
import { signPattern } from './currency-signs.ts'
import { minorUnitsPerMajor } from './exponent-of.ts'
import { formatPrice } from './format-price.ts'

const PLACEHOLDER = /\{price:([^{}]*)\}/g
/** An amount with a dot before its decimals, and a currency. */
const AMOUNT = /^(\d{1,9})(?:\.(\d{2}))? ([A-Z]{3})$/

type Reader = Pick<Market, 'countryCode' | 'locale'>

/** A placeholder that cannot be read stays, so that the gap is seen. */
export function fillPrices(text: string, { countryCode: country, locale }: Reader): string {
  if (!text.includes('{price:')) return text
  return text.replace(PLACEHOLDER, (placeholder, inside: string) => {
    const price = readPrice(inside)
    return price === undefined
      ? placeholder
      : formatPrice(price.minorUnits, { currency: CURRENCIES[price.currency], country, locale: locale.iso })
  })
}

function readPrice(inside: string) {
  const [, major = '', cents, currency = ''] = AMOUNT.exec(inside) ?? []
  if (!isCurrencyCode(currency)) return undefined
  const perMajor = minorUnitsPerMajor(currency)
  if (cents !== undefined && perMajor === 1) return undefined
  return { currency, minorUnits: Number(major) * perMajor + Number(cents ?? 0) }
}

/** Placeholders that no price can be read from. */
export const invalidPrices = (text: string): readonly string[] =>
  [...text.matchAll(PLACEHOLDER)].flatMap(([placeholder, inside = '']) =>
    readPrice(inside) === undefined ? [placeholder] : [],
  )

const SIGNS = [...new Set(CURRENCY_CODES.flatMap((code) => [code, CURRENCY_RECORDS[code].symbol]))]
  .map(signPattern)
  .join('|')

/** An amount beside a symbol or code of a currency: '€ 40', '12.50 €', 'CHF 50', '₩90,000'. */
const WRITTEN = new RegExp(
  String.raw`(?:${SIGNS})[\s\u00a0]?\d[\d.,]{0,12}|\d[\d.,]{0,12}[\s\u00a0]?(?:${SIGNS})`,
  'gu',
)

/** Amounts that are written by hand: another market would read them in a notation that is not its own. */
export function handWrittenAmounts(text: string): readonly string[] {
  return [...text.replace(PLACEHOLDER, '').matchAll(WRITTEN)].map(([amount]) => amount.trim())
}
