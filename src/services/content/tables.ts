/** The tables only this service reads and writes. Times are ISO 8601 in UTC, with milliseconds; booleans are 0 and 1. */
import type { Generated, Kysely, Transaction } from 'kysely'

export type ContentTables = {
  /** One row: goes up with every published change, in the same transaction. A time would miss two in one moment. */
  content_version: { id: 1; version: number }
  /** What each version changed, so that a cache can invalidate that and nothing else. */
  content_changes: {
    version: number
    kind: 'story' | 'datasource'
    /** The full slug of a story, or the slug of a datasource. */
    subject: string
    /** Of a story, as it was before or is now; empty for a datasource. */
    component: string
  }
  stories: StoryTable
  /** Changed drafts that are published together. */
  releases: {
    id: number
    uuid: string
    name: string
    created_at: string
    published_at: string | null
    /** When it is to be published by itself; the time zone is the one it was entered in. */
    publish_at: Generated<string | null>
    time_zone: Generated<string | null>
    /** Its checks failed at that time: JSON of what they found. */
    failed_at: Generated<string | null>
    problems: Generated<string | null>
    reverted_at: Generated<string | null>
  }
  release_stories: {
    release_id: number
    story_id: number
    name: string
    component: string
    content: string
    /** `updated_at` of the draft when the story was added. */
    draft_updated_at: Generated<string | null>
    /** JSON: the row of the story before the release was published. */
    before: Generated<string | null>
  }
  /** Texts of datasources that a release publishes. The dimension of the value itself is empty. */
  release_texts: { release_id: number; before: Generated<string | null> } & TextColumns
  /** Every state that a draft had, and when it was published. */
  story_versions: {
    story_id: number
    /** From 1 on, for each story. */
    number: number
    saved_at: string
    /** `staff:…`, `cli:…` or `system:…` */
    author: string
    published_at: string | null
    published_by: string | null
    label: string | null
  } & EditedColumns
  deleted_stories: {
    story_id: number
    full_slug: string
    name: string
    /** JSON: its row. */
    story: string
    deleted_at: string
    author: string
  }
  /** Texts that differ from what is published of a datasource. */
  datasource_drafts: TextColumns & { updated_at: string; author: string }
  /** What a translation was made of. Without a row: of the source as it is. */
  translated_sources: {
    /** `story:{id}` or `datasource:{slug}` */
    subject: string
    place: string
    language: string
    source_digest: string
  }
  datasources: { slug: string; name: string }
  datasource_entries: { id: number; datasource: string; name: string; value: string; position: number }
  /** The value of an entry in a dimension, for instance de-DE. */
  datasource_dimensions: { entry_id: number; dimension: string; value: string }
}

type TextColumns = { datasource: string; name: string; dimension: string; value: string }

/** What an editor changes: once as a draft, once as it was last published. */
export type EditedColumns = {
  name: string
  /** The component of the content, beside it so that it can be searched for. */
  component: string
  /** JSON, with translations under `{field}__i18n__{language}`. */
  content: string
  position: number
  /** JSON. */
  tag_list: string
  sort_by_date: string | null
  is_startpage: 0 | 1
  /** JSON. */
  meta_data: string | null
}

type StoryTable = {
  id: number
  uuid: string
  full_slug: string
  created_at: string
  /** When the draft last changed. */
  updated_at: string
  /** When what is published last changed; null, as all that is published, when the story is not. */
  published_at: string | null
  first_published_at: string | null
} & EditedColumns & { [Column in keyof EditedColumns as `published_${Column}`]: EditedColumns[Column] | null }

export const EDITED_COLUMNS = [
  'name',
  'component',
  'content',
  'position',
  'tag_list',
  'sort_by_date',
  'is_startpage',
  'meta_data',
] as const satisfies readonly (keyof EditedColumns)[]

/** Reads run inside and outside of transactions. */
export type ContentQuery = Kysely<ContentTables> | Transaction<ContentTables>
