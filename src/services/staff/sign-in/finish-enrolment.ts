/** What follows each step of enrolment: the account is complete, or a signed-in account has a new factor. */
import type { StaffActor } from '../../../contracts/staff/actor.ts'
import type { StaffFailure } from '../../../contracts/staff/failures.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { ok, type Result } from '../../../platform/result.ts'
import { endLinks } from '../accounts/links.ts'
import { readAccount } from '../accounts/own-account.ts'
import { lockAccount, writeAccount } from '../accounts/stored-account.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { replaceRecoveryCodes } from '../factors/recovery-codes.ts'
import { staffFailure } from '../failures.ts'
import { stageStaffMail } from '../mails/stage-mail.ts'
import { endOtherSessions, renewSession } from '../sessions/session-rows.ts'
import type { StaffTables } from '../tables.ts'
import { endDemo } from './demo-link.ts'
import type { SignInDeps } from './sign-in-deps.ts'

type Step = { readonly token: string; readonly actor: StaffActor; readonly operation: string }

export type StepResult = { readonly token: string; readonly recoveryCodes?: readonly string[] }

export async function finishStep(
  deps: SignInDeps,
  transaction: Transaction<StaffTables>,
  { token, actor, operation }: Step,
): Promise<Result<StepResult, StaffFailure>> {
  const now = deps.clock.now()
  const own = await readAccount(transaction, actor.id)
  if (own === undefined) return staffFailure('SIGNED_OUT')
  const audit = { at: now, actor, operation, subject: `staff:${actor.id}`, outcome: 'done', changes: [] } as const
  await appendAudit(transaction, audit)
  if (actor.hasFactor) {
    // A changed password or app ends the sessions that were opened with the old one.
    if (operation !== 'account.add-passkey') await endOtherSessions(transaction, actor)
    const { email, name, language } = own
    await stageStaffMail(transaction, { kind: 'new-factor', email, name, language }, now)
    // The first app of an account that signed in with passkeys until now.
    const isWithoutCodes = operation === 'account.set-totp' && own.recoveryCodes === 0
    return ok({ token, ...(isWithoutCodes && { recoveryCodes: await replaceRecoveryCodes(transaction, actor.id) }) })
  }
  const isComplete = own.passkeys.length > 0 || (own.hasPassword && own.totp)
  return isComplete ? complete(deps, transaction, { token, actor, hasApp: own.totp }) : ok({ token })
}

/** The account becomes active, the session a full one, and the demo ends. Recovery codes replace codes of the app: without one there are none. */
async function complete(
  { database, clock }: SignInDeps,
  transaction: Transaction<StaffTables>,
  { token, actor, hasApp }: Omit<Step, 'operation'> & { readonly hasApp: boolean },
): Promise<Result<StepResult, StaffFailure>> {
  const now = clock.now()
  const account = await lockAccount(database, transaction, actor.id)
  const renewed = await renewSession(transaction, token, { now, fresh: true, isComplete: true })
  if (account === undefined || renewed === undefined) return staffFailure('SIGNED_OUT')
  await writeAccount(transaction, account, {
    status: 'active',
    enrolled_at: account.enrolled_at ?? now.toISOString(),
    signed_in_at: now.toISOString(),
  })
  await endLinks(transaction, { accountId: account.id, now })
  await endOtherSessions(transaction, actor)
  await endDemo(transaction)
  const codes = hasApp && { recoveryCodes: await replaceRecoveryCodes(transaction, account.id) }
  await appendAudit(transaction, {
    at: now,
    actor: { ...actor, hasFactor: true },
    operation: 'staff.enrol',
    subject: `staff:${account.id}`,
    outcome: 'done',
    changes: [{ field: 'status', before: account.status, after: 'active' }],
  })
  const { email, name, language } = account
  await stageStaffMail(transaction, { kind: 'new-factor', email, name, language }, now)
  return ok({ token: renewed, ...codes })
}
