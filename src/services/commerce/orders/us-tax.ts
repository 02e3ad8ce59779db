/**
 * Where the seller collects sales tax, and the rates of ZIP codes: what a merchant imports from a rate file (LAW-28). Without any
 * row every state is taxed at its own rate.
 */
import { sql } from 'kysely'
import type { LocalTax } from '../../../markets/tax/sales-tax.ts'
import type { Migration } from '../../../platform/database/migrate.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { bulkRows } from '../../../platform/database/bulk-rows.ts'
import type { CommerceEngine, CommerceQuery } from '../catalogue/stored-offers.ts'
import type { CommerceTables } from '../tables.ts'

export const usTaxMigration: Migration = {
  name: 'commerce/027-us-tax',
  async up(query, { orderedText }) {
    await query.schema
      .createTable('us_nexus')
      .addColumn('state', orderedText, (column) => column.primaryKey())
      .addColumn('collects', 'integer', (column) => column.notNull())
      .execute()
    await query.schema
      .createTable('us_zip_rates')
      .addColumn('zip', orderedText, (column) => column.primaryKey())
      .addColumn('percent_thousandths', 'integer', (column) => column.notNull())
      .execute()
  },
}

export type Nexus = { readonly state: string; readonly collects: boolean }
export type ZipRate = { readonly zip: string; readonly percent: number }

export async function readLocalTax(
  query: CommerceQuery,
  { zip, state }: { readonly zip: string; readonly state: string },
): Promise<LocalTax> {
  const nexus = await query.selectFrom('us_nexus').select('collects').where('state', '=', state).executeTakeFirst()
  const rate = await query
    .selectFrom('us_zip_rates')
    .select('percent_thousandths as thousandths')
    .where('zip', '=', zip.slice(0, 5))
    .executeTakeFirst()
  return { collects: nexus?.collects !== 0, percent: rate && rate.thousandths / 1000 }
}

export async function readNexus(query: CommerceQuery): Promise<readonly Nexus[]> {
  const rows = await query.selectFrom('us_nexus').selectAll().orderBy('state').execute()
  return rows.map(({ state, collects }) => ({ state, collects: collects !== 0 }))
}

export async function countZipRates(query: CommerceQuery): Promise<number> {
  const { count } = await query
    .selectFrom('us_zip_rates')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function saveNexus(transaction: Transaction<CommerceTables>, { state, collects }: Nexus): Promise<void> {
  const row = { collects: Number(collects) }
  await transaction
    .insertInto('us_nexus')
    .values({ state, ...row })
    .onConflict((conflict) => conflict.column('state').doUpdateSet(row))
    .execute()
}

/** Of one ZIP the last rate counts. `replaces`: those that were stored before are gone. */
export async function saveZipRates(
  transaction: Transaction<CommerceTables>,
  engine: CommerceEngine,
  rates: readonly ZipRate[],
  replaces: boolean,
): Promise<void> {
  if (replaces) await transaction.deleteFrom('us_zip_rates').execute()
  const once = new Map(rates.map(({ zip, percent }) => [zip, Math.round(percent * 1000)]))
  const rows = bulkRows(engine, { zip: 'text', percent_thousandths: 'bigint' }, [...once])
  await sql`insert into us_zip_rates (zip, percent_thousandths) select * from ${rows} as given where true
    on conflict (zip) do update set percent_thousandths = excluded.percent_thousandths`.execute(transaction)
}
