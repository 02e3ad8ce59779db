/**
 * One item of a bulk operation on orders, in a transaction of its own. An unexpected error is its answer, so that the items behind it
 * run all the same; what concerns the whole run ends it.
 */
import { DatabaseUnavailable } from '../../platform/database-unavailable.ts'
import type { PreparedOperation } from '../declaration.ts'
import { StarterChangedError } from '../jobs/job-starter.ts'
import { MERCHANT_LOG } from '../log-codes.ts'
import { LostClaimError } from '../run/idempotency.ts'
import { failureAnswer, type OperationAnswer, type RunnerContext } from '../run/operation-call.ts'
import { runEffect, type Effect } from '../run/run-effect.ts'
import { CancelledError, TimeoutError } from '../run/time-limit.ts'

const RETENTION_MS = 7 * 24 * 60 * 60_000

export type Item = {
  /** Its place in the list, which is what it is stored by. */
  readonly item: string
  readonly prepared: PreparedOperation
  /** Undefined: nothing is stored, and nothing can be repeated. */
  readonly runId: string | undefined
  readonly requestId: string
}

export async function runItem(
  effect: Effect,
  { item, prepared, runId, requestId }: Item,
  shop: RunnerContext,
): Promise<OperationAnswer> {
  const complete: Effect['complete'] = async (transaction, { status, body }) => {
    if (runId === undefined) return
    const expires = new Date(shop.clock.now().getTime() + RETENTION_MS).toISOString()
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('merchant_request_items')
      .values({ request_id: runId, item, answer: JSON.stringify({ status, body }), expires_at: expires })
      .onConflict((conflict) => conflict.columns(['request_id', 'item']).doNothing())
      .executeTakeFirst()
    // Another process has taken the run over and has done this one.
    if (numInsertedOrUpdatedRows === 0n) throw new LostClaimError()
  }
  try {
    return await runEffect({ ...effect, prepared, complete }, shop)
  } catch (err) {
    if (endsRun(err)) throw err
    const isSlow = err instanceof TimeoutError
    const operation = effect.operation.name
    if (isSlow) shop.log.write(MERCHANT_LOG.operationTimedOut, { operation, requestId })
    else shop.log.write(MERCHANT_LOG.itemFailed, { operation, item, requestId, err })
    return failureAnswer({ code: isSlow ? 'TIMEOUT' : 'INTERNAL', details: { requestId } }, effect.actor)
  }
}

const endsRun = (error: unknown): boolean =>
  error instanceof CancelledError ||
  error instanceof StarterChangedError ||
  error instanceof LostClaimError ||
  error instanceof DatabaseUnavailable
