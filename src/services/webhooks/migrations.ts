import type { Migration } from '../../platform/database/migrate.ts'

export const webhookMigrations: readonly Migration[] = [
  {
    name: 'webhooks/001-webhooks',
    async up(query, { orderedText }) {
      await query.schema
        .createTable('webhooks')
        .addColumn('id', orderedText, (column) => column.primaryKey())
        .addColumn('url', 'text', (column) => column.notNull())
        .addColumn('label', 'text', (column) => column.notNull())
        .addColumn('events', 'text', (column) => column.notNull())
        .addColumn('enabled', 'integer', (column) => column.notNull())
        .addColumn('secret', 'text', (column) => column.notNull())
        .addColumn('previous_secret', 'text')
        .addColumn('previous_until', orderedText)
        .addColumn('created_at', orderedText, (column) => column.notNull())
        .addColumn('failing_since', orderedText)
        .addColumn('succeeded_at', orderedText)
        .addColumn('switched_off_at', orderedText)
        .addColumn('switched_off_by', 'text')
        .execute()
      await query.schema
        .createTable('webhook_deliveries')
        .addColumn('id', orderedText, (column) => column.primaryKey())
        .addColumn('webhook_id', orderedText, (column) => column.notNull())
        .addColumn('event_id', orderedText, (column) => column.notNull())
        .addColumn('type', orderedText, (column) => column.notNull())
        .addColumn('subject', orderedText, (column) => column.notNull())
        .addColumn('status', orderedText, (column) => column.notNull())
        .addColumn('occurred_at', orderedText, (column) => column.notNull())
        .addColumn('due_at', orderedText, (column) => column.notNull())
        .addColumn('lease_until', orderedText)
        .addColumn('tries', 'integer', (column) => column.notNull())
        .addColumn('attempted_at', orderedText)
        .addColumn('duration_ms', 'integer')
        .addColumn('answer_status', 'integer')
        .addColumn('answer', 'text')
        .addColumn('problem', 'text')
        .addUniqueConstraint('webhook_deliveries_once', ['webhook_id', 'event_id'])
        .execute()
      const index = (name: string, columns: readonly string[]) =>
        query.schema
          .createIndex(name)
          .on('webhook_deliveries')
          .columns([...columns])
          .execute()
      await index('webhook_deliveries_due', ['status', 'due_at'])
      await index('webhook_deliveries_by_webhook', ['webhook_id', 'status', 'due_at'])
      await index('webhook_deliveries_by_time', ['occurred_at', 'id'])
    },
  },
]
