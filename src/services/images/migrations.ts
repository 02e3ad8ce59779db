import type { Migration } from '../../platform/database/migrate.ts'

export const imageMigrations: readonly Migration[] = [
  {
    name: 'images/001-pictures',
    async up(query, { orderedText }) {
      await query.schema
        .createTable('pictures')
        .addColumn('hash', orderedText, (column) => column.notNull())
        .addColumn('name', orderedText, (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('width', 'integer', (column) => column.notNull())
        .addColumn('height', 'integer', (column) => column.notNull())
        .addColumn('opaque', 'integer', (column) => column.notNull())
        .addColumn('background', 'text')
        .addColumn('ahead', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('pictures_by_address', ['hash', 'name'])
        .execute()
      await query.schema.createIndex('pictures_ahead').on('pictures').columns(['ahead', 'created_at']).execute()
    },
  },
]
