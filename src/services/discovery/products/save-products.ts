/** Writes product documents, inside the importer's transaction. */
import { sql } from 'kysely'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import { bulkRows } from '../../../platform/database/bulk-rows.ts'
import { listedMembers } from './list-product-rows.ts'
import type { ProductDocument } from './product-document.ts'
import { raisedVersion } from './changed-in.ts'
import { saveTraits } from './product-traits.ts'
import { amongSkus } from './read-products.ts'
import { raiseProductsVersion } from '../raise-products-version.ts'
import type { DiscoveryTables } from '../tables.ts'

type Engine = Pick<Database<DiscoveryTables>, 'jsonRows'>

export type SavedProduct = {
  readonly sku: string
  /** It had neither a document nor a draft before. */
  readonly isNew: boolean
}

/**
 * A few hundred at a time. New ones come after all others; known ones retain their place, and their time when nothing
 * about them changed, so that no cache is invalidated for it. Returns those that changed.
 */
export async function saveProducts(
  transaction: Transaction<DiscoveryTables>,
  engine: Engine,
  documents: readonly ProductDocument[],
  now: Date,
): Promise<readonly SavedProduct[]> {
  const { last } = await transaction
    .selectFrom('products')
    .select((select) => select.fn.coalesce(select.fn.max('position'), sql<number>`0`).as('last'))
    .executeTakeFirstOrThrow()
  const rows = bulkRows(
    engine,
    {
      sku: 'text',
      position: 'bigint',
      document: 'text',
      name: 'text',
      search_key: 'text',
      family: 'text',
      age_group: 'text',
      recommended: 'bigint',
    },
    documents.map((document, index) => [
      document.sku,
      last + 1 + index,
      JSON.stringify(document),
      ...Object.values(listedMembers(document)),
    ]),
  )
  const { rows: changed } = await sql<{ readonly sku: string; readonly update_reason: string }>`
    insert into products (sku, position, document, name, search_key, family, age_group, recommended, listed, updated_at,
      update_reason, first_listed_at)
    select sku, position, document, name, search_key, family, age_group, recommended, 1, ${now.toISOString()}, 'created',
      ${now.toISOString()}
    from ${rows} as given where true
    on conflict (sku) do update set document = excluded.document, name = excluded.name, search_key = excluded.search_key,
      family = excluded.family, age_group = excluded.age_group, recommended = excluded.recommended, listed = 1,
      updated_at = excluded.updated_at, update_reason = 'changed'
    where products.document <> excluded.document or products.listed <> 1
    returning sku, update_reason`.execute(transaction)
  if (changed.length === 0) return []
  await raiseProductsVersion(transaction)
  const skus = new Set(changed.map(({ sku }) => sku))
  await transaction
    .updateTable('products')
    .set({ changed_in: raisedVersion })
    .where('sku', 'in', amongSkus(engine, [...skus]))
    .execute()
  await saveTraits(
    transaction,
    engine,
    documents.filter(({ sku }) => skus.has(sku)).map((document) => [document.sku, document]),
  )
  const drafted = await deleteDrafts(transaction, [...skus])
  return changed.map(({ sku, update_reason: reason }) => ({ sku, isNew: reason === 'created' && !drafted.has(sku) }))
}

/** A draft is finished with its product. Returns which there were. */
async function deleteDrafts(
  transaction: Transaction<DiscoveryTables>,
  skus: readonly string[],
): Promise<ReadonlySet<string>> {
  const drafts = await transaction.deleteFrom('product_drafts').where('sku', 'in', skus).returning('sku').execute()
  return new Set(drafts.map(({ sku }) => sku))
}

/** Unlists every product that `isListed` rejects; returns which. */
export async function unlistProductsExcept(
  transaction: Transaction<DiscoveryTables>,
  isListed: (sku: string) => boolean,
  now: Date,
): Promise<readonly string[]> {
  const listed = await transaction.selectFrom('products').select('sku').where('listed', '=', 1).execute()
  const gone = listed.flatMap(({ sku }) => (isListed(sku) ? [] : [sku]))
  await unlistProducts(transaction, gone, now)
  return gone
}

export async function unlistProducts(
  transaction: Transaction<DiscoveryTables>,
  skus: readonly string[],
  now: Date,
): Promise<void> {
  if (skus.length === 0) return
  await raiseProductsVersion(transaction)
  for (const sku of skus) {
    await transaction
      .updateTable('products')
      .set({ listed: 0, updated_at: now.toISOString(), update_reason: 'removed', changed_in: raisedVersion })
      .where('sku', '=', sku)
      .execute()
  }
}
