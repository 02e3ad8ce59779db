import { sql } from 'kysely'
import type { Migration } from '../../platform/database/migrate.ts'

export const contentMigrations: readonly Migration[] = [
  {
    name: 'content/001-stories',
    async up(query, { orderedText }) {
      await query.schema
        .createTable('stories')
        .addColumn('id', 'bigint', (column) => column.primaryKey())
        .addColumn('uuid', 'text', (column) => column.notNull().unique())
        .addColumn('full_slug', orderedText, (column) => column.notNull().unique())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('component', 'text', (column) => column.notNull())
        .addColumn('content', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .addColumn('published_at', 'text')
        .execute()
      await query.schema
        .createTable('content_version')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('version', 'bigint', (column) => column.notNull())
        .execute()
      await sql`insert into content_version (id, version) values (1, 1)`.execute(query)
      await query.schema.createIndex('stories_by_component').on('stories').columns(['component', 'full_slug']).execute()
    },
  },
]
