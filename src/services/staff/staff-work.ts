/** Whether there is work for the background jobs of the service: a shop whose desk is not used loads it only then (DSK-04). */
import { isNoticeDue } from './api-keys/notice-time.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { STAFF_TOPICS } from './mails/topics.ts'
import type { StaffTables } from './tables.ts'

type Reader = Pick<Database<StaffTables>, 'query'>

/** Audit rows that are not sealed yet, or mails that are due: of commands, of another node, or from before a restart. */
export async function hasStaffWork({ query }: Reader, now: Date): Promise<boolean> {
  const unsealed = query.selectFrom('staff_audit_pending').select('audit_id').limit(1)
  if ((await unsealed.executeTakeFirst()) !== undefined) return true
  const due = query
    .selectFrom('outbox')
    .select('id')
    .where('topic', 'in', STAFF_TOPICS)
    .where('due_at', '<=', now.toISOString())
    .where('done_at', 'is', null)
    .where('dead_at', 'is', null)
    .limit(1)
  return (await due.executeTakeFirst()) !== undefined
}

/** Anything that is purged when it is old enough. */
export async function hasStaffRows({ query }: Reader): Promise<boolean> {
  const audited = await query.selectFrom('staff_audit').select('id').limit(1).executeTakeFirst()
  return audited !== undefined
}

/** Whether owners have to be written to about an API key. */
export async function hasEndingKeys({ query }: Reader, now: Date): Promise<boolean> {
  const key = await query.selectFrom('staff_api_keys').select('id').where(isNoticeDue(now)).limit(1).executeTakeFirst()
  return key !== undefined
}
