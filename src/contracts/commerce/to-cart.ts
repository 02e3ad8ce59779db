/**
 * A raw cart as the storefront shows it. The client never works out a total: it takes apart what the service summed up.
 * Runs in the browser, so it stays small.
 */
import type { StockStatus } from '../../markets/products/stock-status.ts'
import { priceTaxOf } from '../../markets/prices/included-tax.ts'
import type { Price } from '../../markets/prices/price-for-market.ts'
import type { CountryCode } from '../../markets/types.ts'
import { hasAmounts, isObject } from '../answer-kinds.ts'
import type { CartMessage, RawCart, RawCartItem } from './cart.ts'

/** CRT-03 */
export type CartItem = {
  readonly image: string
  /** Of the variant: what a change names. */
  readonly id: string
  /** Of the line. */
  readonly itemId: string
  readonly name: string
  /** Of one piece. */
  readonly price: Price
  /** Of the line, before discounts: the lines add up to `priceProducts` (SHX-07). */
  readonly total: number
  readonly sections: readonly string[]
  readonly quantity: number
  readonly size: { readonly label: string; readonly value: string }
  readonly sku: string
  readonly parentSku: string
  readonly stockStatus: StockStatus
  readonly isGift: boolean
  readonly taxCode: string
  /** Taken off the line, in minor units. */
  readonly productDiscount: number
}

/** CRT-01. priceProducts + priceShipping - priceDiscount = priceTotal (CRT-37). */
export type Cart = {
  readonly cartId: string
  readonly items: readonly CartItem[]
  readonly itemsCount: number
  readonly messages: readonly CartMessage[]
  readonly priceTax: number
  readonly priceTotal: number
  readonly priceShipping: number
  readonly priceProducts: number
  readonly priceDiscount: number
  readonly countryCode: CountryCode
  readonly discountCode: string | undefined
  readonly isFreeShippingDiscountCodeApplied: boolean
  readonly shippingMethod: { readonly id: string; readonly price: number } | undefined
}

export function toCart(raw: RawCart): Cart {
  const { store, totalPrice, totalDiscountAmount, totalPriceWithDiscount: priceTotal } = raw
  const items = raw.cartItems.filter(isProductItem)
  const shipping = raw.cartItems.find((item) => !isProductItem(item))
  const priceShipping = shipping?.totalPriceWithDiscount ?? 0
  const code = codeRuleOf(raw)
  return {
    cartId: raw.id,
    items: items.map(toItem),
    itemsCount: items.reduce((sum, { quantity }) => sum + quantity, 0),
    messages: raw.messages,
    // PRC-18; products of one cart may bear several rates (LAW-02).
    priceTax:
      raw.totalTaxAmount ??
      priceTaxOf({ countryCode: store.countryCode, priceTotal, taxPercentage: store.taxPercentage ?? 0 }),
    priceTotal,
    priceShipping,
    priceProducts: totalPrice - (shipping?.totalPrice ?? 0),
    priceDiscount: totalDiscountAmount - (shipping?.totalDiscountAmount ?? 0),
    countryCode: store.countryCode,
    discountCode: code?.code,
    isFreeShippingDiscountCodeApplied: code?.kind === 'free-shipping',
    shippingMethod: shipping && { id: shipping.id, price: priceShipping },
  }
}

/** DSC-03, DSC-04: the rule that a code brought. Automatic ones are none. */
export function codeRuleOf({ discounts }: Pick<RawCart, 'discounts'>) {
  return discounts.rules.find(({ source }) => source === 'code')
}

/** CRT-04, T37: shipping is a line among lines, and none to the shopper. */
export const isProductItem = ({ type }: Pick<RawCartItem, 'type'>): boolean => type !== 'shippingOption'

function toItem(item: RawCartItem): CartItem {
  const { id, itemId, name, price, sections, quantity, sku, parentSku } = item
  const { stockStatus, isGift, taxCode, productDiscount, imageUrl, size } = item
  return {
    image: imageUrl,
    id,
    itemId,
    name,
    price,
    total: item.totalPrice,
    sections,
    quantity,
    size: { label: size, value: size },
    sku,
    parentSku,
    stockStatus,
    isGift,
    taxCode,
    productDiscount,
  }
}

/** What a cart must have before anything of it is shown: an answer may come from something that is no cart service. */
export function isRawCart(value: unknown): value is RawCart {
  if (!isObject(value) || !hasAmounts(value, 'totalPrice', 'totalDiscountAmount', 'totalPriceWithDiscount'))
    return false
  const { id, cartItems, store, discounts, messages, jwtToken }: Partial<Record<keyof RawCart, unknown>> = value
  return (
    [id, jwtToken].every((text) => typeof text === 'string' && text !== '') &&
    Array.isArray(cartItems) &&
    cartItems.every(isRawItem) &&
    isObject(store) &&
    isObject(discounts) &&
    'rules' in discounts &&
    Array.isArray(discounts.rules) &&
    discounts.rules.every(isObject) &&
    Array.isArray(messages)
  )
}

function isRawItem(value: unknown): boolean {
  if (!isObject(value)) return false
  const { id, size, sections, price }: Partial<Record<keyof RawCartItem, unknown>> = value
  return (
    typeof id === 'string' &&
    typeof size === 'string' &&
    Array.isArray(sections) &&
    isObject(price) &&
    hasAmounts(price, 'original', 'final') &&
    hasAmounts(value, 'quantity', 'totalPrice', 'totalDiscountAmount', 'totalPriceWithDiscount')
  )
}
