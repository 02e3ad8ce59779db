/**
 * Builds product responses: the document, the offers of commerce and the other colours. Responses are cached until the
 * index reports a change of the product, because pages request the same products all day.
 */
import type { TextLanguage } from '../../../contracts/merchant/catalogue.ts'
import type { CommerceClient } from '../../../contracts/commerce/commerce-client.ts'
import type { Offer } from '../../../contracts/commerce/commerce.ts'
import type { DirectoryEntry } from '../../../contracts/discovery/discovery.ts'
import type { ReceivedProduct } from '../../../contracts/discovery/product.ts'
import type { Market } from '../../../markets/types.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { hasBit } from '../index/bits.ts'
import { toDirectoryEntry } from '../products/directory-entry.ts'
import { withProvenBadges } from '../products/proven-badges.ts'
import { readProducts, type StoredProduct } from '../products/read-products.ts'
import { createRevisedCache, type Revision } from '../products/revised-cache.ts'
import { type LinkedParts, toReceivedProduct } from '../products/to-received-product.ts'
import type { ProductIndex } from '../search/search-index.ts'
import type { DiscoveryTables } from '../tables.ts'

type Deps = {
  readonly markets: readonly Market[]
  readonly database: Database<DiscoveryTables>
  readonly commerce: Pick<CommerceClient, 'offers'>
  readonly clock: Clock
}

export type ProductLoader = {
  /** In the requested order; products that no longer exist are left out. */
  readonly load: LoadProducts
  /** A page needs the entry of the product that it loaded: both are made of what was read once. */
  readonly directoryEntries: (index: ProductIndex, products: readonly number[]) => Promise<readonly DirectoryEntry[]>
}

export type LoadProducts = (
  index: ProductIndex,
  products: readonly number[],
  language: TextLanguage,
) => Promise<readonly ReceivedProduct[]>

/** Some twenty kilobytes each; an entry of the directory has one. */
const MAX_PRODUCTS = 2000

export function createProductLoader({ markets, database, commerce, clock }: Deps): ProductLoader {
  const loaded = createRevisedCache<ReceivedProduct>(MAX_PRODUCTS)
  const entries = createRevisedCache<DirectoryEntry>(MAX_PRODUCTS)

  async function read(missing: readonly Wanted[]): Promise<readonly ReadProduct[]> {
    const skus = missing.map(({ sku }) => sku)
    const [stored, offers] = await Promise.all([readProducts(database.query, database, skus), commerce.offers(skus)])
    const bySku = new Map(stored.map((product) => [product.document.sku, product]))
    return missing.flatMap((wanted) => {
      const product = bySku.get(wanted.sku)
      if (product === undefined) return []
      const offered = offers[wanted.sku] ?? []
      const entry = toDirectoryEntry(product, offered, markets)
      // With the revision from before the reading: a change that came in between makes it outdated immediately.
      entries.set(wanted.sku, wanted, entry)
      return [{ wanted, stored: product, offers: offered, entry }]
    })
  }

  return {
    async load(index, products, language) {
      const wanted = products.map((product) => wantedOf(index, product))
      const cached = wanted.map((one) => loaded.get(`${language} ${one.sku}`, one))
      if (cached.every((product) => product !== undefined)) return cached
      const missing = wanted.filter((_, place) => cached[place] === undefined)
      const fresh = new Map<string, ReceivedProduct>()
      for (const { wanted: one, stored, offers } of await read(missing)) {
        const product = withProvenBadges(stored, clock.now())
        const linked = product.document.linkedProducts.flatMap((other) => linkedParts(index, other))
        const received = toReceivedProduct({ stored: product, offers, linked }, language)
        loaded.set(`${language} ${one.sku}`, one, received)
        fresh.set(one.sku, received)
      }
      return wanted.flatMap(({ sku }, place) => cached[place] ?? fresh.get(sku) ?? [])
    },

    async directoryEntries(index, products) {
      const wanted = products.map((product) => wantedOf(index, product))
      const cached = wanted.map((one) => entries.get(one.sku, one))
      if (cached.every((entry) => entry !== undefined)) return cached
      const missing = wanted.filter((_, place) => cached[place] === undefined)
      const fresh = new Map((await read(missing)).map(({ wanted: { sku }, entry }) => [sku, entry]))
      return wanted.flatMap(({ sku }, place) => cached[place] ?? fresh.get(sku) ?? [])
    },
  }
}

type Wanted = Revision & { readonly sku: string }

type ReadProduct = {
  readonly wanted: Wanted
  readonly stored: StoredProduct
  readonly offers: readonly Offer[]
  readonly entry: DirectoryEntry
}

const wantedOf = (index: ProductIndex, product: number): Wanted => ({
  sku: index.products.skus[product] ?? '',
  of: index.products,
  revision: revisionOf(index, product),
})

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
