/** What is taken off shipping: by the method itself, by reaching the market's threshold, by a rule. */
import type { DiscountRule } from './discount-rule.ts'
import type { ShippingLineInput } from './priced-cart.ts'

export type ShippingDiscount = {
  readonly amount: number
  /** What of it the rules take off. Several may free it; only the first has anything left to take. */
  readonly byRule: ReadonlyMap<string, number>
}

export function discountShipping(
  { price, discount, freeFrom }: ShippingLineInput,
  itemsTotal: number,
  rules: readonly DiscountRule[],
): ShippingDiscount {
  const own = Math.min(Math.max(discount, 0), price)
  const isReached = freeFrom !== undefined && itemsTotal >= freeFrom
  const [first, ...others] = rules.filter(({ effect }) => effect.kind === 'free-shipping').map(({ id }) => id)
  if (first === undefined) return { amount: isReached ? price : own, byRule: new Map() }
  return {
    amount: price,
    byRule: new Map([[first, isReached ? 0 : price - own], ...others.map((id) => [id, 0] as const)]),
  }
}
