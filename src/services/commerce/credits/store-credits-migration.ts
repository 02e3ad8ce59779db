/** Store credit (RET-15): what was settled as credit instead of money, and which payments and refunds are on it. */
import type { Migration } from '../../../platform/database/migrate.ts'

export const storeCreditsMigration: Migration = {
  name: 'commerce/031-store-credits',
  async up(query, { orderedText }) {
    await query.schema
      .createTable('store_credits')
      .addColumn('id', orderedText, (column) => column.primaryKey())
      .addColumn('code', orderedText, (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('value', 'integer', (column) => column.notNull())
      .addColumn('balance', 'integer', (column) => column.notNull())
      .addColumn('order_id', orderedText, (column) => column.notNull())
      .addColumn('return_id', orderedText, (column) => column.notNull())
      .addColumn('consent', 'text')
      .addColumn('expires_on', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute()
    await query.schema.createIndex('store_credits_by_code').on('store_credits').column('code').unique().execute()
    await query.schema.createIndex('store_credits_by_order').on('store_credits').column('order_id').execute()
    await query.schema.alterTable('refunds').addColumn('credit_id', orderedText).execute()
    await query.schema.alterTable('payments').addColumn('credit_id', orderedText).execute()
  },
}
