/** A story as the content client returns it. */
import type { Story, StoryContent } from '../../src/contracts/content/content.ts'

export const publishedStory = (slug: string, content: Readonly<Partial<StoryContent>>): Story => ({
  id: 7,
  uuid: `uuid of ${slug}`,
  name: `Name of ${slug}`,
  slug: slug.slice(slug.lastIndexOf('/') + 1),
  full_slug: slug,
  default_full_slug: null,
  lang: 'default',
  content: { _uid: `uid of ${slug}`, component: 'page', ...content },
  created_at: '2026-11-15T10:00:00.000Z',
  updated_at: '2026-11-15T10:00:00.000Z',
  published_at: '2026-11-15T10:00:00.000Z',
  first_published_at: '2026-11-15T10:00:00.000Z',
  sort_by_date: null,
  position: 0,
  tag_list: [],
  is_startpage: false,
  parent_id: 0,
  meta_data: null,
  group_id: '',
  release_id: null,
  path: null,
  alternates: [],
  translated_slugs: null,
})
