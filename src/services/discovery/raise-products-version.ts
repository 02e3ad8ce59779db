import type { Transaction } from '../../platform/database/open-database.ts'
import type { DiscoveryTables } from './tables.ts'

/** Whoever keeps a copy of what discovery knows asks for the version, and reads anew when it has gone up. */
export async function raiseProductsVersion(
  transaction: Transaction<Pick<DiscoveryTables, 'products_version'>>,
): Promise<void> {
  await transaction
    .updateTable('products_version')
    .set((update) => ({ version: update('version', '+', 1) }))
    .execute()
}
