import type { Transaction } from '../../platform/database/open-database.ts'
import type { CommerceTables } from './tables.ts'

/** Every discount and every shipping method that comes or goes goes through here: carts keep the terms until it is raised. */
export async function raiseTermsVersion(transaction: Transaction<CommerceTables>): Promise<void> {
  await transaction
    .updateTable('offers_version')
    .set((update) => ({ terms: update('terms', '+', 1) }))
    .execute()
}
