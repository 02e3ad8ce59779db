/** job.read and job.cancel, for the person who started the job. */
import { z } from 'zod'
import { withTotal } from '../../contracts/staff/list-query.ts'
import { ok } from '../../platform/result.ts'
import { parseStoredJson } from '../../platform/stored-json.ts'
import { rejected } from '../failures/operation-failure.ts'
import { listInput, listOutput } from '../lists/list-input.ts'
import { merchantOperation, type RunContext } from '../operation.ts'
import { actorKey } from '../run/operation-call.ts'

const id = z.string().min(1).max(64)
const STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const

const findJob = ({ database, actor }: RunContext, jobId: string) =>
  database.query
    .selectFrom('merchant_jobs')
    .select(['id', 'operation', 'state', 'done', 'total', 'result', 'failure'])
    .where((is) => is.and({ id: jobId, actor_key: actorKey(actor) }))
    .executeTakeFirst()

const stored = (text: string | null, name: string): unknown =>
  text === null ? undefined : parseStoredJson(z.unknown(), text, name)

export const readJobOperation = merchantOperation({
  name: 'job.read',
  kind: 'read',
  permission: 'signed-in',
  fresh: false,
  input: z.strictObject({ id }),
  output: z.object({
    id: z.string(),
    operation: z.string(),
    state: z.enum(STATES),
    done: z.int(),
    total: z.int(),
    /** The value that the operation would have answered. */
    result: z.unknown().optional(),
    undo: z.object({ id: z.string(), until: z.string() }).optional(),
    failure: z.looseObject({ code: z.string(), message: z.string() }).optional(),
  }),
  async run(context, { id: wanted }) {
    const job = await findJob(context, wanted)
    if (job === undefined) return rejected('JOB_NOT_FOUND')
    const { result, failure, ...about } = job
    const body = answered.parse(stored(result, 'result of a job') ?? {})
    return ok({
      ...about,
      ...(result !== null && { result: body.value }),
      ...(body.undo !== undefined && { undo: body.undo }),
      ...(failure !== null && { failure: failed.parse(stored(failure, 'failure of a job')) }),
    })
  },
})

const answered = z.looseObject({
  value: z.unknown().optional(),
  undo: z.object({ id: z.string(), until: z.string() }).optional(),
})
const failed = z.looseObject({ code: z.string(), message: z.string() })

export const cancelJobOperation = merchantOperation({
  name: 'job.cancel',
  kind: 'write',
  permission: 'signed-in',
  fresh: false,
  input: z.strictObject({ id }),
  output: z.object({ id: z.string(), state: z.enum(STATES) }),
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
    const state: (typeof STATES)[number] = numUpdatedRows === 0n ? job.state : 'cancelled'
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
      state: z.enum(STATES),
      done: z.int(),
      total: z.int(),
      createdAt: z.string(),
      failure: z.looseObject({ code: z.string(), message: z.string() }).nullable(),
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
      failure: failure === null ? null : failed.parse(stored(failure, 'failure of a job')),
    }))
    const answer = await withTotal(shown, { offset, limit }, async () => {
      const { count } = await own.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
      return count
    })
    return ok(answer)
  },
})

export const JOB_OPERATIONS = [listJobsOperation, readJobOperation, cancelJobOperation] as const
