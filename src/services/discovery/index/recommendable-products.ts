/**
 * The data of all products for recommendations, as numbers. A product is its position in the merchant's order, from 0;
 * a new object is created with each build of the index.
 */
import type { PriceCurrency } from '../../../contracts/merchant/catalogue.ts'
import { COLOURS } from '../../../markets/products/colours.ts'
import type { StockRegion } from '../../../markets/storefronts/stock-region-of.ts'

/** The market and currency of a shopper: a pack has another price where other packs are sold. */
export type Purse = { readonly region: StockRegion; readonly currency: PriceCurrency }

export const TRAITS = [
  'family',
  'ageGroup',
  'silhouette',
  'pattern',
  'occasion',
  'colour',
  'secondary',
  'design',
] as const

export type Trait = (typeof TRAITS)[number]

export type RecommendableProducts = {
  readonly count: number
  readonly skuAt: (doc: number) => string
  /** By the sku of the product, in any case, or of one of its variants. */
  readonly docOf: (sku: string) => number | undefined
  /** One code per product and trait; 0 is none. Colours have the codes of `colourCode`, other codes mean nothing. */
  readonly traits: Readonly<Record<Trait, Uint32Array>>
  /** A bit for each material. */
  readonly materials: Uint32Array
  /** The codes of each product's collections. */
  readonly collections: readonly Uint16Array[]
  /** Recommended by the merchant, and sold in the region. */
  readonly isShown: (doc: number, region: StockRegion) => boolean
  readonly isInStock: (doc: number, region: StockRegion) => boolean
  /** The lowest of its variants, in minor units. */
  readonly price: (doc: number, purse: Purse) => number | undefined
  /** The same product in other colours. */
  readonly linked: (doc: number) => readonly number[]
}

/** Colours have the same numbers everywhere, so that similar colours can be looked up. */
export function colourCode(colour: string | undefined): number {
  return COLOURS.findIndex((known) => known === colour) + 1
}
