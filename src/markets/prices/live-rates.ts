/** The live exchange rates as they arrive (PRC-13): from outside, so only what makes sense is let in. */
import type { CurrencyCode } from '../types.ts'
import { CURRENCY_CODES } from './currencies.ts'

/** Units of the currency for one euro. */
export type LiveRates = Readonly<Partial<Record<CurrencyCode, number>>>

/** Reads the rates of GET /api/eurocon, { GBP: 0.86, … }. Unknown currencies and values that are no rate are left out. */
export function readLiveRates(answer: unknown): LiveRates {
  const rates = new Map<string, unknown>(typeof answer === 'object' && answer !== null ? Object.entries(answer) : [])
  const known: Partial<Record<CurrencyCode, number>> = {}
  for (const code of CURRENCY_CODES) {
    const rate = rates.get(code)
    if (isRate(rate)) known[code] = rate
  }
  return known
}

export function isRate(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0
}
