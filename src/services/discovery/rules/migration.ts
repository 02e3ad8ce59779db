import type { Migration } from '../../../platform/database/migrate.ts'

export const rulesMigration: Migration = {
  name: 'discovery/003-search-rules',
  async up(query, { orderedText }) {
    await query.schema
      .createTable('search_rules')
      .addColumn('id', orderedText, (column) => column.primaryKey())
      .addColumn('rule', 'text', (column) => column.notNull())
      .execute()
  },
}
