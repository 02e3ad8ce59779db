/** The last good table of exchange rates in the database, so that every node has it, also after a night without a source. */
import type { Kysely } from 'kysely'
import { BASE_CURRENCY } from '../../../markets/prices/currencies.ts'
import { readLiveRates, type LiveRates } from '../../../markets/prices/live-rates.ts'
import type { EngagementTables } from '../tables.ts'

/** There is one table: from the euro. */
const BASE = BASE_CURRENCY

export type StoredRates = { readonly rates: LiveRates; readonly fetchedAt: Date }

export async function findRates(query: Kysely<EngagementTables>): Promise<StoredRates | undefined> {
  const row = await query
    .selectFrom('exchange_rates')
    .select(['rates', 'fetched_at'])
    .where('base', '=', BASE)
    .executeTakeFirst()
  return row && { rates: readLiveRates(JSON.parse(row.rates)), fetchedAt: new Date(row.fetched_at) }
}

/** Over what was there: the newest good table is the only one of interest. */
export async function saveRates(query: Kysely<EngagementTables>, { rates, fetchedAt }: StoredRates): Promise<void> {
  const row = { rates: JSON.stringify(rates), fetched_at: fetchedAt.toISOString() }
  await query
    .insertInto('exchange_rates')
    .values({ base: BASE, ...row })
    .onConflict((conflict) => conflict.column('base').doUpdateSet(row))
    .execute()
}
