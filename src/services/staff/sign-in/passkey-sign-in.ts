/** Sign-in with a passkey. Every reason to reject is the same answer (STF-07). */
import type { StaffFailure } from '../../../contracts/staff/failures.ts'
import type { PasskeyChallenge, PasskeyRequestOptions } from '../../../contracts/staff/sign-in.ts'
import type { Result } from '../../../platform/result.ts'
import { lockAccount } from '../accounts/stored-account.ts'
import { createChallenge, takeChallenge } from '../factors/challenges.ts'
import { requestOptions } from '../factors/passkey-options.ts'
import { acceptPasskeyUse, findPasskey, type StoredPasskey } from '../factors/stored-passkeys.ts'
import { verifyPasskey } from '../factors/verify-passkey.ts'
import { staffFailure } from '../failures.ts'
import { STAFF_LOG } from '../log-codes.ts'
import { openSession } from '../sessions/session-rows.ts'
import type { SignedIn, StaffClient } from '../staff-service.ts'
import { clearAttempts, reserveAttempt } from './attempts.ts'
import { auditFailedSignIn, auditSignIn } from './sign-in-audit.ts'
import { signedIn, type SignInDeps } from './sign-in-deps.ts'

export async function passkeyOptions({
  database,
  clock,
  relyingParty,
}: SignInDeps): Promise<PasskeyChallenge<PasskeyRequestOptions>> {
  const { id, challenge } = await createChallenge(database.query, { kind: 'sign-in', now: clock.now() })
  return { challengeId: id, options: requestOptions(relyingParty(), challenge) }
}

export type PasskeySignIn = { readonly challengeId: string; readonly response: unknown; readonly client: StaffClient }

export async function signInWithPasskey(
  deps: SignInDeps,
  { challengeId, response, client }: PasskeySignIn,
): Promise<Result<SignedIn, StaffFailure>> {
  const { database, clock, log } = deps
  const subjects = { network: client.network }
  const attempt = await reserveAttempt(database, subjects, clock.now())
  if (!attempt.isAllowed) {
    log.write(STAFF_LOG.tooManyAttempts, { ip: client.network })
    return staffFailure('TOO_MANY_ATTEMPTS', { retryAfter: attempt.retryAfter })
  }
  const challenge = await takeChallenge(database.query, challengeId, { kind: 'sign-in', now: clock.now() })
  const verified = await verifyAnswer(deps, challenge, response)
  const token = verified.isRight ? await enter(deps, verified, client) : undefined
  if (token === undefined) {
    await auditFailedSignIn(deps, { method: 'passkey', client, accountId: verified.passkey?.account_id })
    return staffFailure('SIGN_IN_FAILED')
  }
  await clearAttempts(database, subjects, attempt.at)
  return signedIn(deps, token)
}

type Verified =
  | { readonly isRight: true; readonly passkey: StoredPasskey; readonly signCount: number }
  | { readonly isRight: false; readonly passkey: StoredPasskey | undefined }

/** Shared with re-authentication. */
export async function verifyAnswer(
  { database, log, relyingParty }: SignInDeps,
  challenge: string | undefined,
  response: unknown,
): Promise<Verified> {
  const answer = await verifyPasskey(response, {
    challenge,
    relyingParty: relyingParty(),
    find: (id) => findPasskey(database.query, id),
  })
  if (answer.ok) return { isRight: true, ...answer.value }
  log.write(STAFF_LOG.passkeyRejected, { reason: answer.failure.reason })
  return { isRight: false, passkey: answer.failure.passkey }
}

async function enter(
  deps: SignInDeps,
  { passkey, signCount }: Extract<Verified, { isRight: true }>,
  client: StaffClient,
): Promise<string | undefined> {
  const { database, clock } = deps
  const now = clock.now()
  return database.transaction(async (transaction) => {
    const account = await lockAccount(database, transaction, passkey.account_id)
    if (account?.status !== 'active') return undefined
    if (!(await acceptPasskeyUse(transaction, passkey, { signCount, now }))) return undefined
    const token = await openSession(transaction, { accountId: account.id, level: 'full', client, now, fresh: true })
    const seen = { signed_in_at: now.toISOString() }
    await transaction.updateTable('staff_accounts').set(seen).where('id', '=', account.id).execute()
    await auditSignIn(deps, transaction, { operation: 'staff.sign-in', method: 'passkey', token })
    return token
  })
}
