import { minorUnitsPerMajor } from '../../markets/prices/exponent-of.ts'
import { isCurrencyCode } from '../../markets/prices/currencies.ts'

/** An amount without a country, as commands take it: 12.95 EUR, 18000 KRW. */
export function amountIn(minorUnits: number, code: string): string {
  const units = isCurrencyCode(code) ? minorUnitsPerMajor(code) : 1
  return `${(minorUnits / units).toFixed(units === 1 ? 0 : 2)} ${code}`
}

type Refund = { readonly value: number; readonly currency: string; readonly credited: number }

/** Where the money of a refund is, as a sentence. */
export const refundSentence = ({ value, currency, credited }: Refund): string =>
  `${amountIn(value, currency)} are ${credited > 0 ? 'on store credit' : 'on their way back'}.`
