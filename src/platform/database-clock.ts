/**
 * The time of the database, for what nodes decide together: leases and due times (SCL-08). Clocks of machines differ; a node
 * whose clock is minutes ahead would take over work that another node is doing. The difference is measured, so that reading
 * the clock costs no query. SQLite runs in the process: its time is that of the process.
 */
import { sql } from 'kysely'
import type { Clock } from './clock.ts'
import type { Database } from './database/open-database.ts'

const MEASURE_EVERY_MS = 60_000

export type DatabaseClock = Clock & {
  /** Measures the difference again. */
  readonly measure: () => Promise<void>
  readonly close: () => void
}

/** While the database is unavailable, the last difference is used. */
export async function openDatabaseClock<Schema>(
  database: Pick<Database<Schema>, 'query' | 'engine'>,
  clock: Clock,
): Promise<DatabaseClock> {
  let differenceMs = 0
  const measure = async (): Promise<void> => {
    const before = clock.now().getTime()
    const { rows } = await sql<{
      milliseconds: number
    }>`select cast(extract(epoch from clock_timestamp()) * 1000 as bigint) as milliseconds`.execute(database.query)
    const middle = (before + clock.now().getTime()) / 2
    differenceMs = Math.round((rows[0]?.milliseconds ?? middle) - middle)
  }
  const now = () => new Date(clock.now().getTime() + differenceMs)
  if (database.engine === 'sqlite') return { now, measure: async () => {}, close: () => {} }
  await measure()
  const timer = setInterval(() => void measure().catch(() => undefined), MEASURE_EVERY_MS)
  timer.unref()
  return { now, measure, close: () => clearInterval(timer) }
}
