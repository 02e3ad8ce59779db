import type { Migration } from '../../../platform/database/migrate.ts'

export const experimentsMigration: Migration = {
  name: 'engagement/007-experiments',
  async up(query, { orderedText }) {
    await query.schema
      .createTable('experiment_overrides')
      .addColumn('experiment', orderedText, (column) => column.primaryKey())
      .addColumn('override', 'text', (column) => column.notNull())
      .execute()
    await query.schema
      .createTable('experiment_counts')
      .addColumn('day', orderedText, (column) => column.notNull())
      .addColumn('experiment', orderedText, (column) => column.notNull())
      .addColumn('weights', orderedText, (column) => column.notNull())
      .addColumn('variant', orderedText, (column) => column.notNull())
      .addColumn('visitors', 'integer', (column) => column.notNull())
      .addColumn('orders', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('experiment_counts_once', ['day', 'experiment', 'weights', 'variant'])
      .execute()
  },
}
