/** What an owner does with the accounts of others. Every change takes effect with the next request of that account. */
import type { Actor } from '../../../contracts/staff/actor.ts'
import type { StaffFailure } from '../../../contracts/staff/failures.ts'
import type { Role } from '../../../contracts/staff/roles.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { ok, type Result } from '../../../platform/result.ts'
import { staffFailure } from '../failures.ts'
import { stageStaffMail } from '../mails/stage-mail.ts'
import type { StaffTables } from '../tables.ts'
import { createLink, endLinks, type OneTimeLink } from './links.ts'
import { lockOwners } from './owners.ts'
import {
  accountToChange,
  writeAccount,
  type AccountKey,
  type StaffAccount,
  type StaffContext,
} from './stored-account.ts'

export type AccountChange<Field> = { readonly before: Field; readonly after: Field; readonly version: number }

type Work<Value> = (
  transaction: Transaction<StaffTables>,
  account: StaffAccount,
  isLastOwner: boolean,
) => Promise<Result<Value, StaffFailure>>

const withAccount = <Value>({ database }: StaffContext, key: AccountKey, work: Work<Value>) =>
  database.transaction(async (transaction) => {
    const isLast = await lockOwners(database, transaction)
    const account = await accountToChange(database, transaction, key)
    if (!account.ok) return account
    if (account.value.demo === 1) return staffFailure('NOT_FOUND')
    return work(transaction, account.value, isLast(account.value))
  })

export const changeRole = (context: StaffContext, { role, ...key }: AccountKey & { readonly role: Role }) =>
  withAccount<AccountChange<Role>>(context, key, async (transaction, account, isLastOwner) => {
    if (isLastOwner && role !== 'owner') return staffFailure('LAST_OWNER')
    const version = await writeAccount(transaction, account, { role })
    return ok({ before: account.role, after: role, version })
  })

/** Ends all sessions and open links. */
export const disable = (context: StaffContext, key: AccountKey) =>
  withAccount<AccountChange<StaffAccount['status']>>(context, key, async (transaction, account, isLastOwner) => {
    if (isLastOwner) return staffFailure('LAST_OWNER')
    if (account.status !== 'active') return staffFailure('WRONG_STATE')
    const version = await writeAccount(transaction, account, { status: 'disabled' })
    await endAccess(transaction, account.id, context.now)
    return ok({ before: account.status, after: 'disabled', version })
  })

export const enable = (context: StaffContext, key: AccountKey) =>
  withAccount<AccountChange<StaffAccount['status']>>(context, key, async (transaction, account) => {
    if (account.status !== 'disabled') return staffFailure('WRONG_STATE')
    const version = await writeAccount(transaction, account, { status: 'active' })
    return ok({ before: account.status, after: 'active', version })
  })

/**
 * Removes passkeys, authenticator app and recovery codes, ends all sessions and mails a link to enrol again. The last
 * owner's only from the command line: it is the way back in.
 */
export const resetFactors = (context: StaffContext, { by, ...key }: AccountKey & { readonly by: Actor }) =>
  withAccount<OneTimeLink & { readonly version: number }>(context, key, async (transaction, account, isLastOwner) => {
    const { now } = context
    if (isLastOwner && by.kind !== 'cli') return staffFailure('LAST_OWNER')
    if (account.status !== 'active') return staffFailure('WRONG_STATE')
    for (const table of ['staff_passkeys', 'staff_totp', 'staff_recovery_codes'] as const) {
      await transaction.deleteFrom(table).where('account_id', '=', account.id).execute()
    }
    await endAccess(transaction, account.id, now)
    const link = await createLink(transaction, { accountId: account.id, kind: 'factors', now })
    const { email, name, language } = account
    await stageStaffMail(transaction, { kind: 'factors', email, name, language, token: link.token }, now)
    return ok({ ...link, version: await writeAccount(transaction, account, {}) })
  })

async function endAccess(transaction: Transaction<StaffTables>, accountId: string, now: Date): Promise<void> {
  await transaction.deleteFrom('staff_sessions').where('account_id', '=', accountId).execute()
  await endLinks(transaction, { accountId, now })
}
