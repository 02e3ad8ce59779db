/** Stories that were deleted in the last thirty days (DCO-13). */
import type { Transaction } from '../../../platform/database/open-database.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import { takeTurn } from '../changes.ts'
import { restoreStory } from '../restore-stories.ts'
import { storyRow } from '../story-row.ts'
import type { ContentQuery, ContentTables } from '../tables.ts'
import { storyTexts } from '../translations/translated-sources.ts'
import type { Authored } from '../versions/record-versions.ts'

const RESTORABLE_MS = 30 * 24 * 60 * 60_000

export type DeletedStory = {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly deletedAt: string
  readonly author: string
}

const oldest = (now: Date): string => new Date(now.getTime() - RESTORABLE_MS).toISOString()

/** The last one first. */
export async function listDeletedStories(query: ContentQuery, now: Date): Promise<readonly DeletedStory[]> {
  const rows = await query
    .selectFrom('deleted_stories')
    .select(['story_id', 'full_slug', 'name', 'deleted_at', 'author'])
    .where('deleted_at', '>', oldest(now))
    .orderBy('deleted_at', 'desc')
    .orderBy('full_slug')
    .execute()
  return rows.map((row) => ({
    id: row.story_id,
    slug: row.full_slug,
    name: row.name,
    deletedAt: row.deleted_at,
    author: row.author,
  }))
}

export type RestoredStory = { readonly slug: string } | 'unknown' | 'slug-taken'

/** As a draft: what was published of it is published again by a person. */
export async function restoreDeletedStory(
  transaction: Transaction<ContentTables>,
  id: number,
  authored: Authored,
): Promise<RestoredStory> {
  await takeTurn(transaction)
  const deleted = await transaction
    .selectFrom('deleted_stories')
    .select(['story', 'full_slug'])
    .where('story_id', '=', id)
    .where('deleted_at', '>', oldest(authored.now))
    .executeTakeFirst()
  if (deleted === undefined) return 'unknown'
  const { full_slug: slug } = deleted
  const taken = await transaction
    .selectFrom('stories')
    .select('id')
    .where((is) => is.or([is('full_slug', '=', slug), is('id', '=', id)]))
    .executeTakeFirst()
  if (taken !== undefined) return 'slug-taken'
  const row = parseStoredJson(storyRow, deleted.story, `deleted story ${slug}`)
  const draft = {
    ...row,
    published_at: null,
    published_name: null,
    published_component: null,
    published_content: null,
    published_position: null,
    published_tag_list: null,
    published_sort_by_date: null,
    published_is_startpage: null,
    published_meta_data: null,
  }
  await restoreStory(transaction, slug, draft, authored)
  return { slug }
}

/** With their versions and what is known of their translations. Returns how many are gone. */
export async function purgeDeletedStories(transaction: Transaction<ContentTables>, now: Date): Promise<number> {
  const gone = await transaction
    .deleteFrom('deleted_stories')
    .where('deleted_at', '<=', oldest(now))
    .returning('story_id')
    .execute()
  for (const { story_id: id } of gone) {
    const isBack = await transaction.selectFrom('stories').select('id').where('id', '=', id).executeTakeFirst()
    if (isBack !== undefined) continue
    await transaction.deleteFrom('story_versions').where('story_id', '=', id).execute()
    await transaction.deleteFrom('translated_sources').where('subject', '=', storyTexts(id)).execute()
  }
  return gone.length
}
