/**
 * What was searched for. A term that was searched fewer than five times in seven days may be about one person: it is never shown,
 * and deleted once it cannot reach that any more (DIN-03).
 */
import { sql, type Kysely, type QueryExecutorProvider, type RawBuilder } from 'kysely'
import type { CounterTables } from './tables.ts'

const MIN_SEARCHES = 5
const WINDOW_DAYS = 7
/** As long as those of sales are compared: a year, and the five weeks that a report may look back. */
const RETAINED_DAYS = 400

export type SearchedTerm = {
  readonly storefront: string
  readonly term: string
  readonly searches: number
  readonly found: number
}

export type FailedWord = {
  readonly storefront: string
  readonly term: string
  /** Searches without a result. */
  readonly count: number
  readonly lastDay: number
}

type Period = {
  /** Days since 1970-01-01; both inclusive. */
  readonly from: number
  readonly until: number
  /** All of them, where absent. */
  readonly storefronts?: readonly string[] | undefined
  readonly limit: number
}

/** The most searches within any seven days that the day of a row is one of, from a first day on. */
const counted = (from: number): RawBuilder<unknown> => sql`(
  select storefront, term, day, searches, found,
    max(around) over (partition by storefront, term order by day range between current row and ${sql.lit(WINDOW_DAYS - 1)} following) as most
  from (
    select storefront, term, day, searches, found,
      sum(searches) over (partition by storefront, term order by day range between ${sql.lit(WINDOW_DAYS - 1)} preceding and current row) as around
    from search_counters where day >= ${from - WINDOW_DAYS + 1}
  ) as windows
)`

const chosen = (storefronts: readonly string[] | undefined, column: string): RawBuilder<unknown> =>
  storefronts === undefined || storefronts.length === 0
    ? sql`1 = 1`
    : sql`${sql.ref(column)} in (${sql.join(storefronts)})`

/** The most frequent first. */
export async function listSearchedTerms(
  query: QueryExecutorProvider,
  { from, until, storefronts, limit }: Period,
): Promise<readonly SearchedTerm[]> {
  const { rows } = await sql<SearchedTerm>`
    select storefront, term, cast(sum(searches) as integer) as searches, cast(sum(found) as integer) as found
    from ${counted(from)} as counted
    where most >= ${sql.lit(MIN_SEARCHES)} and day between ${from} and ${until} and ${chosen(storefronts, 'storefront')}
    group by storefront, term order by sum(searches) desc, term, storefront limit ${limit}`.execute(query)
  return rows
}

/** Those that failed most often first. A term that found something on the last day it was searched for has none left to fix. */
export async function listFailedWords(
  query: QueryExecutorProvider,
  { from, until, storefronts, limit }: Period,
): Promise<readonly FailedWord[]> {
  const { rows } = await sql<FailedWord>`
    select failing.storefront, failing.term, cast(sum(failing.searches - failing.found) as integer) as count,
      max(failing.day) as "lastDay"
    from ${counted(from)} as failing
    left join handled_words as handled on handled.storefront = failing.storefront and handled.term = failing.term
    where failing.most >= ${sql.lit(MIN_SEARCHES)} and failing.day between ${from} and ${until}
      and failing.searches > failing.found and ${chosen(storefronts, 'failing.storefront')}
      and (handled.day is null or failing.day > handled.day
        or (failing.day = handled.day and failing.searches - failing.found > handled.failed))
    group by failing.storefront, failing.term
    order by sum(failing.searches - failing.found) desc, failing.term, failing.storefront limit ${limit}`.execute(query)
  return rows
}

/** Runs on any node, and more than once. */
export async function purgeCounters(query: Kysely<CounterTables>, today: number): Promise<void> {
  await query
    .deleteFrom('search_counters')
    .where('day', '<', today - RETAINED_DAYS)
    .execute()
  await query
    .deleteFrom('handled_words')
    .where('day', '<', today - RETAINED_DAYS)
    .execute()
  // Older rows were judged when they became as old as this.
  const oldest = today - 3 * WINDOW_DAYS
  await sql`
    delete from search_counters where day < ${today - WINDOW_DAYS + 1} and day >= ${oldest} and exists (
      select 1 from ${counted(oldest)} as counted
      where counted.storefront = search_counters.storefront and counted.term = search_counters.term
        and counted.day = search_counters.day and counted.most < ${sql.lit(MIN_SEARCHES)})`.execute(query)
}
