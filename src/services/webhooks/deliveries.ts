/** Deliveries as staff list and replay them (HKS-06). They are stored for 30 days. */
import { sql, type Kysely } from 'kysely'
import { MAX_LIST_LIMIT, withTotal, type ListAnswer, type ListQuery } from '../../contracts/staff/list-query.ts'
import { TEST_EVENT, type DeliveryStatus } from '../../contracts/webhooks/event-types.ts'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import { bodyOf } from './attempt-delivery.ts'
import type { WebhookTables } from './tables.ts'

type Row = WebhookTables['webhook_deliveries']

export type DeliveryRow = {
  readonly id: string
  readonly webhookId: string
  readonly eventId: string
  readonly type: string
  readonly subject: string
  readonly status: DeliveryStatus
  readonly occurredAt: string
  readonly attemptedAt: string | null
  /** Of a pending one. */
  readonly dueAt: string | null
  readonly tries: number
  readonly durationMs: number | null
  readonly answerStatus: number | null
  readonly problem: Row['problem']
}

export type DeliveryDetails = DeliveryRow & {
  /** What is sent. */
  readonly body: string
  /** The first 2 kB. */
  readonly answer: string | null
}

const COLUMNS = [
  'id',
  'webhook_id',
  'event_id',
  'type',
  'subject',
  'status',
  'occurred_at',
  'attempted_at',
  'due_at',
  'tries',
  'duration_ms',
  'answer_status',
  'problem',
] as const satisfies readonly (keyof Row)[]

const toDelivery = (row: Pick<Row, (typeof COLUMNS)[number]>): DeliveryRow => ({
  id: row.id,
  webhookId: row.webhook_id,
  eventId: row.event_id,
  type: row.type,
  subject: row.subject,
  status: row.status,
  occurredAt: row.occurred_at,
  attemptedAt: row.attempted_at,
  dueAt: row.status === 'pending' ? row.due_at : null,
  tries: row.tries,
  durationMs: row.duration_ms,
  answerStatus: row.answer_status,
  problem: row.problem,
})

/** The newest event first. Filters: webhook, status, type, from, to. */
export async function listDeliveries(
  query: Kysely<WebhookTables>,
  { filter = {}, offset, limit }: ListQuery,
): Promise<ListAnswer<DeliveryRow>> {
  const { webhook = [], status = [], type = [], from = [], to = [] } = filter
  const matching = query
    .selectFrom('webhook_deliveries')
    .$if(webhook.length > 0, (rest) => rest.where('webhook_id', 'in', webhook))
    .$if(status.length > 0, (rest) => rest.where(sql<string>`status`, 'in', status))
    .$if(type.length > 0, (rest) => rest.where('type', 'in', type))
    .$if(from[0] !== undefined, (rest) => rest.where('occurred_at', '>=', from[0] ?? ''))
    .$if(to[0] !== undefined, (rest) => rest.where('occurred_at', '<', to[0] ?? ''))
  const page = { offset, limit: Math.min(limit, MAX_LIST_LIMIT) }
  const rows = await matching
    .select(COLUMNS)
    .orderBy('occurred_at', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(page.limit)
    .execute()
  return withTotal(rows.map(toDelivery), page, async (most) => {
    const some = matching.select(sql<number>`1`.as('one')).limit(most)
    const counted = await sql<{ count: number }>`select count(*) as count from ${some} as counted`.execute(query)
    return counted.rows[0]?.count ?? 0
  })
}

/** Up to `most`: not retried before a person replays them. A test that failed is no work. */
export async function countDeadDeliveries(query: Kysely<WebhookTables>, most: number): Promise<number> {
  const dead = query
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('status', '=', 'dead')
    .where('type', '!=', TEST_EVENT)
    .limit(most)
  const counted = query.selectFrom(dead.as('dead')).select(({ fn }) => fn.countAll<number>().as('count'))
  return (await counted.executeTakeFirstOrThrow()).count
}

export async function readDelivery(query: Kysely<WebhookTables>, id: string): Promise<DeliveryDetails | undefined> {
  const row = await query.selectFrom('webhook_deliveries').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) return undefined
  const event = await query.selectFrom('events').selectAll().where('id', '=', row.event_id).executeTakeFirst()
  return { ...toDelivery(row), answer: row.answer, body: event === undefined ? '' : bodyOf(event) }
}

/** Which deliveries of a webhook are sent again: single ones, all of a status, or all of a time range. */
type ReplayChoice =
  | { readonly ids: readonly string[] }
  | { readonly status: 'dead' | 'missed' }
  | { readonly from: string; readonly to: string }

/** With the same id and a new timestamp, from the first attempt on. Those that are pending already stay as they are. Returns how many. */
export async function replayDeliveries(
  transaction: Transaction<WebhookTables>,
  webhookId: string,
  choice: ReplayChoice,
  now: Date,
): Promise<number> {
  const again = transaction
    .updateTable('webhook_deliveries')
    .set({ status: 'pending', due_at: now.toISOString(), lease_until: null, tries: 0 })
    .where('webhook_id', '=', webhookId)
    .where('status', '!=', 'pending')
  const chosen =
    'ids' in choice
      ? again.where('id', 'in', choice.ids)
      : 'status' in choice
        ? again.where('status', '=', choice.status).where('type', '!=', TEST_EVENT)
        : again
            .where('occurred_at', '>=', choice.from)
            .where('occurred_at', '<', choice.to)
            .where('type', '!=', TEST_EVENT)
  const { numUpdatedRows } = await chosen.executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

const RETENTION_MS = 30 * 24 * 3_600_000
const MAX_PER_BATCH = 500

/** Deletes some of what is older than 30 days; returns how many rows. Several nodes may do it concurrently. */
export async function purgeDeliveries({ query }: Pick<Database<WebhookTables>, 'query'>, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - RETENTION_MS).toISOString()
  const deliveries = await query
    .deleteFrom('webhook_deliveries')
    .where('id', 'in', (old) =>
      old.selectFrom('webhook_deliveries').select('id').where('occurred_at', '<', oldest).limit(MAX_PER_BATCH),
    )
    .executeTakeFirstOrThrow()
  const events = await query
    .deleteFrom('events')
    .where('id', 'in', (old) =>
      old.selectFrom('events').select('id').where('occurred_at', '<', oldest).limit(MAX_PER_BATCH),
    )
    .executeTakeFirstOrThrow()
  return Number(deliveries.numDeletedRows) + Number(events.numDeletedRows)
}
