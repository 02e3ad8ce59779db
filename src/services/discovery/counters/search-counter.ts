/** Counts searches in memory and writes the sums with one statement now and then (DIN-04). */
import { sql } from 'kysely'
import type { Market } from '../../../markets/types.ts'
import type { Clock } from '../../../platform/clock.ts'
import { bulkRows } from '../../../platform/database/bulk-rows.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { countedTerm, dayNumber } from './search-term.ts'
import type { CounterTables } from './tables.ts'

/** In memory, between two writes: an attacker with random words must not fill it. */
const MAX_TERMS = 10_000

type Sum = { readonly day: number; readonly storefront: string; readonly term: string; searches: number; found: number }

export type SearchCounter = {
  readonly count: (storefront: Market['storefrontCode'], query: string, isFound: boolean) => void
  /** A page that was answered from a cache: as the last search for the same term. */
  readonly countRepeated: (storefront: Market['storefrontCode'], query: string) => void
  /** At most one statement. What cannot be written is counted with the next call. Returns the number of rows. */
  readonly flush: () => Promise<number>
}

export function createSearchCounter({
  database,
  clock,
}: {
  readonly database: Database<CounterTables>
  readonly clock: Clock
}): SearchCounter {
  let sums = new Map<string, Sum>()
  /** What the last searches found; the oldest leaves first. */
  const outcomes = new Map<string, boolean>()

  const add = (sum: Sum): void => {
    const key = `${sum.day} ${sum.storefront} ${sum.term}`
    const own = sums.get(key)
    if (own) {
      own.searches += sum.searches
      own.found += sum.found
    } else if (sums.size < MAX_TERMS) sums.set(key, sum)
  }

  const count = (storefront: Market['storefrontCode'], term: string, isFound: boolean): void =>
    add({ day: dayNumber(clock.now()), storefront, term, searches: 1, found: isFound ? 1 : 0 })

  return {
    count(storefront, query, isFound) {
      const term = countedTerm(query)
      if (term === undefined) return
      count(storefront, term, isFound)
      const key = `${storefront} ${term}`
      outcomes.delete(key)
      outcomes.set(key, isFound)
      if (outcomes.size > MAX_TERMS) for (const oldest of outcomes.keys()) return void outcomes.delete(oldest)
    },
    countRepeated(storefront, query) {
      const term = countedTerm(query)
      const isFound = term === undefined ? undefined : outcomes.get(`${storefront} ${term}`)
      if (term !== undefined && isFound !== undefined) count(storefront, term, isFound)
    },
    async flush() {
      if (sums.size === 0) return 0
      const taken = sums
      sums = new Map()
      try {
        await write(database, [...taken.values()])
        return taken.size
      } catch (error) {
        for (const sum of taken.values()) add(sum)
        throw error
      }
    },
  }
}

/** In the order of the key, so that two nodes do not wait for each other in a circle. */
async function write(database: Database<CounterTables>, sums: readonly Sum[]): Promise<void> {
  const keyOf = ({ storefront, term, day }: Sum) => `${storefront} ${term} ${day}`
  const rows = sums.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  const given = bulkRows(
    database,
    { day: 'bigint', storefront: 'text', term: 'text', searches: 'bigint', found: 'bigint' },
    rows.map(({ day, storefront, term, searches, found }) => [day, storefront, term, searches, found]),
  )
  await sql`
    insert into search_counters (day, storefront, term, searches, found)
    select day, storefront, term, searches, found from ${given} as given where true
    on conflict (storefront, term, day) do update set
      searches = search_counters.searches + excluded.searches, found = search_counters.found + excluded.found`.execute(
    database.query,
  )
}
