import { systemClock, type Clock } from '../../src/platform/clock.ts'
import type { Database, Transaction } from '../../src/platform/database/open-database.ts'
import { publishStories, unpublishStories } from '../../src/services/content/publish-stories.ts'
import { writeDrafts, type StoryToSave } from '../../src/services/content/save-stories.ts'
import type { ContentTables } from '../../src/services/content/tables.ts'

/** Writes stories as the shop does, in a transaction of their own: all of them or none. */
export async function saveStories(
  database: Pick<Database<ContentTables>, 'transaction'>,
  stories: readonly StoryToSave[],
  clock: Clock = systemClock,
): Promise<void> {
  await database.transaction((transaction) => writeStories(transaction, stories, clock.now()))
}

/**
 * Writes each under its full slug, inside the caller's transaction. Writing the same stories again changes nothing, not even
 * their times, so that no cache is invalidated. Returns the slugs of those that changed, as a draft or as published.
 */
export async function writeStories(
  transaction: Transaction<ContentTables>,
  stories: readonly StoryToSave[],
  now: Date,
): Promise<readonly string[]> {
  const slugsWhere = (published: boolean) =>
    stories.filter((story) => (story.published ?? true) === published).map((story) => story.full_slug)
  const written = await writeDrafts(transaction, stories, now)
  const published = await publishStories(transaction, slugsWhere(true), now)
  const takenBack = await unpublishStories(transaction, slugsWhere(false))
  return [...new Set([...written, ...published, ...takenBack])].toSorted()
}
