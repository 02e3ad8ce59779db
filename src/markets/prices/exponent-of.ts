/** The number of decimals of a currency, to convert minor units to the number a shopper reads. */
import { CURRENCIES_WITHOUT_DECIMALS } from '../derived/price-notations.ts'
import type { CurrencyCode } from '../types.ts'

/** PRC-02 */
export function exponentOf(currency: CurrencyCode): 0 | 2 {
  return CURRENCIES_WITHOUT_DECIMALS.includes(currency) ? 0 : 2
}

/** Minor units in one major unit: 100, or 1. */
export function minorUnitsPerMajor(currency: CurrencyCode): number {
  return 10 ** exponentOf(currency)
}
