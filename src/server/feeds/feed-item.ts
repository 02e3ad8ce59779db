/** One variant as an item of a product feed: the attributes of Google Merchant Center, which Meta reads, too. Pure. */
import type { Product } from '../../contracts/discovery/to-product.ts'
import type { Family } from '../../contracts/merchant/catalogue.ts'
import { productSlug } from '../../markets/paths/product-slug.ts'
import { marketQuery } from '../../markets/storefronts/market-parameter.ts'
import { decimalAmount } from '../../markets/prices/decimal-amount.ts'
import { shippingOfItem } from '../../markets/shipping/free-shipping.ts'
import { tradeNumber } from '../../markets/products/ean.ts'
import type { Market, Storefront, StorefrontCode } from '../../markets/types.ts'
import { pictureAddress } from '../../storefront/page/card-picture.ts'
import { feedAgeGroup, feedColour } from './item-values.ts'

/** They write availability in two ways. */
export type FeedReader = 'google' | 'meta'

export type FeedContext = {
  readonly origin: string
  readonly code: StorefrontCode
  readonly storefront: Pick<Storefront, 'markets'>
  readonly market: Market
  readonly reader: FeedReader
  readonly colourNamed: (colour: string) => string
  readonly sizeNamed: (size: string) => string
  /** What a cart begins with, in minor units. */
  readonly shippingCost: number | undefined
  /** From how much on it is nothing. */
  readonly freeShippingFrom: number | undefined
}

const BRAND = 'Sockeye'
/** Limits of the attributes. */
const MAX_TITLE = 150
const MAX_DESCRIPTION = 5000
const MAX_MATERIAL = 200
const MAX_MORE_PICTURES = 10

/** Google's taxonomy: socks, underwear, slippers are shoes, clothing accessories, gift giving. */
const CATEGORIES: Readonly<Record<Family, number>> = {
  socks: 209,
  underwear: 213,
  slippers: 187,
  accessories: 167,
  'gift-boxes': 94,
}

type Variant = Product['variants'][number]
type Attribute = readonly [name: string, value: string | undefined]

export const feedItems = (product: Product, context: FeedContext): string =>
  product.variants.map((variant) => itemXml(product, variant, context)).join('')

function itemXml(product: Product, variant: Variant, context: FeedContext): string {
  const { market, shippingCost, freeShippingFrom } = context
  const money = (amount: number) => `${decimalAmount(amount, market.currency.code)} ${market.currency.code}`
  const { final, original } = variant.price
  const shipping =
    shippingCost === undefined
      ? ''
      : `<g:shipping>${elements([
          ['g:country', market.countryCode],
          ['g:price', money(shippingOfItem(final, shippingCost, freeShippingFrom))],
        ])}</g:shipping>`
  const attributes: readonly Attribute[] = [
    ['g:id', variant.sku],
    ...textAttributes(product, variant, context),
    ['g:availability', availabilityOf(variant, context.reader)],
    ['g:price', money(Math.max(final, original))],
    ['g:sale_price', original > final ? money(final) : undefined],
    ...identity(variant),
    ['g:item_group_id', product.sku],
    ['g:google_product_category', String(CATEGORIES[product.information.family])],
    ['g:age_group', feedAgeGroup(product.information.ageGroup, variant.size)],
    ['g:gender', 'unisex'],
    ['g:condition', 'new'],
  ]
  return `<item>${elements(attributes)}${shipping}</item>\n`
}

function textAttributes(product: Product, { size }: Variant, context: FeedContext): readonly Attribute[] {
  const { origin, code, storefront, market, colourNamed, sizeNamed } = context
  const [picture, ...more] = product.media.images.map(({ url, backgroundColor }) =>
    pictureAddress(origin, { href: url, tint: backgroundColor }),
  )
  return [
    ['g:title', cut(`${product.name}, ${sizeNamed(size)}`, MAX_TITLE)],
    ['g:description', cut(product.description.full || product.description.short, MAX_DESCRIPTION)],
    ['g:link', `${origin}/${code}/product/${productSlug(product.name, product.sku)}${marketQuery(storefront, market)}`],
    ['g:image_link', picture],
    ...more.slice(0, MAX_MORE_PICTURES).map((url): Attribute => ['g:additional_image_link', url]),
    ['g:color', feedColour(product.colour, colourNamed)],
    ['g:size', sizeNamed(size)],
    ['g:material', cut(product.information.legalMaterials.join('/'), MAX_MATERIAL) || undefined],
  ]
}

/** A barcode that the shop assigned itself identifies nothing elsewhere. */
function identity({ id, sku }: Variant): readonly Attribute[] {
  const gtin = tradeNumber(id)
  return [['g:brand', BRAND], ...(gtin === undefined ? ([['g:mpn', sku]] as const) : ([['g:gtin', gtin]] as const))]
}

function availabilityOf({ stockStatus }: Variant, reader: FeedReader): string {
  const text = stockStatus === 'no-stock' ? 'out of stock' : 'in stock'
  return reader === 'meta' ? text : text.replaceAll(' ', '_')
}

const elements = (attributes: readonly Attribute[]): string =>
  attributes.map(([name, value]) => (value === undefined ? '' : `<${name}>${escaped(value)}</${name}>`)).join('')

/** At a blank, where there is one. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text
  const end = text.lastIndexOf(' ', max)
  return text.slice(0, end > 0 ? end : max)
}

/** XML allows no control characters. */
const CONTROL = /(?![\t\n\r])\p{Cc}/gu

export const escaped = (text: string): string =>
  text.replaceAll(CONTROL, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
