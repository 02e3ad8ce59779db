/**
 * Amounts as people write them in the language of the desk, and as spreadsheets of other languages do where only one reading is
 * possible (DGO-06).
 */
import { CURRENCY_RECORDS, isCurrencyCode } from '../../markets/prices/currencies.ts'
import type { Language } from '../../markets/languages/languages.ts'
import { decimalsOf, type TypedNumber } from './typed-numbers.ts'

/** What separates decimals; the other one of comma and point separates thousands. */
const DECIMAL: Readonly<Record<Language, ',' | '.'>> = { en: '.', de: ',', nl: ',', fr: ',', es: ',', it: ',' }

/** In minor units; null where nothing was typed, the text itself where it is no amount. */
export function readLocalAmount(text: string, currency: string, language: Language): TypedNumber {
  const typed = withoutCurrency(text, currency).replaceAll(/[\u00a0\u202f\u2009]/g, ' ')
  if (typed === '') return null
  const decimal = DECIMAL[language]
  const other = decimal === ',' ? '.' : ','
  // The notation of other languages only where it is none of this one.
  const [whole, cents] = split(typed, decimal, other) ?? split(typed, other, decimal) ?? []
  const digits = decimalsOf(currency)
  if (whole === undefined || cents === undefined || whole.length > 9 || cents.length > digits) return text
  return Number(whole + cents.padEnd(digits, '0'))
}

const GROUPED_BY_COMMA = /^\d{1,3}([ '’,])\d{3}(?:\1\d{3})*$/
const GROUPED_BY_POINT = /^\d{1,3}([ '’.])\d{3}(?:\1\d{3})*$/

type Parts = readonly [whole: string, cents: string]

/** Thousands in groups of three, separated by the sign of the language, a blank or an apostrophe. */
function split(text: string, decimal: string, group: string): Parts | undefined {
  const [whole = '', cents = '', ...rest] = text.split(decimal)
  const isGrouped = (group === ',' ? GROUPED_BY_COMMA : GROUPED_BY_POINT).test(whole)
  if (rest.length > 0 || !/^\d*$/.test(cents) || !(isGrouped || /^\d+$/.test(whole))) return undefined
  return [whole.replaceAll(/\D/g, ''), cents]
}

/** Its code or its sign may stand before or after the amount; those of others make it none. */
function withoutCurrency(text: string, currency: string): string {
  const trimmed = text.trim()
  const signs = isCurrencyCode(currency) ? [currency, CURRENCY_RECORDS[currency].symbol] : [currency]
  for (const sign of signs) {
    if (trimmed.toUpperCase().startsWith(sign.toUpperCase())) return trimmed.slice(sign.length).trim()
    if (trimmed.toUpperCase().endsWith(sign.toUpperCase())) return trimmed.slice(0, -sign.length).trim()
  }
  return trimmed
}
