/** Splits an amount so that the parts are whole and sum to it: each gets its floor, the largest remainders the rest. */

export type Weighted = {
  /** Which part gets the odd unit when remainders are equal: never by the order of the list, which must not matter. */
  readonly key: string
  /** Whole, not below zero. */
  readonly weight: number
}

type Share = { readonly index: number; readonly key: string; readonly floor: number; readonly remainder: number }

/**
 * The parts in the order of the list. No part is larger than its weight when the amount is not larger than all weights
 * together: what is taken off in parts leaves no part below zero.
 */
export function splitAmount(amount: number, list: readonly Weighted[]): readonly number[] {
  const whole = list.reduce((sum, { weight }) => sum + weight, 0)
  if (whole === 0) return list.map(() => 0)
  const shares = list.map(({ key, weight }, index): Share => {
    const { floor, remainder } = divide(amount, weight, whole)
    return { index, key, floor, remainder }
  })
  const parts = shares.map(({ floor }) => floor)
  const missing = amount - parts.reduce((sum, part) => sum + part, 0)
  if (missing === 0) return parts
  const lucky = new Set(
    shares
      .toSorted(compareShares)
      .slice(0, missing)
      .map(({ index }) => index),
  )
  return parts.map((part, index) => (lucky.has(index) ? part + 1 : part))
}

/** amount × weight / whole, exactly: a product that a number cannot hold is taken as a big integer. */
function divide(amount: number, weight: number, whole: number): Pick<Share, 'floor' | 'remainder'> {
  const product = amount * weight
  if (product <= Number.MAX_SAFE_INTEGER) {
    const remainder = product % whole
    return { floor: (product - remainder) / whole, remainder }
  }
  const exact = BigInt(amount) * BigInt(weight)
  return { floor: Number(exact / BigInt(whole)), remainder: Number(exact % BigInt(whole)) }
}

function compareShares(a: Share, b: Share): number {
  if (a.remainder !== b.remainder) return b.remainder - a.remainder
  return a.key < b.key ? -1 : 1
}
