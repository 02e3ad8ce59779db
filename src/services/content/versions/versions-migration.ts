/** Versions, deleted stories, dated releases, drafts of datasources, and what translations were made of. */
import { sql } from 'kysely'
import type { EngineTypes } from '../../../platform/database/engine.ts'
import type { Migration } from '../../../platform/database/migrate.ts'

type Query = Parameters<Migration['up']>[0]

export const versionsMigration: Migration = {
  name: 'content/003-versions-and-dated-releases',
  async up(query, engine) {
    await createVersions(query, engine)
    await extendReleases(query, engine)
    await createTexts(query, engine)
    await storeFirstVersions(query)
  },
}

async function createVersions(query: Query, { orderedText }: EngineTypes): Promise<void> {
  await query.schema
    .createTable('story_versions')
    .addColumn('story_id', 'bigint', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('published_at', orderedText)
    .addColumn('published_by', 'text')
    .addColumn('label', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('component', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('position', 'bigint', (column) => column.notNull())
    .addColumn('tag_list', 'text', (column) => column.notNull())
    .addColumn('sort_by_date', 'text')
    .addColumn('is_startpage', 'integer', (column) => column.notNull())
    .addColumn('meta_data', 'text')
    .addPrimaryKeyConstraint('story_versions_key', ['story_id', 'number'])
    .execute()
  await query.schema
    .createTable('deleted_stories')
    .addColumn('story_id', 'bigint', (column) => column.primaryKey())
    .addColumn('full_slug', orderedText, (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('story', 'text', (column) => column.notNull())
    .addColumn('deleted_at', orderedText, (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .execute()
}

async function extendReleases(query: Query, { orderedText }: EngineTypes): Promise<void> {
  for (const column of ['publish_at', 'time_zone', 'failed_at', 'problems', 'reverted_at']) {
    await query.schema
      .alterTable('releases')
      .addColumn(column, column === 'publish_at' ? orderedText : 'text')
      .execute()
  }
  for (const column of ['draft_updated_at', 'before']) {
    await query.schema.alterTable('release_stories').addColumn(column, 'text').execute()
  }
  await query.schema
    .createTable('release_texts')
    .addColumn('release_id', 'bigint', (column) => column.notNull().references('releases.id').onDelete('cascade'))
    .addColumn('datasource', orderedText, (column) => column.notNull())
    .addColumn('name', orderedText, (column) => column.notNull())
    .addColumn('dimension', orderedText, (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('before', 'text')
    .addPrimaryKeyConstraint('release_texts_once', ['release_id', 'datasource', 'name', 'dimension'])
    .execute()
}

async function createTexts(query: Query, { orderedText }: EngineTypes): Promise<void> {
  await query.schema
    .createTable('datasource_drafts')
    .addColumn('datasource', orderedText, (column) => column.notNull())
    .addColumn('name', orderedText, (column) => column.notNull())
    .addColumn('dimension', orderedText, (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('datasource_drafts_once', ['datasource', 'name', 'dimension'])
    .execute()
  await query.schema
    .createTable('translated_sources')
    .addColumn('subject', orderedText, (column) => column.notNull())
    .addColumn('place', orderedText, (column) => column.notNull())
    .addColumn('language', orderedText, (column) => column.notNull())
    .addColumn('source_digest', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('translated_sources_once', ['subject', 'place', 'language'])
    .execute()
}

/** What is published of each story, and its draft where that differs: otherwise the first edit would have nothing before it. */
async function storeFirstVersions(query: Query): Promise<void> {
  await sql`
    insert into story_versions (story_id, number, saved_at, author, published_at, published_by, name, component, content,
      position, tag_list, sort_by_date, is_startpage, meta_data)
    select id, 1, published_at, 'system:migration', published_at, 'system:migration', published_name,
      published_component, published_content, coalesce(published_position, position),
      coalesce(published_tag_list, tag_list), published_sort_by_date, coalesce(published_is_startpage, is_startpage),
      published_meta_data
    from stories where published_content is not null`.execute(query)
  await sql`
    insert into story_versions (story_id, number, saved_at, author, name, component, content, position, tag_list,
      sort_by_date, is_startpage, meta_data)
    select id, case when published_content is null then 1 else 2 end, updated_at, 'system:migration', name, component,
      content, position, tag_list, sort_by_date, is_startpage, meta_data
    from stories
    where published_content is null or name <> published_name or content <> published_content`.execute(query)
}
