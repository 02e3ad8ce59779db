import type { Story, StoryContent } from '../../contracts/content.ts'
import type { StoryRow } from './find-stories.ts'
import { inLanguage } from './in-language.ts'

/** A row as the public contract shows it. What this shop does not use yet has the contract's empty value. */
export function toStory(row: StoryRow, language: string): Story {
  const { id, uuid, full_slug: fullSlug, name } = row
  return {
    id,
    uuid,
    name,
    slug: fullSlug.slice(fullSlug.lastIndexOf('/') + 1),
    full_slug: fullSlug,
    default_full_slug: null,
    lang: language,
    content: contentOf(row, language),
    created_at: row.created_at,
    updated_at: row.updated_at,
    published_at: row.published_at,
    first_published_at: null,
    sort_by_date: null,
    position: 0,
    tag_list: [],
    is_startpage: false,
    parent_id: 0,
    meta_data: null,
    group_id: uuid,
    release_id: null,
    path: null,
    alternates: [],
    translated_slugs: null,
  }
}

function contentOf({ content, component, uuid }: StoryRow, language: string): StoryContent {
  const translated = inLanguage(JSON.parse(content), language)
  return { _uid: uuid, ...Object(translated), component }
}
