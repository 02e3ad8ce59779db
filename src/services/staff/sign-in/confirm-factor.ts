/** Re-authentication: a factor is confirmed again, the token of the session is renewed, and it is fresh for five minutes (STF-16). */
import type { StaffFailure } from '../../../contracts/staff/failures.ts'
import type { PasskeyChallenge, PasskeyRequestOptions } from '../../../contracts/staff/sign-in.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { ok, type Result } from '../../../platform/result.ts'
import { lockAccount } from '../accounts/stored-account.ts'
import { createChallenge, takeChallenge } from '../factors/challenges.ts'
import { requestOptions } from '../factors/passkey-options.ts'
import { acceptPasskeyUse, describePasskeys } from '../factors/stored-passkeys.ts'
import { staffFailure } from '../failures.ts'
import { renewSession } from '../sessions/session-rows.ts'
import type { SignedIn, StaffClient, StaffSession } from '../staff-service.ts'
import type { StaffTables } from '../tables.ts'
import { clearAttempts, reserveAttempt } from './attempts.ts'
import { verifyAnswer } from './passkey-sign-in.ts'
import { acceptCode, matchCode } from './second-factor.ts'
import { auditFailedSignIn, auditSignIn, type SignInMethod } from './sign-in-audit.ts'
import { requireSession, signedIn, type SignInDeps } from './sign-in-deps.ts'

export async function confirmOptions(
  deps: SignInDeps,
  token: string,
): Promise<Result<PasskeyChallenge<PasskeyRequestOptions>, StaffFailure>> {
  const { database, clock, relyingParty } = deps
  const found = await requireSession(deps, token)
  if (!found.ok) return found
  const { id: accountId, sessionId } = found.value.actor
  const { id, challenge } = await createChallenge(database.query, { kind: 'confirm', sessionId, now: clock.now() })
  const passkeys = await describePasskeys(database.query, accountId)
  return ok({ challengeId: id, options: requestOptions(relyingParty(), challenge, passkeys) })
}

export type FactorConfirmation = { readonly client: StaffClient } & (
  | { readonly challengeId: string; readonly response: unknown }
  | { readonly code: string }
  | { readonly demo: true }
)

/** Accepts the factor in the transaction that renews the session. */
type Accept = (transaction: Transaction<StaffTables>) => Promise<boolean>
type Factor = { readonly method: SignInMethod; readonly accept: Accept | undefined }

export async function confirmFactor(
  deps: SignInDeps,
  token: string,
  given: FactorConfirmation,
): Promise<Result<SignedIn, StaffFailure>> {
  const { database, clock } = deps
  const found = await requireSession(deps, token)
  if (!found.ok) return found
  const { actor } = found.value
  if (!actor.hasFactor) return staffFailure('FACTOR_REQUIRED')
  const subjects = { confirming: actor.id }
  const attempt = await reserveAttempt(database, subjects, clock.now())
  if (!attempt.isAllowed) return staffFailure('TOO_MANY_ATTEMPTS', { retryAfter: attempt.retryAfter })
  const { method, accept } = await readFactor(deps, found.value, given)
  const renewed = accept && (await renew(deps, token, { method, accept }))
  if (renewed === undefined) {
    const { client } = given
    await auditFailedSignIn(deps, { operation: 'staff.confirm', method, client, accountId: actor.id })
    return staffFailure('SIGN_IN_FAILED')
  }
  await clearAttempts(database, subjects, attempt.at)
  return signedIn(deps, renewed)
}

async function readFactor(deps: SignInDeps, { actor }: StaffSession, given: FactorConfirmation): Promise<Factor> {
  const { database, clock } = deps
  const now = clock.now()
  if ('demo' in given) return { method: 'demo', accept: actor.demo ? async () => true : undefined }
  if ('code' in given) {
    const match = await matchCode(database.query, { accountId: actor.id, code: given.code, now })
    const method = match?.kind === 'recovery' ? 'recovery-code' : 'password'
    const accept: Accept = async (transaction) => {
      const account = await lockAccount(database, transaction, actor.id)
      return account !== undefined && acceptCode(transaction, { account, match, now })
    }
    return { method, accept }
  }
  const purpose = { kind: 'confirm', sessionId: actor.sessionId, now } as const
  const challenge = await takeChallenge(database.query, given.challengeId, purpose)
  const verified = await verifyAnswer(deps, challenge, given.response)
  if (!verified.isRight || verified.passkey.account_id !== actor.id) return { method: 'passkey', accept: undefined }
  const { passkey, signCount } = verified
  return { method: 'passkey', accept: (transaction) => acceptPasskeyUse(transaction, passkey, { signCount, now }) }
}

async function renew(
  deps: SignInDeps,
  token: string,
  { method, accept }: { readonly method: SignInMethod; readonly accept: Accept },
): Promise<string | undefined> {
  const { database, clock } = deps
  const renewed = await database.transaction(async (transaction) => {
    if (!(await accept(transaction))) return undefined
    const next = await renewSession(transaction, token, { now: clock.now(), fresh: true })
    if (next !== undefined) await auditSignIn(deps, transaction, { operation: 'staff.confirm', method, token: next })
    return next
  })
  if (method === 'recovery-code') deps.wake()
  return renewed
}
