/** At least one active owner: without one, only the command line could manage accounts. */
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import type { StaffTables } from '../tables.ts'
import type { StaffAccount } from './stored-account.ts'

/**
 * Locks all owners, in one order, before any other account: two owners who disable each other at the same time wait for each
 * other here, and the second one is the last.
 */
export async function lockOwners(
  database: Database<StaffTables>,
  transaction: Transaction<StaffTables>,
): Promise<(account: StaffAccount) => boolean> {
  const owners = await database
    .lockRows(
      transaction
        .selectFrom('staff_accounts')
        .select(['id', 'status', 'demo'])
        .where('role', '=', 'owner')
        .orderBy('id'),
    )
    .execute()
  const active = owners.filter(({ status, demo }) => status === 'active' && demo === 0)
  return (account) => active.length === 1 && active[0]?.id === account.id
}
