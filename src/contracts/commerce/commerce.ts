/** What commerce answers about products: what is offered at which price, and what is there. */
import type { CatalogueVariant } from '../merchant/catalogue.ts'
import type { SellerContact } from './seller.ts'

/** A variant with its prices and stock; `prior` is worked out from the price history. */
export type Offer = CatalogueVariant

export type OffersAnswer = {
  /** By the sku of the product, variants in the merchant's order. A product without an offer is absent. */
  readonly offers: Readonly<Record<string, readonly Offer[]>>
}

export type OffersVersionAnswer = { readonly version: number }

/** The products whose offers changed after a version; `tooMany` where it is quicker to read them all. */
export type OfferChangesAnswer = {
  /** Known to be complete up to here. */
  readonly version: number
  readonly skus: readonly string[]
  readonly tooMany: boolean
}

/** PRD-23 */
export type AvailabilityAnswer = {
  readonly products: readonly { readonly id: string; readonly isAvailable: boolean }[]
}

/** Absent until the merchant stored it. */
export type SellerAnswer = { readonly seller?: SellerContact }

/** What a shopper agrees to at checkout (LAW-10). */
export type TermsVersion = { readonly version: string; readonly hash: string }

/** Absent in a shop without terms. */
export type TermsAnswer = { readonly terms?: TermsVersion }

export const MAX_OFFERS_PER_REQUEST = 500
export const MAX_OFFER_CHANGES = 5000
export const MAX_PRODUCT_IDS = 100
