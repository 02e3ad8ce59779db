/**
 * What an experiment has shown (DIN-06): orders per visitor of each variant against the default variant, with an interval that
 * covers the true difference in 95 of 100 experiments.
 */

export type VariantCounts = { readonly variant: string; readonly visitors: number; readonly orders: number }

export type VariantDifference = {
  readonly variant: string
  /** Orders per visitor, less those of the default variant. */
  readonly difference: number
  readonly low: number
  readonly high: number
}

/** Below this many in all variants together a difference says nothing. */
export const MIN_ORDERS = 100

/** The standard normal distribution has 95 % between minus and plus this. */
const NORMAL_95 = 1.959_963_984_540_054

/** `tooFew` where there are not enough orders, or a variant has no visitor. */
export function compareVariants(
  counts: readonly VariantCounts[],
  defaultVariant: string,
): 'tooFew' | readonly VariantDifference[] {
  const base = counts.find(({ variant }) => variant === defaultVariant)
  const orders = counts.reduce((sum, one) => sum + one.orders, 0)
  if (base === undefined || orders < MIN_ORDERS || counts.some(({ visitors }) => visitors === 0)) return 'tooFew'
  return counts.flatMap((one) => (one === base ? [] : [differenceOf(one, base)]))
}

/**
 * A visitor may order more than once, so orders are counts and not shares: the variance of a Poisson count is the count itself.
 */
function differenceOf(one: VariantCounts, base: VariantCounts): VariantDifference {
  const difference = one.orders / one.visitors - base.orders / base.visitors
  const margin = NORMAL_95 * Math.sqrt(one.orders / one.visitors ** 2 + base.orders / base.visitors ** 2)
  return { variant: one.variant, difference, low: difference - margin, high: difference + margin }
}
