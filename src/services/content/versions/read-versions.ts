/** Reads the versions of a story, and names them. */
import type { Selectable } from 'kysely'
import type { StoryContent } from '../../../contracts/content/content.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import type { StoryToSave } from '../save-stories.ts'
import { parseContent, parseMetaData, parseTags } from '../stored-story.ts'
import type { ContentQuery, ContentTables } from '../tables.ts'

export type ListedVersion = {
  readonly number: number
  readonly savedAt: string
  readonly author: string
  readonly publishedAt: string | null
  readonly publishedBy: string | null
  readonly label: string | null
}

export type StoryVersionContent = ListedVersion & Omit<Required<StoryToSave>, 'id' | 'uuid' | 'published'>

/** The newest first. Undefined where there is no such story. */
export async function listVersions(query: ContentQuery, slug: string): Promise<readonly ListedVersion[] | undefined> {
  const story = await query.selectFrom('stories').select('id').where('full_slug', '=', slug).executeTakeFirst()
  if (story === undefined) return undefined
  const rows = await query
    .selectFrom('story_versions')
    .select(['number', 'saved_at', 'author', 'published_at', 'published_by', 'label'])
    .where('story_id', '=', story.id)
    .orderBy('number', 'desc')
    .execute()
  return rows.map(listed)
}

export async function readVersion(
  query: ContentQuery,
  slug: string,
  number: number,
): Promise<StoryVersionContent | undefined> {
  const row = await query
    .selectFrom('story_versions')
    .selectAll('story_versions')
    .innerJoin('stories', 'stories.id', 'story_versions.story_id')
    .where('stories.full_slug', '=', slug)
    .where('number', '=', number)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const stored = { ...row, full_slug: slug }
  return {
    ...listed(row),
    full_slug: slug,
    name: row.name,
    content: contentOf(stored),
    tag_list: parseTags(stored),
    position: row.position,
    sort_by_date: row.sort_by_date,
    is_startpage: row.is_startpage === 1,
    meta_data: parseMetaData(stored),
  }
}

const contentOf = (row: { readonly full_slug: string; readonly content: string }): StoryContent => parseContent(row)

/** Null takes a name away. Returns the label before, or undefined where there is no such version. */
export async function nameVersion(
  transaction: Transaction<ContentTables>,
  slug: string,
  { number, label }: { readonly number: number; readonly label: string | null },
): Promise<{ readonly before: string | null } | undefined> {
  const version = await readVersion(transaction, slug, number)
  if (version === undefined) return undefined
  await transaction
    .updateTable('story_versions')
    .set({ label })
    .where('number', '=', number)
    .where('story_id', 'in', (select) => select.selectFrom('stories').select('id').where('full_slug', '=', slug))
    .execute()
  return { before: version.label }
}

type Row = Pick<
  Selectable<ContentTables['story_versions']>,
  'number' | 'saved_at' | 'author' | 'published_at' | 'published_by' | 'label'
>

const listed = (row: Row): ListedVersion => ({
  number: row.number,
  savedAt: row.saved_at,
  author: row.author,
  publishedAt: row.published_at,
  publishedBy: row.published_by,
  label: row.label,
})
