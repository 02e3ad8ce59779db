/** The tables only this service reads and writes. Times are ISO 8601 in UTC, with milliseconds; booleans are 0 and 1. */
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
  releases: { id: number; uuid: string; name: string; created_at: string; published_at: string | null }
  release_stories: {
    release_id: number
    story_id: number
    name: string
    component: string
    content: string
  }
  datasources: { slug: string; name: string }
  datasource_entries: { id: number; datasource: string; name: string; value: string; position: number }
  /** The value of an entry in a dimension, for instance de-DE. */
  datasource_dimensions: { entry_id: number; dimension: string; value: string }
}

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
