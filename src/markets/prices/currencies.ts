/** The currencies of the shop. Which country pays in which is in the country's record. */

/** Where the symbol is written; with a space at which a line cannot break (PRC-03..07). */
export type SymbolPosition = 'before' | 'before-spaced' | 'after' | 'after-spaced'

interface CurrencyRecord {
  readonly symbol: string
  /** Outside of the countries that pay in it; in those, their own notation counts. */
  readonly symbolPosition: SymbolPosition
  /** PRC-02: won and yen have no smaller coin, so their amounts are never divided (T20: nor multiplied). */
  readonly decimals: 0 | 2
  /** 300 of them buy next to nothing, so the price filter goes further (LST-13). */
  readonly isSmallUnit: boolean
}

/** MKT-34. The last four are known to formatting and conversion though no shipping market uses them (PRC-10). */
export const CURRENCY_RECORDS = {
  EUR: { symbol: '€', symbolPosition: 'after', decimals: 2, isSmallUnit: false },
  GBP: { symbol: '£', symbolPosition: 'before', decimals: 2, isSmallUnit: false },
  CHF: { symbol: 'CHF', symbolPosition: 'before-spaced', decimals: 2, isSmallUnit: false },
  USD: { symbol: '$', symbolPosition: 'after', decimals: 2, isSmallUnit: false },
  SEK: { symbol: 'kr', symbolPosition: 'after', decimals: 2, isSmallUnit: true },
  DKK: { symbol: 'kr', symbolPosition: 'after', decimals: 2, isSmallUnit: true },
  NOK: { symbol: 'kr', symbolPosition: 'after', decimals: 2, isSmallUnit: true },
  CZK: { symbol: 'Kč', symbolPosition: 'after', decimals: 2, isSmallUnit: true },
  KRW: { symbol: '₩', symbolPosition: 'before', decimals: 0, isSmallUnit: true },
  AUD: { symbol: '$', symbolPosition: 'before', decimals: 2, isSmallUnit: false },
  JPY: { symbol: '¥', symbolPosition: 'before', decimals: 0, isSmallUnit: false },
  HKD: { symbol: 'HK$', symbolPosition: 'after', decimals: 2, isSmallUnit: false },
  NZD: { symbol: 'NZ$', symbolPosition: 'after', decimals: 2, isSmallUnit: false },
} as const satisfies Readonly<Record<string, CurrencyRecord>>

export type CurrencyCode = keyof typeof CURRENCY_RECORDS

export interface Currency {
  readonly code: CurrencyCode
  readonly symbol: string
}

/** Prices are made in it, and converted from it (PRC-11). */
export const BASE_CURRENCY = 'EUR' satisfies CurrencyCode

export function isCurrencyCode(value: unknown): value is CurrencyCode {
  return typeof value === 'string' && Object.hasOwn(CURRENCY_RECORDS, value)
}

export const CURRENCY_CODES: readonly CurrencyCode[] = Object.keys(CURRENCY_RECORDS).filter(isCurrencyCode)
