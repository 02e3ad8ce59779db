/** What a product page says of a product. */
import type { Care, Origin } from '../../../../contracts/merchant/catalogue.ts'
import type { Product, RelatedColour } from '../../../../contracts/discovery/to-product.ts'
import type { Badge } from '../../../../markets/products/badges.ts'
import type { StockStatus } from '../../../../markets/products/stock-status.ts'
import { productSlug } from '../../../../markets/paths/product-slug.ts'
import { pickPrice } from '../../../../markets/prices/pick-price.ts'
import type { Market } from '../../../../markets/types.ts'
import { namesIn } from '../../../page/names-in.ts'
import type { SharedReader } from '../../../page/page-contract.ts'
import { type PictureView, type PriceView, toPictureView, toPriceView } from '../product/index.ts'

export type SizeView = {
  /** Of the variant: sent to the cart. */
  readonly id: string
  readonly label: string
  readonly stockStatus: StockStatus
  readonly price: PriceView
}

export type ColourView = {
  /** Under the storefront. */
  readonly path: string
  readonly sku: string
  /** In the language of the shop. */
  readonly colour: string
  readonly inStock: boolean
  readonly picture: PictureView
}

export type SheetView = {
  readonly sku: string
  readonly name: string
  readonly title: string
  readonly metaDescription: string
  readonly description: string
  /** Until a size is chosen. */
  readonly price: PriceView
  /** The same in minor units: reported when the product is viewed. */
  readonly amount: number
  readonly badges: readonly Badge[]
  readonly soldOut: boolean
  readonly sizes: readonly SizeView[]
  /** Of this one. */
  readonly colour: string
  /** The others that it comes in. */
  readonly colours: readonly ColourView[]
  readonly pictures: readonly PictureView[]
  readonly composition: string
  readonly care: readonly Care[]
  readonly origin: Origin | undefined
  readonly safety?: Product['information']['safety']
}

/** A linked colour is shown as small as a thumb, so its picture's shape may be taken for granted. */
const SWATCH = { width: 1920, height: 2400 }

export function toSheetView(product: Product, market: Market, shared: Pick<SharedReader, 'entry'>): SheetView {
  const { sku, name, meta, description, badges, stockStatus, variants, linkedProducts, media, information } = product
  const colourNamed = namesIn(shared, 'colour')
  const sizeNamed = namesIn(shared, 'sizes')
  return {
    sku,
    name,
    title: meta.title,
    metaDescription: meta.description,
    description: description.full,
    price: toPriceView(product, market),
    amount: pickPrice(variants).price.final,
    badges,
    soldOut: stockStatus === 'no-stock',
    sizes: variants.map((variant) => ({
      id: variant.id,
      label: sizeNamed(variant.size),
      stockStatus: variant.stockStatus,
      price: toPriceView({ variants: [variant] }, market),
    })),
    colour: colourNamed(product.colour.primary),
    colours: linkedProducts.map((linked) => toColourView(linked, colourNamed(linked.colour))),
    pictures: media.images.map(toPictureView),
    composition: information.composition,
    care: information.washingInstructions,
    origin: information.origin,
    ...(information.safety && { safety: information.safety }),
  }
}

const toColourView = ({ sku, name, picture, backgroundColor, inStock }: RelatedColour, colour: string): ColourView => ({
  path: `product/${productSlug(name, sku)}`,
  sku,
  colour,
  inStock,
  picture: { href: picture, alt: '', tint: backgroundColor, ...SWATCH },
})
