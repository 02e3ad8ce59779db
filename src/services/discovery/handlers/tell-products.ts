/**
 * Products as others are told of them: their documents, with what commerce offers and which other colours there are. What
 * was told lately is told again as long as the index knows of no change: pages ask for the same goods all day.
 */
import { LRUCache } from 'lru-cache'
import type { TextLanguage } from '../../../contracts/merchant/catalogue.ts'
import type { CommerceClient } from '../../../contracts/commerce/commerce-client.ts'
import type { ReceivedProduct } from '../../../contracts/discovery/product.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { hasBit } from '../index/bits.ts'
import type { ProductColumns } from '../index/product-columns.ts'
import { readProducts } from '../products/read-products.ts'
import { type LinkedParts, toReceivedProduct } from '../products/to-received-product.ts'
import type { GoodsIndex } from '../search/search-index.ts'
import type { DiscoveryTables } from '../tables.ts'

type Deps = { readonly database: Database<DiscoveryTables>; readonly commerce: Pick<CommerceClient, 'offers'> }

/** In the order asked for; what has gone in the meantime is left out. */
export type TellProducts = (
  index: GoodsIndex,
  products: readonly number[],
  language: TextLanguage,
) => Promise<readonly ReceivedProduct[]>

type Told = { readonly product: ReceivedProduct; readonly of: ProductColumns; readonly revision: number }

/** Some twenty kilobytes each. */
const MAX_PRODUCTS = 2000

export function createTeller({ database, commerce }: Deps): TellProducts {
  const lately = new LRUCache<string, Told>({ max: MAX_PRODUCTS })

  return async (index, products, language) => {
    const wanted = products.map((product) => {
      const sku = index.products.skus[product] ?? ''
      return { sku, key: `${language} ${sku}`, revision: revisionOf(index, product) }
    })
    const known = ({ key, revision }: (typeof wanted)[number]) => {
      const told = lately.get(key)
      return told?.of === index.products && told.revision === revision ? told.product : undefined
    }
    const told = wanted.map(known)
    if (told.every((product) => product !== undefined)) return told
    const missing = wanted.filter((_, place) => told[place] === undefined)
    const fresh = await read(index, missing, language)
    return wanted.flatMap(({ sku }, place) => told[place] ?? fresh.get(sku) ?? [])
  }

  async function read(
    index: GoodsIndex,
    missing: readonly { readonly sku: string; readonly key: string; readonly revision: number }[],
    language: TextLanguage,
  ): Promise<ReadonlyMap<string, ReceivedProduct>> {
    const skus = missing.map(({ sku }) => sku)
    const [stored, offers] = await Promise.all([readProducts(database.query, database, skus), commerce.offers(skus)])
    const fresh = new Map(
      stored.map((product) => {
        const { sku, linkedProducts } = product.document
        const linked = linkedProducts.flatMap((other) => linkedParts(index, other))
        return [sku, toReceivedProduct({ stored: product, offers: offers[sku] ?? [], linked }, language)]
      }),
    )
    for (const { sku, key, revision } of missing) {
      const product = fresh.get(sku)
      // With the revision from before the reading: a change that came in between makes it old at once.
      if (product) lately.set(key, { product, of: index.products, revision })
    }
    return fresh
  }
}

/** Its other colours are told with it, and how much there is of each. */
function revisionOf({ products, offers }: GoodsIndex, product: number): number {
  return products.linked(product).reduce((sum, other) => sum + offers.revisionOf(other), offers.revisionOf(product))
}

function linkedParts({ products, offers, labels }: GoodsIndex, sku: string): readonly LinkedParts[] {
  const product = products.find(sku)
  const label = product === undefined ? undefined : labels.read(product)
  if (product === undefined || label === undefined) return []
  return [
    {
      sku: products.skus[product] ?? sku,
      ...label,
      stock: offers.stockOf(product),
      offered: { nl: hasBit(offers.sold.nl, product), us: hasBit(offers.sold.us, product) },
    },
  ]
}
