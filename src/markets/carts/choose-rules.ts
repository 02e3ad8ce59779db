/** Which discounts count for a cart, in which order, and why its code does not. */
import { matchesSelection } from './matches-selection.ts'
import type { GiftGiver } from './choose-gifts.ts'
import type { DiscountRule, ProductSelection } from './discount-rule.ts'
import type { CartInput, CartLineInput, CodeRefusal, RefusedRule } from './priced-cart.ts'

export type ChosenRules = {
  readonly rules: readonly DiscountRule[]
  /** Those that do not count, automatic ones among them. */
  readonly refused: readonly RefusedRule[]
  readonly refusedCode: CodeRefusal | undefined
}

/** What of the cart counts, and what it costs before discounts. */
export type CountedLines = { readonly lines: readonly CartLineInput[]; readonly total: number }

export function chooseRules(cart: CartInput, counted: CountedLines, gifts: GiftGiver): ChosenRules {
  const { code } = cart
  const automatic = cart.rules.filter((rule) => rule.code === undefined).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  // Sorting is stable: at the same order the code comes first, then the others by id.
  const known = [...(code === undefined ? [] : [code]), ...automatic]
  const reasons = new Map(known.map((rule) => [rule, whyNot(rule, cart, counted, gifts)]))
  const counting = known.filter((rule) => reasons.get(rule) === undefined).toSorted((a, b) => a.sortOrder - b.sortOrder)
  const rules = combined(counting)
  const left = known.filter((rule) => !rules.includes(rule))
  const refused = left.map((rule) => ({ ruleId: rule.id, reason: reasons.get(rule) ?? ('not-combinable' as const) }))
  // The code is the first of those that are known.
  const isRefused = code !== undefined && left[0] === code
  return { rules, refused, refusedCode: isRefused ? refused[0]?.reason : undefined }
}

/** The first exclusive one alone; else the first of those that do not stack, and all that do. */
function combined(rules: readonly DiscountRule[]): readonly DiscountRule[] {
  const exclusive = rules.find(({ isExclusive }) => isExclusive)
  if (exclusive !== undefined) return [exclusive]
  const single = rules.find(({ isStackable }) => !isStackable)
  return rules.filter((rule) => rule.isStackable || rule === single)
}

function whyNot(
  rule: DiscountRule,
  { market, now }: CartInput,
  counted: CountedLines,
  gifts: GiftGiver,
): CodeRefusal | undefined {
  const { from = -Infinity, until = Infinity, markets, minimumSpend, requires } = rule
  if (now < from) return 'not-yet'
  if (now >= until) return 'over'
  if (rule.isExhausted) return 'exhausted'
  if (markets !== undefined && !markets.includes(market.countryCode)) return 'other-market'
  if (minimumSpend !== undefined) {
    const least = minimumSpend[market.currency]
    if (least === undefined) return 'other-currency'
    if (counted.total < least) return 'minimum-spend'
  }
  if (requires !== undefined && piecesOf(counted, requires.goods) < requires.quantity) return 'required-products'
  return whyNoEffect(rule, market.currency, counted, gifts)
}

/** A discount without effect must not exclude one that has an effect. */
function whyNoEffect(
  { effect }: DiscountRule,
  currency: CartInput['market']['currency'],
  counted: CountedLines,
  gifts: GiftGiver,
): CodeRefusal | undefined {
  switch (effect.kind) {
    case 'percentage':
    case 'free-shipping':
      return undefined
    case 'amount':
      return effect.amounts[currency] === undefined ? 'other-currency' : undefined
    case 'product-percentage':
      return piecesOf(counted, effect.goods) === 0 ? 'no-such-products' : undefined
    case 'product-amount':
      if (effect.amounts[currency] === undefined) return 'other-currency'
      return piecesOf(counted, effect.goods) === 0 ? 'no-such-products' : undefined
    case 'gift':
      // A gift comes with something.
      if (counted.lines.length === 0) return 'required-products'
      return gifts.canGive(effect) ? undefined : 'no-gift-left'
  }
}

function piecesOf({ lines }: CountedLines, selection: ProductSelection): number {
  return lines.reduce((sum, line) => (matchesSelection(selection, line) ? sum + line.quantity : sum), 0)
}
