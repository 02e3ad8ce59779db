/** The stories that a story may relate to. */
import type { StoryEntry } from '../../../api/content-schemas.ts'

export type StoryChoice = { readonly uuid: string; readonly path: string }

const DEFAULT_KEY = '_default'

const keyOf = (slug: string): string => slug.slice(0, slug.indexOf('/'))
const pathOf = (slug: string): string => slug.slice(slug.indexOf('/'))

/**
 * Pages that its storefront shows: those under its content key, else those that all storefronts share. Without itself and
 * without redirects.
 */
export function storyChoices(
  slug: string,
  stories: readonly Pick<StoryEntry, 'slug' | 'uuid' | 'component'>[],
): readonly StoryChoice[] {
  const pages = stories.filter(
    (story) =>
      story.slug !== slug && story.component !== 'redirect' && !pathOf(story.slug).startsWith('/shared-content/'),
  )
  const own = pages.filter((story) => keyOf(story.slug) === keyOf(slug))
  const ownPaths = new Set(own.map((story) => pathOf(story.slug)))
  const shared = pages.filter((story) => keyOf(story.slug) === DEFAULT_KEY && !ownPaths.has(pathOf(story.slug)))
  return [...own, ...(keyOf(slug) === DEFAULT_KEY ? [] : shared)]
    .map((story) => ({ uuid: story.uuid, path: pathOf(story.slug) }))
    .toSorted((a, b) => a.path.localeCompare(b.path))
}
