/** The link that signs in to the demo, and its end. Apart from the sign-in: a start needs nothing else of the service (DSK-04). */
import type { Kysely } from 'kysely'
import type { StaffDeps } from '../staff-service.ts'
import { hashToken, newToken } from '../tokens.ts'
import type { StaffTables } from '../tables.ts'

export const DEMO_ACCOUNT = 'demo'
const LIFETIME_MS = 12 * 60 * 60_000
const LINK_ID = 1

type DemoDeps = Pick<StaffDeps, 'database' | 'clock' | 'isDemo'>

/** A real one. */
export async function hasEnrolledAccount(query: Kysely<StaffTables>): Promise<boolean> {
  const enrolled = query.selectFrom('staff_accounts').select('id').where('enrolled_at', 'is not', null)
  return (await enrolled.where('demo', '=', 0).limit(1).executeTakeFirst()) !== undefined
}

/** A new token, or none where there may be none. In the database, so that it works on all nodes. */
export async function createDemoLink({ database, clock, isDemo }: DemoDeps): Promise<string | undefined> {
  return database.transaction(async (transaction) => {
    if (!isDemo || (await hasEnrolledAccount(transaction))) {
      await endDemo(transaction)
      return undefined
    }
    const token = newToken()
    const expiresAt = new Date(clock.now().getTime() + LIFETIME_MS).toISOString()
    const link = { token_hash: hashToken(token), expires_at: expiresAt }
    await transaction
      .insertInto('staff_demo_link')
      .values({ id: LINK_ID, ...link })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(link))
      .execute()
    return token
  })
}

/** Link and sessions; the account stays, so that the audit log can name it. */
export async function endDemo(query: Kysely<StaffTables>): Promise<void> {
  await query.deleteFrom('staff_demo_link').execute()
  await query.deleteFrom('staff_sessions').where('account_id', '=', DEMO_ACCOUNT).execute()
  await query.updateTable('staff_accounts').set({ status: 'disabled' }).where('id', '=', DEMO_ACCOUNT).execute()
}
