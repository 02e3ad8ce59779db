/** Returns and their units. */
import { sql } from 'kysely'
import type { Migration } from '../../../platform/database/migrate.ts'

export const returnsMigration: Migration = {
  name: 'commerce/013-returns',
  async up(query, { orderedText }) {
    await query.schema
      .createTable('returns')
      .addColumn('id', orderedText, (column) => column.primaryKey())
      .addColumn('order_id', orderedText, (column) => column.references('orders.id'))
      .addColumn('number', orderedText, (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('requested_at', orderedText, (column) => column.notNull())
      .addColumn('due_on', orderedText)
      .addColumn('period_ends_on', 'text')
      .addColumn('late_days', 'integer')
      .addColumn('has_right', 'integer', (column) => column.notNull())
      .addColumn('received_at', 'text')
      .addColumn('refund_id', orderedText)
      .addColumn('refund', 'bigint')
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute()
    await query.schema.createIndex('returns_by_order').on('returns').column('order_id').execute()
    await query.schema.createIndex('returns_by_state').on('returns').columns(['state', 'due_on']).execute()
    await query.schema.createIndex('returns_by_refund').on('returns').column('refund_id').execute()
    await query.schema
      .createTable('return_units')
      .addColumn('return_id', orderedText, (column) => column.notNull().references('returns.id'))
      .addColumn('item_id', orderedText, (column) => column.notNull())
      .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity > 0`))
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('reason_text', 'text')
      .addColumn('restocked', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('damaged', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('missing', 'integer', (column) => column.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('return_units_key', ['return_id', 'item_id'])
      .execute()
  },
}
