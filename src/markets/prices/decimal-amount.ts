import type { CurrencyCode } from '../types.ts'
import { exponentOf } from './exponent-of.ts'

/** For machines: '12.50', and '9000' where there is no smaller coin. */
export function decimalAmount(amount: number, currency: CurrencyCode): string {
  const decimals = exponentOf(currency)
  return (amount / 10 ** decimals).toFixed(decimals)
}
