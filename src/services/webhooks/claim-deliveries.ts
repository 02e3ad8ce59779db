/** Claims deliveries that are due, at most four at a time for each webhook on all nodes together (HKS-05). */
import { sql, type Selectable } from 'kysely'
import type { Database } from '../../platform/database/open-database.ts'
import { lockWebhook } from './stored-webhooks.ts'
import type { WebhookTables } from './tables.ts'

const MAX_CONCURRENT = 4

/** Longer than an attempt takes: until then no other node claims it. */
const LEASE_MS = 30_000

export type ClaimedDelivery = Pick<WebhookTables['webhook_deliveries'], 'id' | 'type' | 'tries'> & {
  readonly webhook: WebhookTables['webhooks']
  readonly event: Pick<Selectable<WebhookTables['events']>, 'id' | 'seq' | 'type' | 'occurred_at' | 'data'>
}

/** Webhooks with something to send. */
export async function webhooksWithDue(
  { query }: Pick<Database<WebhookTables>, 'query'>,
  now: Date,
): Promise<readonly string[]> {
  const rows = await query
    .selectFrom('webhook_deliveries')
    .select('webhook_id')
    .distinct()
    .where('status', '=', 'pending')
    .where('due_at', '<=', now.toISOString())
    .execute()
  return rows.map(({ webhook_id: id }) => id)
}

/** The lock on the webhook decides between nodes: each counts what the others have under way. */
export const claimDeliveries = (
  database: Database<WebhookTables>,
  webhookId: string,
  now: Date,
): Promise<readonly ClaimedDelivery[]> =>
  database.transaction(async (transaction) => {
    const webhook = await lockWebhook(transaction, database, webhookId)
    if (webhook === undefined) return []
    const pending = transaction
      .selectFrom('webhook_deliveries')
      .where('webhook_id', '=', webhookId)
      .where('status', '=', 'pending')
    const { count } = await pending
      .select(sql<number>`count(*)`.as('count'))
      .where('lease_until', '>', now.toISOString())
      .executeTakeFirstOrThrow()
    if (count >= MAX_CONCURRENT) return []
    const due = await pending
      .innerJoin('events', 'events.id', 'webhook_deliveries.event_id')
      .select(['webhook_deliveries.id', 'webhook_deliveries.type', 'tries'])
      .select(['events.id as eventId', 'events.seq', 'events.occurred_at', 'events.data'])
      .where('due_at', '<=', now.toISOString())
      .orderBy('due_at')
      .orderBy('events.seq')
      .limit(MAX_CONCURRENT - count)
      .execute()
    if (due.length === 0) return []
    const lease = new Date(now.getTime() + LEASE_MS).toISOString()
    const ids = due.map(({ id }) => id)
    await transaction
      .updateTable('webhook_deliveries')
      .set((row) => ({ due_at: lease, lease_until: lease, tries: row('tries', '+', 1) }))
      .where('id', 'in', ids)
      .execute()
    return due.map(({ id, type, tries, eventId, seq, occurred_at, data }) => ({
      id,
      type,
      tries: tries + 1,
      webhook,
      event: { id: eventId, seq, type, occurred_at, data },
    }))
  })
