/** Runs the operation of a job as its starter. The end of the job is part of the transaction of the effect. */
import { z } from 'zod'
import { parseStoredJson } from '../../platform/stored-json.ts'
import { runEach } from '../bulk/run-each.ts'
import { messageOf, type OperationFailure } from '../failures/operation-failure.ts'
import { languageOf, type OperationAnswer, type RunnerContext } from '../run/operation-call.ts'
import { runEffect } from '../run/run-effect.ts'
import { runRead } from '../run/run-read.ts'
import { CancelledError } from '../run/time-limit.ts'
import type { Registry } from '../registry/registry.ts'
import { storedActor } from './stored-actor.ts'
import { endJob, type ClaimedJob, type JobEnd, type JobProgress } from './stored-job.ts'

type JobContext = RunnerContext & { readonly registry: () => Promise<Registry> }

/** Thrown inside the transaction of the effect: another node has the job. */
class LostJobError extends Error {}

/** Undefined when the end is stored already. */
export async function executeJob(
  job: ClaimedJob,
  { registry, ...shop }: JobContext,
  { signal, progress }: { readonly signal: AbortSignal; readonly progress: () => JobProgress },
): Promise<JobEnd | undefined> {
  const actor = parseStoredJson(storedActor, job.actor, 'starter of a job')
  const failed = (failure: OperationFailure): JobEnd => ({
    state: 'failed',
    failure: { code: failure.code, message: messageOf(failure, languageOf(actor)) },
  })
  const operation = (await registry()).find(job.operation)
  if (operation === undefined) return failed({ code: 'UNKNOWN_OPERATION', parameters: { operation: job.operation } })
  const prepared = operation.checkInput(parseStoredJson(z.unknown(), job.input, 'input of a job'))
  if (!prepared.ok) return failed(prepared.failure)
  const effect = { operation, prepared: prepared.value, actor, dryRun: false, limitMs: undefined, signal }
  try {
    if (operation.kind === 'read') return endOf(await runRead(effect, shop))
    if (operation.bulk === 'each') return endOf(await runEach(effect, undefined, shop, job.id))
    let isStored = false
    const answer = await runEffect(
      {
        ...effect,
        async complete(transaction, done) {
          const now = shop.clock.now()
          isStored = await endJob(transaction, job, endOf(done), { ...progress(), now })
          if (!isStored) throw new LostJobError()
        },
      },
      shop,
    )
    return isStored ? undefined : endOf(answer)
  } catch (error) {
    if (error instanceof LostJobError) return undefined
    if (error instanceof CancelledError) return { state: 'cancelled' }
    throw error
  }
}

const endOf = ({ status, body }: OperationAnswer): JobEnd =>
  status === 200 ? { state: 'done', result: body } : { state: 'failed', failure: body }
