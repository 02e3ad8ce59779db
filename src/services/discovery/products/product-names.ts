/** The names of some products, by SKU. */
import { sql } from 'kysely'
import { bulkRows } from '../../../platform/database/bulk-rows.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import type { DiscoveryTables } from '../tables.ts'
import type { DiscoveryQuery } from './read-products.ts'

export async function productNames(
  query: DiscoveryQuery,
  engine: Pick<Database<DiscoveryTables>, 'jsonRows'>,
  skus: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = bulkRows(
    engine,
    { given: 'text' },
    skus.map((sku) => [sku]),
  )
  const rows = await query
    .selectFrom('products')
    .select(['sku', 'name'])
    .where('sku', 'in', sql<string>`(select given from ${wanted} as wanted)`)
    .execute()
  return new Map(rows.map(({ sku, name }) => [sku, name ?? sku]))
}
