/** Owners are written to before an API key expires, so that it can be replaced in time. */
import type { Database } from '../../../platform/database/open-database.ts'
import { staffWithRoles } from '../accounts/list-staff.ts'
import { stageStaffMail } from '../mails/stage-mail.ts'
import type { StaffTables } from '../tables.ts'
import { isNoticeDue } from './notice-time.ts'

/** How many keys. Each is noticed once, on all nodes: the row is claimed in the transaction that stages the mails. */
export async function noticeExpiringKeys(database: Database<StaffTables>, now: Date): Promise<number> {
  const time = now.toISOString()
  return database.transaction(async (transaction) => {
    const keys = await transaction
      .updateTable('staff_api_keys')
      .set({ noticed_at: time })
      .where(isNoticeDue(now))
      .returning(['id', 'name', 'expires_at'])
      .execute()
    if (keys.length === 0) return 0
    const owners = await staffWithRoles(transaction, ['owner'])
    for (const { id, name: key, expires_at: expiresAt } of keys) {
      for (const { id: owner, email, name, language } of owners) {
        const mail = { kind: 'api-key-expires', email, name, language, apiKey: { name: key, expiresAt } } as const
        await stageStaffMail(transaction, mail, now, `api-key-expires.${id}.${owner}`)
      }
    }
    return keys.length
  })
}
