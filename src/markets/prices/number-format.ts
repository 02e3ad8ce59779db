/**
 * A locale's way of writing numbers (PRC-09), as a table of our own. Intl knows the same, but not the same in every
 * browser: its data changes by version (Swiss and English-in-Europe separators did), and a price that the browser
 * writes differently from the server breaks the page's hydration. A test holds the table against the pinned Node's Intl.
 */
import { SEPARATOR_LOCALES, type Separators } from '../derived/price-notations.ts'

export interface NumberFormat {
  /** A whole number with the locale's grouping. */
  readonly whole: (value: number) => string
  readonly decimalSeparator: string
}

const POINT: Separators = [',', '.', 1]

const BY_LOCALE = new Map(
  SEPARATOR_LOCALES.flatMap(([separators, locales]) => locales.map((locale) => [locale, separators] as const)),
)

/**
 * By Intl's plain numbers, but for de-AT: Austrians group plain numbers with a space and money with a point (1 234
 * pairs, € 1.234), Intl's currency style knows it, and the records are about prices.
 */
export function numberFormatOf(locale: string): NumberFormat {
  const [group, decimal, leading] = BY_LOCALE.get(locale) ?? POINT
  return { whole: (value) => grouped(String(value), group, leading), decimalSeparator: decimal }
}

function grouped(digits: string, group: string, leading: number): string {
  if (digits.length < 3 + leading) return digits
  return digits.replaceAll(/\B(?=(\d{3})+$)/g, group)
}
