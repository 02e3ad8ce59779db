/** Deletes restricted orders whose documents are gone: their retention is over (DPR-04). */
import type { Database } from '../../../platform/database/open-database.ts'
import type { CommerceTables } from '../tables.ts'
import { deleteStrayCredits } from '../credits/delete-credits.ts'
import { deleteOrders } from '../orders/delete-orders.ts'

const MAX_PER_BATCH = 200

/** How many. Several nodes may do it concurrently. */
export const purgeRestricted = (
  database: Pick<Database<CommerceTables>, 'transaction' | 'lockRows' | 'amongTexts'>,
  now: Date,
): Promise<number> =>
  database.transaction(async (transaction) => {
    const ended = transaction
      .selectFrom('orders')
      .select('id')
      .where('restricted_until', '<', now.toISOString().slice(0, 10))
      .where((is) =>
        is.not(
          is.exists(is.selectFrom('documents').select('documents.id').whereRef('documents.order_id', '=', 'orders.id')),
        ),
      )
      .limit(MAX_PER_BATCH)
    const rows = await database.lockRows(ended, { skipLocked: true }).execute()
    const ids = rows.map(({ id }) => id)
    await deleteOrders(transaction, database, ids, now)
    await deleteStrayCredits(transaction, now)
    return ids.length
  })
