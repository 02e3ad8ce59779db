/**
 * Converts a received product to what a storefront may show, or rejects it. The response is not trusted: a remote
 * service may send anything, and one bad product must not break a page of sixty-four.
 */
import { isColour, type Colour } from '../../markets/products/colours.ts'
import { compareSizes } from '../../markets/products/sort-sizes.ts'
import { isRelatedColourInStock, isStockStatus, productStockStatus } from '../../markets/products/stock-status.ts'
import { variantsOfStorefront } from '../../markets/products/variants-of-storefront.ts'
import { inSwissGerman, readsSwissGerman } from '../../markets/languages/swiss-german.ts'
import { discountOf } from '../../markets/prices/discount-of.ts'
import { priceForMarket } from '../../markets/prices/price-for-market.ts'
import { stockRegionOf } from '../../markets/storefronts/stock-region-of.ts'
import type { Market } from '../../markets/types.ts'
import { isObject } from '../answer-kinds.ts'
import type { LinkedProduct, ReceivedProduct, ReceivedVariant } from './product.ts'

export type RelatedColour = Omit<LinkedProduct, 'colour' | 'stock' | 'offered'> & {
  readonly colour: Colour
  readonly inStock: boolean
}

/** A product in one market: its variants, its prices, its language. */
export type Product = Omit<ReceivedProduct, 'linkedProducts' | 'relatedColours'> & {
  readonly linkedProducts: readonly RelatedColour[]
  readonly relatedColours: readonly Colour[]
}

/** PRD-10, PRD-08: what every product must have before anything else is looked at. */
export function isReceivedProduct(value: unknown): value is ReceivedProduct {
  if (!isObject(value) || !('kind' in value) || value.kind !== 'product') return false
  const named = ['id', '_id', 'sku', 'updateReason'].every((name) => {
    const member: unknown = Reflect.get(value, name)
    return typeof member === 'string' && member !== ''
  })
  return named && 'variants' in value && Array.isArray(value.variants) && value.variants.every(isReceivedVariant)
}

/**
 * PRD-10 to PRD-15. Throws the errors of the error catalogue; undefined when no variant is left for the market
 * (PRD-11).
 */
export function toProduct(received: unknown, market: Market): Product | undefined {
  if (!isReceivedProduct(received)) throw new Error('Invalid product received')
  const variants = variantsOfStorefront(received.variants, market.storefrontCode)
    .flatMap((variant) => inMarket(variant, market))
    .toSorted((a, b) => compareSizes(a.size, b.size))
  if (variants.length === 0) return undefined
  const product = inSpellingOf(market, received)
  const linkedProducts = product.linkedProducts.flatMap((linked) => toRelatedColour(linked, market))
  return {
    ...product,
    variants,
    stockStatus: productStockStatus(variants),
    availableSizes: variants.filter(({ stockStatus }) => stockStatus !== 'no-stock').map(({ size }) => size),
    badges: badgesOf(product, variants),
    linkedProducts,
    relatedColours: [...new Set(linkedProducts.map(({ colour }) => colour))],
    media: { ...product.media, images: product.media.images.toSorted((a, b) => a.position - b.position) },
  }
}

/** A variant without a price in the market's currency is not sold there (PRC-17). */
function inMarket(variant: ReceivedVariant, market: Market): readonly ReceivedVariant[] {
  const price = priceForMarket(variant.price, market)
  if (price === undefined) return []
  return [{ ...variant, price: { ...variant.price, ...price }, discount: discountOf(price) }]
}

/** PRD-14, PRD-15 */
function toRelatedColour(
  { stock, colour, offered, ...linked }: LinkedProduct,
  market: Market,
): readonly RelatedColour[] {
  const isSoldHere = offered?.[stockRegionOf(market)] ?? true
  if (!isColour(colour) || !isSoldHere) return []
  return [{ ...linked, colour, inStock: isRelatedColourInStock(stock, market.storefrontCode) }]
}

/** A sale sticker only on what is reduced in this market, and on all of that: a claim the prices must bear out. */
function badgesOf(
  { badges }: Pick<ReceivedProduct, 'badges'>,
  variants: readonly Pick<ReceivedVariant, 'discount'>[],
): ReceivedProduct['badges'] {
  const reduced = variants.some(({ discount }) => discount.absolute > 0)
  const others = badges.filter((badge) => badge !== 'sale')
  return reduced ? ['sale', ...others] : others
}

function inSpellingOf({ countryCode }: Market, product: ReceivedProduct): ReceivedProduct {
  if (!readsSwissGerman(countryCode)) return product
  const { name, description, meta, media } = product
  return {
    ...product,
    name: inSwissGerman(name),
    description: { full: inSwissGerman(description.full), short: inSwissGerman(description.short) },
    meta: { title: inSwissGerman(meta.title), description: inSwissGerman(meta.description) },
    media: { ...media, images: media.images.map((image) => ({ ...image, alt: inSwissGerman(image.alt) })) },
  }
}

function isReceivedVariant(value: unknown): boolean {
  return (
    isObject(value) &&
    'sku' in value &&
    typeof value.sku === 'string' &&
    'stockStatus' in value &&
    isStockStatus(value.stockStatus)
  )
}
