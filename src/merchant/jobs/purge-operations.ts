/** Deletes what operations no longer need: answers of idempotency keys, jobs, undo and versions of long ago. */
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { purgePositions } from '../changes/purge-positions.ts'
import type { ShopSchema } from '../shop-schema.ts'

const DAY_MS = 24 * 60 * 60_000

/** Decisions stay in the audit log. */
const APPROVALS_RETENTION_MS = 90 * DAY_MS

/** Longer than an edit stays unsaved. */
const CHANGES_RETENTION_MS = 30 * DAY_MS

/** Returns how many rows were deleted. */
export async function purgeOperations(database: Database<ShopSchema>, clock: Clock): Promise<number> {
  const { query } = database
  const now = clock.now()
  const time = now.toISOString()
  const old = new Date(now.getTime() - CHANGES_RETENTION_MS).toISOString()
  const decided = new Date(now.getTime() - APPROVALS_RETENTION_MS).toISOString()
  const deleted = [
    await query.deleteFrom('merchant_requests').where('expires_at', '<=', time).executeTakeFirst(),
    await query.deleteFrom('merchant_request_items').where('expires_at', '<=', time).executeTakeFirst(),
    await query.deleteFrom('merchant_jobs').where('expires_at', '<=', time).executeTakeFirst(),
    await query.deleteFrom('privacy_exports').where('expires_at', '<=', time).executeTakeFirst(),
    await query.deleteFrom('merchant_undos').where('until', '<=', time).executeTakeFirst(),
    await query.deleteFrom('merchant_version_changes').where('changed_at', '<=', old).executeTakeFirst(),
    await query.deleteFrom('merchant_approvals').where('expires_at', '<=', decided).executeTakeFirst(),
    await query.deleteFrom('merchant_spendings').where('day', '<', old.slice(0, 10)).executeTakeFirst(),
  ]
  const others = await purgePositions(database)
  return deleted.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), others)
}
