/** Deletes what was done long ago, some hundreds at a time. What is stuck stays: a person has to look at it. */
import type { Database } from '../database/open-database.ts'
import type { OutboxTables } from './outbox-tables.ts'

/** Longer than the payment provider repeats the notifications that stage the work, so that it stays idempotent. */
export const DONE_RETENTION_MS = 40 * 24 * 60 * 60 * 1000
const MAX_PER_BATCH = 500

/** How many. Several nodes may do it concurrently. */
export async function purgeDone({ query }: Pick<Database<OutboxTables>, 'query'>, now: Date): Promise<number> {
  const { numDeletedRows } = await query
    .deleteFrom('outbox')
    .where('id', 'in', (old) =>
      old
        .selectFrom('outbox')
        .select('id')
        .where('done_at', '<', new Date(now.getTime() - DONE_RETENTION_MS).toISOString())
        .limit(MAX_PER_BATCH),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
