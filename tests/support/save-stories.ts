import { systemClock, type Clock } from '../../src/platform/clock.ts'
import type { Database } from '../../src/platform/database/open-database.ts'
import { writeStories, type StoryToSave } from '../../src/services/content/save-stories.ts'
import type { ContentTables } from '../../src/services/content/tables.ts'

/** Writes stories as the shop does, in a transaction of their own: all of them or none. */
export async function saveStories(
  database: Pick<Database<ContentTables>, 'transaction'>,
  stories: readonly StoryToSave[],
  clock: Clock = systemClock,
): Promise<void> {
  await database.transaction((transaction) => writeStories(transaction, stories, clock.now()))
}
