/** Events for other systems, staged in the transaction that causes them, and which types of them are wanted at all. */
import { sql, type Generated } from 'kysely'
import type { Migration } from '../database/migrate.ts'

export type EventTables = {
  events: {
    /** Increases with every event. A subject is locked while it changes, so that its later event has the higher number. */
    seq: Generated<number>
    id: string
    type: string
    /** `order:1000` */
    subject: string
    /** JSON, without personal data. */
    data: string
    occurred_at: string
    /** 1 once there is a delivery for each subscriber. */
    dispatched: 0 | 1
  }
  /** Types that have a subscriber: others are not staged. */
  event_subscriptions: { type: string }
}

export const createEventTables: Migration['up'] = async (query, { name, orderedText }) => {
  // Numbers of deleted rows must not be used again, which neither engine guarantees without being asked.
  const countingKey =
    name === 'sqlite' ? sql`integer primary key autoincrement` : sql`bigint generated always as identity primary key`
  await query.schema
    .createTable('events')
    .addColumn('seq', countingKey)
    .addColumn('id', orderedText, (column) => column.notNull().unique())
    .addColumn('type', orderedText, (column) => column.notNull())
    .addColumn('subject', orderedText, (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('occurred_at', orderedText, (column) => column.notNull())
    .addColumn('dispatched', 'integer', (column) => column.notNull())
    .execute()
  await query.schema.createIndex('events_to_dispatch').on('events').columns(['dispatched', 'seq']).execute()
  await query.schema.createIndex('events_by_time').on('events').column('occurred_at').execute()
  await query.schema
    .createTable('event_subscriptions')
    .addColumn('type', orderedText, (column) => column.primaryKey())
    .execute()
}
