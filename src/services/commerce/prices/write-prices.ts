/** Writes prices that apply from now on, with a step in the history for each. The caller has taken its turn. */
import { sql } from 'kysely'
import { bulkRows } from '../../../platform/database/bulk-rows.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import type { CommerceEngine, PriceRow } from '../catalogue/stored-offers.ts'
import type { CommerceTables } from '../tables.ts'

export async function writePrices(
  transaction: Transaction<CommerceTables>,
  engine: CommerceEngine,
  prices: readonly PriceRow[],
  now: Date,
): Promise<void> {
  const rows = bulkRows(
    engine,
    { variant_id: 'text', currency: 'text', original: 'bigint', final: 'bigint' },
    prices.map(({ variant_id: id, currency, original, final }) => [id, currency, original, final]),
  )
  await sql`insert into price_history (variant_id, currency, original, final, since)
    select given.*, cast(${now.toISOString()} as text) from ${rows} as given where true
    on conflict (variant_id, currency, since) do update set original = excluded.original, final = excluded.final`.execute(
    transaction,
  )
  await sql`insert into prices (variant_id, currency, original, final) select * from ${rows} as given where true
    on conflict (variant_id, currency) do update set original = excluded.original, final = excluded.final`.execute(
    transaction,
  )
}
