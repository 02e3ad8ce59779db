/** Stores what was bought together and what was viewed, and purges the latter after its retention period. */
import { RETENTION } from '../../../markets/law/retention.ts'
import { sql, type Kysely, type QueryExecutorProvider } from 'kysely'
import type { DiscoveryEvent } from '../../../contracts/discovery/discovery.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { bulkRows } from '../../../platform/database/bulk-rows.ts'
import type { HistoryTables } from './tables.ts'

type Engine = Pick<Database<HistoryTables>, 'jsonRows'>

export type Basket = {
  readonly id: string
  /** ISO 8601. */
  readonly at: string
  /** Of products, not of their variants. */
  readonly skus: readonly string[]
}

/** What one profile viewed, reported in one request; SKUs of products. */
export type Interactions = {
  readonly profile: string
  readonly at: Date
  readonly events: readonly Pick<DiscoveryEvent, 'kind' | 'sku'>[]
}

const INTERACTION_DAYS = RETENTION.interactionDays
const DAY = 86_400_000
/** 2026-11-15 */
const DATE_LENGTH = 10

/** Interactions from before this date are purged, for privacy. */
export function oldestRetained(now: Date): Date {
  return new Date(now.getTime() - INTERACTION_DAYS * DAY)
}

/** Many in one call. Idempotent: the same basket is stored once, as first received. Returns how many were new. */
export async function saveBaskets(
  query: QueryExecutorProvider,
  engine: Engine,
  baskets: readonly Basket[],
): Promise<number> {
  const rows = bulkRows(
    engine,
    { id: 'text', at: 'text', skus: 'text' },
    baskets.map(({ id, at, skus }) => [id, new Date(at).toISOString(), JSON.stringify(skus)]),
  )
  const { numAffectedRows = 0n } = await sql`
    insert into baskets (id, at, skus) select id, at, skus from ${rows} as given where true
    on conflict (id) do nothing`.execute(query)
  return Number(numAffectedRows)
}

/** Once for each product and day, with the last time: a hundred views of a product mean no more than one. */
export async function saveInteractions(
  query: QueryExecutorProvider,
  engine: Engine,
  { profile, at, events }: Interactions,
): Promise<void> {
  const looks = new Map(
    events.map(({ kind, sku }, index) => {
      // They are reported together and happened one after the other: a millisecond each preserves their order.
      const moment = new Date(at.getTime() + index).toISOString()
      const id = `${profile} ${moment.slice(0, DATE_LENGTH)} ${sku}`
      return [id, [id, moment, kind, sku]] as const
    }),
  )
  // In the same order for all transactions: two tabs of a browser that report the same products must not deadlock.
  const sorted = [...looks].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
  const rows = bulkRows(engine, { id: 'text', at: 'text', kind: 'text', sku: 'text' }, sorted)
  await sql`
    insert into interactions (id, at, profile, kind, sku)
    select id, at, ${profile}, kind, sku from ${rows} as given where true
    on conflict (id) do update set at = excluded.at, kind = excluded.kind
    where interactions.at < excluded.at`.execute(query)
}

/** All that a profile ever looked at. */
export async function deleteProfile(query: Kysely<HistoryTables>, profile: string): Promise<void> {
  await query.deleteFrom('interactions').where('profile', '=', profile).execute()
}

/** Returns how many were purged. */
export async function purgeInteractions(query: Kysely<HistoryTables>, before: Date): Promise<number> {
  const { numDeletedRows } = await query
    .deleteFrom('interactions')
    .where('at', '<', before.toISOString())
    .executeTakeFirst()
  return Number(numDeletedRows)
}
