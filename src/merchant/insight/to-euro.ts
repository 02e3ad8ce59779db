/** Sums of several currencies, only with the rate that they were converted by (DIN-01). */
import { BASE_CURRENCY, isCurrencyCode } from '../../markets/prices/currencies.ts'
import { ratioOf, roundHalfUp } from '../../markets/prices/exact-ratio.ts'
import { minorUnitsPerMajor } from '../../markets/prices/exponent-of.ts'

/** Undefined without a rate. `perEuro` are units of the currency for one euro. */
export function toEuroCents(amount: number, currency: string, perEuro: number | undefined): number | undefined {
  if (currency === BASE_CURRENCY) return amount
  if (perEuro === undefined || !(perEuro > 0) || !isCurrencyCode(currency)) return undefined
  const rate = ratioOf(perEuro)
  return roundHalfUp({
    numerator: BigInt(amount) * BigInt(minorUnitsPerMajor(BASE_CURRENCY)) * rate.denominator,
    denominator: BigInt(minorUnitsPerMajor(currency)) * rate.numerator,
  })
}
