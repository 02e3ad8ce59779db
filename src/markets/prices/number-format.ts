/**
 * A locale's way of writing numbers (PRC-09), as a table of our own. Intl knows the same, but not the same in every
 * browser: its data changes by version (Swiss and English-in-Europe separators did), and a price that the browser
 * writes differently from the server breaks the page's hydration. A test holds the table against the pinned Node's Intl.
 */

export interface NumberFormat {
  /** A whole number with the locale's grouping. */
  readonly whole: (value: number) => string
  readonly decimalSeparator: string
}

interface Separators {
  readonly group: string
  readonly decimal: string
  /** How many digits must stand before the first separator: Spanish and Italian write 1234 and 12.345. */
  readonly leading: 1 | 2
}

const POINT: Separators = { group: ',', decimal: '.', leading: 1 }
const COMMA: Separators = { group: '.', decimal: ',', leading: 1 }
const SPACE: Separators = { group: '\u00a0', decimal: ',', leading: 1 }

/**
 * By Intl's plain numbers, but for de-AT: Austrians group plain numbers with a space and money with a point (1 234
 * pairs, € 1.234), Intl's currency style knows it, and the table is for prices.
 */
const BY_LOCALE: ReadonlyMap<string, Separators> = new Map([
  ...['de-DE', 'de-AT', 'nl-BE', 'nl-NL', 'en-SI', 'en-DK', 'en-PL'].map((locale) => [locale, COMMA] as const),
  ...['es-ES', 'it-IT'].map((locale) => [locale, { ...COMMA, leading: 2 }] as const),
  ...['en-SE', 'en-EE', 'en-SK', 'en-FI', 'en-PT', 'en-LV', 'en-LT', 'en-CZ', 'en-HU', 'en-NO'].map(
    (locale) => [locale, SPACE] as const,
  ),
  ['fr-FR', { group: '\u202f', decimal: ',', leading: 1 }],
  ['de-CH', { group: "'", decimal: '.', leading: 1 }],
])

export function numberFormatOf(locale: string): NumberFormat {
  const { group, decimal, leading } = BY_LOCALE.get(locale) ?? POINT
  return { whole: (value) => grouped(String(value), group, leading), decimalSeparator: decimal }
}

function grouped(digits: string, group: string, leading: 1 | 2): string {
  if (digits.length < 3 + leading) return digits
  return digits.replaceAll(/\B(?=(\d{3})+$)/g, group)
}
