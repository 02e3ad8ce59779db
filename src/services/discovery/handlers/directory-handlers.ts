/** The directory of products: of some, for the addresses of a page, and of all, for site maps and feeds. Between services. */
import type { CommerceClient } from '../../../contracts/commerce/commerce-client.ts'
import { MAX_DIRECTORY_ENTRIES } from '../../../contracts/discovery/discovery.ts'
import type { productOperations } from '../../../contracts/discovery/product-operations.ts'
import type { Market } from '../../../markets/types.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { success, type Handlers } from '../../../platform/http/operations.ts'
import type { CachedIndex } from '../cached-index.ts'
import { toDirectoryEntry } from '../products/directory-entry.ts'
import { readOffered } from '../products/read-offered.ts'
import type { DiscoveryTables } from '../tables.ts'
import type { ProductLoader } from './load-products.ts'

type Deps = {
  readonly markets: readonly Market[]
  readonly database: Database<DiscoveryTables>
  readonly commerce: Pick<CommerceClient, 'offers'>
  readonly cachedIndex: Pick<CachedIndex, 'current'>
  readonly loader: Pick<ProductLoader, 'directoryEntries'>
}

export function directoryHandlers({
  markets,
  database,
  commerce,
  cachedIndex,
  loader,
}: Deps): Handlers<Pick<typeof productOperations, 'readProductsDirectory'>> {
  return {
    async readProductsDirectory({ query }) {
      const { index } = await cachedIndex.current()
      if ('skus' in query) {
        const known = query.skus.flatMap((sku) => index.products.find(sku) ?? [])
        return success({ products: await loader.directoryEntries(index, [...new Set(known)]) })
      }
      // Not cached: the directory of a large shop would replace everything else in the cache.
      const next = query.from + MAX_DIRECTORY_ENTRIES
      const skus = index.products.skus.slice(query.from, next)
      const products = await readOffered({ database, commerce }, skus)
      return success({
        products: products.map((product) => toDirectoryEntry(product, markets)),
        ...(next < index.products.count && { next }),
      })
    },
  }
}
