/** Runs the operation of a job as its starter. The end of the job is part of the transaction of the effect. */
import { z } from 'zod'
import { parseStoredJson } from '../../platform/stored-json.ts'
import { runEach } from '../bulk/run-each.ts'
import { messageOf, type OperationFailure } from '../failures/operation-failure.ts'
import { auditDenial } from '../run/audit-denial.ts'
import { LostClaimError } from '../run/idempotency.ts'
import { failureAnswer, languageOf, type OperationAnswer, type RunnerContext } from '../run/operation-call.ts'
import { runEffect, type Effect } from '../run/run-effect.ts'
import { runRead } from '../run/run-read.ts'
import { CancelledError } from '../run/time-limit.ts'
import type { Registry } from '../registry/registry.ts'
import { checkStarter, confirmStarter, currentStarter, StarterChangedError } from './job-starter.ts'
import { storedActor } from './stored-actor.ts'
import { endJob, type ClaimedJob, type JobEnd, type JobProgress } from './stored-job.ts'

type JobContext = RunnerContext & { readonly registry: () => Promise<Registry> }

/** Thrown inside the transaction of the effect: another node has the job. */
class LostJobError extends Error {}

type Running = { readonly signal: AbortSignal; readonly progress: () => JobProgress }

/** Undefined when the end is stored already. */
export async function executeJob(
  job: ClaimedJob,
  { registry, ...shop }: JobContext,
  running: Running,
): Promise<JobEnd | undefined> {
  const starter = parseStoredJson(storedActor, job.actor, 'starter of a job')
  const failed = (failure: OperationFailure): JobEnd => ({
    state: 'failed',
    failure: { code: failure.code, message: messageOf(failure, languageOf(starter)) },
  })
  const operation = (await registry()).find(job.operation)
  if (operation === undefined) return failed({ code: 'UNKNOWN_OPERATION', parameters: { operation: job.operation } })
  const prepared = operation.checkInput(parseStoredJson(z.unknown(), job.input, 'input of a job'))
  if (!prepared.ok) return failed(prepared.failure)
  const { permission } = operation
  for (;;) {
    const actor = await currentStarter(shop.database.query, starter)
    const refused =
      actor === undefined
        ? ({ code: 'FORBIDDEN', parameters: { permission } } as const)
        : await checkStarter(operation, prepared.value, actor, shop)
    if (refused !== undefined) {
      await auditDenial(operation, actor ?? starter, failureAnswer(refused, starter), shop, prepared.value.subject)
      return failed(refused)
    }
    const effect = { operation, prepared: prepared.value, actor: actor ?? starter, dryRun: false, limitMs: undefined }
    try {
      return await runAs(effect, job, shop, running)
    } catch (error) {
      // From the start, with the role of now; items that are done stay done.
      if (error instanceof StarterChangedError) continue
      if (error instanceof LostJobError || error instanceof LostClaimError) return undefined
      if (error instanceof CancelledError) return { state: 'cancelled' }
      throw error
    }
  }
}

/** Throws a StarterChangedError, and commits nothing, if the role of the starter changes meanwhile. */
async function runAs(
  started: Effect,
  job: ClaimedJob,
  shop: RunnerContext,
  { signal, progress }: Running,
): Promise<JobEnd | undefined> {
  const { operation, actor } = started
  const effect: Effect = { ...started, signal, confirm: (transaction) => confirmStarter(transaction, actor) }
  if (operation.kind === 'read') {
    const answer = await runRead(effect, shop)
    await confirmStarter(shop.database.query, actor)
    return endOf(answer)
  }
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
}

const endOf = ({ status, body }: OperationAnswer): JobEnd =>
  status === 200 ? { state: 'done', result: body } : { state: 'failed', failure: body }
