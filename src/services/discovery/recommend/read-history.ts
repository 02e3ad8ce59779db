/** What was bought and looked at, some hundred at a time, so that a large shop fits through. All of it is bounded. */
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { ANONYMOUS_PROFILE } from '../../../contracts/discovery/discovery-call.ts'
import type { EventKind } from '../../../contracts/discovery/discovery.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import { oldestRetained, type Basket } from './save-history.ts'
import type { HistoryTables } from './tables.ts'

type HistoryQuery = Kysely<HistoryTables>

/** What one profile looked at in one sitting. */
export type BrowsingSession = { readonly at: string; readonly skus: readonly string[] }

const MAX_BASKETS = 200_000
const MAX_INTERACTIONS = 500_000
/** However busy a profile was, its last page views are found among so many. */
const MAX_PER_PROFILE = 500

/** Having been shown something is no interest in it yet. */
const INTEREST: readonly EventKind[] = ['click', 'view', 'searchClick', 'suggestionClick']

/** Half an hour without a click, and it is another sitting. */
const MAX_PAUSE_MS = 30 * 60_000

/** The newest first. */
export async function* everyBasket(
  query: HistoryQuery,
  { most = MAX_BASKETS, pageSize = 2000 }: { readonly most?: number; readonly pageSize?: number } = {},
): AsyncGenerator<readonly Basket[]> {
  let last: { at: string; id: string } | undefined
  for (let read = 0; read < most;) {
    const after = last
    const rows = await query
      .selectFrom('baskets')
      .select(['id', 'at', 'skus'])
      .$if(after !== undefined, (select) =>
        select.where((is) => is(is.refTuple('at', 'id'), '<', is.tuple(after?.at ?? '', after?.id ?? ''))),
      )
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(Math.min(pageSize, most - read))
      .execute()
    if (rows.length === 0) return
    yield rows.map(toBasket)
    read += rows.length
    last = rows.at(-1)
  }
}

/** All that learning reads, the oldest first. */
export const allBaskets = (database: Pick<Database<HistoryTables>, 'snapshot'>): Promise<readonly Basket[]> =>
  database.snapshot(async (transaction) => (await Array.fromAsync(everyBasket(transaction))).flat().toReversed())

const basketSkus = z.array(z.string())

function toBasket({ id, at, skus }: HistoryTables['baskets']): Basket {
  return { id, at, skus: parseStoredJson(basketSkus, skus, `basket ${id}`) }
}

type Look = Pick<HistoryTables['interactions'], 'profile' | 'at' | 'id' | 'sku'>

/** What was looked at in one sitting, of the last 90 days, and of the newest interactions where there are too many. */
export async function* everySession(
  query: HistoryQuery,
  now: Date,
  { most = MAX_INTERACTIONS, pageSize = 2000 }: { readonly most?: number; readonly pageSize?: number } = {},
): AsyncGenerator<readonly BrowsingSession[]> {
  const since = await oldestToRead(query, now, most)
  let last: Look | undefined
  let open: { profile: string; at: string; skus: Set<string> } | undefined
  for (;;) {
    const rows = await looksAfter(query, since, last, pageSize)
    const closed: BrowsingSession[] = []
    for (const { profile, at, sku } of rows) {
      if (open?.profile === profile && Date.parse(at) - Date.parse(open.at) <= MAX_PAUSE_MS) {
        open.at = at
        open.skus.add(sku)
        continue
      }
      if (open) closed.push({ at: open.at, skus: [...open.skus] })
      open = { profile, at, skus: new Set([sku]) }
    }
    last = rows.at(-1)
    if (last === undefined && open) closed.push({ at: open.at, skus: [...open.skus] })
    const sessions = closed.filter(({ skus }) => skus.length > 1)
    if (sessions.length > 0) yield sessions
    if (last === undefined) return
  }
}

async function oldestToRead(query: HistoryQuery, now: Date, most: number): Promise<string> {
  const ninetyDaysAgo = oldestRetained(now).toISOString()
  const row = await query
    .selectFrom('interactions')
    .select('at')
    .orderBy('at', 'desc')
    .limit(1)
    .offset(most - 1)
    .executeTakeFirst()
  return row !== undefined && row.at > ninetyDaysAgo ? row.at : ninetyDaysAgo
}

/** By profile and time, as sittings are put together. */
function looksAfter(query: HistoryQuery, since: string, last: Look | undefined, limit: number): Promise<Look[]> {
  return (
    query
      .selectFrom('interactions')
      .select(['profile', 'at', 'id', 'sku'])
      .where('at', '>=', since)
      .where('kind', 'in', INTEREST)
      // The anonymous profile is shared by many visitors: its views are not one session.
      .where('profile', '<>', ANONYMOUS_PROFILE)
      .$if(last !== undefined, (select) =>
        select.where((is) =>
          is(is.refTuple('profile', 'at', 'id'), '>', is.tuple(last?.profile ?? '', last?.at ?? '', last?.id ?? '')),
        ),
      )
      .orderBy('profile')
      .orderBy('at')
      .orderBy('id')
      .limit(limit)
      .execute()
  )
}

/** What a profile looked at, each once, the last first. */
export async function lastSeen(query: HistoryQuery, profile: string, most: number): Promise<readonly string[]> {
  if (profile === ANONYMOUS_PROFILE) return []
  const rows = await query
    .selectFrom((from) =>
      from
        .selectFrom('interactions')
        .select(['sku', 'at'])
        .where('profile', '=', profile)
        .where('kind', 'in', INTEREST)
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(MAX_PER_PROFILE)
        .as('looks'),
    )
    .select(({ fn }) => ['sku', fn.max('at').as('last')])
    .groupBy('sku')
    .orderBy('last', 'desc')
    .orderBy('sku')
    .limit(most)
    .execute()
  return rows.map(({ sku }) => sku)
}
