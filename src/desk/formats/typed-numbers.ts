/** Numbers that people type: amounts with the decimals of their currency, and counts. */
import { CURRENCY_RECORDS, isCurrencyCode } from '../../markets/prices/currencies.ts'

/** A number, nothing, or what was typed where it is neither: the draft holds it, and the server rejects it. */
export type TypedNumber = number | string | null

export const isWrong = (value: TypedNumber): boolean => typeof value === 'string'

export const decimalsOf = (currency: string): number =>
  isCurrencyCode(currency) ? CURRENCY_RECORDS[currency].decimals : 2

/** In minor units. Both a comma and a point separate the decimals, in every language. */
export function readAmount(text: string, currency: string): TypedNumber {
  const trimmed = text.trim()
  if (trimmed === '') return null
  const match = /^(\d{1,9})(?:[.,](\d*))?$/.exec(trimmed)
  const [, whole = '', decimals = ''] = match ?? []
  const digits = decimalsOf(currency)
  if (!match || decimals.length > digits) return text
  return Number(whole + decimals.padEnd(digits, '0'))
}

export function readCount(text: string): TypedNumber {
  const trimmed = text.trim()
  if (trimmed === '') return null
  return /^\d{1,7}$/.test(trimmed) ? Number(trimmed) : text
}
