/**
 * A discount as the merchant defines it: what it takes off, of which products, and when it counts. Types only: what they
 * mean for a cart is in price-cart.ts and the files beside it.
 */
import type { CountryCode, CurrencyCode } from '../types.ts'

/** Minor units by currency. A currency that is not named has no amount, which is not the same as 0. */
export type AmountPerCurrency = Readonly<Partial<Record<CurrencyCode, number>>>

/** Which products: those that any of the lists names. */
export type ProductSelection = {
  /** Of a variant or of its product. */
  readonly skus?: readonly string[]
  readonly sections?: readonly string[]
  readonly categories?: readonly string[]
  readonly collections?: readonly string[]
  readonly families?: readonly string[]
}

export type DiscountEffect =
  /** Of all products together. */
  | { readonly kind: 'percentage'; readonly percent: number }
  /** Once, off all products together. */
  | { readonly kind: 'amount'; readonly amounts: AmountPerCurrency }
  | { readonly kind: 'free-shipping' }
  /** Off each piece of these products. */
  | { readonly kind: 'product-percentage'; readonly percent: number; readonly goods: ProductSelection }
  | { readonly kind: 'product-amount'; readonly amounts: AmountPerCurrency; readonly goods: ProductSelection }
  /** The first of these variants that can be had there; the United States have packs, and so ids, of their own. */
  | { readonly kind: 'gift'; readonly variantIds: readonly string[]; readonly quantity: number }

export type DiscountKind = DiscountEffect['kind']

export type DiscountRule = {
  readonly id: string
  /** What the shopper reads. */
  readonly name: string
  /** In the spelling of `readDiscountCode`. A rule without one counts by itself. */
  readonly code?: string
  readonly effect: DiscountEffect
  /** Of products at their prices before any discount, so that one discount never takes away another's ground. */
  readonly minimumSpend?: AmountPerCurrency
  /** Pieces of these products that must be in the cart. */
  readonly requires?: { readonly goods: ProductSelection; readonly quantity: number }
  /** Milliseconds; from this moment on … */
  readonly from?: number
  /** … until just before this one. */
  readonly until?: number
  /** Everywhere when absent. */
  readonly markets?: readonly CountryCode[]
  /** Whether its usage limit is reached; provided by the code that counts uses. */
  readonly isExhausted: boolean
  /** Lower goes first; at the same number a code goes before an automatic rule, then by id. */
  readonly sortOrder: number
  /** Stands alone: nothing else counts beside the first exclusive one that counts. */
  readonly isExclusive: boolean
  /** Of those that do not stack only the first counts; those that stack count beside it. */
  readonly isStackable: boolean
}
