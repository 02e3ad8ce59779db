import type { Transaction } from '../../platform/database/open-database.ts'
import type { DiscoveryTables } from './tables.ts'

/** Processes that cache data of discovery poll the version, and reload when it has increased. */
export async function raiseProductsVersion(
  transaction: Transaction<Pick<DiscoveryTables, 'products_version'>>,
): Promise<void> {
  await transaction
    .updateTable('products_version')
    .set((update) => ({ version: update('version', '+', 1) }))
    .execute()
}

/** Both, so that nodes can see that nothing but rules has changed: they need not read the products again. */
export async function raiseRulesVersion(
  transaction: Transaction<Pick<DiscoveryTables, 'products_version'>>,
): Promise<void> {
  await transaction
    .updateTable('products_version')
    .set((update) => ({ version: update('version', '+', 1), rules: update('rules', '+', 1) }))
    .execute()
}
