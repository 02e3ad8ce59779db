/**
 * Exact arithmetic for the few places where money meets a decimal factor.
 * 100 × 1.005 is 100.49999999999999 to a computer, and would be rounded the wrong way. So a factor is read as the
 * fraction its decimal writing means (1.005 is 1005/1000), everything is multiplied as big integers, and the one
 * rounding happens at the very end.
 */

export interface Ratio {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** The fraction that the shortest decimal writing of a finite number means: 1.05 is 105/100, 2e-7 is 2/10000000. */
export function ratioOf(value: number): Ratio {
  const [mantissa = '0', power = '0'] = String(value).split('e')
  const [whole = '0', decimals = ''] = mantissa.split('.')
  const digits = BigInt(whole + decimals)
  const shift = Number(power) - decimals.length
  return shift >= 0
    ? { numerator: digits * 10n ** BigInt(shift), denominator: 1n }
    : { numerator: digits, denominator: 10n ** BigInt(-shift) }
}

/** Half up in size: 2.5 gives 3 and -2.5 gives -3, so that a discount converts to the same number as its price. */
export function roundHalfUp({ numerator, denominator }: Ratio): number {
  const size = numerator < 0n ? -numerator : numerator
  const rounded = (2n * size + denominator) / (2n * denominator)
  return Number(numerator < 0n ? -rounded : rounded)
}
