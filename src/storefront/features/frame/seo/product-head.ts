/** Metadata of a product: what it is, its price in this market, and where else it is sold. */
import type { Product } from '../../../../contracts/discovery/to-product.ts'
import { productSlug } from '../../../../markets/paths/product-slug.ts'
import type { ShopVisit } from '../../../page/page-contract.ts'
import { alternatesOf } from './alternates.ts'
import { cardPicture, pictureAddress } from '../../../page/card-picture.ts'
import type { Head } from '../../../page/head-facts.ts'
import { productPath } from '../../../../contracts/storefront/product-path.ts'
import { breadcrumbs, product as productThing } from './structured-data-entities.ts'
import { trailToProduct } from './trail.ts'

export async function productHead(visit: ShopVisit, product: Product): Promise<Head> {
  const { origin, code, market, environment, clients } = visit
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
      productThing(product, market, { url, pictures: pictures.map((picture) => pictureAddress(origin, picture)) }),
    ],
  }
}
