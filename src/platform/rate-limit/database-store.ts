/** Buckets that all nodes of a shop share, in its database: for limits that must be exact however many nodes there are. */
import type { Database, Transaction } from '../database/open-database.ts'
import { rebased, takeFrom, withReturned, type Counted } from './count-bucket.ts'
import type { Migration } from '../database/migrate.ts'
import type { Bucket, RateLimitStore } from './store.ts'

/** Times in milliseconds since 1970. */
export type RateLimitTables = {
  rate_limit_buckets: {
    policy: string
    key: string
    window_ends: number
    taken: number
    whole_at: number
    taken_at: number
  }
}

export const rateLimitMigrations: readonly Migration[] = [
  {
    name: 'limits/001-buckets',
    async up(query, { orderedText }) {
      await query.schema
        .createTable('rate_limit_buckets')
        .addColumn('policy', orderedText, (column) => column.notNull())
        .addColumn('key', orderedText, (column) => column.notNull())
        .addColumn('window_ends', 'bigint', (column) => column.notNull())
        .addColumn('taken', 'bigint', (column) => column.notNull())
        .addColumn('whole_at', 'bigint', (column) => column.notNull())
        .addColumn('taken_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('rate_limit_buckets_key', ['policy', 'key'])
        .execute()
      await query.schema.createIndex('rate_limit_buckets_by_use').on('rate_limit_buckets').column('taken_at').execute()
    },
  },
]

export function databaseRateLimitStore(database: Database<RateLimitTables>): RateLimitStore {
  return {
    take: (buckets, count, nowMs) =>
      database.transaction(
        async (transaction) => {
          for (const bucket of buckets) {
            const stored = await lock(transaction, database, bucket)
            const sharedMs = sharedTime(stored, nowMs)
            const { next, waitMs } = takeFrom(rebased(stored, sharedMs), bucket.rate, count, sharedMs)
            if (waitMs > 0) return { policy: bucket.policy, waitMs }
            await write(transaction, bucket, next)
          }
          return undefined
        },
        { mayRepeat: true },
      ),
    giveBack: (buckets, count) =>
      database.transaction(
        async (transaction) => {
          for (const bucket of buckets) {
            const known = await lock(transaction, database, bucket)
            if (known !== undefined) await write(transaction, bucket, withReturned(known, bucket.rate, count))
          }
        },
        { mayRepeat: true },
      ),
  }
}

/** Clocks of nodes differ by less; more than that is a clock that was set back. */
const MAX_SKEW_MS = 5000

/** Nodes that take in turn must not move the window back and forth. */
const sharedTime = (stored: Counted | undefined, nowMs: number): number =>
  stored !== undefined && stored.atMs > nowMs && stored.atMs - nowMs < MAX_SKEW_MS ? stored.atMs : nowMs

/** The same as none, once its time is over. */
const UNUSED = { window_ends: 0, taken: 0, whole_at: 0, taken_at: 0 } as const

const keyOf = ({ policy, key }: Bucket) => ({ policy, key })

async function lock(
  transaction: Transaction<RateLimitTables>,
  { lockRows }: Pick<Database<RateLimitTables>, 'lockRows'>,
  bucket: Bucket,
): Promise<Counted | undefined> {
  const place = keyOf(bucket)
  await transaction
    .insertInto('rate_limit_buckets')
    .values({ ...place, ...UNUSED })
    .onConflict((conflict) => conflict.columns(['policy', 'key']).doNothing())
    .execute()
  const rows = transaction
    .selectFrom('rate_limit_buckets')
    .select(['window_ends', 'taken', 'whole_at', 'taken_at'])
    .where((is) => is.and(place))
  const row = await lockRows(rows).executeTakeFirst()
  return row && { windowEndsMs: row.window_ends, taken: row.taken, wholeAtMs: row.whole_at, atMs: row.taken_at }
}

async function write(
  transaction: Transaction<RateLimitTables>,
  bucket: Bucket,
  { windowEndsMs, taken, wholeAtMs, atMs }: Counted,
): Promise<void> {
  await transaction
    .updateTable('rate_limit_buckets')
    .set({ window_ends: Math.ceil(windowEndsMs), taken, whole_at: Math.round(wholeAtMs), taken_at: atMs })
    .where((is) => is.and(keyOf(bucket)))
    .execute()
}

const DAY_MS = 24 * 60 * 60_000

/** Of buckets that were not used for a day. How many. */
export async function purgeRateLimits(database: Database<RateLimitTables>, nowMs: number): Promise<number> {
  const { numDeletedRows } = await database.query
    .deleteFrom('rate_limit_buckets')
    .where('taken_at', '<', nowMs - DAY_MS)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
