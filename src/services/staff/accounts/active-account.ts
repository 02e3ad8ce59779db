/** What is read about an account that acts without a session: the starter of a job. */
import type { Kysely } from 'kysely'
import type { StaffTables } from '../tables.ts'
import type { StaffAccount } from './stored-account.ts'

/** Undefined: disabled, or not enrolled. */
export const findActiveAccount = (
  query: Kysely<StaffTables>,
  id: string,
): Promise<Pick<StaffAccount, 'role'> | undefined> =>
  query
    .selectFrom('staff_accounts')
    .select('role')
    .where((is) => is.and({ id, status: 'active' }))
    .executeTakeFirst()
