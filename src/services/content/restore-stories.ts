/** Writes stories back as they were: undo, and what was deleted. */
import type { Transaction } from '../../platform/database/open-database.ts'
import { announce, takeTurn } from './changes.ts'
import { changesOf, deleteStories } from './publish-stories.ts'
import { readStoryRows, type StoryRow } from './story-row.ts'
import type { ContentTables } from './tables.ts'
import { recordPublished, recordVersions, type Authored } from './versions/record-versions.ts'

/** Writes a story back as it was; null deletes the one that there was not. */
export async function restoreStory(
  transaction: Transaction<ContentTables>,
  slug: string,
  before: StoryRow | null,
  authored: Authored,
): Promise<void> {
  await takeTurn(transaction)
  const current = (await readStoryRows(transaction, [slug])).get(slug)
  if (before === null) {
    if (current !== undefined) await deleteStories(transaction, [slug])
    return
  }
  await transaction
    .insertInto('stories')
    .values(before)
    .onConflict((conflict) => conflict.column('full_slug').doUpdateSet(before))
    .execute()
  const isPublished = before.published_content === before.content && before.published_name === before.name
  await (isPublished ? recordPublished : recordVersions)(transaction, [slug], authored)
  await transaction.deleteFrom('deleted_stories').where('story_id', '=', before.id).execute()
  const published = { component: before.published_component, before: current?.published_component ?? null }
  await announce(transaction, changesOf({ full_slug: slug, ...published }))
}
