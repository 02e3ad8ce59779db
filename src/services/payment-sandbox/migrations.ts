import { sql } from 'kysely'
import type { Migration } from '../../platform/database/migrate.ts'

export const paymentsMigrations: readonly Migration[] = [
  {
    name: 'payments/001-sandbox',
    /** Long: one statement per table. */
    async up(query, { orderedText }) {
      await query.schema
        .createTable('sandbox_sessions')
        .addColumn('id', orderedText, (column) => column.primaryKey())
        .addColumn('reference', 'text', (column) => column.notNull())
        .addColumn('request', 'text', (column) => column.notNull())
        .addColumn('value', 'bigint', (column) => column.notNull())
        .addColumn('currency', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('refusals', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .execute()
      await query.schema
        .createTable('sandbox_payments')
        .addColumn('psp_reference', orderedText, (column) => column.primaryKey())
        .addColumn('session_id', orderedText, (column) => column.references('sandbox_sessions.id'))
        .addColumn('reference', 'text', (column) => column.notNull())
        .addColumn('method', 'text', (column) => column.notNull())
        .addColumn('brand', 'text')
        .addColumn('value', 'bigint', (column) => column.notNull())
        .addColumn('currency', 'text', (column) => column.notNull())
        .addColumn('result', 'text', (column) => column.notNull())
        .addColumn('waits_for', 'text')
        .addColumn('verdict', 'text', (column) => column.notNull())
        .addColumn('terms', 'text', (column) => column.notNull())
        .addColumn('refusal_code', 'text')
        .addColumn('refusal_reason', 'text')
        .addColumn('captured', 'bigint', (column) => column.notNull())
        .addColumn('refunded', 'bigint', (column) => column.notNull())
        .addColumn('cancelled', 'integer', (column) => column.notNull())
        .addColumn('authentication', 'text')
        .addColumn('revision', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        // Enforced by the database, also for concurrent changes: no more is refunded than was captured.
        .addCheckConstraint('sandbox_payments_sums', sql`captured <= value and refunded <= captured and refunded >= 0`)
        .execute()
      await query.schema
        .createIndex('sandbox_payments_by_session')
        .on('sandbox_payments')
        .column('session_id')
        .execute()
      await query.schema
        .createTable('sandbox_changes')
        .addColumn('psp_reference', orderedText, (column) => column.primaryKey())
        .addColumn('payment_reference', orderedText, (column) =>
          column.notNull().references('sandbox_payments.psp_reference'),
        )
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('value', 'bigint', (column) => column.notNull())
        .addColumn('currency', 'text', (column) => column.notNull())
        .addColumn('reference', 'text', (column) => column.notNull())
        .addColumn('due_at', orderedText, (column) => column.notNull())
        .addColumn('worked_at', orderedText)
        .execute()
      await sql`create index sandbox_changes_due on sandbox_changes (due_at) where worked_at is null`.execute(query)
      await query.schema
        .createTable('sandbox_notifications')
        .addColumn('id', orderedText, (column) => column.primaryKey())
        .addColumn('place', orderedText, (column) => column.notNull())
        .addColumn('lane', orderedText, (column) => column.notNull())
        .addColumn('item', 'text', (column) => column.notNull())
        .addColumn('tries', 'integer', (column) => column.notNull())
        .addColumn('drops', 'integer', (column) => column.notNull())
        .addColumn('forgeries', 'integer', (column) => column.notNull())
        .addColumn('held', 'integer', (column) => column.notNull())
        .addColumn('due_at', orderedText, (column) => column.notNull())
        .addColumn('claimed_until', orderedText)
        .addColumn('done_at', orderedText)
        .execute()
      await sql`create index sandbox_notifications_queue on sandbox_notifications (place) where done_at is null`.execute(
        query,
      )
      await query.schema
        .createTable('sandbox_keys')
        .addColumn('key', orderedText, (column) => column.primaryKey())
        .addColumn('digest', 'text', (column) => column.notNull())
        .addColumn('status', 'integer', (column) => column.notNull())
        .addColumn('answer', 'text', (column) => column.notNull())
        .addColumn('created_at', orderedText, (column) => column.notNull())
        .execute()
      await query.schema
        .createTable('sandbox_knobs')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('knobs', 'text', (column) => column.notNull())
        .execute()
    },
  },
]
