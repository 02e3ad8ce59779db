import type { Migration } from '../../../platform/database/migrate.ts'

export const agreedTermsMigration: Migration = {
  name: 'commerce/028-agreed-terms',
  async up(query, { orderedText }) {
    await query.schema
      .createTable('agreed_terms')
      .addColumn('hash', orderedText, (column) => column.primaryKey())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('country', 'text', (column) => column.notNull())
      .addColumn('blocks', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
  },
}
