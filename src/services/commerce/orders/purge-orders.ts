/**
 * Deletes orders that were not paid and cannot be any more: names and addresses are retained for buyers only. Where money ever
 * moved, the order stays. Money that arrives for a deleted order is reported to a person.
 */
import { RETENTION } from '../../../markets/law/retention.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import type { CommerceTables } from '../tables.ts'
import { deleteOrders } from './delete-orders.ts'

const DAY = 24 * 60 * 60 * 1000
/** As long as an abandoned cart. */
const RETENTION_DAYS = RETENTION.unpaidOrderDays
const MAX_PER_BATCH = 200

/** How many. Several nodes may do it concurrently. */
export function purgeOrders(
  database: Pick<Database<CommerceTables>, 'transaction' | 'lockRows' | 'amongTexts'>,
  now: Date,
): Promise<number> {
  return database.transaction(async (transaction) => {
    const old = await database
      .lockRows(
        transaction
          .selectFrom('orders')
          .select('id')
          .where('state', 'in', ['lapsed', 'replaced'])
          .where('updated_at', '<', new Date(now.getTime() - RETENTION_DAYS * DAY).toISOString())
          .where((is) =>
            is.not(
              is.exists(
                is
                  .selectFrom('payments')
                  .select('psp_reference')
                  .whereRef('payments.order_id', '=', 'orders.id')
                  .where('payments.state', 'not in', ['refused', 'cancelled', 'failed']),
              ),
            ),
          )
          .where((is) =>
            is.not(
              is.exists(is.selectFrom('withdrawals').select('id').whereRef('withdrawals.number', '=', 'orders.number')),
            ),
          )
          .orderBy('updated_at')
          .limit(MAX_PER_BATCH),
        { skipLocked: true },
      )
      .execute()
    const ids = old.map(({ id }) => id)
    await deleteOrders(transaction, database, ids, now)
    return ids.length
  })
}
