/** A row as the public contract shows it. What this shop does not use has the contract's empty value. */
import type { Story, StoryContent } from '../../../contracts/content/content.ts'
import { parseFields, parseMetaData, parseTags } from '../stored-story.ts'
import { withMarks } from './editable.ts'
import { inLanguage } from './in-language.ts'
import type { SeenStory } from './seen-stories.ts'

export interface StoryFormat {
  readonly language: string
  readonly fallback_lang?: string | undefined
  readonly version: 'published' | 'draft'
  readonly space: number
}

export function toStory(row: SeenStory, format: StoryFormat, without: readonly string[] = []): Story {
  const { id, uuid, full_slug: fullSlug, name } = row
  return {
    id,
    uuid,
    name,
    slug: slugOf(fullSlug),
    full_slug: fullSlug,
    default_full_slug: null,
    lang: format.language,
    content: contentOf(row, format, without),
    created_at: row.created_at,
    updated_at: row.updated_at,
    published_at: row.published_at,
    first_published_at: row.first_published_at,
    sort_by_date: row.sort_by_date,
    position: row.position,
    tag_list: parseTags(row),
    is_startpage: row.is_startpage === 1,
    parent_id: 0,
    meta_data: parseMetaData(row),
    group_id: uuid,
    release_id: row.release_id,
    path: null,
    alternates: [],
    translated_slugs: null,
  }
}

/** The last part; that of a folder's own page is the folder's. */
export function slugOf(fullSlug: string): string {
  return fullSlug.split('/').findLast((part) => part !== '') ?? fullSlug
}

function contentOf(row: SeenStory, format: StoryFormat, without: readonly string[]): StoryContent {
  const { language, fallback_lang: fallback, version, space } = format
  const translated = inLanguage(parseFields(row), fallback === undefined ? [language] : [language, fallback])
  const { id, uuid, component } = row
  const content: StoryContent = {
    _uid: uuid,
    ...Object.fromEntries(Object.entries(translated).filter(([field]) => !without.includes(field))),
    component,
  }
  return version === 'draft' ? { ...content, ...withMarks(content, { space, id }) } : content
}
