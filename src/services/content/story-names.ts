/** The names of all stories, as drafts have them: few enough to be searched in memory. */
import type { ContentQuery } from './tables.ts'

type StoryName = {
  readonly slug: string
  readonly name: string
  readonly component: string
  readonly isPublished: boolean
}

export async function readStoryNames(query: ContentQuery): Promise<readonly StoryName[]> {
  const rows = await query
    .selectFrom('stories')
    .select(['full_slug', 'name', 'component', 'published_at'])
    .orderBy('full_slug')
    .execute()
  return rows.map((row) => ({
    slug: row.full_slug,
    name: row.name,
    component: row.component,
    isPublished: row.published_at !== null,
  }))
}

const MAX_CONTAINING = 1000

/** Stories whose draft, published version or version in an open release contains this text, such as the address of a picture. */
export async function storiesContaining(
  query: ContentQuery,
  text: string,
): Promise<readonly { readonly slug: string; readonly name: string }[]> {
  const pattern = `%${text}%`
  const rows = await query
    .selectFrom('stories')
    .select(['full_slug', 'name'])
    .where((is) =>
      is.or([
        is('content', 'like', pattern),
        is('published_content', 'like', pattern),
        is(
          'id',
          'in',
          is.selectFrom('release_stories').select('story_id').where('release_stories.content', 'like', pattern),
        ),
      ]),
    )
    .orderBy('full_slug')
    .limit(MAX_CONTAINING)
    .execute()
  return rows.map((row) => ({ slug: row.full_slug, name: row.name }))
}
