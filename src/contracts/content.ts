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
  /** The language asked for, or `default`. */
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

export interface StoriesAnswer {
  readonly stories: readonly Story[]
  /** Changes whenever any story does. */
  readonly cv: number
  readonly rels: readonly unknown[]
  readonly links: readonly unknown[]
}

/** The space answers with its version: `cv`, without any story. */
export interface SpaceAnswer {
  readonly space: { readonly version: number }
}

export const STORIES_PATH = '/stories'
export const SPACE_PATH = '/spaces/me'
export const MOST_STORIES_PER_PAGE = 100

/** The set of content that every storefront falls back to. */
export const DEFAULT_CONTENT_KEY = '_default'

/** Commas separate slugs in a request, a star is a wildcard there, and white space never occurs in an address. */
const SLUG = /^[^\s,*\0]{1,500}$/u

export function isStorySlug(slug: string): boolean {
  return SLUG.test(slug)
}

/** ERR-13: the one wording, for the error and for the log. */
export function storyNotFound(slug: string): string {
  return `Story not found: ${slug}`
}
