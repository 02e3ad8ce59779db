/**
 * The demo owner: signs in with a link that the shop prints at its start, while no real account is enrolled. There is no
 * other way to get this account, and it ends with the first enrolment (STF-04).
 */
import type { Kysely } from 'kysely'
import type { StaffFailure } from '../../../contracts/staff/failures.ts'
import type { Language } from '../../../markets/languages/languages.ts'
import { isSameSecret } from '../../../platform/http/same-secret.ts'
import type { Result } from '../../../platform/result.ts'
import { staffFailure } from '../failures.ts'
import { openSession } from '../sessions/session-rows.ts'
import type { SignedIn, StaffClient } from '../staff-service.ts'
import { hashToken, newToken } from '../tokens.ts'
import type { StaffTables } from '../tables.ts'
import { auditSignIn } from './sign-in-audit.ts'
import { signedIn, type SignInDeps } from './sign-in-deps.ts'

const DEMO_ACCOUNT = 'demo'
const LIFETIME_MS = 12 * 60 * 60_000
const LINK_ID = 1
/** Of an account that was not changed yet. */
const FIRST_VERSION = 1

export async function hasEnrolledAccount(query: Kysely<StaffTables>): Promise<boolean> {
  const enrolled = query.selectFrom('staff_accounts').select('id').where('enrolled_at', 'is not', null)
  return (await enrolled.where('demo', '=', 0).limit(1).executeTakeFirst()) !== undefined
}

/** A new token, or none where there may be none. In the database, so that it works on all nodes. */
export async function createDemoLink({ database, clock, isDemo }: SignInDeps): Promise<string | undefined> {
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

export async function signInToDemo(
  deps: SignInDeps,
  { token, client }: { readonly token: string; readonly client: StaffClient },
): Promise<Result<SignedIn, StaffFailure>> {
  const { database, clock, isDemo } = deps
  const now = clock.now()
  const opened = await database.transaction(async (transaction) => {
    const link = await transaction.selectFrom('staff_demo_link').selectAll().executeTakeFirst()
    if (!isDemo || link === undefined || link.expires_at <= now.toISOString()) return undefined
    if (!isSameSecret(hashToken(token), link.token_hash) || (await hasEnrolledAccount(transaction))) return undefined
    await ensureDemoAccount(transaction, { now, language: client.language ?? 'en' })
    const session = { accountId: DEMO_ACCOUNT, level: 'full', client, now, fresh: false } as const
    const started = await openSession(transaction, session)
    await auditSignIn(deps, transaction, { operation: 'staff.sign-in', method: 'demo', token: started })
    return started
  })
  return opened === undefined ? staffFailure('LINK_GONE') : signedIn(deps, opened)
}

type Opened = { readonly now: Date; readonly language: Language }

/** Speaks the language of the browser until another one is saved. */
async function ensureDemoAccount(query: Kysely<StaffTables>, { now, language }: Opened): Promise<void> {
  const signedInAt = now.toISOString()
  const none = { time_zone: null, password_hash: null, enrolled_at: null, signed_in_at: signedInAt }
  const account = { id: DEMO_ACCOUNT, email: 'demo', name: 'Demo owner', role: 'owner', status: 'active' } as const
  await query
    .insertInto('staff_accounts')
    .values({
      ...account,
      ...none,
      demo: 1,
      language,
      theme: 'system',
      version: FIRST_VERSION,
      field_versions: '{}',
      created_at: signedInAt,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ status: 'active', signed_in_at: signedInAt }))
    .execute()
  await query
    .updateTable('staff_accounts')
    .set({ language })
    .where('id', '=', DEMO_ACCOUNT)
    .where('version', '=', FIRST_VERSION)
    .execute()
}
