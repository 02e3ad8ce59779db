/** Stores the outcome of an attempt: delivered, to be attempted again, or dead; and switches off a webhook that fails for too long. */
import { TEST_EVENT } from '../../contracts/webhooks/event-types.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import type { Attempt } from './attempt-delivery.ts'
import type { ClaimedDelivery } from './claim-deliveries.ts'
import { hasFailedTooLong, nextAttempt } from './next-attempt.ts'
import { lockWebhook, switchOff } from './stored-webhooks.ts'
import type { WebhookTables } from './tables.ts'

type Tx = Transaction<WebhookTables>

export type SwitchedOff = Pick<WebhookTables['webhooks'], 'id' | 'label' | 'url'>

export type FinishDeps = {
  readonly database: Database<WebhookTables>
  readonly clock: Clock
  /** 0 to 1. */
  readonly random: () => number
  /** Writes to the owners of the shop, in the transaction that switches it off. */
  notifyOwners(this: void, transaction: Tx, webhook: SwitchedOff, now: Date): Promise<void>
}

export type DeliveryOutcome = 'delivered' | 'retried' | 'dead' | 'switched-off' | 'obsolete'

export const finishDelivery = (
  { database, clock, random, notifyOwners }: FinishDeps,
  delivery: ClaimedDelivery,
  attempt: Attempt,
): Promise<DeliveryOutcome> =>
  database.transaction(async (transaction): Promise<DeliveryOutcome> => {
    const now = clock.now()
    const webhook = await lockWebhook(transaction, database, delivery.webhook.id)
    const isTest = delivery.type === TEST_EVENT
    const next = isTest ? undefined : nextAttempt(delivery.tries, now, random())
    const { problem } = attempt
    const { numUpdatedRows } = await transaction
      .updateTable('webhook_deliveries')
      .set({
        ...attempted(attempt, now),
        ...(problem === undefined
          ? { status: 'delivered' as const }
          : next === undefined
            ? { status: 'dead' as const }
            : { due_at: next.toISOString() }),
      })
      .where('id', '=', delivery.id)
      // Our claim may have expired, or it was replayed: then its new holder decides.
      .where('tries', '=', delivery.tries)
      .where('lease_until', 'is not', null)
      .executeTakeFirst()
    if (webhook === undefined || numUpdatedRows === 0n) return 'obsolete'
    if (problem === undefined) {
      await note(transaction, webhook.id, { succeeded_at: now.toISOString(), failing_since: null })
      return 'delivered'
    }
    if (isTest) return 'dead'
    const failingSince = webhook.failing_since ?? now.toISOString()
    if (webhook.failing_since === null) await note(transaction, webhook.id, { failing_since: failingSince })
    if (webhook.enabled === 1 && hasFailedTooLong(failingSince, now)) {
      await switchOff(transaction, webhook, 'failures', now)
      await notifyOwners(transaction, webhook, now)
      return 'switched-off'
    }
    return next === undefined ? 'dead' : 'retried'
  })

const attempted = ({ status, answer, durationMs, problem }: Attempt, now: Date) => ({
  lease_until: null,
  attempted_at: now.toISOString(),
  duration_ms: durationMs,
  answer_status: status ?? null,
  answer,
  problem: problem ?? null,
})

const note = async (
  transaction: Tx,
  id: string,
  change: Partial<Pick<WebhookTables['webhooks'], 'succeeded_at' | 'failing_since'>>,
): Promise<void> => {
  await transaction.updateTable('webhooks').set(change).where('id', '=', id).execute()
}

/** The shop stops before the receiver has answered: another process, or this one after its start, attempts it again. */
export async function releaseDelivery(
  { query }: Pick<Database<WebhookTables>, 'query'>,
  { id, tries }: ClaimedDelivery,
  now: Date,
): Promise<void> {
  await query
    .updateTable('webhook_deliveries')
    .set({ lease_until: null, due_at: now.toISOString(), tries: tries - 1 })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('status', '=', 'pending')
    .execute()
}
