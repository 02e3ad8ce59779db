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
import { hashToken } from '../tokens.ts'
import type { StaffTables } from '../tables.ts'
import { DEMO_ACCOUNT, hasEnrolledAccount } from './demo-link.ts'
import { auditSignIn } from './sign-in-audit.ts'
import { signedIn, type SignInDeps } from './sign-in-deps.ts'

/** Of an account that was not changed yet. */
const FIRST_VERSION = 1

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
