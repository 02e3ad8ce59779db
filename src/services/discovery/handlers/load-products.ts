/**
 * Builds product responses: the document, the offers of commerce and the other colours. Responses are cached until the
 * index reports a change of the product, because pages request the same products all day.
 */
import { LRUCache } from 'lru-cache'
import type { TextLanguage } from '../../../contracts/merchant/catalogue.ts'
import type { CommerceClient } from '../../../contracts/commerce/commerce-client.ts'
import type { ReceivedProduct } from '../../../contracts/discovery/product.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { hasBit } from '../index/bits.ts'
import type { ProductColumns } from '../index/product-columns.ts'
import { withProvenBadges } from '../products/proven-badges.ts'
import { readProducts } from '../products/read-products.ts'
import { type LinkedParts, toReceivedProduct } from '../products/to-received-product.ts'
import type { ProductIndex } from '../search/search-index.ts'
import type { DiscoveryTables } from '../tables.ts'

type Deps = {
  readonly database: Database<DiscoveryTables>
  readonly commerce: Pick<CommerceClient, 'offers'>
  readonly clock: Clock
}

/** In the requested order; products that no longer exist are left out. */
export type LoadProducts = (
  index: ProductIndex,
  products: readonly number[],
  language: TextLanguage,
) => Promise<readonly ReceivedProduct[]>

type CachedProduct = { readonly product: ReceivedProduct; readonly of: ProductColumns; readonly revision: number }

/** Some twenty kilobytes each. */
const MAX_PRODUCTS = 2000

export function createProductLoader({ database, commerce, clock }: Deps): LoadProducts {
  const cache = new LRUCache<string, CachedProduct>({ max: MAX_PRODUCTS })

  return async (index, products, language) => {
    const wanted = products.map((product) => {
      const sku = index.products.skus[product] ?? ''
      return { sku, key: `${language} ${sku}`, revision: revisionOf(index, product) }
    })
    const cachedProduct = ({ key, revision }: (typeof wanted)[number]) => {
      const entry = cache.get(key)
      return entry?.of === index.products && entry.revision === revision ? entry.product : undefined
    }
    const cached = wanted.map(cachedProduct)
    if (cached.every((product) => product !== undefined)) return cached
    const missing = wanted.filter((_, place) => cached[place] === undefined)
    const fresh = await read(index, missing, language)
    return wanted.flatMap(({ sku }, place) => cached[place] ?? fresh.get(sku) ?? [])
  }

  async function read(
    index: ProductIndex,
    missing: readonly { readonly sku: string; readonly key: string; readonly revision: number }[],
    language: TextLanguage,
  ): Promise<ReadonlyMap<string, ReceivedProduct>> {
    const skus = missing.map(({ sku }) => sku)
    const [stored, offers] = await Promise.all([readProducts(database.query, database, skus), commerce.offers(skus)])
    const fresh = new Map(
      stored.map((listed) => {
        const product = withProvenBadges(listed, clock.now())
        const { sku, linkedProducts } = product.document
        const linked = linkedProducts.flatMap((other) => linkedParts(index, other))
        return [sku, toReceivedProduct({ stored: product, offers: offers[sku] ?? [], linked }, language)]
      }),
    )
    for (const { sku, key, revision } of missing) {
      const product = fresh.get(sku)
      // With the revision from before the reading: a change that came in between makes it outdated immediately.
      if (product) cache.set(key, { product, of: index.products, revision })
    }
    return fresh
  }
}

/** Includes its other colours, because the response contains them and their stock. */
function revisionOf({ products, offers }: ProductIndex, product: number): number {
  return products.linked(product).reduce((sum, other) => sum + offers.revisionOf(other), offers.revisionOf(product))
}

function linkedParts({ products, offers, labels }: ProductIndex, sku: string): readonly LinkedParts[] {
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
