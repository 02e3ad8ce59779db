import { minorUnitsPerMajor } from '../../markets/prices/exponent-of.ts'
import { isCurrencyCode } from '../../markets/prices/currencies.ts'

/** An amount without a country, as commands take it: 12.95 EUR, 18000 KRW. */
export function amountIn(minorUnits: number, code: string): string {
  const units = isCurrencyCode(code) ? minorUnitsPerMajor(code) : 1
  return `${(minorUnits / units).toFixed(units === 1 ? 0 : 2)} ${code}`
}
