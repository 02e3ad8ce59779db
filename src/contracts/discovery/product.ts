/**
 * A product as the search service returns it (PRD-01 to PRD-09), in one language and with the prices of every currency.
 */
import type { Badge } from '../../markets/products/badges.ts'
import type { Feature } from '../../markets/products/features.ts'
import type { Material } from '../../markets/products/materials.ts'
import type { ProductStockStatus, StockStatus } from '../../markets/products/stock-status.ts'
import type { Discount } from '../../markets/prices/discount-of.ts'
import type { VariantPrice } from '../../markets/prices/price-for-market.ts'
import type {
  AgeGroup,
  Care,
  Certificate,
  Composition,
  Family,
  ImageType,
  Origin,
  ProductSafety,
} from '../merchant/catalogue.ts'

/** PRD-02. Prices are as they may be announced: a struck original was really charged. */
export type ReceivedVariant = {
  readonly id: string
  readonly sku: string
  readonly size: string
  readonly stockStatus: StockStatus
  readonly price: VariantPrice
  readonly discount: Discount
}

export type ProductImage = {
  readonly url: string
  readonly alt: string
  readonly position: number
  readonly backgroundColor: string
  readonly imageType: ImageType
  /** Of the source, in pixels: a picture always has its place before it is there. */
  readonly width: number
  readonly height: number
}

/** PRD-04 */
export type ProductMedia = {
  readonly hero: {
    readonly small: string
    readonly original: string
    readonly thumbnail: string
    readonly large: string
  }
  /** Shown when a tile is pointed at; the hero itself where there is one picture only. */
  readonly alternate: string
  readonly images: readonly ProductImage[]
}

/** PRD-06 */
export type ProductInformation = {
  /** 'Cotton 80 %, polyamide 17 %, …' in the requested language, by the names the law knows. */
  readonly composition: string
  readonly compositions: readonly Composition[]
  readonly legalMaterials: readonly string[]
  readonly washingInstructions: readonly Care[]
  readonly sizeGuideBlock?: string
  readonly occasion?: string
  readonly ageGroup: AgeGroup
  readonly family: Family
  readonly silhouette: string
  readonly origin?: Origin
  /** GPSR: who answers for it, where not the shop's own manufacturer, and its warnings in the requested language. */
  readonly safety?: Omit<ProductSafety, 'warnings'> & { readonly warnings?: string }
  readonly certificates?: readonly Certificate[]
}

/** The same product in another colour. The colour is checked where it is received: it may be unknown (PRD-14). */
export type LinkedProduct = {
  readonly sku: string
  readonly name: string
  readonly colour: string
  readonly picture: string
  readonly backgroundColor: string
  readonly stock: { readonly nl: number; readonly us: number }
  /** Whether it is sold at all on us, and elsewhere. Absent means everywhere. */
  readonly offered?: { readonly nl: boolean; readonly us: boolean }
}

/** PRD-03 */
export type ReceivedProduct = {
  readonly _id: string
  readonly id: string
  readonly kind: 'product'
  readonly type: 'product'
  readonly sku: string
  readonly name: string
  readonly stockStatus: ProductStockStatus
  readonly variants: readonly ReceivedVariant[]
  readonly linkedProducts: readonly LinkedProduct[]
  readonly relatedColours: readonly string[]
  readonly media: ProductMedia
  readonly meta: { readonly title: string; readonly description: string }
  readonly description: { readonly full: string; readonly short: string }
  readonly information: ProductInformation
  readonly colour: { readonly primary: string; readonly secondary?: string }
  readonly patternGroup: string
  readonly sections: readonly string[]
  readonly availableSizes: readonly string[]
  readonly collections: readonly string[]
  readonly categories: readonly string[]
  readonly materials: readonly Material[]
  readonly displayFeatures: readonly Feature[]
  readonly badges: readonly Badge[]
  readonly certifications: readonly string[]
  readonly seasonalClearance: boolean
  readonly updatedAt: string
  readonly updateReason: string
}
