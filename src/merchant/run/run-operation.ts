/**
 * How every front end runs an operation: known operation, factor, permission, fresh factor, strict input, limits, idempotency,
 * transaction with its audit row, listed output, personal members by role.
 */
import { DatabaseUnavailable, DATABASE_RETRY_AFTER } from '../../platform/database-unavailable.ts'
import { newRequestId } from '../../platform/ids.ts'
import { runEach } from '../bulk/run-each.ts'
import type { PreparedOperation, RegisteredOperation, Unversioned } from '../declaration.ts'
import type { OperationFailure } from '../failures/operation-failure.ts'
import { enqueueJob } from '../jobs/enqueue-job.ts'
import { repeatJob } from '../jobs/repeat-job.ts'
import { MERCHANT_LOG } from '../log-codes.ts'
import type { Registry } from '../registry/registry.ts'
import { fileFailure } from '../files/file-failure.ts'
import { auditDenial } from './audit-denial.ts'
import { checkAccess } from './check-access.ts'
import { claimRequest, isIdempotencyKey, LostClaimError, stillRunning, type ClaimedRequest } from './idempotency.ts'
import { failureAnswer, type OperationAnswer, type MerchantCall, type RunnerContext } from './operation-call.ts'
import { runEffect, type Effect } from './run-effect.ts'
import { runRead } from './run-read.ts'
import { CancelledError, TimeoutError } from './time-limit.ts'

/** Beyond the time limit of the operation: until then a repeated request waits instead of running a second time. */
const LEASE_MARGIN_MS = 15_000

/** With the id that an unexpected error is logged under. */
type IdentifiedCall = MerchantCall & { readonly requestId: string }

export async function runOperation(
  registry: Pick<Registry, 'find'>,
  given: MerchantCall,
  shop: RunnerContext,
): Promise<OperationAnswer> {
  const call = { requestId: newRequestId(), ...given }
  const operation = registry.find(call.name)
  if (operation === undefined) {
    return failureAnswer({ code: 'UNKNOWN_OPERATION', parameters: { operation: call.name } }, call.actor)
  }
  return orFailure(call, shop, async () => {
    const refused = checkAccess(operation, call.actor, shop)
    if (refused !== undefined) return auditDenial(operation, call.actor, failureAnswer(refused, call.actor), shop)
    const prepared = operation.checkInput(call.input)
    if (!prepared.ok) return failureAnswer(prepared.failure, call.actor)
    const unversioned = call.actor.kind === 'staff' ? prepared.value.unversioned : []
    if (unversioned.length > 0) return failureAnswer(versionRequired(unversioned), call.actor)
    const guarded = await prepared.value.guard(shop, call.actor)
    const answer =
      guarded === undefined ? await run(operation, prepared.value, call, shop) : failureAnswer(guarded, call.actor)
    return auditDenial(operation, call.actor, answer, shop, prepared.value.subject)
  })
}

/** The desk shows what it edits, so it knows its version. Commands and programs may change what they did not read (OPS-05). */
function versionRequired(unversioned: readonly Unversioned[]): OperationFailure {
  const fields = unversioned.map(({ path, subject }) => ({ field: path.join('.'), subject }))
  const [first] = fields
  return { code: 'VERSION_REQUIRED', ...(first && { field: first.field }), details: { unversioned: fields } }
}

async function run(
  operation: RegisteredOperation,
  prepared: PreparedOperation,
  call: IdentifiedCall,
  shop: RunnerContext,
): Promise<OperationAnswer> {
  const { actor, dryRun = false, idempotencyKey: key } = call
  const isLocal = actor.kind === 'cli' || actor.kind === 'system'
  // The command line waits for long work, and so do programs with an API key, whose requests are limited; the desk starts a job.
  const isJob = actor.kind === 'staff' && !dryRun && (await prepared.isJob(shop, actor))
  const limitMs = isLocal ? undefined : operation.timeoutMs
  const effect: Effect = { operation, prepared, actor, dryRun, limitMs, requestId: call.requestId }
  if (operation.kind === 'read' && !isJob) return runRead(effect, shop)
  const isTrial = dryRun || prepared.isCheck
  if (isTrial || (key === undefined && isLocal)) {
    const unclaimed = isTrial ? { ...effect, dryRun: true } : effect
    return operation.bulk === 'each' ? runEach(unclaimed, undefined, shop) : runEffect(unclaimed, shop)
  }
  if (key === undefined || !isIdempotencyKey(key)) return failureAnswer({ code: 'IDEMPOTENCY_KEY_REQUIRED' }, actor)
  const leaseMs = operation.timeoutMs + LEASE_MARGIN_MS
  const request = { actor, key, operation: operation.name, input: prepared.input, leaseMs }
  const claimed = await claimRequest(shop.database, shop.clock, request)
  if ('status' in claimed) return repeatJob(claimed, effect, shop)
  return runClaimed(claimed, effect, isJob, shop)
}

async function runClaimed(
  claimed: ClaimedRequest,
  effect: Effect,
  isJob: boolean,
  shop: RunnerContext,
): Promise<OperationAnswer> {
  try {
    if (isJob) return await enqueueJob(effect, claimed, shop)
    if (effect.operation.bulk === 'each') return await runEach(effect, claimed, shop)
    const answer = await runEffect({ ...effect, complete: claimed.complete }, shop)
    // An expected failure was rolled back: it is the first answer all the same.
    if (answer.status !== 200) await shop.database.transaction((transaction) => claimed.complete(transaction, answer))
    return answer
  } catch (error) {
    if (error instanceof LostClaimError) return stillRunning(effect.actor)
    await claimed.release()
    throw error
  }
}

async function orFailure(
  { name, actor, requestId }: IdentifiedCall,
  { log, rethrows }: RunnerContext,
  work: () => Promise<OperationAnswer>,
): Promise<OperationAnswer> {
  try {
    return await work()
  } catch (err) {
    if (err instanceof CancelledError) return failureAnswer({ code: 'CANCELLED' }, actor)
    if (err instanceof TimeoutError) {
      log.write(MERCHANT_LOG.operationTimedOut, { operation: name, requestId })
      return failureAnswer({ code: 'TIMEOUT', details: { requestId } }, actor)
    }
    if (rethrows) throw err
    const ofFile = fileFailure(err)
    if (ofFile !== undefined) return failureAnswer(ofFile, actor)
    log.write(MERCHANT_LOG.operationFailed, { operation: name, requestId, err })
    if (err instanceof DatabaseUnavailable) {
      return failureAnswer({ code: 'UNAVAILABLE', retryAfter: DATABASE_RETRY_AFTER, details: { requestId } }, actor)
    }
    return failureAnswer({ code: 'INTERNAL', details: { requestId } }, actor)
  }
}
