/** The key of a job on orders again: the orders that failed, or that it did not reach, are tried once more (OPS-08). */
import { z } from 'zod'
import { parseStoredJson } from '../../platform/stored-json.ts'
import type { OperationAnswer, RunnerContext } from '../run/operation-call.ts'
import type { Effect } from '../run/run-effect.ts'

const started = z.object({ job: z.object({ id: z.string() }) })

/** Of what it answered, the number of failures. */
const ended = z.object({ value: z.object({ failed: z.int() }) })

/** Returns the first answer: it is the same job, and what it has done is stored by its id. */
export async function repeatJob(
  answer: OperationAnswer,
  { operation, actor }: Effect,
  { database, wakeJobs }: RunnerContext,
): Promise<OperationAnswer> {
  const first = operation.bulk === 'each' ? started.safeParse(answer.body) : undefined
  if (!first?.success) return answer
  const { id } = first.data.job
  const isQueued = await database.transaction(async (transaction) => {
    const found = transaction.selectFrom('merchant_jobs').select(['state', 'result']).where('id', '=', id)
    const job = await database.lockRows(found).executeTakeFirst()
    if (job === undefined || job.state === 'queued' || job.state === 'running') return false
    if (job.state === 'done' && !hasFailures(job.result)) return false
    await transaction
      .updateTable('merchant_jobs')
      .set({
        state: 'queued',
        actor: JSON.stringify(actor),
        done: 0,
        claim: null,
        lease_until: null,
        cancel_requested: 0,
        result: null,
        failure: null,
        finished_at: null,
      })
      .where('id', '=', id)
      .execute()
    return true
  })
  if (isQueued) wakeJobs?.()
  return answer
}

const hasFailures = (result: string | null): boolean =>
  result !== null && parseStoredJson(ended, result, 'result of a job').value.failed > 0
