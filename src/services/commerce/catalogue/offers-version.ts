/** The version of what can be sold: one row, which every writer of offers locks, and by which caches find what changed. */
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { bulkRows } from '../../../platform/database/bulk-rows.ts'
import type { CommerceTables } from '../tables.ts'
import type { CommerceEngine } from './stored-offers.ts'

/**
 * Locks the version until the transaction ends, before anything is read: of two concurrent writers one waits here, instead of a
 * deadlock on rows, and what is read is still true when it is written.
 */
export async function takeOffersTurn(transaction: Transaction<CommerceTables>): Promise<void> {
  await transaction
    .updateTable('offers_version')
    .set((update) => ({ version: update.ref('version') }))
    .execute()
}

/** Every change of what can be sold raises this version: caches query what changed since theirs. */
export async function raiseOffersVersion(
  transaction: Transaction<CommerceTables>,
  engine: CommerceEngine,
  productSkus: readonly string[],
): Promise<void> {
  const { version } = await transaction
    .updateTable('offers_version')
    .set((update) => ({ version: update('version', '+', 1) }))
    .returning('version')
    .executeTakeFirstOrThrow()
  const rows = bulkRows(
    engine,
    { product_sku: 'text' },
    productSkus.map((sku) => [sku]),
  )
  await sql`insert into offer_changes (product_sku, version) select product_sku, ${version} from ${rows} as given where true
    on conflict (product_sku) do update set version = excluded.version`.execute(transaction)
}
