/** Lines and delivery of a refund, until the provider confirms it. */
import type { Migration } from '../../../platform/database/migrate.ts'

export const refundPartsMigration: Migration = {
  name: 'commerce/014-refund-parts',
  async up(query, { orderedText }) {
    await query.schema
      .createTable('refund_parts')
      .addColumn('refund_id', orderedText, (column) => column.primaryKey())
      .addColumn('parts', 'text', (column) => column.notNull())
      .execute()
  },
}
