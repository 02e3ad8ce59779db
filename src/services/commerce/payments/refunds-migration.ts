/** Refunds with their outcome, the units that they are for, and alarms of the provider: what staff read and retry. */
import { sql } from 'kysely'
import type { Migration } from '../../../platform/database/migrate.ts'

export const refundsMigration: Migration = {
  name: 'commerce/021-refunds',
  async up(query, { orderedText }) {
    await query.schema
      .createTable('refunds')
      .addColumn('id', orderedText, (column) => column.primaryKey())
      .addColumn('order_id', orderedText, (column) => column.notNull())
      .addColumn('payment', 'text', (column) => column.notNull())
      .addColumn('value', 'integer', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('delivery', 'integer', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('error', 'text')
      .addColumn('return_id', orderedText)
      .addColumn('requested_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addColumn('closed_at', 'text')
      .execute()
    await query.schema.createIndex('refunds_by_order').on('refunds').column('order_id').execute()
    await sql`create index refunds_refused on refunds (updated_at) where state = 'refused' and closed_at is null`.execute(
      query,
    )
    await query.schema
      .createTable('refund_units')
      .addColumn('refund_id', orderedText, (column) => column.notNull())
      .addColumn('item_id', orderedText, (column) => column.notNull())
      .addColumn('quantity', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('refund_units_key', ['refund_id', 'item_id'])
      .execute()
    await query.schema
      .createTable('provider_alarms')
      .addColumn('event_key', orderedText, (column) => column.primaryKey())
      .addColumn('cause', 'text', (column) => column.notNull())
      .addColumn('event_code', 'text', (column) => column.notNull())
      .addColumn('psp_reference', 'text', (column) => column.notNull())
      .addColumn('order_id', orderedText)
      .addColumn('value', 'integer', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('raised_at', 'text', (column) => column.notNull())
      .addColumn('closed_at', 'text')
      .execute()
    await sql`create index provider_alarms_open on provider_alarms (raised_at) where closed_at is null`.execute(query)
  },
}
