/** Jobs as they are stored: claimed by one node at a time, with a lease that it renews while it works. */
import type { Kysely } from 'kysely'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import { newId } from '../../platform/ids.ts'
import type { MerchantTables } from '../tables.ts'

/** Renewed every second; a node that was killed is replaced after it. */
const LEASE_MS = 30_000

export type ClaimedJob = Pick<MerchantTables['merchant_jobs'], 'id' | 'actor' | 'operation' | 'input'> & {
  readonly claim: string
}

type JobDatabase = Database<MerchantTables>

export const leaseFrom = (now: Date): string => new Date(now.getTime() + LEASE_MS).toISOString()

/** The oldest that waits, or whose node has stopped renewing its lease. */
export async function claimJob(database: JobDatabase, now: Date): Promise<ClaimedJob | undefined> {
  const isWaiting = await waiting(database.query, now).select('id').limit(1).executeTakeFirst()
  if (isWaiting === undefined) return undefined
  return database.transaction(async (transaction) => {
    const oldest = waiting(transaction, now)
      .select(['id', 'actor', 'operation', 'input'])
      .orderBy('created_at')
      .limit(1)
    const job = await database.lockRows(oldest, { skipLocked: true }).executeTakeFirst()
    if (job === undefined) return undefined
    const claim = newId()
    await transaction
      .updateTable('merchant_jobs')
      .set({ state: 'running', claim, lease_until: leaseFrom(now), done: 0 })
      .where('id', '=', job.id)
      .execute()
    return { ...job, claim }
  })
}

const waiting = (query: Kysely<MerchantTables>, now: Date) =>
  query
    .selectFrom('merchant_jobs')
    .where((is) =>
      is.or([
        is('state', '=', 'queued'),
        is.and([is('state', '=', 'running'), is('lease_until', '<=', now.toISOString())]),
      ]),
    )

export type JobProgress = { readonly done: number; readonly total: number }

/** Returns whether the job is still this node's, and whether it was cancelled. */
export async function renewJob(
  { query }: JobDatabase,
  { id, claim }: ClaimedJob,
  progress: JobProgress,
  now: Date,
): Promise<'running' | 'cancelled' | 'lost'> {
  const row = await query
    .updateTable('merchant_jobs')
    .set({ ...progress, lease_until: leaseFrom(now) })
    .where((is) => is.and({ id, claim, state: 'running' }))
    .returning('cancel_requested')
    .executeTakeFirst()
  if (row === undefined) return 'lost'
  return row.cancel_requested === 1 ? 'cancelled' : 'running'
}

export type JobEnd = {
  readonly state: 'done' | 'failed' | 'cancelled'
  readonly result?: unknown
  readonly failure?: unknown
}

/** Returns false when another node has the job. */
export async function endJob(
  query: Kysely<MerchantTables> | Transaction<MerchantTables>,
  { id, claim }: ClaimedJob,
  { state, result, failure }: JobEnd,
  { done, total, now }: JobProgress & { readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('merchant_jobs')
    .set({
      state,
      done: state === 'done' ? total : done,
      total,
      result: result === undefined ? null : JSON.stringify(result),
      failure: failure === undefined ? null : JSON.stringify(failure),
      claim: null,
      lease_until: null,
      finished_at: now.toISOString(),
    })
    .where((is) => is.and({ id, claim, state: 'running' }))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
