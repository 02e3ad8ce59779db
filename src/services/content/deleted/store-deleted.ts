/** Stores stories when they are deleted, so that they can be restored for thirty days (DCO-13). */
import type { Transaction } from '../../../platform/database/open-database.ts'
import { readStoryRows } from '../story-row.ts'
import type { ContentTables } from '../tables.ts'
import type { Authored } from '../versions/record-versions.ts'

export async function storeDeleted(
  transaction: Transaction<ContentTables>,
  slugs: readonly string[],
  { now, author }: Authored,
): Promise<void> {
  for (const row of (await readStoryRows(transaction, slugs)).values()) {
    const { id, full_slug: slug, name } = row
    const deleted = { full_slug: slug, name, story: JSON.stringify(row), deleted_at: now.toISOString(), author }
    await transaction
      .insertInto('deleted_stories')
      .values({ story_id: id, ...deleted })
      .onConflict((conflict) => conflict.column('story_id').doUpdateSet(deleted))
      .execute()
  }
}
