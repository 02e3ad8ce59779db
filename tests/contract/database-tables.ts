import type { Migration } from '../../src/platform/database/migrate.ts'

/** A small schema with one column of every portable kind. */
export type TestTables = {
  stock: { sku: string; left: number }
  jobs: { id: number; state: string; note: string | null }
}

export const testMigrations: readonly Migration[] = [
  {
    name: 'test/001-stock',
    async up(query, { orderedText }) {
      await query.schema
        .createTable('stock')
        .addColumn('sku', orderedText, (column) => column.primaryKey())
        .addColumn('left', 'bigint', (column) => column.notNull())
        .execute()
    },
  },
  {
    name: 'test/002-jobs',
    async up(query) {
      await query.schema
        .createTable('jobs')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('note', 'text')
        .addUniqueConstraint('jobs_note_once', ['note'])
        .execute()
    },
  },
]
