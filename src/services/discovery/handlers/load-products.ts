/**
 * Builds product responses: the document, the offers of commerce and the other colours. Responses are cached until the
 * index reports a change of the product, because pages request the same products all day.
 */
import type { TextLanguage } from '../../../contracts/merchant/catalogue.ts'
import type { CommerceClient } from '../../../contracts/commerce/commerce-client.ts'
import type { DirectoryEntry } from '../../../contracts/discovery/discovery.ts'
import type { ReceivedProduct } from '../../../contracts/discovery/product.ts'
import type { Market } from '../../../markets/types.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { hasBit } from '../index/bits.ts'
import { toDirectoryEntry } from '../products/directory-entry.ts'
import { withProvenBadges } from '../products/proven-badges.ts'
import { readOffered } from '../products/read-offered.ts'
import { createProductCache, type ProductRevision } from '../products/product-cache.ts'
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
  const responses = createProductCache<ReceivedProduct>(MAX_PRODUCTS)
  const entries = createProductCache<DirectoryEntry>(MAX_PRODUCTS)

  /** Stores the entry of each, under the revision from before the reading: a change that came in between makes it outdated. */
  async function read(missing: readonly Wanted[]) {
    const found = await readOffered(
      { database, commerce },
      missing.map(({ sku }) => sku),
    )
    const bySku = new Map(missing.map((wanted) => [wanted.sku, wanted]))
    return found.flatMap((product) => {
      const wanted = bySku.get(product.stored.document.sku)
      if (wanted === undefined) return []
      const entry = toDirectoryEntry(product, markets)
      entries.set(wanted.sku, wanted, entry)
      return [{ ...product, wanted, entry }]
    })
  }

  return {
    load: (index, products, language) =>
      readThrough(wantedOf(index, products), {
        cached: (wanted) => responses.get(`${language} ${wanted.sku}`, wanted),
        async read(missing) {
          const found = await read(missing)
          return found.map(({ wanted, stored, offers }) => {
            const product = withProvenBadges(stored, clock.now())
            const linked = product.document.linkedProducts.flatMap((other) => linkedParts(index, other))
            const response = toReceivedProduct({ stored: product, offers, linked }, language)
            responses.set(`${language} ${wanted.sku}`, wanted, response)
            return response
          })
        },
      }),
    directoryEntries: (index, products) =>
      readThrough(wantedOf(index, products), {
        cached: (wanted) => entries.get(wanted.sku, wanted),
        read: async (missing) => (await read(missing)).map(({ entry }) => entry),
      }),
  }
}

type Source<Value> = {
  readonly cached: (wanted: Wanted) => Value | undefined
  readonly read: (missing: readonly Wanted[]) => Promise<readonly Value[]>
}

/** In the requested order; products that no longer exist are left out. */
async function readThrough<Value extends { readonly sku: string }>(
  wanted: readonly Wanted[],
  { cached, read }: Source<Value>,
): Promise<readonly Value[]> {
  const found = wanted.map(cached)
  if (found.every((value) => value !== undefined)) return found
  const missing = wanted.filter((_, place) => found[place] === undefined)
  const fresh = new Map((await read(missing)).map((value) => [value.sku, value]))
  return wanted.flatMap(({ sku }, place) => found[place] ?? fresh.get(sku) ?? [])
}

type Wanted = ProductRevision & { readonly sku: string }

const wantedOf = (index: ProductIndex, products: readonly number[]): readonly Wanted[] =>
  products.map((product) => ({
    sku: index.products.skus[product] ?? '',
    columns: index.products,
    revision: revisionOf(index, product),
  }))

/** The last change of the product and its other colours, because the response contains them and their stock. */
function revisionOf({ products, offers }: ProductIndex, product: number): number {
  return Math.max(...[product, ...products.linked(product)].map(offers.revisionOf))
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
