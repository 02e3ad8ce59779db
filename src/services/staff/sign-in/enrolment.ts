/**
 * Enrolment of factors: by a session that a link opened, or by a signed-in account with a fresh factor. The step after which
 * the account has a passkey, or password and authenticator app, completes it.
 */
import { encode } from 'uqr'
import type { StaffFailure } from '../../../contracts/staff/failures.ts'
import type { PasskeyChallenge, PasskeyCreationOptions, TotpSetup } from '../../../contracts/staff/sign-in.ts'
import { isLanguage, type Language } from '../../../markets/languages/languages.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { fail, ok, type Result } from '../../../platform/result.ts'
import { readName } from '../accounts/own-account.ts'
import { writeAccount, type StaffAccount } from '../accounts/stored-account.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { createChallenge, takeChallenge } from '../factors/challenges.ts'
import { checkPassword } from '../factors/check-password.ts'
import { hashPassword } from '../factors/hash-password.ts'
import { creationOptions } from '../factors/passkey-options.ts'
import { describePasskeys, insertPasskey } from '../factors/stored-passkeys.ts'
import { acceptTotpStep, matchTotp, newTotpSecret, totpUri } from '../factors/totp.ts'
import { verifyNewPasskey } from '../factors/verify-passkey.ts'
import { staffFailure } from '../failures.ts'
import { STAFF_LOG } from '../log-codes.ts'
import type { Enrolled, SignedIn } from '../staff-service.ts'
import type { StaffTables } from '../tables.ts'
import { changeFactors, enrollingSession } from './change-factors.ts'
import { finishStep, type StepResult } from './finish-enrolment.ts'
import { requireSession, signedIn, type SignInDeps } from './sign-in-deps.ts'

type Answer<Value> = Promise<Result<Value, StaffFailure>>

/** A write to the factors of the session's account, followed by completion where that is due. */
async function enrolStep(
  deps: SignInDeps,
  token: string,
  step: { readonly operation: string; readonly write: Write },
): Answer<Enrolled> {
  const done = await changeFactors<StepResult>(deps, token, async (transaction, account, actor) => {
    const failure = await step.write(transaction, account)
    if (failure !== undefined) return fail(failure)
    return finishStep(deps, transaction, { token, actor, operation: step.operation })
  })
  if (!done.ok) return done
  deps.wake()
  const entered = await signedIn(deps, done.value.token)
  if (!entered.ok) return entered
  const { recoveryCodes } = done.value
  return ok({ ...entered.value, ...(recoveryCodes && { recoveryCodes }) })
}

type Write = (transaction: Transaction<StaffTables>, account: StaffAccount) => Promise<StaffFailure | undefined>

/** While enrolling only: afterwards `account.change` does it, with version and idempotency key. */
export async function enrolName(
  deps: SignInDeps,
  token: string,
  { name: typed, language }: { readonly name: string; readonly language: Language },
): Answer<SignedIn> {
  const name = readName(typed)
  if (name === undefined) return staffFailure('INVALID_VALUE', { field: 'name' })
  if (!isLanguage(language)) return staffFailure('INVALID_VALUE', { field: 'language' })
  const found = await requireSession(deps, token)
  if (!found.ok) return found
  if (found.value.actor.hasFactor) return staffFailure('WRONG_STATE')
  const named = await changeFactors(deps, token, async (transaction, account, actor) => {
    // Completed meanwhile.
    if (actor.hasFactor) return staffFailure('WRONG_STATE')
    await writeAccount(transaction, account, { name, language })
    await appendAudit(transaction, {
      at: deps.clock.now(),
      actor,
      operation: 'account.set-name',
      subject: `staff:${account.id}`,
      outcome: 'done',
      changes: [
        { field: 'name', before: account.name, after: name },
        { field: 'language', before: account.language, after: language },
      ].filter(({ before, after }) => before !== after),
    })
    return ok(undefined)
  })
  return named.ok ? signedIn(deps, token) : named
}

export async function enrolPasskeyOptions(
  deps: SignInDeps,
  token: string,
): Answer<PasskeyChallenge<PasskeyCreationOptions>> {
  const { database, clock, relyingParty } = deps
  const found = await enrollingSession(deps, token)
  if (!found.ok) return found
  const { id: accountId, sessionId } = found.value.actor
  const accounts = database.query.selectFrom('staff_accounts').selectAll().where('id', '=', accountId)
  const account = await accounts.executeTakeFirstOrThrow()
  const existing = await describePasskeys(database.query, accountId)
  const { id, challenge } = await createChallenge(database.query, { kind: 'enrol', sessionId, now: clock.now() })
  return ok({ challengeId: id, options: creationOptions(relyingParty(), challenge, { account, existing }) })
}

const MAX_LABEL_LENGTH = 60

export async function enrolPasskey(
  deps: SignInDeps,
  token: string,
  {
    challengeId,
    response,
    label,
  }: { readonly challengeId: string; readonly response: unknown; readonly label: string },
): Answer<Enrolled> {
  const { database, clock, log, relyingParty } = deps
  const found = await enrollingSession(deps, token)
  if (!found.ok) return found
  const { id: accountId, sessionId } = found.value.actor
  const now = clock.now()
  const challenge = await takeChallenge(database.query, challengeId, { kind: 'enrol', sessionId, now })
  const verified = await verifyNewPasskey(response, { challenge, relyingParty: relyingParty() })
  if (!verified.ok) {
    log.write(STAFF_LOG.passkeyRejected, { reason: verified.failure })
    return staffFailure('PASSKEY_REJECTED')
  }
  const owner = { accountId, label: label.trim().slice(0, MAX_LABEL_LENGTH), now }
  return enrolStep(deps, token, {
    operation: 'account.add-passkey',
    write: async (transaction) =>
      (await insertPasskey(transaction, verified.value, owner)) ? undefined : staffFailure('PASSKEY_REJECTED').failure,
  })
}

export async function enrolPassword(
  deps: SignInDeps,
  token: string,
  { password }: { readonly password: string },
): Answer<Enrolled> {
  const found = await enrollingSession(deps, token)
  if (!found.ok) return found
  const problems = await checkPassword(password)
  if (problems.length > 0) return staffFailure('INVALID_PASSWORD', { field: 'password', problems })
  const hash = await hashPassword(password)
  return enrolStep(deps, token, {
    operation: 'account.set-password',
    write: async (transaction, account) => {
      await writeAccount(transaction, account, { password_hash: hash })
      return undefined
    },
  })
}

/** The secret takes effect with the first code; until then an earlier one does. */
export async function enrolTotp(deps: SignInDeps, token: string): Answer<TotpSetup> {
  const secret = newTotpSecret()
  const stored = await changeFactors(deps, token, async (transaction, { id, email }) => {
    await transaction
      .insertInto('staff_totp')
      .values({ account_id: id, secret: null, pending_secret: secret, last_step: 0 })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ pending_secret: secret }))
      .execute()
    return ok(email)
  })
  if (!stored.ok) return stored
  const uri = totpUri(secret, { email: stored.value, issuer: deps.relyingParty().name })
  return ok({ secret, uri, qr: encode(uri).data })
}

export const confirmTotp = (deps: SignInDeps, token: string, { code }: { readonly code: string }): Answer<Enrolled> =>
  enrolStep(deps, token, {
    operation: 'account.set-totp',
    write: async (transaction, { id }) => {
      const rows = transaction.selectFrom('staff_totp').select('pending_secret').where('account_id', '=', id)
      const pending = (await rows.executeTakeFirst())?.pending_secret ?? undefined
      const step = pending === undefined ? undefined : matchTotp(pending, code, deps.clock.now())
      if (pending === undefined || step === undefined) return staffFailure('CODE_REJECTED').failure
      const confirmed = { secret: pending, pending_secret: null, last_step: 0 }
      await transaction.updateTable('staff_totp').set(confirmed).where('account_id', '=', id).execute()
      await acceptTotpStep(transaction, id, step)
      return undefined
    },
  })
