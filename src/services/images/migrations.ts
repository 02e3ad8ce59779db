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
  {
    name: 'images/002-library',
    async up(query, { orderedText }) {
      await query.schema.alterTable('pictures').addColumn('alt', 'text').execute()
      await query.schema.alterTable('pictures').addColumn('source_hash', orderedText).execute()
      await query.schema.alterTable('pictures').addColumn('deleted_at', 'text').execute()
      await query.schema.createIndex('pictures_by_source').on('pictures').columns(['source_hash']).execute()
      await query.schema.createIndex('pictures_by_time').on('pictures').columns(['created_at', 'hash']).execute()
    },
  },
]
