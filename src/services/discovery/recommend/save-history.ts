/** Remembers what was bought together and what was looked at, and forgets the latter in time. */
import { sql, type Kysely, type QueryExecutorProvider } from 'kysely'
import type { DiscoveryEvent } from '../../../contracts/discovery.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { rowsOf } from '../../../platform/database/rows-of.ts'
import { newId } from '../../../platform/ids.ts'
import type { HistoryTables } from './tables.ts'

type Engine = Pick<Database<HistoryTables>, 'jsonRows'>

export type Basket = {
  readonly id: string
  /** ISO 8601. */
  readonly at: string
  /** Of products, not of their variants. */
  readonly skus: readonly string[]
}

/** What one profile did at one time. */
export type Interactions = {
  readonly profile: string
  readonly at: Date
  readonly events: readonly DiscoveryEvent[]
}

const INTERACTION_DAYS = 90
const DAY = 86_400_000

/** Interactions from before this are nobody's business any more. */
export function oldestKept(now: Date): Date {
  return new Date(now.getTime() - INTERACTION_DAYS * DAY)
}

/** Many at once. The same basket told twice is kept once, as it was first told. Answers how many were new. */
export async function saveBaskets(
  query: QueryExecutorProvider,
  engine: Engine,
  baskets: readonly Basket[],
): Promise<number> {
  const rows = rowsOf(
    engine,
    { id: 'text', at: 'text', skus: 'text' },
    baskets.map(({ id, at, skus }) => [id, new Date(at).toISOString(), JSON.stringify(skus)]),
  )
  const { numAffectedRows = 0n } = await sql`
    insert into baskets (id, at, skus) select id, at, skus from ${rows} as given where true
    on conflict (id) do nothing`.execute(query)
  return Number(numAffectedRows)
}

export async function saveInteractions(
  query: QueryExecutorProvider,
  engine: Engine,
  { profile, at, events }: Interactions,
): Promise<void> {
  const rows = rowsOf(
    engine,
    {
      id: 'text',
      at: 'text',
      kind: 'text',
      sku: 'text',
      term: 'text',
      answer: 'text',
      widget: 'text',
      position: 'bigint',
    },
    events.map(({ kind, sku, term, id, widgetId, position }, index) => [
      newId(),
      // They are told together and happened one after the other: a millisecond keeps their order.
      new Date(at.getTime() + index).toISOString(),
      kind,
      sku,
      term ?? null,
      id ?? null,
      widgetId ?? null,
      position ?? null,
    ]),
  )
  await sql`
    insert into interactions (id, at, profile, kind, sku, term, answer, widget, position)
    select id, at, ${profile}, kind, sku, term, answer, widget, position
    from ${rows} as given where true`.execute(query)
}

/** Answers how many were forgotten. */
export async function forgetInteractions(query: Kysely<HistoryTables>, before: Date): Promise<number> {
  const { numDeletedRows } = await query
    .deleteFrom('interactions')
    .where('at', '<', before.toISOString())
    .executeTakeFirst()
  return Number(numDeletedRows)
}
