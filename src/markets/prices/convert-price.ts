/** A euro price in another currency: fixed rate where the shop has one, else the live rate, adjusted and rounded once. */
import type { CurrencyCode } from '../types.ts'
import { BASE_CURRENCY } from './currencies.ts'
import { FIXED_RATES, PRICE_ADJUSTMENTS } from './conversion-tables.ts'
import { ratioOf, roundHalfUp } from './exact-ratio.ts'
import { minorUnitsPerMajor } from './exponent-of.ts'
import { isRate, type LiveRates } from './live-rates.ts'

/** Takes euro cents, gives minor units of the target. */
export type Converter = (euroCents: number, to: CurrencyCode) => number

/**
 * The converter for the rates known at this moment; make a new one when they arrive.
 * Without rates every conversion raises 'Rates not fetched', even one that a fixed rate could answer (PRC-14, T24),
 * and so does a currency that neither table holds.
 */
export function createConverter(liveRates: LiveRates | undefined): Converter {
  return (euroCents, to) => {
    const rate = liveRates && rateOf(liveRates, to)
    if (rate === undefined) throw new Error('Rates not fetched')
    const { numerator, denominator } = ratioOf(rate)
    const adjusted = ratioOf(100 + (PRICE_ADJUSTMENTS[to] ?? 0))
    return roundHalfUp({
      numerator: BigInt(euroCents) * numerator * adjusted.numerator * BigInt(minorUnitsPerMajor(to)),
      denominator: denominator * adjusted.denominator * 100n * BigInt(minorUnitsPerMajor(BASE_CURRENCY)),
    })
  }
}

/** Units for one euro; undefined where neither the shop nor the live rates have it. */
export function rateOf(liveRates: LiveRates, to: CurrencyCode): number | undefined {
  if (to === BASE_CURRENCY) return 1
  const rate = FIXED_RATES[to] ?? liveRates[to]
  return isRate(rate) ? rate : undefined
}
