/** Money that is captured when it ships (FUL-17): what was captured for each shipment, and what of the authorisation is released. */
import type { Migration } from '../../../platform/database/migrate.ts'

export const capturesMigration: Migration = {
  name: 'commerce/030-captures',
  async up(query, { orderedText }) {
    await query.schema
      .createTable('captures')
      .addColumn('id', orderedText, (column) => column.primaryKey())
      .addColumn('order_id', orderedText, (column) => column.notNull())
      .addColumn('payment', 'text', (column) => column.notNull())
      .addColumn('value', 'integer', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('covered', 'integer', (column) => column.notNull())
      .addColumn('spare', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('error', 'text')
      .addColumn('requested_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addColumn('voided_at', 'text')
      .addColumn('closed_at', 'text')
      .execute()
    await query.schema.createIndex('captures_by_order').on('captures').column('order_id').execute()
    await query.schema.createIndex('captures_by_state').on('captures').columns(['state', 'updated_at']).execute()
    await query.schema.alterTable('payment_attempts').addColumn('capture_at', 'text').execute()
    await query.schema.alterTable('refunds').addColumn('released', 'integer').execute()
    await query.schema.alterTable('refunds').addColumn('waits', 'integer').execute()
  },
}
