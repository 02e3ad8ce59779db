/**
 * The price of a cart: a pure function of all of it. Parts always sum to the whole, nothing is ever below zero, and the
 * order of lines decides nothing.
 */
import { appliedDiscounts } from './applied-discounts.ts'
import { giftGiver } from './choose-gifts.ts'
import { chooseRules } from './choose-rules.ts'
import { containedTaxes } from './contained-taxes.ts'
import { discountLines, type LineDiscount } from './discount-lines.ts'
import { discountShipping, type ShippingDiscount } from './discount-shipping.ts'
import type {
  CartInput,
  CartLineInput,
  PricedCart,
  PricedGift,
  PricedLine,
  PricedShipping,
  ShippingLineInput,
} from './priced-cart.ts'

export function priceCart(cart: CartInput): PricedCart {
  const counted = cart.lines.filter(isCounted)
  const itemsTotal = sumOf(counted, totalOf)
  const { rules, gifts, refused, refusedCode } = chooseAndGive(cart, counted, itemsTotal)
  const discounts = discountLines(counted, rules, cart.market.currency)
  const shipping = cart.shipping && shippingPart(cart.shipping, discountShipping(cart.shipping, itemsTotal, rules))

  const byLine = Map.groupBy(discounts, ({ lineId }) => lineId)
  const lines = cart.lines.map((line) => linePart(line, byLine.get(line.id) ?? NO_DISCOUNTS))
  const parts = shipping === undefined ? lines : [...lines, shipping.part]
  const totalPriceWithDiscount = sumOf(parts, ({ totalWithDiscount }) => totalWithDiscount)
  const { taxes, taxRates, isAboveImportLimit } = containedTaxes(parts, cart)
  return {
    lines: lines.map((part, index) => ({ ...part, tax: taxes[index] ?? 0 })),
    gifts,
    shipping: shipping && { ...shipping.part, tax: taxes[lines.length] ?? 0 },
    totals: {
      totalPrice: sumOf(parts, ({ total }) => total),
      totalDiscountAmount: sumOf(parts, ({ totalDiscount }) => totalDiscount),
      totalPriceWithDiscount,
      tax: sumOf(taxRates, ({ tax }) => tax),
    },
    taxRates,
    ...(isAboveImportLimit && { isAboveImportLimit }),
    applied: appliedDiscounts(rules, discounts, shipping?.byRule ?? new Map()),
    refused,
    refusedCode,
  }
}

const NO_GIFT_LEFT = 'no-gift-left' as const

/** Two rules may each find the last piece of the same gift: the second gives nothing then, and so does not count. */
function chooseAndGive(cart: CartInput, lines: readonly CartLineInput[], total: number) {
  const giver = giftGiver(cart)
  const chosen = chooseRules(cart, { lines, total }, giver)
  const gifts: PricedGift[] = []
  const rules = chosen.rules.filter(({ id, effect }) => {
    if (effect.kind !== 'gift') return true
    const gift = giver.give(id, effect)
    if (gift !== undefined) gifts.push(gift)
    return gift !== undefined
  })
  const leftOut = chosen.rules.filter((rule) => !rules.includes(rule))
  const refused = [...chosen.refused, ...leftOut.map(({ id }) => ({ ruleId: id, reason: NO_GIFT_LEFT }))]
  const isLeftOut = cart.code !== undefined && leftOut.includes(cart.code)
  return { rules, gifts, refused, refusedCode: isLeftOut ? NO_GIFT_LEFT : chosen.refusedCode }
}

const NO_DISCOUNTS: readonly LineDiscount[] = []

type Untaxed<Part extends PricedLine | PricedShipping> = Omit<Part, 'tax'>

const partOf = (id: string, total: number, totalDiscount: number): Untaxed<PricedShipping> => ({
  id,
  total,
  totalDiscount,
  totalWithDiscount: total - totalDiscount,
})

const shippingPart = ({ id, price }: ShippingLineInput, { amount, byRule }: ShippingDiscount) => ({
  part: partOf(id, price, amount),
  byRule,
})

function linePart(line: CartLineInput, discounts: readonly LineDiscount[]): Untaxed<PricedLine> {
  const { id, variantId, quantity, price } = line
  return {
    ...partOf(
      id,
      isCounted(line) ? totalOf(line) : 0,
      sumOf(discounts, ({ amount }) => amount),
    ),
    variantId,
    quantity,
    price,
    productDiscount: sumOf(discounts, ({ unitAmount, amount }) => (unitAmount === undefined ? 0 : amount)),
    shares: discounts.map(({ ruleId, amount }) => ({ ruleId, amount })),
    isCounted: isCounted(line),
  }
}

const isCounted = ({ isSellable, quantity }: CartLineInput): boolean => isSellable && quantity > 0

const totalOf = ({ price, quantity }: CartLineInput): number => price.final * quantity

function sumOf<Item>(items: readonly Item[], amountOf: (item: Item) => number): number {
  let total = 0
  for (const item of items) total += amountOf(item)
  return total
}
