/** Sign-in with password and code, both in one request: which of them was wrong cannot be found out (STF-14). */
import type { StaffFailure } from '../../../contracts/staff/failures.ts'
import { foldEmail } from '../../../markets/addresses/email-key.ts'
import type { Result } from '../../../platform/result.ts'
import { lockAccount, type StaffAccount } from '../accounts/stored-account.ts'
import { DUMMY_HASH, isPassword } from '../factors/hash-password.ts'
import { staffFailure } from '../failures.ts'
import { STAFF_LOG } from '../log-codes.ts'
import { openSession } from '../sessions/session-rows.ts'
import type { SignedIn, StaffClient } from '../staff-service.ts'
import { addressDigest, clearAttempts, reserveAttempt } from './attempts.ts'
import { acceptCode, matchCode, type CodeMatch } from './second-factor.ts'
import { auditFailedSignIn, auditSignIn } from './sign-in-audit.ts'
import { signedIn, type SignInDeps } from './sign-in-deps.ts'

export type PasswordSignIn = {
  readonly email: string
  readonly password: string
  readonly code: string
  readonly client: StaffClient
}

export async function signInWithPassword(
  deps: SignInDeps,
  { email, password, code, client }: PasswordSignIn,
): Promise<Result<SignedIn, StaffFailure>> {
  const { database, clock, log } = deps
  const address = foldEmail(email)
  const accountDigest = addressDigest(deps.addressKey, address)
  const subjects = { accountDigest, network: client.network }
  const attempt = await reserveAttempt(database, subjects, clock.now())
  if (!attempt.isAllowed) {
    log.write(STAFF_LOG.tooManyAttempts, { ip: client.network })
    return staffFailure('TOO_MANY_ATTEMPTS', { retryAfter: attempt.retryAfter })
  }
  const accounts = database.query.selectFrom('staff_accounts').selectAll()
  const account = await accounts.where('email', '=', address).where('demo', '=', 0).executeTakeFirst()
  const hash = account?.password_hash ?? undefined
  const isRight = await isPassword(password, hash ?? DUMMY_HASH)
  const match = await matchCode(database.query, { accountId: account?.id, code, now: clock.now() })
  const mayEnter = isRight && match !== undefined && account !== undefined && hash !== undefined
  const token = mayEnter ? await enter(deps, { account, hash, match, client }) : undefined
  if (token === undefined) {
    await auditFailedSignIn(deps, { method: 'password', client, accountId: account?.id, address: accountDigest })
    return staffFailure('SIGN_IN_FAILED')
  }
  await clearAttempts(database, subjects, attempt.at)
  return signedIn(deps, token)
}

type Entry = {
  readonly account: StaffAccount
  /** The hash that was compared: the password may have been changed meanwhile. */
  readonly hash: string
  readonly match: NonNullable<CodeMatch>
  readonly client: StaffClient
}

/** The token of a session, if the account is still what it was when the password was compared. */
async function enter(deps: SignInDeps, { account: { id }, hash, match, client }: Entry): Promise<string | undefined> {
  const { database, clock } = deps
  const now = clock.now()
  const token = await database.transaction(async (transaction) => {
    const account = await lockAccount(database, transaction, id)
    if (account?.status !== 'active' || account.password_hash !== hash) return undefined
    if (!(await acceptCode(transaction, { account, match, now }))) return undefined
    const opened = await openSession(transaction, { accountId: id, level: 'full', client, now, fresh: true })
    const seen = { signed_in_at: now.toISOString() }
    await transaction.updateTable('staff_accounts').set(seen).where('id', '=', id).execute()
    const method = match.kind === 'recovery' ? 'recovery-code' : 'password'
    await auditSignIn(deps, transaction, { operation: 'staff.sign-in', method, token: opened })
    return opened
  })
  if (match.kind === 'recovery') deps.wake()
  return token
}
