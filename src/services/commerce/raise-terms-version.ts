import type { Transaction } from '../../platform/database/open-database.ts'
import type { CommerceTables } from './tables.ts'

/** Every change of discounts, shipping methods and tax rates calls this: carts cache the terms until the version is raised. */
export async function raiseTermsVersion(transaction: Transaction<CommerceTables>): Promise<void> {
  await transaction
    .updateTable('offers_version')
    .set((update) => ({ terms: update('terms', '+', 1) }))
    .execute()
}
