/** Invitations: how every account begins. There is no other way to create one. */
import type { StaffFailure } from '../../../contracts/staff/failures.ts'
import type { Role } from '../../../contracts/staff/roles.ts'
import { foldEmail } from '../../../markets/addresses/email-key.ts'
import { readEmail } from '../../../markets/addresses/read-email.ts'
import type { Language } from '../../../markets/languages/languages.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { newId } from '../../../platform/ids.ts'
import { ok, type Result } from '../../../platform/result.ts'
import { staffFailure } from '../failures.ts'
import { stageStaffMail } from '../mails/stage-mail.ts'
import type { StaffTables } from '../tables.ts'
import { createLink, endLinks, type OneTimeLink } from './links.ts'
import { accountToChange, lockAccount, writeAccount, type AccountKey, type StaffContext } from './stored-account.ts'

export type Invitation = {
  readonly email: string
  readonly role: Role
  /** Of the mail, until the person chooses another. */
  readonly language: Language
}

export type InvitationLink = OneTimeLink & { readonly id: string; readonly email: string }

/** The link supersedes earlier ones for the same address, and the sessions that they opened. It is returned, and mailed. */
export async function invite(
  { database, now }: StaffContext,
  { email: typed, role, language }: Invitation,
): Promise<Result<InvitationLink, StaffFailure>> {
  const read = readEmail(typed)
  if (read === undefined) return staffFailure('INVALID_EMAIL', { field: 'email' })
  const email = foldEmail(read)
  return database.transaction(async (transaction) => {
    const id = await findOrCreate(transaction, { email, role, language }, now)
    const account = await lockAccount(database, transaction, id)
    if (account?.status !== 'invited') return staffFailure('ALREADY_ACTIVE', { field: 'email' })
    await transaction.deleteFrom('staff_sessions').where('account_id', '=', id).execute()
    if (account.role !== role) await writeAccount(transaction, account, { role })
    const link = await createLink(transaction, { accountId: id, kind: 'invite', now })
    await stageStaffMail(transaction, { kind: 'invite', email, name: account.name, language, token: link.token }, now)
    return ok({ ...link, id, email })
  })
}

async function findOrCreate(query: Transaction<StaffTables>, { email, role, language }: Invitation, now: Date) {
  const account = { id: newId(), email, name: '', role, status: 'invited', demo: 0, language, theme: 'system' } as const
  const none = { time_zone: null, password_hash: null, enrolled_at: null, signed_in_at: null }
  await query
    .insertInto('staff_accounts')
    .values({ ...account, ...none, version: 1, field_versions: '{}', created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  const stored = query.selectFrom('staff_accounts').select('id').where('email', '=', email)
  return (await stored.executeTakeFirstOrThrow()).id
}

/** The link ends, also for a person who is just enrolling. The account stays in the list and can be invited again. */
export function revokeInvitation(
  { database, now }: StaffContext,
  key: AccountKey,
): Promise<Result<{ readonly version: number }, StaffFailure>> {
  return database.transaction(async (transaction) => {
    const found = await accountToChange(database, transaction, key)
    if (!found.ok) return found
    if (found.value.status !== 'invited') return staffFailure('WRONG_STATE')
    await endLinks(transaction, { accountId: key.id, kind: 'invite', now })
    await transaction.deleteFrom('staff_sessions').where('account_id', '=', key.id).execute()
    return ok({ version: await writeAccount(transaction, found.value, {}) })
  })
}
