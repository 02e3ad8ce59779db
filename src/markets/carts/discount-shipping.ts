/** What is taken off shipping: by the method itself, by reaching the market's threshold, by a rule. */
import { reachesFreeShipping } from '../shipping/free-shipping.ts'
import type { DiscountRule } from './discount-rule.ts'
import type { ShippingLineInput } from './priced-cart.ts'

export type ShippingDiscount = {
  readonly amount: number
  /** What of it a rule takes off. Several may free it; only the first has anything left to take. */
  readonly byRule: ReadonlyMap<string, number>
}

export function discountShipping(
  { price, discount, freeFrom = Infinity }: ShippingLineInput,
  itemsTotal: number,
  rules: readonly DiscountRule[],
): ShippingDiscount {
  const own = Math.min(Math.max(discount, 0), price)
  const isReached = reachesFreeShipping(itemsTotal, freeFrom)
  const first = rules.find(({ effect }) => effect.kind === 'free-shipping')
  if (first === undefined) return { amount: isReached ? price : own, byRule: new Map() }
  return { amount: price, byRule: new Map([[first.id, isReached ? 0 : price - own]]) }
}
