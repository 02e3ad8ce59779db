/** How many decimals a currency has: what stands between minor units and the number a shopper reads. */
import type { CurrencyCode } from '../types.ts'

/** PRC-02: won and yen have no smaller coin, so their amounts are never divided (T20: nor multiplied). */
export function exponentOf(currency: CurrencyCode): 0 | 2 {
  return currency === 'KRW' || currency === 'JPY' ? 0 : 2
}

/** Minor units in one major unit: 100, or 1. */
export function minorUnitsPerMajor(currency: CurrencyCode): number {
  return 10 ** exponentOf(currency)
}
