/** Webhooks as they are stored, and their changes. Each change also stores which events are wanted at all. */
import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import { EVENT_TYPES, MAX_WEBHOOKS, TEST_EVENT, type EventType } from '../../contracts/webhooks/event-types.ts'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import { newId } from '../../platform/ids.ts'
import { newEventId } from '../../platform/outbox/stage-events.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { parseStoredJson } from '../../platform/stored-json.ts'
import { newSecret } from './signature.ts'
import type { WebhookTables } from './tables.ts'

type Tx = Transaction<WebhookTables>
type Row = WebhookTables['webhooks']

/** With both secrets it signs for that long after a rotation (HKS-08). */
const ROTATION_MS = 24 * 3_600_000

type Webhook = {
  readonly id: string
  readonly url: string
  readonly label: string
  readonly events: readonly EventType[]
  readonly enabled: boolean
  readonly createdAt: string
  readonly failingSince: string | null
  readonly succeededAt: string | null
  readonly switchedOffAt: string | null
  readonly switchedOffBy: Row['switched_off_by']
}

export type WebhookRow = Webhook & {
  /** Until when it also signs with the secret before the last rotation. */
  readonly previousSecretUntil: string | null
  /** Deliveries by status; tests are not counted. */
  readonly pending: number
  readonly dead: number
  readonly missed: number
}

/** An event that was removed from the catalogue since is left out. */
const storedEvents = z
  .array(z.string())
  .transform((types) => EVENT_TYPES.filter((type) => types.some((one) => one === type)))

export const eventsOf = ({ id, events }: Pick<Row, 'id' | 'events'>): readonly EventType[] =>
  parseStoredJson(storedEvents, events, `events of webhook ${id}`)

const toWebhook = (row: Row): Webhook => ({
  id: row.id,
  url: row.url,
  label: row.label,
  events: eventsOf(row),
  enabled: row.enabled === 1,
  createdAt: row.created_at,
  failingSince: row.failing_since,
  succeededAt: row.succeeded_at,
  switchedOffAt: row.switched_off_at,
  switchedOffBy: row.switched_off_by,
})

/** The oldest first. */
export async function listWebhooks(query: Kysely<WebhookTables>, now: Date): Promise<readonly WebhookRow[]> {
  const rows = await query.selectFrom('webhooks').selectAll().orderBy('created_at').orderBy('id').execute()
  const counts = await query
    .selectFrom('webhook_deliveries')
    .select(['webhook_id', 'status', sql<number>`count(*)`.as('count')])
    .where('status', 'in', ['pending', 'dead', 'missed'])
    .where('type', '!=', TEST_EVENT)
    .groupBy(['webhook_id', 'status'])
    .execute()
  return rows.map((row) => {
    const countOf = (status: string) =>
      counts.find((one) => one.webhook_id === row.id && one.status === status)?.count ?? 0
    const until = row.previous_until
    return {
      ...toWebhook(row),
      previousSecretUntil: until !== null && until > now.toISOString() ? until : null,
      pending: countOf('pending'),
      dead: countOf('dead'),
      missed: countOf('missed'),
    }
  })
}

export type WebhookDefinition = Pick<Webhook, 'url' | 'label' | 'events'>

type Engine = Pick<Database<WebhookTables>, 'lockRows'>

/** The secret is returned once. */
export async function createWebhook(
  transaction: Tx,
  { lockRows }: Engine,
  { url, label, events }: WebhookDefinition,
  now: Date,
): Promise<Result<{ readonly id: string; readonly secret: string }, 'too-many'>> {
  // Of two that are created concurrently one waits here, and counts the other.
  await lockRows(transaction.selectFrom('webhooks').select('id').orderBy('id')).execute()
  const { count } = await transaction
    .selectFrom('webhooks')
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  if (count >= MAX_WEBHOOKS) return fail('too-many')
  const [id, secret] = [newId(), newSecret()]
  await transaction
    .insertInto('webhooks')
    .values({ id, url, label, events: JSON.stringify(events), enabled: 1, secret, created_at: now.toISOString() })
    .execute()
  await storeSubscriptions(transaction)
  return ok({ id, secret })
}

export const lockWebhook = (transaction: Tx, { lockRows }: Engine, id: string): Promise<Row | undefined> =>
  lockRows(transaction.selectFrom('webhooks').selectAll().where('id', '=', id)).executeTakeFirst()

/** Returns what it was; undefined when there is no such webhook. */
export async function changeWebhook(
  transaction: Tx,
  engine: Engine,
  id: string,
  { url, label, events }: WebhookDefinition,
): Promise<Webhook | undefined> {
  const row = await lockWebhook(transaction, engine, id)
  if (row === undefined) return undefined
  await transaction
    .updateTable('webhooks')
    .set({ url, label, events: JSON.stringify(events) })
    .where('id', '=', id)
    .execute()
  await storeSubscriptions(transaction)
  return toWebhook(row)
}

export async function removeWebhook(transaction: Tx, engine: Engine, id: string): Promise<Webhook | undefined> {
  const row = await lockWebhook(transaction, engine, id)
  if (row === undefined) return undefined
  await transaction.deleteFrom('webhook_deliveries').where('webhook_id', '=', id).execute()
  await transaction.deleteFrom('webhooks').where('id', '=', id).execute()
  await storeSubscriptions(transaction)
  return toWebhook(row)
}

/** The old secret is valid until the returned time. */
export async function rotateSecret(
  transaction: Tx,
  engine: Engine,
  id: string,
  now: Date,
): Promise<{ readonly secret: string; readonly previousUntil: string } | undefined> {
  const row = await lockWebhook(transaction, engine, id)
  if (row === undefined) return undefined
  const secret = newSecret()
  const previousUntil = new Date(now.getTime() + ROTATION_MS).toISOString()
  await transaction
    .updateTable('webhooks')
    .set({ secret, previous_secret: row.secret, previous_until: previousUntil })
    .where('id', '=', id)
    .execute()
  return { secret, previousUntil }
}

/** The new one first. */
export const secretsOf = (
  { secret, previous_secret: previous, previous_until: until }: Row,
  now: Date,
): readonly string[] =>
  previous !== null && until !== null && now.toISOString() < until ? [secret, previous] : [secret]

/** Deliveries that wait are not sent while it is off; what happens meanwhile is stored as missed. */
export async function switchOff(
  transaction: Tx,
  { id }: Pick<Row, 'id'>,
  by: NonNullable<Row['switched_off_by']>,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('webhooks')
    .set({ enabled: 0, switched_off_at: now.toISOString(), switched_off_by: by })
    .where('id', '=', id)
    .execute()
  await transaction
    .updateTable('webhook_deliveries')
    .set({ status: 'missed' })
    .where('webhook_id', '=', id)
    .where('status', '=', 'pending')
    .where('type', '!=', TEST_EVENT)
    .execute()
}

/** Its failures so far no longer count. */
export async function switchOn(transaction: Tx, { id }: Pick<Row, 'id'>): Promise<void> {
  await transaction
    .updateTable('webhooks')
    .set({ enabled: 1, switched_off_at: null, switched_off_by: null, failing_since: null })
    .where('id', '=', id)
    .execute()
}

/** An event for this webhook only, also while it is off. Attempted once. */
export async function stageTest(transaction: Tx, webhookId: string, now: Date): Promise<{ readonly id: string }> {
  const event = { id: newEventId(), type: TEST_EVENT, subject: `webhook:${webhookId}`, occurred_at: now.toISOString() }
  await transaction
    .insertInto('events')
    .values({ ...event, data: JSON.stringify({ id: webhookId }), dispatched: 1 })
    .execute()
  const delivery = deliveryOf(event, { id: webhookId, enabled: 1 })
  await transaction.insertInto('webhook_deliveries').values(delivery).execute()
  return { id: delivery.id }
}

type DeliveredEvent = Pick<WebhookTables['events'], 'id' | 'type' | 'subject' | 'occurred_at'>

export const deliveryOf = (
  { id: eventId, type, subject, occurred_at: occurredAt }: DeliveredEvent,
  { id: webhookId, enabled }: Pick<Row, 'id' | 'enabled'>,
) => ({
  id: newId(),
  webhook_id: webhookId,
  event_id: eventId,
  type,
  subject,
  status: enabled === 1 ? ('pending' as const) : ('missed' as const),
  occurred_at: occurredAt,
  due_at: occurredAt,
  tries: 0,
})

/** Also of webhooks that are off: what they miss can be replayed. */
async function storeSubscriptions(transaction: Tx): Promise<void> {
  const rows = await transaction.selectFrom('webhooks').select(['id', 'events']).execute()
  const types = [...new Set(rows.flatMap(eventsOf))].toSorted()
  await transaction
    .deleteFrom('event_subscriptions')
    .$if(types.length > 0, (all) => all.where('type', 'not in', types))
    .execute()
  if (types.length === 0) return
  await transaction
    .insertInto('event_subscriptions')
    .values(types.map((type) => ({ type })))
    .onConflict((conflict) => conflict.column('type').doNothing())
    .execute()
}
