/**
 * What automatic discounts made of a price: everybody paid it, so it counts among the prices of the thirty days before a
 * reduction (LAW-17, Directive 98/6/EC art. 6a). Discounts that need a code, a minimum or other products are left out: they are
 * not the price of the product. Pure.
 */
import { takenOff } from '../carts/discount-lines.ts'
import type { DiscountRule } from '../carts/discount-rule.ts'
import { matchesSelection } from '../carts/matches-selection.ts'
import type { DiscountableProduct } from '../carts/priced-cart.ts'
import type { CurrencyCode } from '../types.ts'
import type { ChargedPrice, PriceStep } from './prior-price.ts'

export type PastDiscount = {
  readonly rule: Omit<DiscountRule, 'isExhausted'>
  /** Milliseconds. */
  readonly createdAt: number
  readonly stoppedAt: number | undefined
}

type Period = { readonly since: number; readonly until: number }

/** `steps` oldest first; the last one still applies. */
export function chargedWithDiscounts(
  steps: readonly PriceStep[],
  discounts: readonly PastDiscount[],
  product: DiscountableProduct,
  currency: CurrencyCode,
): readonly ChargedPrice[] {
  return discounts.flatMap(({ rule, createdAt, stoppedAt }) => {
    const { effect } = rule
    if (!isForEverybody(rule) || !isOffPieces(effect)) return []
    if (effect.kind !== 'percentage' && !matchesSelection(effect.goods, product)) return []
    const active = {
      since: Math.max(createdAt, rule.from ?? -Infinity),
      until: Math.min(stoppedAt ?? Infinity, rule.until ?? Infinity),
    }
    return steps.flatMap(({ since, price }, index): readonly ChargedPrice[] => {
      const both = overlap(active, { since, until: steps[index + 1]?.since ?? Infinity })
      if (both === undefined || price === undefined) return []
      const off = takenOff(effect, price.final, currency)
      return off === 0 ? [] : [{ ...both, final: price.final - off }]
    })
  })
}

const isForEverybody = ({ code, minimumSpend, requires }: PastDiscount['rule']): boolean =>
  code === undefined && minimumSpend === undefined && requires === undefined

const isOffPieces = (effect: DiscountRule['effect']) =>
  effect.kind === 'percentage' || effect.kind === 'product-percentage' || effect.kind === 'product-amount'

function overlap(one: Period, other: Period): Period | undefined {
  const [since, until] = [Math.max(one.since, other.since), Math.min(one.until, other.until)]
  return since < until ? { since, until } : undefined
}
