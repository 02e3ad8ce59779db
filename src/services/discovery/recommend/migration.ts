import type { Migration } from '../../../platform/database/migrate.ts'

export const recommendMigration: Migration = {
  name: 'discovery/002-history',
  async up(query, { orderedText }) {
    await query.schema
      .createTable('baskets')
      .addColumn('id', orderedText, (column) => column.primaryKey())
      .addColumn('at', orderedText, (column) => column.notNull())
      .addColumn('skus', 'text', (column) => column.notNull())
      .execute()
    await query.schema.createIndex('baskets_by_time').on('baskets').columns(['at', 'id']).execute()
    await query.schema
      .createTable('interactions')
      .addColumn('id', orderedText, (column) => column.primaryKey())
      .addColumn('at', orderedText, (column) => column.notNull())
      .addColumn('profile', orderedText, (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('sku', orderedText, (column) => column.notNull())
      .execute()
    await query.schema.createIndex('interactions_by_time').on('interactions').column('at').execute()
    await query.schema
      .createIndex('interactions_of_profile')
      .on('interactions')
      .columns(['profile', 'at', 'id'])
      .execute()
  },
}
