/** Starts an operation as a job: 202 with its id (OPS-09). The same idempotency key starts it once. */
import { newId } from '../../platform/ids.ts'
import type { ClaimedRequest } from '../run/idempotency.ts'
import { actorKey, type OperationAnswer, type RunnerContext } from '../run/operation-call.ts'
import type { Effect } from '../run/run-effect.ts'

/** From its start: the result is there for a week. */
const RETENTION_MS = 7 * 24 * 60 * 60_000

export async function enqueueJob(
  { operation, prepared, actor }: Effect,
  claimed: ClaimedRequest,
  { database, clock, wakeJobs }: RunnerContext,
): Promise<OperationAnswer> {
  const [id, now] = [newId(), clock.now()]
  const answer = { status: 202, body: { job: { id } } }
  await database.transaction(async (transaction) => {
    await transaction
      .insertInto('merchant_jobs')
      .values({
        id,
        actor_key: actorKey(actor),
        actor: JSON.stringify(actor),
        operation: operation.name,
        input: JSON.stringify(prepared.input),
        state: 'queued',
        done: 0,
        total: 0,
        claim: null,
        lease_until: null,
        cancel_requested: 0,
        result: null,
        failure: null,
        created_at: now.toISOString(),
        finished_at: null,
        expires_at: new Date(now.getTime() + RETENTION_MS).toISOString(),
      })
      .execute()
    await claimed.complete(transaction, answer)
  })
  wakeJobs?.()
  return answer
}
