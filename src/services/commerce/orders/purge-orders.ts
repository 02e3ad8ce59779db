/**
 * Deletes orders that were not paid and cannot be any more: names and addresses are retained for buyers only. Where money ever
 * moved, the order stays. Money that arrives for a deleted order is reported to a person.
 */
import type { Database } from '../../../platform/database/open-database.ts'
import { removeSearchWords } from '../orders-lookup/order-search.ts'
import type { CommerceTables } from '../tables.ts'

const DAY = 24 * 60 * 60 * 1000
/** As long as an abandoned cart. */
const RETENTION_DAYS = 90
const MAX_PER_BATCH = 200

/** How many. Several nodes may do it concurrently. */
export function purgeOrders(
  database: Pick<Database<CommerceTables>, 'transaction' | 'lockRows'>,
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
    if (old.length === 0) return 0
    const ids = old.map(({ id }) => id)
    for (const table of ['payments', 'payment_attempts', 'discount_uses', 'order_notes'] as const) {
      await transaction.deleteFrom(table).where('order_id', 'in', ids).execute()
    }
    await removeSearchWords(transaction, ids)
    await transaction.deleteFrom('reservations').where('order_ref', 'in', ids).execute()
    await transaction.deleteFrom('orders').where('id', 'in', ids).execute()
    return old.length
  })
}
