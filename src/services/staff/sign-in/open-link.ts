/** One-time links of invitations and resets. All links that no longer work have the same answer (STF-06). */
import type { StaffFailure } from '../../../contracts/staff/failures.ts'
import { ok, type Result } from '../../../platform/result.ts'
import { findLink, useLink } from '../accounts/links.ts'
import { lockAccount, writeAccount } from '../accounts/stored-account.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { checkPassword } from '../factors/check-password.ts'
import { hashPassword } from '../factors/hash-password.ts'
import { staffFailure } from '../failures.ts'
import { stageStaffMail } from '../mails/stage-mail.ts'
import { shortenIp } from '../../../platform/log/shorten-ip.ts'
import { openSession } from '../sessions/session-rows.ts'
import type { LinkOpened, StaffClient } from '../staff-service.ts'
import { auditSignIn } from './sign-in-audit.ts'
import { signedIn, type SignInDeps } from './sign-in-deps.ts'

/** Invitations and resets of factors are used up here, by a session that can enrol; one for a password by the new password. */
export async function openLink(
  deps: SignInDeps,
  { token, client }: { readonly token: string; readonly client: StaffClient },
): Promise<Result<LinkOpened, StaffFailure>> {
  const { database, clock } = deps
  const now = clock.now()
  const opened = await database.transaction(async (transaction) => {
    const link = await findLink(transaction, token, now)
    const account = link && (await lockAccount(database, transaction, link.account_id))
    if (!account || account.status === 'disabled') return undefined
    const { email, name, id: accountId } = account
    if (link.kind === 'password') return { kind: link.kind, email, name, session: undefined }
    if (!(await useLink(transaction, link, now))) return undefined
    const session = await openSession(transaction, { accountId, level: 'enrolment', client, now, fresh: false })
    await auditSignIn(deps, transaction, { operation: 'staff.open-link', method: 'link', token: session })
    return { kind: link.kind, email, name, session }
  })
  if (opened === undefined) return staffFailure('LINK_GONE')
  const { session, ...link } = opened
  if (session === undefined) return ok(link)
  const entered = await signedIn(deps, session)
  return entered.ok ? ok({ ...link, signedIn: entered.value }) : entered
}

export type PasswordReset = { readonly token: string; readonly password: string; readonly client: StaffClient }

/** The second factor stays; all sessions end, because one of them may be the reason for the reset. */
export async function resetPassword(
  deps: SignInDeps,
  { token, password, client }: PasswordReset,
): Promise<Result<void, StaffFailure>> {
  const { database, clock } = deps
  const link = await findLink(database.query, token, clock.now())
  if (link?.kind !== 'password') return staffFailure('LINK_GONE')
  const problems = await checkPassword(password)
  if (problems.length > 0) return staffFailure('INVALID_PASSWORD', { field: 'password', problems })
  const hash = await hashPassword(password)
  const now = clock.now()
  const isDone = await database.transaction(async (transaction) => {
    const account = await lockAccount(database, transaction, link.account_id)
    if (account?.status !== 'active' || !(await useLink(transaction, link, now))) return false
    await writeAccount(transaction, account, { password_hash: hash })
    await transaction.deleteFrom('staff_sessions').where('account_id', '=', account.id).execute()
    const { email, name, language } = account
    await stageStaffMail(transaction, { kind: 'new-factor', email, name, language }, now)
    await appendAudit(transaction, {
      at: now,
      actor: { kind: 'system', job: 'sign-in' },
      operation: 'staff.reset-password',
      subject: `staff:${account.id}`,
      outcome: 'done',
      changes: [],
      network: shortenIp(client.network),
    })
    return true
  })
  if (!isDone) return staffFailure('LINK_GONE')
  deps.wake()
  return ok(undefined)
}
