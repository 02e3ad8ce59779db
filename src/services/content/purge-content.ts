/** Deletes what is no longer retained: versions, and stories that were deleted long ago. */
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { purgeDeletedStories } from './deleted/deleted-stories.ts'
import type { ContentTables } from './tables.ts'
import { purgeVersions } from './versions/record-versions.ts'

export async function purgeContent(
  database: Pick<Database<ContentTables>, 'transaction'>,
  clock: Clock,
): Promise<number> {
  return database.transaction(async (transaction) => {
    const now = clock.now()
    return (await purgeVersions(transaction, now)) + (await purgeDeletedStories(transaction, now))
  })
}
