/** Releases with a time at which the shop publishes them by itself (DCO-11). */
import type { Transaction } from '../../../platform/database/open-database.ts'
import { takeTurn } from '../changes.ts'
import type { ContentQuery, ContentTables } from '../tables.ts'
import { requireOpenRelease } from './require-open-release.ts'

export type ReleaseSchedule = { readonly publishAt: string; readonly timeZone: string }

/** Undefined takes the time away. A new time forgives the failure of an earlier one. */
export async function scheduleRelease(
  transaction: Transaction<ContentTables>,
  releaseId: number,
  schedule: ReleaseSchedule | undefined,
): Promise<void> {
  await takeTurn(transaction)
  await requireOpenRelease(transaction, releaseId)
  await transaction
    .updateTable('releases')
    .set({
      publish_at: schedule?.publishAt ?? null,
      time_zone: schedule?.timeZone ?? null,
      failed_at: null,
      problems: null,
    })
    .where('id', '=', releaseId)
    .execute()
}

/** In the order of their times. Those whose checks failed wait for a person. */
export async function dueReleases(query: ContentQuery, now: Date): Promise<readonly number[]> {
  const rows = await query
    .selectFrom('releases')
    .select('id')
    .where('publish_at', '<=', now.toISOString())
    .where('published_at', 'is', null)
    .where('failed_at', 'is', null)
    .orderBy('publish_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => row.id)
}

export async function failRelease(
  transaction: Transaction<ContentTables>,
  releaseId: number,
  problems: readonly object[],
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('releases')
    .set({ failed_at: now.toISOString(), problems: JSON.stringify(problems) })
    .where('id', '=', releaseId)
    .execute()
}
