/** The table behind the outbox. One for all services: whoever stages something does it in a transaction of their own. */
import { sql } from 'kysely'
import type { Migration } from '../database/migrate.ts'

export type OutboxTables = {
  outbox: {
    /** Topic and key: what was staged twice is one row. */
    id: string
    topic: string
    key: string
    /** Emptied when it was done: what was sent is nobody's business any more. */
    payload: string
    staged_at: string
    /** When somebody may take it on. Whoever does puts it off, so that it comes back should they die over it. */
    due_at: string
    /** How often it was taken on; also tells whose turn it is. */
    tries: number
    done_at: string | null
    /** Tried too often: nobody takes it on again before a person has looked at it. */
    dead_at: string | null
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
]
