/** Reads all stories as they are saved, for exports and copies. */
import { draftDiffers } from './publish-stories.ts'
import type { StoryToSave } from './save-stories.ts'
import { parseContent, parseMetaData, parseTags } from './stored-story.ts'
import type { ContentQuery } from './tables.ts'

/** The draft, as it can be saved again. */
export interface StoryToPull extends Required<StoryToSave> {
  /** Whether publishing it would change anything. */
  readonly draft_differs: boolean
}

export async function readStoriesToPull(query: ContentQuery): Promise<readonly StoryToPull[]> {
  const rows = await query
    .selectFrom('stories')
    .select(['id', 'uuid', 'full_slug', 'name', 'content', 'position', 'tag_list', 'sort_by_date', 'is_startpage'])
    .select(['meta_data', 'published_at'])
    .select((select) => select.case().when(draftDiffers(select)).then(1).else(0).end().as('draft_differs'))
    .orderBy('full_slug')
    .execute()
  return rows.map(({ published_at: publishedAt, ...row }) => ({
    ...row,
    content: parseContent(row),
    tag_list: parseTags(row),
    is_startpage: row.is_startpage === 1,
    meta_data: parseMetaData(row),
    published: publishedAt !== null,
    draft_differs: row.draft_differs === 1,
  }))
}
