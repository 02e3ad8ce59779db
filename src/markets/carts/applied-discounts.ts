/** Which discounts apply, as in the response of a cart (DSC-06). */
import type { LineDiscount } from './discount-goods.ts'
import type { DiscountKind, DiscountRule } from './discount-rule.ts'
import type { AppliedDiscounts, AppliedRule } from './priced-cart.ts'

const OF_CERTAIN_GOODS: ReadonlySet<DiscountKind> = new Set(['product-percentage', 'product-amount'] as const)

export function appliedDiscounts(
  rules: readonly DiscountRule[],
  goods: readonly LineDiscount[],
  shipping: ReadonlyMap<string, number>,
): AppliedDiscounts {
  const goodsAmounts = new Map<string, number>()
  for (const { ruleId, amount } of goods) goodsAmounts.set(ruleId, (goodsAmounts.get(ruleId) ?? 0) + amount)
  const orderRules = rules
    .filter(({ effect }) => !OF_CERTAIN_GOODS.has(effect.kind))
    .map(({ id: ruleId }) => ({
      ruleId,
      goodsAmount: goodsAmounts.get(ruleId) ?? 0,
      shippingAmount: shipping.get(ruleId) ?? 0,
    }))
  const amount = orderRules.reduce((sum, { goodsAmount }) => sum + goodsAmount, 0)
  return {
    rules: rules.map((rule) => toApplied(rule, (goodsAmounts.get(rule.id) ?? 0) + (shipping.get(rule.id) ?? 0))),
    orderRules,
    productDiscounts: goods.flatMap(({ ruleId, lineId, unitAmount, amount: off }) =>
      unitAmount === undefined ? [] : [{ ruleId, lineId, unitAmount, amount: off }],
    ),
    ...(amount > 0 && { cartDiscount: { amount } }),
  }
}

function toApplied({ id, name, code, effect: { kind } }: DiscountRule, amount: number): AppliedRule {
  if (code === undefined) return { id, name, kind, source: 'automatic', amount }
  return { id, name, kind, source: 'code', code, amount }
}
