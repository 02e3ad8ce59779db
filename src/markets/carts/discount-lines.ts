/** What discounts take off products: first those for certain products, piece by piece, then those for all, split by price. */
import { percentOf } from '../prices/percent-of.ts'
import { splitAmount } from '../prices/split-amount.ts'
import type { CurrencyCode } from '../types.ts'
import { matchesSelection } from './matches-selection.ts'
import type { DiscountEffect, DiscountRule } from './discount-rule.ts'
import type { CartLineInput } from './priced-cart.ts'
import { tieBreakOf } from './tie-break.ts'

/** What one rule takes off one line. `unitAmount` where it is the same for each piece. */
export type LineDiscount = {
  readonly ruleId: string
  readonly lineId: string
  readonly unitAmount: number | undefined
  readonly amount: number
}

/** Of the lines that count, by line within rule. Rules come in the order in which they count. */
export function discountLines(
  lines: readonly CartLineInput[],
  rules: readonly DiscountRule[],
  currency: CurrencyCode,
): readonly LineDiscount[] {
  if (rules.length === 0) return []
  // The answer must be the same in whichever order a shopper added the products.
  const sorted = lines
    .map((line) => ({ line, key: tieBreakOf(line) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ line }) => line)
  const left = new Map(sorted.map(({ id, price, quantity }) => [id, price.final * quantity]))
  const forPieces = rules.flatMap((rule) => discountPieces(sorted, rule, currency, left))
  const forAll = rules.flatMap((rule) => discountAll(sorted, rule, currency, left))
  return [...forPieces, ...forAll]
}

/** To the whole unit for each piece, so that a line of three costs three times a line of one. */
function discountPieces(
  lines: readonly CartLineInput[],
  { id: ruleId, effect }: DiscountRule,
  currency: CurrencyCode,
  left: Map<string, number>,
): readonly LineDiscount[] {
  if (effect.kind !== 'product-percentage' && effect.kind !== 'product-amount') return []
  return lines.flatMap((line): readonly LineDiscount[] => {
    if (!matchesSelection(effect.goods, line)) return []
    const { id: lineId, quantity } = line
    const price = (left.get(lineId) ?? 0) / quantity
    const unitAmount = takenOff(effect, price, currency)
    if (unitAmount === 0) return []
    left.set(lineId, (price - unitAmount) * quantity)
    return [{ ruleId, lineId, unitAmount, amount: unitAmount * quantity }]
  })
}

function discountAll(
  lines: readonly CartLineInput[],
  { id: ruleId, effect }: DiscountRule,
  currency: CurrencyCode,
  left: Map<string, number>,
): readonly LineDiscount[] {
  if (effect.kind !== 'percentage' && effect.kind !== 'amount') return []
  const weighted = lines.map((line) => ({ lineId: line.id, key: tieBreakOf(line), weight: left.get(line.id) ?? 0 }))
  const whole = weighted.reduce((sum, { weight }) => sum + weight, 0)
  const parts = splitAmount(takenOff(effect, whole, currency), weighted)
  return weighted.flatMap(({ lineId, weight }, index): readonly LineDiscount[] => {
    const amount = parts[index] ?? 0
    left.set(lineId, weight - amount)
    return amount === 0 ? [] : [{ ruleId, lineId, unitAmount: undefined, amount }]
  })
}

/** Never more than is there, never less than nothing. */
export function takenOff(
  effect: Exclude<DiscountEffect, { readonly kind: 'free-shipping' | 'gift' }>,
  price: number,
  currency: CurrencyCode,
): number {
  const isPercentage = effect.kind === 'percentage' || effect.kind === 'product-percentage'
  const wanted = isPercentage ? percentOf(price, effect.percent) : (effect.amounts[currency] ?? 0)
  return Math.min(Math.max(wanted, 0), price)
}
