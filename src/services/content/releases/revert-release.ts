/** Takes a published release back as a whole, while nothing was published over it (DCO-12). */
import type { Transaction } from '../../../platform/database/open-database.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import { announce, takeTurn } from '../changes.ts'
import { publishTexts } from '../datasources/datasource-drafts.ts'
import { textIn } from '../datasources/datasource-texts.ts'
import { readDatasources } from '../datasources/datasources.ts'
import { changesOf, type ChangedStory } from '../publish-stories.ts'
import { storyRow, type StoryRow } from '../story-row.ts'
import type { ContentTables } from '../tables.ts'
import { recordPublished, recordVersions, type Authored } from '../versions/record-versions.ts'
import { readReleaseTexts } from './release-texts.ts'

export const REVERTIBLE_MS = 7 * 24 * 60 * 60_000

type Held = { readonly name: string; readonly content: string; readonly before: StoryRow; readonly current: StoryRow }

/** Stories and texts that visitors read otherwise by now: what was published over the release. */
export async function publishedOver(
  transaction: Transaction<ContentTables>,
  releaseId: number,
): Promise<readonly string[]> {
  const stories = (await heldStories(transaction, releaseId))
    .filter(({ name, content, current }) => current.published_content !== content || current.published_name !== name)
    .map(({ current }) => current.full_slug)
  const datasources = await readDatasources(transaction)
  const texts = (await readReleaseTexts(transaction, releaseId))
    .filter(({ datasource, name, dimension, value }) => {
      const published = datasources.find(({ slug }) => slug === datasource)
      return textIn(published, name, dimension) !== value
    })
    .map(({ datasource, name }) => `${datasource}/${name}`)
  return [...stories, ...new Set(texts)]
}

/** The caller has looked whether it may be reverted. Returns the slugs whose published content changed. */
export async function revertRelease(
  transaction: Transaction<ContentTables>,
  releaseId: number,
  authored: Authored,
): Promise<readonly string[]> {
  await takeTurn(transaction)
  const changed: ChangedStory[] = []
  for (const held of await heldStories(transaction, releaseId)) {
    const { before, current } = held
    const slug = current.full_slug
    await restoreState(transaction, held, authored)
    const isPublished = before.published_content !== null && before.published_content === before.content
    await (isPublished ? recordPublished : recordVersions)(transaction, [slug], authored)
    changed.push({ full_slug: slug, component: before.published_component, before: current.published_component })
  }
  const texts = await readReleaseTexts(transaction, releaseId)
  const datasources = await publishTexts(
    transaction,
    texts.map(({ datasource, name, dimension, before }) => ({ datasource, name, dimension, value: before })),
  )
  await transaction
    .updateTable('releases')
    .set({ reverted_at: authored.now.toISOString() })
    .where('id', '=', releaseId)
    .execute()
  await announce(transaction, [
    ...changed.flatMap(changesOf),
    ...datasources.map((datasource) => ({ kind: 'datasource', datasource }) as const),
  ])
  return changed.map((story) => story.full_slug)
}

/** A draft that was edited after the release stays. */
async function restoreState(
  transaction: Transaction<ContentTables>,
  { name, content, before, current }: Held,
  { now }: Authored,
): Promise<void> {
  const isUntouched = current.content === content && current.name === name
  const draft = { name: before.name, component: before.component, content: before.content }
  await transaction
    .updateTable('stories')
    .set({
      ...(isUntouched && { ...draft, updated_at: now.toISOString() }),
      published_name: before.published_name,
      published_component: before.published_component,
      published_content: before.published_content,
      published_position: before.published_position,
      published_tag_list: before.published_tag_list,
      published_sort_by_date: before.published_sort_by_date,
      published_is_startpage: before.published_is_startpage,
      published_meta_data: before.published_meta_data,
      published_at: before.published_at === null ? null : now.toISOString(),
      first_published_at: before.first_published_at,
    })
    .where('id', '=', current.id)
    .execute()
}

/** Those that there are still. */
async function heldStories(transaction: Transaction<ContentTables>, releaseId: number): Promise<readonly Held[]> {
  const rows = await transaction
    .selectFrom('stories')
    .selectAll('stories')
    .innerJoin('release_stories as held', 'held.story_id', 'stories.id')
    .select(['held.name as held_name', 'held.content as held_content', 'held.before as held_before'])
    .where('held.release_id', '=', releaseId)
    .orderBy('stories.full_slug')
    .execute()
  return rows.flatMap(({ held_name: name, held_content: content, held_before: before, ...current }) => {
    if (before === null) return []
    const what = `story ${current.full_slug} before release ${releaseId}`
    return [{ name, content, current, before: parseStoredJson(storyRow, before, what) }]
  })
}
