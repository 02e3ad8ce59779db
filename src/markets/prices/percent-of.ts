/** A share of an amount, in whole minor units. */
import { ratioOf, roundHalfUp } from './exact-ratio.ts'

/** The percentage may be fractional; half a unit counts as one. */
export function percentOf(amount: number, percent: number): number {
  // Whole percents of realistic amounts stay exact as numbers, and are computed for each line.
  const doubled = 2 * amount * percent + 100
  if (Number.isInteger(percent) && Number.isSafeInteger(doubled)) return (doubled - (doubled % 200)) / 200
  const { numerator, denominator } = ratioOf(percent)
  return roundHalfUp({ numerator: BigInt(amount) * numerator, denominator: 100n * denominator })
}
