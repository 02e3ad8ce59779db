/** Stories that are to be seen first when a release is published. */
import type { ExpressionBuilder } from 'kysely'
import type { Transaction } from '../../../platform/database/open-database.ts'
import type { ContentTables } from '../tables.ts'

/**
 * Never published, and waiting in a release that is open. Such a story is a draft only to have an identity: publishing
 * or exporting all drafts must not include it.
 */
export function isHeldBack(is: ExpressionBuilder<ContentTables, 'stories'>) {
  const waiting = is
    .selectFrom('release_stories')
    .innerJoin('releases', 'releases.id', 'release_stories.release_id')
    .select('release_stories.story_id')
    .where('releases.published_at', 'is', null)
  return is.and([is('stories.first_published_at', 'is', null), is('stories.id', 'in', waiting)])
}

export async function slugsHeldBack(transaction: Transaction<ContentTables>): Promise<ReadonlySet<string>> {
  const rows = await transaction.selectFrom('stories').select('full_slug').where(isHeldBack).execute()
  return new Set(rows.map((row) => row.full_slug))
}
