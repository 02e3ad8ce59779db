/** Deletes what has expired. */
import type { Database } from '../../platform/database/open-database.ts'
import { purgeAudit } from './audit/purge-audit.ts'
import type { StaffTables } from './tables.ts'

const DAY_MS = 24 * 60 * 60_000

/** Expired sessions stay for a while: their owners are shown that they expired, not that they never existed. */
const SESSION_DAYS = 7
const LINK_DAYS = 30
const DRAFT_DAYS = 90

/** How many rows. */
export async function purgeStaff(database: Database<StaffTables>, now: Date): Promise<number> {
  const daysAgo = (days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString()
  const { query } = database
  const deletions = [
    query.deleteFrom('staff_sessions').where('expires_at', '<', daysAgo(SESSION_DAYS)),
    query.deleteFrom('staff_links').where('expires_at', '<', daysAgo(LINK_DAYS)),
    query.deleteFrom('staff_challenges').where('expires_at', '<', now.toISOString()),
    // A day later than it must: a row is not deleted while an attempt is being counted in it.
    query.deleteFrom('staff_attempts').where('expires_at', '<', daysAgo(1)),
    query.deleteFrom('staff_drafts').where('updated_at', '<', daysAgo(DRAFT_DAYS)),
  ]
  let purged = 0
  for (const deletion of deletions) purged += Number((await deletion.executeTakeFirstOrThrow()).numDeletedRows)
  return purged + (await purgeAudit(database, now))
}
