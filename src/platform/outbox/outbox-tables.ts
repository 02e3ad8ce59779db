/** The table behind the outbox. One for all services: each stages its work in its own transaction. */
import { sql } from 'kysely'
import type { Migration } from '../database/migrate.ts'
import { createEventTables, type EventTables } from './event-tables.ts'

export type OutboxTables = EventTables & {
  outbox: {
    /** Topic and key: what was staged twice is one row. */
    id: string
    topic: string
    key: string
    /** Emptied once done: the payload may hold personal data and is not needed any more. */
    payload: string
    staged_at: string
    /** When it may be claimed. Claiming it moves this forward, so that it becomes due again should the process die. */
    due_at: string
    /** How often it was claimed; also identifies the current claim. */
    tries: number
    done_at: string | null
    /** Failed too often: not retried before a person has looked at it. */
    dead_at: string | null
    /** Of the last attempt that failed, without personal data. */
    last_error: string | null
  }
}

export const outboxMigrations: readonly Migration[] = [
  {
    name: 'outbox/001-outbox',
    async up(query, { orderedText }) {
      await query.schema
        .createTable('outbox')
        .addColumn('id', orderedText, (column) => column.primaryKey())
        .addColumn('topic', 'text', (column) => column.notNull())
        .addColumn('key', orderedText, (column) => column.notNull())
        .addColumn('payload', 'text', (column) => column.notNull())
        .addColumn('staged_at', 'text', (column) => column.notNull())
        .addColumn('due_at', orderedText, (column) => column.notNull())
        .addColumn('tries', 'integer', (column) => column.notNull())
        .addColumn('done_at', orderedText)
        .addColumn('dead_at', orderedText)
        .execute()
      await sql`create index outbox_due on outbox (due_at) where done_at is null and dead_at is null`.execute(query)
    },
  },
  {
    name: 'outbox/002-what-is-done',
    async up(query) {
      await sql`create index outbox_done on outbox (done_at) where done_at is not null`.execute(query)
    },
  },
  {
    name: 'outbox/003-last-error',
    async up(query) {
      await query.schema.alterTable('outbox').addColumn('last_error', 'text').execute()
      // Few rows: staff look at all of them.
      await sql`create index outbox_dead on outbox (dead_at) where dead_at is not null and done_at is null`.execute(
        query,
      )
    },
  },
  { name: 'outbox/004-events', up: createEventTables },
]
