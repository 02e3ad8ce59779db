/** What a tile says of a product, and no more: a listing sends sixty-four of them. */
import type { Product } from '../../../../contracts/discovery/to-product.ts'
import type { Badge } from '../../../../markets/products/badges.ts'
import { productSlug } from '../../../../markets/paths/product-slug.ts'
import { formatMarketPrice } from '../../../../markets/prices/format-price.ts'
import { pickPrice } from '../../../../markets/prices/pick-price.ts'
import type { Market } from '../../../../markets/types.ts'
import type { PictureView } from '../../../../contracts/content/kinds/fields.ts'
import { toPictureView } from './picture-view.ts'

export type PriceView = {
  readonly final: string
  readonly original?: string
}

export type TileView = {
  readonly sku: string
  /** Under the storefront: product/lemon-socks-cr001-sun. */
  readonly path: string
  readonly name: string
  readonly price: PriceView
  readonly badges: readonly Badge[]
  readonly soldOut: boolean
  /** Of this one and of those it is linked to, where there is more than one. */
  readonly colours?: readonly string[]
  readonly picture: PictureView | undefined
  /** The address of its second picture, which has the same shape and tint as the first. */
  readonly alternate?: string
}

/** Cached by product: a product that has not changed has the same tile on every page. */
const known = new WeakMap<Product, { readonly market: Market; readonly tile: TileView }>()

export function toTileView(product: Product, market: Market): TileView {
  const last = known.get(product)
  if (last?.market === market) return last.tile
  const tile = newTileView(product, market)
  known.set(product, { market, tile })
  return tile
}

function newTileView(product: Product, market: Market): TileView {
  const [hero, alternate] = product.media.images
  return {
    sku: product.sku,
    path: `product/${productSlug(product.name, product.sku)}`,
    name: product.name,
    price: toPriceView(product, market),
    badges: product.badges,
    soldOut: product.stockStatus === 'no-stock',
    ...coloursOf(product),
    picture: hero && toPictureView(hero),
    ...(alternate && { alternate: alternate.url }),
  }
}

function coloursOf({ colour, linkedProducts }: Product): Pick<TileView, 'colours'> {
  if (linkedProducts.length === 0) return {}
  return { colours: [colour.primary, ...linkedProducts.map((linked) => linked.colour)] }
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
