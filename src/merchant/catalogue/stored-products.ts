/** What an import must know of the products that are there already. */
import type { Database } from '../../platform/database/open-database.ts'
import { findVariantOwners } from '../../services/commerce/admin.ts'
import { findKnownProducts } from '../../services/discovery/admin.ts'
import type { ShopSchema } from '../shop-schema.ts'
import type { StoredProducts } from './check-catalogue.ts'

export function storedProducts(database: Database<ShopSchema>): StoredProducts {
  return {
    owners: (wanted) => findVariantOwners(database.query, database, wanted),
    known: async (skus) => new Set(await findKnownProducts(database.query, database, skus)),
  }
}

/** For a file that is to be everything the shop has: what is not in it owns nothing. */
export const noStoredProducts: StoredProducts = { owners: async () => [], known: async () => new Set() }
