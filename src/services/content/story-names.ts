/** The names of all stories, as drafts have them: few enough to be searched in memory. */
import type { Kysely } from 'kysely'
import type { ContentTables } from './tables.ts'

type StoryName = {
  readonly slug: string
  readonly name: string
  readonly component: string
  readonly isPublished: boolean
}

export async function readStoryNames(query: Kysely<ContentTables>): Promise<readonly StoryName[]> {
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
