/** Sessions as staff see them, and how one is ended by hand. */
import type { Kysely } from 'kysely'
import type { StaffFailure } from '../../../contracts/staff/failures.ts'
import { ok, type Result } from '../../../platform/result.ts'
import type { StaffContext } from '../accounts/stored-account.ts'
import { staffFailure } from '../failures.ts'
import type { StaffTables } from '../tables.ts'
import { oldestSeen } from './session-times.ts'

export type SessionRow = {
  readonly id: string
  readonly account: string
  readonly name: string
  readonly email: string
  readonly device: string
  /** Shortened. */
  readonly network: string
  readonly createdAt: string
  readonly seenAt: string
  readonly expiresAt: string
}

const MAX_LISTED = 500

/** Of one account, or of all; the last seen first. */
export async function listSessions(
  query: Kysely<StaffTables>,
  { account, now }: { readonly account?: string | undefined; readonly now: Date },
): Promise<readonly SessionRow[]> {
  const open = query
    .selectFrom('staff_sessions')
    .innerJoin('staff_accounts', 'staff_accounts.id', 'staff_sessions.account_id')
    .select([
      'staff_sessions.id',
      'account_id as account',
      'name',
      'email',
      'device',
      'network',
      'staff_sessions.created_at as createdAt',
      'seen_at as seenAt',
      'expires_at as expiresAt',
    ])
    .where('expires_at', '>', now.toISOString())
    .where('seen_at', '>', oldestSeen(now))
    .orderBy('seen_at', 'desc')
    .orderBy('staff_sessions.id')
    .limit(MAX_LISTED)
  return (account === undefined ? open : open.where('account_id', '=', account)).execute()
}

/** With `account`, only one of that account. */
export async function revokeSession(
  { database }: StaffContext,
  { id, account }: { readonly id: string; readonly account?: string | undefined },
): Promise<Result<{ readonly account: string; readonly device: string }, StaffFailure>> {
  return database.transaction(async (transaction) => {
    const ended = transaction.deleteFrom('staff_sessions').where('id', '=', id).returning(['account_id', 'device'])
    const row = await (account === undefined ? ended : ended.where('account_id', '=', account)).executeTakeFirst()
    return row === undefined ? staffFailure('NOT_FOUND') : ok({ account: row.account_id, device: row.device })
  })
}
