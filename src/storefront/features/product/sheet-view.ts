/** What a product page says of a product. */
import type { Product } from '../../../contracts/to-product.ts'
import type { Badge } from '../../../markets/goods/badges.ts'
import type { StockStatus } from '../../../markets/goods/stock-status.ts'
import { productSlug } from '../../../markets/paths/product-slug.ts'
import type { Market } from '../../../markets/types.ts'
import { type PictureView, toPictureView } from './picture-view.ts'
import { type PriceView, toPriceView } from './tile-view.ts'

export type SheetView = {
  readonly sku: string
  readonly name: string
  readonly title: string
  readonly metaDescription: string
  readonly description: string
  readonly price: PriceView
  readonly badges: readonly Badge[]
  readonly soldOut: boolean
  readonly sizes: readonly { readonly id: string; readonly label: string; readonly stockStatus: StockStatus }[]
  readonly colours: readonly { readonly path: string; readonly name: string; readonly picture: PictureView }[]
  readonly pictures: readonly PictureView[]
  readonly composition: string
}

/** A linked colour is shown as small as a thumb, so its picture's shape may be taken for granted. */
const SWATCH = { width: 1920, height: 2400 }

export function toSheetView(product: Product, market: Market): SheetView {
  const { sku, name, meta, description, badges, stockStatus, variants, linkedProducts, media, information } = product
  return {
    sku,
    name,
    title: meta.title,
    metaDescription: meta.description,
    description: description.full,
    price: toPriceView(product, market),
    badges,
    soldOut: stockStatus === 'no-stock',
    sizes: variants.map(({ id, size, stockStatus: status }) => ({ id, label: size, stockStatus: status })),
    colours: linkedProducts.map((linked) => ({
      path: `product/${productSlug(linked.name, linked.sku)}`,
      name: linked.name,
      picture: { href: linked.picture, alt: linked.name, tint: linked.backgroundColor, ...SWATCH },
    })),
    pictures: media.images.map(toPictureView),
    composition: information.composition,
  }
}
