/** Which discounts apply, as in the response of a cart (DSC-06). */
import type { LineDiscount } from './discount-lines.ts'
import type { DiscountKind, DiscountRule } from './discount-rule.ts'
import type { AppliedDiscounts, AppliedRule } from './priced-cart.ts'

const OF_CERTAIN_PRODUCTS: ReadonlySet<DiscountKind> = new Set(['product-percentage', 'product-amount'] as const)

export function appliedDiscounts(
  rules: readonly DiscountRule[],
  lines: readonly LineDiscount[],
  shipping: ReadonlyMap<string, number>,
): AppliedDiscounts {
  const lineAmounts = new Map<string, number>()
  for (const { ruleId, amount } of lines) lineAmounts.set(ruleId, (lineAmounts.get(ruleId) ?? 0) + amount)
  const orderRules = rules
    .filter(({ effect }) => !OF_CERTAIN_PRODUCTS.has(effect.kind))
    .map(({ id: ruleId }) => ({
      ruleId,
      goodsAmount: lineAmounts.get(ruleId) ?? 0,
      shippingAmount: shipping.get(ruleId) ?? 0,
    }))
  const amount = orderRules.reduce((sum, { goodsAmount }) => sum + goodsAmount, 0)
  return {
    rules: rules.map((rule) => toApplied(rule, (lineAmounts.get(rule.id) ?? 0) + (shipping.get(rule.id) ?? 0))),
    orderRules,
    productDiscounts: lines.flatMap(({ ruleId, lineId, unitAmount, amount: off }) =>
      unitAmount === undefined ? [] : [{ ruleId, lineId, unitAmount, amount: off }],
    ),
    ...(amount > 0 && { cartDiscount: { amount } }),
  }
}

function toApplied({ id, name, code, effect: { kind } }: DiscountRule, amount: number): AppliedRule {
  if (code === undefined) return { id, name, kind, source: 'automatic', amount }
  return { id, name, kind, source: 'code', code, amount }
}
