/** Input and result of pricing a cart. All amounts are minor units of the market's currency. */
import type { Price } from '../prices/price-for-market.ts'
import type { ImportLimit } from '../tax/import-charges.ts'
import type { CountryCode, CurrencyCode } from '../types.ts'
import type { DiscountKind, DiscountRule } from './discount-rule.ts'

/** What discounts look at. */
export type DiscountableProduct = {
  /** The variant's. */
  readonly sku: string
  readonly productSku: string
  readonly sections: readonly string[]
  readonly categories: readonly string[]
  readonly collections: readonly string[]
  readonly family: string
}

export type CartLineInput = DiscountableProduct & {
  /** Of the line: once per cart. */
  readonly id: string
  /** A barcode (CRT-40). Two lines may hold the same variant. */
  readonly variantId: string
  readonly quantity: number
  /** Of one piece, as it may be announced in this market. `final` is the price before any discount. */
  readonly price: Price
  /** Whether it can be bought in this market now. A line that cannot stays in the cart and counts for nothing. */
  readonly isSellable: boolean
  /** Where it differs from the market's: clothes of children may bear another rate (LAW-02). */
  readonly taxPercentage?: number
}

/** A variant that a rule may give away; `available` pieces of it are there. */
export type GiftInput = {
  readonly id: string
  readonly price: Price
  readonly isSellable: boolean
  readonly available: number
}

export type ShippingLineInput = {
  readonly id: string
  readonly price: number
  /** What the method itself takes off. */
  readonly discount: number
  /** Free from this much of products on, before discounts: a code never makes a cart dearer. */
  readonly freeFrom: number | undefined
}

export type PricingMarket = {
  readonly countryCode: CountryCode
  readonly currency: CurrencyCode
  /** Percent, may be fractional. Absent is not 0 (MKT-31), and computes as 0. */
  readonly taxPercentage: number | undefined
  /** Whether prices hold the tax. Where not, the order adds it and a cart has none (PRC-18). */
  readonly isTaxIncluded: boolean
  /** Above it prices contain no tax: the recipient pays it on import (LAW-03). */
  readonly importLimit?: ImportLimit
}

export type CartInput = {
  readonly lines: readonly CartLineInput[]
  readonly shipping: ShippingLineInput | undefined
  /** Automatic ones. */
  readonly rules: readonly DiscountRule[]
  readonly code: DiscountRule | undefined
  readonly gifts: readonly GiftInput[]
  readonly market: PricingMarket
  /** Milliseconds. */
  readonly now: number
}

/** What one rule takes off one line. */
export type DiscountShare = { readonly ruleId: string; readonly amount: number }

export type PricedLine = {
  readonly id: string
  readonly variantId: string
  readonly quantity: number
  /** Of one piece, before discounts. */
  readonly price: Price
  /** price.final × quantity, or 0 when it does not count. */
  readonly total: number
  /** What rules for certain products take off the line: the same for each piece. */
  readonly productDiscount: number
  /** Every rule's share, those for certain products among them. */
  readonly shares: readonly DiscountShare[]
  readonly totalDiscount: number
  readonly totalWithDiscount: number
  /** Contained in totalWithDiscount. */
  readonly tax: number
  readonly isCounted: boolean
}

/** Costs nothing and is in no total; `price` is its value. */
export type PricedGift = {
  readonly id: string
  readonly ruleId: string
  readonly quantity: number
  readonly price: Price
}

export type PricedShipping = {
  readonly id: string
  readonly total: number
  readonly totalDiscount: number
  readonly totalWithDiscount: number
  readonly tax: number
}

/** A rule that counts. `amount` is all that it takes off; a gift takes off nothing. */
export type AppliedRule = {
  readonly id: string
  readonly name: string
  readonly kind: DiscountKind
  /** DSC-04: an automatic rule does not make a code accepted. */
  readonly source: 'code' | 'automatic'
  /** Only with source `code`. */
  readonly code?: string
  readonly amount: number
}

export type AppliedDiscounts = {
  /** All that count, in the order in which they do. */
  readonly rules: readonly AppliedRule[]
  /** Those that apply to the whole cart, and what they take off products and shipping. */
  readonly orderRules: readonly {
    readonly ruleId: string
    readonly goodsAmount: number
    readonly shippingAmount: number
  }[]
  /** Those that apply to certain products, line by line. */
  readonly productDiscounts: readonly {
    readonly ruleId: string
    readonly lineId: string
    /** Off each piece. */
    readonly unitAmount: number
    readonly amount: number
  }[]
  /** What order rules take off products, together; nothing when none does. */
  readonly cartDiscount?: { readonly amount: number }
}

/** What a cart contains of the tax of one rate, in percent. */
export type RateTax = { readonly percent: number; readonly tax: number }

/** Why a known code does not apply. Only reasons that the shopper can act on should be shown. */
export type CodeRefusal =
  | 'not-yet'
  | 'over'
  | 'exhausted'
  | 'other-market'
  | 'other-currency'
  | 'minimum-spend'
  | 'required-products'
  | 'no-such-products'
  | 'no-gift-left'
  | 'not-combinable'

/** A rule that does not count for the cart, and why. */
export type RefusedRule = { readonly ruleId: string; readonly reason: CodeRefusal }

export type PricedCart = {
  /** As they came. */
  readonly lines: readonly PricedLine[]
  readonly gifts: readonly PricedGift[]
  readonly shipping: PricedShipping | undefined
  readonly totals: {
    /** Products and shipping before discounts. */
    readonly totalPrice: number
    readonly totalDiscountAmount: number
    readonly totalPriceWithDiscount: number
    /** Contained in totalPriceWithDiscount. */
    readonly tax: number
  }
  /** The tax by its rates, the highest first; none where no rate is known or the order adds the tax. */
  readonly taxRates: readonly RateTax[]
  readonly isAboveImportLimit?: true
  readonly applied: AppliedDiscounts
  /** For merchants: shoppers learn of their own code only. */
  readonly refused: readonly RefusedRule[]
  readonly refusedCode: CodeRefusal | undefined
}
