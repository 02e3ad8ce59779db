/** Which variants are given away, and how many of each. */
import type { CountryCode } from '../types.ts'
import type { DiscountEffect, DiscountRule } from './discount-rule.ts'
import type { CartInput, GiftInput, PricedGift } from './priced-cart.ts'

type GiftEffect = Extract<DiscountEffect, { readonly kind: 'gift' }>

/** The variants that rules may give away in a market: pricing needs their prices and stock. */
export function giftVariantIds(rules: readonly DiscountRule[], countryCode: CountryCode): readonly string[] {
  const ids = rules.flatMap(({ effect, markets }) =>
    effect.kind === 'gift' && (markets?.includes(countryCode) ?? true) ? effect.variantIds : [],
  )
  return [...new Set(ids)]
}

/**
 * Gifts come from the stock that the cart's own lines leave: a shopper who buys the last two pairs gets none of them as
 * a gift.
 */
export function giftGiver({ gifts, lines }: Pick<CartInput, 'gifts' | 'lines'>) {
  const bought = (wanted: string) =>
    lines
      .filter(({ variantId, isSellable }) => isSellable && variantId === wanted)
      .reduce((sum, { quantity }) => sum + quantity, 0)
  const given = new Map<string, number>()
  const left = ({ id, available }: GiftInput) => available - bought(id) - (given.get(id) ?? 0)

  /** All pieces of one variant, or nothing. */
  const find = ({ variantIds, quantity }: GiftEffect): GiftInput | undefined =>
    variantIds
      .flatMap((id) => gifts.filter((gift) => gift.id === id))
      .find((gift) => gift.isSellable && left(gift) >= quantity)

  return {
    canGive: (effect: GiftEffect): boolean => find(effect) !== undefined,
    give(ruleId: string, effect: GiftEffect): PricedGift | undefined {
      const gift = find(effect)
      if (gift === undefined) return undefined
      const { id, price } = gift
      given.set(id, (given.get(id) ?? 0) + effect.quantity)
      return { id, ruleId, quantity: effect.quantity, price }
    },
  }
}

export type GiftGiver = ReturnType<typeof giftGiver>
