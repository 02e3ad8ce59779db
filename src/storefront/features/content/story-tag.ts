/**
 * The names under which the page cache knows what a page shows. `content` drops every page that shows a story at all:
 * the content service tells that something has changed, not yet what.
 */
import type { Story } from '../../../contracts/content.ts'

export const CONTENT_TAG = 'content'

export const contentTags = (stories: readonly Story[]): readonly string[] => [
  CONTENT_TAG,
  ...stories.map(({ full_slug }) => `story:${full_slug}`),
]
