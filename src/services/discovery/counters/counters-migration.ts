import type { Migration } from '../../../platform/database/migrate.ts'

export const countersMigration: Migration = {
  name: 'discovery/008-search-counters',
  async up(query, { orderedText }) {
    await query.schema
      .createTable('search_counters')
      .addColumn('day', 'integer', (column) => column.notNull())
      .addColumn('storefront', orderedText, (column) => column.notNull())
      .addColumn('term', orderedText, (column) => column.notNull())
      .addColumn('searches', 'integer', (column) => column.notNull())
      .addColumn('found', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('search_counters_key', ['storefront', 'term', 'day'])
      .execute()
    await query.schema.createIndex('search_counters_by_day').on('search_counters').column('day').execute()
    await query.schema
      .createTable('handled_words')
      .addColumn('storefront', orderedText, (column) => column.notNull())
      .addColumn('term', orderedText, (column) => column.notNull())
      .addColumn('day', 'integer', (column) => column.notNull())
      .addColumn('failed', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('handled_words_key', ['storefront', 'term'])
      .execute()
  },
}
