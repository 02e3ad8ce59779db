/**
 * A product as a merchant hands it over and gets it back: what the catalogue import takes and the export gives.
 * Amounts are minor units of their currency. Texts are per language; what a language lacks is read in English.
 */
import type { Badge } from '../../markets/products/badges.ts'
import type { Colour } from '../../markets/products/colours.ts'
import type { Feature } from '../../markets/products/features.ts'
import type { CertificateScheme } from '../../markets/products/environmental-claims.ts'
import type { Part } from '../../markets/products/fibre-names.ts'
import type { Material } from '../../markets/products/materials.ts'
import { LANGUAGES } from '../../markets/languages/languages.ts'
import type { Language, PriceCurrency, WarehouseCode } from '../../markets/types.ts'

/** The languages of the shop, and American English where it differs. */
export const TEXT_LANGUAGES: readonly TextLanguage[] = LANGUAGES.flatMap((language): TextLanguage[] =>
  language === 'en' ? ['en', 'en-US'] : [language],
)

export type TextLanguage = Language | 'en-US'

export type LocalizedTexts = Readonly<Partial<Record<TextLanguage, string>>> & { readonly en: string }

export const FAMILIES = ['socks', 'underwear', 'slippers', 'accessories', 'gift-boxes'] as const
export const AGE_GROUPS = ['adult', 'kids', 'baby'] as const
export const IMAGE_TYPES = ['product', 'worn', 'folded', 'detail', 'packaging'] as const
export const CARE = [
  'machine-40',
  'machine-30',
  'wool-30',
  'hand',
  'no-bleach',
  'no-dryer',
  'no-iron',
  'inside-out',
] as const
export const ORIGINS = ['imported', 'made-in-usa', 'made-in-usa-and-imported'] as const

export type Family = (typeof FAMILIES)[number]
export type AgeGroup = (typeof AGE_GROUPS)[number]
export type ImageType = (typeof IMAGE_TYPES)[number]
export type Care = (typeof CARE)[number]
export type Origin = (typeof ORIGINS)[number]

export { PRICE_CURRENCIES } from '../../markets/derived/price-currencies.ts'
export { WAREHOUSE_CODES } from '../../markets/warehouses.ts'
export type { PriceCurrency } from '../../markets/types.ts'

export type CataloguePrice = {
  readonly original: number
  readonly final: number
  /**
   * The lowest price of the thirty days before the reduction, for products without a price history in this shop. A
   * reduction without a history may not be announced.
   */
  readonly prior?: number
}

export type CatalogueVariant = {
  /** EAN-13. */
  readonly id: string
  /** With -UP for the packs that are sold in the United States, and only there. */
  readonly sku: string
  readonly size: string
  readonly prices: Readonly<Partial<Record<PriceCurrency, CataloguePrice>>>
  readonly stock: Readonly<Partial<Record<WarehouseCode, number>>>
}

/** What one part of a product is made of, in whole percent. */
export type Composition = {
  readonly part: Part
  readonly fibres: readonly { readonly material: Material; readonly percent: number }[]
}

export type CatalogueImage = {
  /** A file beside the catalogue, or `drawing:` and a name the shop can draw. */
  readonly picture: string
  readonly imageType: ImageType
  /** '#rrggbb': the background of the picture. Computed from the picture when absent. */
  readonly backgroundColor?: string
  readonly alt?: LocalizedTexts
}

/** Who answers for a product: Regulation (EU) 2023/988 art. 19 requires name, postal and electronic address in the offer. */
export type ResponsibleParty = { readonly name: string; readonly address: string; readonly contact: string }

export type ProductSafety = {
  /** Absent: the manufacturer of all products, from the constants of the shop. */
  readonly manufacturer?: ResponsibleParty
  /** In the EU or Northern Ireland; required where the manufacturer is elsewhere. */
  readonly responsiblePerson?: ResponsibleParty
  /** Warnings and safety information that the law requires, for instance for products for babies. */
  readonly warnings?: LocalizedTexts
}

/** A certificate that the product was assessed by (LAW-20). */
export type Certificate = {
  readonly scheme: CertificateScheme
  /** As the certifier writes it. */
  readonly id: string
  /** Where it can be verified. */
  readonly link: string
}

/** What badges claim, as data (LAW-22): a badge without it is not shown. Days are YYYY-MM-DD. */
export type BadgeFacts = {
  /** The first day it was sold. Absent: the day it came into this shop. */
  readonly newSince?: string
  /** How many were made, and none after them. */
  readonly editionUnits?: number
  readonly sold?: { readonly units: number; readonly from: string; readonly to: string }
}

export type CatalogueProduct = {
  readonly sku: string
  readonly name: LocalizedTexts
  readonly description: { readonly short: LocalizedTexts; readonly full: LocalizedTexts }
  readonly meta?: { readonly title?: LocalizedTexts; readonly description?: LocalizedTexts }
  /** Search words that are in no text, separated by commas: 'cats, kittens'. Never shown. */
  readonly keywords?: LocalizedTexts
  readonly family: Family
  readonly ageGroup: AgeGroup
  readonly silhouette: string
  readonly patternGroup: string
  /** Products with the same word are the same drawing on different products. */
  readonly design?: string
  readonly occasion?: string
  readonly colour: { readonly primary: Colour; readonly secondary?: Colour }
  /** Skus of the same product in other colours. */
  readonly linkedProducts: readonly string[]
  readonly sections: readonly string[]
  /** Paths of category pages, as in their address: adults/socks. */
  readonly categories: readonly string[]
  /** Last segments of collection pages: low-socks. */
  readonly collections: readonly string[]
  readonly materials: readonly Material[]
  readonly displayFeatures: readonly Feature[]
  readonly badges: readonly Badge[]
  readonly badgeFacts?: BadgeFacts
  readonly certifications: readonly string[]
  readonly certificates?: readonly Certificate[]
  readonly compositions: readonly Composition[]
  /** Only for what has no fibres at all, such as a paper bag: everything else states its composition. */
  readonly isTextile?: false
  /** Buttons of horn, trims of leather or fur: the law wants a sentence about them. */
  readonly hasAnimalParts?: true
  readonly safety?: ProductSafety
  readonly washingInstructions: readonly Care[]
  readonly sizeGuideBlock?: string
  readonly origin?: Origin
  readonly seasonalClearance: boolean
  /** Listings show recommended products only. */
  readonly recommended: boolean
  readonly images: readonly CatalogueImage[]
  readonly variants: readonly CatalogueVariant[]
}

export const DRAWING = 'drawing:'
