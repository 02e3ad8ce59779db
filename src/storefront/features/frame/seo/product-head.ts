/** Metadata of a product: what it is, its price in this market, and where else it is sold. */
import type { Product } from '../../../../contracts/discovery/to-product.ts'
import { productSlug } from '../../../../markets/paths/product-slug.ts'
import type { ShopVisit } from '../../../page/page-contract.ts'
import { alternatesOf } from './alternates.ts'
import { cardPicture, pictureAddress } from '../../../page/card-picture.ts'
import type { Head } from '../../../page/head-facts.ts'
import { productPath } from '../../../../contracts/storefront/product-path.ts'
import { freeShippingIn } from '../../../page/free-shipping-in.ts'
import { namesIn } from '../../../page/names-in.ts'
import type { ShippingMethod } from '../../../../contracts/commerce/to-shipping-methods.ts'
import { productEntities } from './product-entities.ts'
import { breadcrumbs } from './structured-data-entities.ts'
import { trailToProduct } from './trail.ts'

type ProductPage = {
  readonly product: Product
  /** How it may be sent there. */
  readonly methods: Promise<readonly ShippingMethod[]>
  readonly now: Date
}

export async function productHead(visit: ShopVisit, { product, methods, now }: ProductPage): Promise<Head> {
  const { origin, code, market, environment, clients, shared } = visit
  const { name, sku, meta, media } = product
  const url = `${origin}/${code}/product/${productSlug(name, sku)}`
  // Where else it is sold is no reason to do without the page.
  const [entry] = await clients.discovery.inDirectory([sku]).catch(() => [])
  const pictures = media.images.map((image) => ({ ...image, href: image.url, tint: image.backgroundColor }))
  return {
    title: meta.title,
    description: meta.description,
    kind: 'product',
    locale: market.locale.html,
    canonical: url,
    alternates: entry
      ? alternatesOf({ environment, origin, pathIn: (place) => productPath(entry, environment, place) })
      : [],
    picture: cardPicture(origin, pictures[0]),
    things: [
      breadcrumbs(trailToProduct(visit, product, url)),
      ...productEntities(product, {
        market,
        url,
        pictures: pictures.map((picture) => pictureAddress(origin, picture)),
        colour: namesIn(shared, 'colour')(product.colour.primary),
        sizeNamed: namesIn(shared, 'sizes'),
        methods: await methods,
        freeShippingFrom: freeShippingIn(market, shared),
        now,
      }),
    ],
  }
}
