/** Jobs, for the person who started them. */
import { z } from 'zod'
import { withTotal } from '../../contracts/staff/list-query.ts'
import { ok } from '../../platform/result.ts'
import type { RegisteredOperation } from '../declaration.ts'
import { rejected } from '../failures/operation-failure.ts'
import { listInput, listOutput } from '../lists/list-input.ts'
import { merchantOperation } from '../operation.ts'
import { actorKey } from '../run/operation-call.ts'
import { findJob, JOB_STATES, jobFailure, jobId, storedFailure } from './own-job.ts'
import { readJobOperation } from './read-job-operation.ts'

export const cancelJobOperation = merchantOperation({
  name: 'job.cancel',
  kind: 'write',
  permission: 'signed-in',
  fresh: false,
  input: z.strictObject({ id: jobId }),
  output: z.object({ id: z.string(), state: z.enum(JOB_STATES) }),
  subject: (input) => `job:${input.id}`,
  async run(context, { id: wanted }) {
    const { database, clock, audit } = context
    const job = await findJob(context, wanted)
    if (job === undefined) return rejected('JOB_NOT_FOUND')
    if (job.state !== 'queued' && job.state !== 'running') return rejected('JOB_FINISHED')
    // One that no node has begun ends immediately, a running one at its next item.
    const { numUpdatedRows } = await database.query
      .updateTable('merchant_jobs')
      .set({ state: 'cancelled', finished_at: clock.now().toISOString() })
      .where((is) => is.and({ id: wanted, state: 'queued' }))
      .executeTakeFirst()
    if (numUpdatedRows === 0n) {
      await database.query.updateTable('merchant_jobs').set({ cancel_requested: 1 }).where('id', '=', wanted).execute()
    }
    audit.changed({ field: 'cancelled', before: false, after: true })
    const state: (typeof JOB_STATES)[number] = numUpdatedRows === 0n ? job.state : 'cancelled'
    return ok({ id: wanted, state })
  },
})

/** The newest first. Results are read one by one: they may be large. */
export const listJobsOperation = merchantOperation({
  name: 'job.list',
  kind: 'read',
  permission: 'signed-in',
  fresh: false,
  input: listInput([], []),
  output: listOutput(
    z.object({
      id: z.string(),
      operation: z.string(),
      state: z.enum(JOB_STATES),
      done: z.int(),
      total: z.int(),
      createdAt: z.string(),
      failure: jobFailure.nullable(),
    }),
  ),
  async run({ database, actor }, { offset, limit }) {
    const own = database.query.selectFrom('merchant_jobs').where('actor_key', '=', actorKey(actor))
    const rows = await own
      .select(['id', 'operation', 'state', 'done', 'total', 'created_at', 'failure'])
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .offset(offset)
      .limit(limit)
      .execute()
    const shown = rows.map(({ created_at: createdAt, failure, ...row }) => ({
      ...row,
      createdAt,
      failure: storedFailure(failure) ?? null,
    }))
    const answer = await withTotal(shown, { offset, limit }, async () => {
      const { count } = await own.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
      return count
    })
    return ok(answer)
  },
})

/** Results are answers of other operations, which are looked up when they are read. */
export const jobOperations = (find: (name: string) => RegisteredOperation | undefined) =>
  [listJobsOperation, readJobOperation(find), cancelJobOperation] as const
