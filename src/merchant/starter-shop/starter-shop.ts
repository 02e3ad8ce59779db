/** Everything that an empty shop is filled with: products, content, terms and a purchase history. The demo shop is one. */
import type { CatalogueProduct } from '../../contracts/merchant/catalogue.ts'
import type { DiscountDefinition, ShippingOffer } from '../../services/commerce/admin.ts'
import type { StoryToSave } from '../../services/content/admin.ts'
import type { Basket, SearchRule } from '../../services/discovery/admin.ts'

/** A drawn picture as content refers to it. */
export type DrawnAsset = {
  readonly filename: string
  readonly meta_data: { readonly width: number; readonly height: number; readonly tint: string }
}

export type StarterShop = {
  readonly products: () => readonly CatalogueProduct[]
  readonly stories: (assetOf: (drawing: string) => DrawnAsset) => readonly StoryToSave[]
  readonly searchRules: readonly SearchRule[]
  readonly baskets: (products: readonly CatalogueProduct[], now: Date) => readonly Basket[]
  readonly shippingMethods: readonly ShippingOffer[]
  readonly discounts: (products: readonly CatalogueProduct[]) => readonly DiscountDefinition[]
}

/** Loaded on demand: only an empty shop reads it. */
export type LoadStarterShop = () => Promise<StarterShop>
