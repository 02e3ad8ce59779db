/** How the tables of the content service came to be. */
import { sql } from 'kysely'
import { notifyVersion } from '../../platform/changes/notify-changes.ts'
import type { Migration } from '../../platform/database/migrate.ts'
import { versionsMigration } from './versions/versions-migration.ts'

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
  {
    name: 'content/002-drafts-releases-datasources',
    /** Long: one statement per table. */
    async up(query, { orderedText }) {
      const addToStories = (column: string, definition: string) =>
        sql`alter table stories add column ${sql.ref(column)} ${sql.raw(definition)}`.execute(query)
      await addToStories('first_published_at', 'text')
      await addToStories('position', 'bigint not null default 0')
      await addToStories('tag_list', `text not null default '[]'`)
      await addToStories('sort_by_date', 'text')
      await addToStories('is_startpage', 'integer not null default 0')
      await addToStories('meta_data', 'text')
      await addToStories('published_name', 'text')
      await addToStories('published_component', 'text')
      await addToStories('published_content', 'text')
      await addToStories('published_position', 'bigint')
      await addToStories('published_tag_list', 'text')
      await addToStories('published_sort_by_date', 'text')
      await addToStories('published_is_startpage', 'integer')
      await addToStories('published_meta_data', 'text')
      // Until now there was one content, which was published or not.
      await sql`
        update stories set first_published_at = published_at, published_name = name, published_component = component,
          published_content = content, published_position = position, published_tag_list = tag_list,
          published_is_startpage = is_startpage
        where published_at is not null`.execute(query)
      await query.schema
        .createIndex('stories_by_published_component')
        .on('stories')
        .columns(['published_component', 'full_slug'])
        .execute()

      await query.schema
        .createTable('content_changes')
        .addColumn('version', 'bigint', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('subject', orderedText, (column) => column.notNull())
        .addColumn('component', orderedText, (column) => column.notNull())
        .addPrimaryKeyConstraint('content_changes_once', ['version', 'kind', 'subject', 'component'])
        .execute()

      await query.schema
        .createTable('releases')
        .addColumn('id', 'bigint', (column) => column.primaryKey())
        .addColumn('uuid', 'text', (column) => column.notNull().unique())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('published_at', 'text')
        .execute()
      await query.schema
        .createTable('release_stories')
        .addColumn('release_id', 'bigint', (column) => column.notNull().references('releases.id').onDelete('cascade'))
        .addColumn('story_id', 'bigint', (column) => column.notNull().references('stories.id').onDelete('cascade'))
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('component', 'text', (column) => column.notNull())
        .addColumn('content', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('release_stories_once', ['release_id', 'story_id'])
        .execute()
      await query.schema.createIndex('release_stories_by_story').on('release_stories').column('story_id').execute()

      await query.schema
        .createTable('datasources')
        .addColumn('slug', orderedText, (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .execute()
      await query.schema
        .createTable('datasource_entries')
        .addColumn('id', 'bigint', (column) => column.primaryKey())
        .addColumn('datasource', orderedText, (column) =>
          column.notNull().references('datasources.slug').onDelete('cascade'),
        )
        .addColumn('name', orderedText, (column) => column.notNull())
        .addColumn('value', 'text', (column) => column.notNull())
        .addColumn('position', 'bigint', (column) => column.notNull())
        .execute()
      await query.schema
        .createIndex('datasource_entries_in_order')
        .on('datasource_entries')
        .columns(['datasource', 'position', 'name'])
        .execute()
      await query.schema
        .createTable('datasource_dimensions')
        .addColumn('entry_id', 'bigint', (column) =>
          column.notNull().references('datasource_entries.id').onDelete('cascade'),
        )
        .addColumn('dimension', orderedText, (column) => column.notNull())
        .addColumn('value', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('datasource_dimensions_once', ['entry_id', 'dimension'])
        .execute()
    },
  },
  versionsMigration,
  {
    name: 'content/004-signal-changes',
    up: (query, engine) => notifyVersion(query, engine, 'content_version'),
  },
]
