/** The shop's own exchange rates from EUR, and what it adds on top, both by currency code (PRC-11, PRC-12). */
import type { CurrencyCode } from '../types.ts'

type ByCurrency = Readonly<Partial<Record<CurrencyCode, number>>>

/** Units of the currency for one euro. */
export const FIXED_RATES: ByCurrency = { CHF: 1.05, NOK: 10.23, HKD: 8.84, JPY: 128.07, NZD: 1.66 }

/** Percent on top of the converted price, not an amount (T24). */
export const PRICE_ADJUSTMENTS: ByCurrency = { CHF: 5, NOK: 20, HKD: 50, JPY: 5, NZD: 10 }
