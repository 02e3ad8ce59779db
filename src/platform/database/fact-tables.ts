/** Facts about this shop's data as a whole, stored once. */
import type { Migration } from './migrate.ts'

export type FactTables = { facts: { name: string; value: string } }

export const factMigrations: readonly Migration[] = [
  {
    name: 'shop/001-facts',
    async up(query) {
      await query.schema
        .createTable('facts')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute()
    },
  },
]
