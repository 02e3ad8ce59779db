/** What a tile says of a product, and no more: a listing sends sixty-four of them. */
import type { Product } from '../../../contracts/to-product.ts'
import type { Badge } from '../../../markets/goods/badges.ts'
import { productSlug } from '../../../markets/paths/product-slug.ts'
import { formatMarketPrice } from '../../../markets/prices/format-price.ts'
import { pickPrice } from '../../../markets/prices/pick-price.ts'
import type { Market } from '../../../markets/types.ts'
import { type PictureView, toPictureView } from './picture-view.ts'

export type PriceView = { readonly final: string; readonly original?: string }

export type TileView = {
  readonly sku: string
  /** Under the storefront: product/lemon-socks-cr001-sun. */
  readonly path: string
  readonly name: string
  readonly price: PriceView
  readonly badges: readonly Badge[]
  readonly soldOut: boolean
  /** How many colours there are, this one included. */
  readonly colours: number
  readonly picture: PictureView | undefined
  readonly alternate: PictureView | undefined
}

export function toTileView(product: Product, market: Market): TileView {
  const [hero, alternate] = product.media.images
  return {
    sku: product.sku,
    path: `product/${productSlug(product.name, product.sku)}`,
    name: product.name,
    price: toPriceView(product, market),
    badges: product.badges,
    soldOut: product.stockStatus === 'no-stock',
    colours: product.linkedProducts.length + 1,
    picture: hero && toPictureView(hero),
    // It says nothing that the first does not, so it is not read out.
    alternate: alternate && { ...toPictureView(alternate), alt: '' },
  }
}

/** PRC-15: the variant that speaks for all. */
export function toPriceView({ variants }: Pick<Product, 'variants'>, market: Market): PriceView {
  const { price } = pickPrice(variants)
  const written = (amount: number) => formatMarketPrice(amount, market)
  return {
    final: written(price.final),
    ...(price.original > price.final ? { original: written(price.original) } : {}),
  }
}
