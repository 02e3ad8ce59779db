/**
 * Bulk operations on orders: one transaction per order, with its own result (OPS-08). What is done is stored with the idempotency
 * key, so that repeating the call does only what is missing.
 */
import { z } from 'zod'
import { newRequestId } from '../../platform/ids.ts'
import { parseStoredJson } from '../../platform/stored-json.ts'
import type { ClaimedRequest } from '../run/idempotency.ts'
import type { OperationAnswer, RunnerContext } from '../run/operation-call.ts'
import type { Effect } from '../run/run-effect.ts'
import { CancelledError } from '../run/time-limit.ts'
import { runItem } from './run-item.ts'

const itemAnswer = z.object({ status: z.int(), body: z.record(z.string(), z.unknown()) })

export async function runEach(
  effect: Effect,
  claimed: Pick<ClaimedRequest, 'id' | 'complete'> | undefined,
  shop: RunnerContext,
  /** Of a job, which has no claimed request any more. */
  runId = claimed?.id,
): Promise<OperationAnswer> {
  const { requestId = newRequestId() } = effect
  const items = effect.prepared.items ?? []
  const done = runId === undefined ? new Map<string, OperationAnswer>() : await doneItems(runId, shop)
  const results: { readonly subject: string | null; readonly status: number; readonly [name: string]: unknown }[] = []
  shop.progress?.begin(effect.operation.name, items.length)
  for (const [index, prepared] of items.entries()) {
    if (effect.signal?.aborted) throw new CancelledError()
    const item = String(index)
    const answer = done.get(item) ?? (await runItem(effect, { item, prepared, runId, requestId }, shop))
    shop.progress?.advance(1)
    results.push({ ...answer.body, subject: prepared.subject ?? null, status: answer.status })
  }
  shop.progress?.end()
  const failed = results.filter(({ status }) => status !== 200).length
  const answer = { status: 200, body: { value: { items: results, done: results.length - failed, failed } } }
  if (claimed !== undefined) {
    await shop.database.transaction((transaction) =>
      claimed.complete(transaction, answer, failed === 0 ? 'done' : 'partial'),
    )
  }
  return answer
}

async function doneItems(runId: string, { database }: RunnerContext): Promise<Map<string, OperationAnswer>> {
  const rows = await database.query
    .selectFrom('merchant_request_items')
    .select(['item', 'answer'])
    .where('request_id', '=', runId)
    .execute()
  return new Map(rows.map((row) => [row.item, parseStoredJson(itemAnswer, row.answer, 'bulk answer')]))
}
