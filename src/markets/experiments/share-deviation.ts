/**
 * Whether visitors were split as the weights say (DIN-06). A deviation that chance does not explain means that visitors of one
 * variant are not counted, and makes every comparison worthless.
 */

/** Visitors that were assigned while the same weights were in effect, in the order of the variants. */
export type Assigned = { readonly weights: readonly number[]; readonly visitors: readonly number[] }

/** A deviation that is less likely than this is no chance. */
const MAX_CHANCE = 0.001

/** Weights may change while an experiment runs: what is expected is summed over the weights. */
export function sharesDeviate(assigned: readonly Assigned[]): boolean {
  const expected: number[] = []
  const observed: number[] = []
  for (const { weights, visitors } of assigned) {
    const total = visitors.reduce((sum, count) => sum + count, 0)
    const weight = weights.reduce((sum, one) => sum + one, 0)
    for (const [index, count] of visitors.entries()) {
      expected[index] = (expected[index] ?? 0) + (weight === 0 ? 0 : (total * (weights[index] ?? 0)) / weight)
      observed[index] = (observed[index] ?? 0) + count
    }
  }
  return deviates(observed, expected)
}

function deviates(observed: readonly number[], expected: readonly number[]): boolean {
  const compared = observed.map((count, index) => ({ count, mean: expected[index] ?? 0 }))
  // A variant of weight 0 has no share to deviate from; visitors of it are an error by themselves.
  if (compared.some(({ count, mean }) => mean === 0 && count > 0)) return true
  const possible = compared.filter(({ mean }) => mean > 0)
  if (possible.length < 2) return false
  const squares = possible.reduce((sum, { count, mean }) => sum + (count - mean) ** 2 / mean, 0)
  return chanceOf(squares, possible.length - 1) < MAX_CHANCE
}

/** The upper tail of the χ² distribution, by its recurrence in steps of two degrees of freedom. */
export function chanceOf(squares: number, degrees: number): number {
  const half = squares / 2
  let chance = degrees % 2 === 0 ? 0 : erfc(Math.sqrt(half))
  /** The next term of the sum: half^(k/2) e^(-half) / Γ(k/2 + 1). */
  let term = degrees % 2 === 0 ? Math.exp(-half) : 2 * Math.sqrt(half / Math.PI) * Math.exp(-half)
  for (let k = degrees % 2 === 0 ? 0 : 1; k < degrees; k += 2) {
    chance += term
    term *= half / (k / 2 + 1)
  }
  return chance
}

/** Abramowitz and Stegun 7.1.26; the error is below 0.000 000 2. */
function erfc(x: number): number {
  const t = 1 / (1 + 0.327_591_1 * x)
  const sum =
    t * (0.254_829_592 + t * (-0.284_496_736 + t * (1.421_413_741 + t * (-1.453_152_027 + t * 1.061_405_429))))
  return sum * Math.exp(-x * x)
}
