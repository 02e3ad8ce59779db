/** The headless content contract: the part of the public delivery API that the shop uses. */
export interface StoryContent {
  readonly _uid: string
  readonly component: string
  readonly [field: string]: unknown
}

export interface Story {
  readonly id: number
  readonly uuid: string
  readonly name: string
  /** The last part of the full slug. */
  readonly slug: string
  readonly full_slug: string
  readonly default_full_slug: string | null
  /** The requested language, or `default`. */
  readonly lang: string
  readonly content: StoryContent
  readonly created_at: string
  readonly updated_at: string
  /** Null for a story that was never published; only drafts deliver it. */
  readonly published_at: string | null
  readonly first_published_at: string | null
  readonly sort_by_date: string | null
  readonly position: number
  readonly tag_list: readonly string[]
  readonly is_startpage: boolean
  readonly parent_id: number
  readonly meta_data: unknown
  readonly group_id: string
  readonly release_id: number | null
  readonly path: string | null
  readonly alternates: readonly unknown[]
  readonly translated_slugs: readonly unknown[] | null
}

/** A story that a link leads to, as `resolve_links=url` returns it; with `story` it is the whole story. */
export interface LinkedStory {
  readonly id: number
  readonly uuid: string
  readonly name: string
  readonly slug: string
  readonly full_slug: string
  readonly url: string
}

/** What is returned with stories whose links and relations were requested. */
export interface Resolved {
  readonly rels: readonly Story[]
  readonly links: readonly LinkedStory[]
  /** In place of `rels` when there are more than MAX_RESOLVED: to be requested by uuid. */
  readonly rel_uuids?: readonly string[]
  readonly link_uuids?: readonly string[]
}

export interface StoriesAnswer extends Resolved {
  readonly stories: readonly Story[]
  /** Changes whenever any content does. */
  readonly cv: number
}

export interface StoryAnswer extends Resolved {
  readonly story: Story
  readonly cv: number
}

export interface DatasourceEntry {
  readonly id: number
  readonly name: string
  readonly value: string
  /** The value in the requested dimension; null when none was requested, or when it has none. */
  readonly dimension_value: string | null
}

export interface DatasourceEntriesAnswer {
  readonly datasource_entries: readonly DatasourceEntry[]
  readonly cv: number
}

/** The space answers with its version: `cv`, without any story. */
export interface SpaceAnswer {
  readonly space: {
    readonly id: number
    readonly name: string
    readonly domain: string
    readonly version: number
    readonly language_codes: readonly string[]
  }
}

/**
 * Beyond the public contract: what was published since a version, so that a cache need not be invalidated completely. A
 * service without the call responds with 404.
 */
export interface ChangesAnswer {
  readonly cv: number
  /** Null when it is too long ago: everything may have changed. */
  readonly changes: readonly ContentChange[] | null
}

export type ContentChange =
  | { readonly kind: 'story'; readonly full_slug: string; readonly component: string }
  | { readonly kind: 'datasource'; readonly datasource: string }

/** A story without its content. */
export interface StoryLink {
  readonly id: number
  readonly uuid: string
  readonly slug: string
  readonly path: null
  readonly real_path: string
  readonly parent_id: number
  readonly name: string
  readonly is_folder: boolean
  readonly published: boolean
  readonly is_startpage: boolean
  readonly position: number
  readonly created_at?: string
  readonly published_at?: string | null
}

export interface TagCount {
  readonly name: string
  readonly taggings_count: number
}

/** A datasource without its entries. */
export interface DatasourceHead {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly dimensions: readonly {
    readonly id: number
    readonly name: string
    readonly entry_value: string
    readonly datasource_id: number
  }[]
}

export const STORIES_PATH = '/stories'
export const SPACE_PATH = '/spaces/me'
export const DATASOURCE_ENTRIES_PATH = '/datasource_entries'
export const CHANGES_PATH = '/changes'
export const LINKS_PATH = '/links'
export const TAGS_PATH = '/tags'
export const DATASOURCES_PATH = '/datasources'

export const MAX_STORIES_PER_PAGE = 100
export const MAX_ENTRIES_PER_PAGE = 1000
/** Links and relations that one response resolves; the rest is requested in batches of as many (CNT-19). */
export const MAX_RESOLVED = 50

/** The set of content that every storefront falls back to. */
export const DEFAULT_CONTENT_KEY = '_default'

/** Below a content key: what every page of the storefront shares. */
export const SHARED_CONTENT_FOLDER = 'shared-content'

export const TRANSLATIONS = 'translations'
export const CONSTANTS = 'constants'

/** Commas separate slugs in a request, a star is a wildcard there, and white space never occurs in an address. */
const SLUG = /^[^\s,*\0]{1,500}$/u

export function isStorySlug(slug: string): boolean {
  return SLUG.test(slug)
}

/** ERR-13: the one wording, for the error and for the log. */
export function storyNotFound(slug: string): string {
  return `Story not found: ${slug}`
}
