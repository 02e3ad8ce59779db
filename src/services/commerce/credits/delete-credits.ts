/** Store credit whose order is deleted: what is left of it is owed until it expires, and payments with it may be refunded. */
import { sql, type RawBuilder } from 'kysely'
import type { Transaction } from '../../../platform/database/open-database.ts'
import type { CommerceTables } from '../tables.ts'

type Tx = Transaction<CommerceTables>

const DAY = 24 * 60 * 60_000

/** After the payments of the orders: those with other orders keep a credit. What names a person is gone in any case. */
export async function deleteCreditsOf(transaction: Tx, ofOrders: RawBuilder<boolean>, now: Date): Promise<void> {
  await transaction.deleteFrom('store_credits').where(ofOrders).where(isOver(now)).execute()
  await transaction.updateTable('store_credits').set({ consent: null, email: null }).where(ofOrders).execute()
}

/** Those that remain after their order was deleted. */
export async function deleteStrayCredits(transaction: Tx, now: Date): Promise<void> {
  await transaction
    .deleteFrom('store_credits')
    .where((is) =>
      is.not(
        is.exists(is.selectFrom('orders').select('orders.id').whereRef('orders.id', '=', 'store_credits.order_id')),
      ),
    )
    .where(isOver(now))
    .execute()
}

/** The day before is over everywhere. */
function isOver(now: Date): RawBuilder<boolean> {
  const lastDay = new Date(now.getTime() - DAY).toISOString().slice(0, 10)
  return sql<boolean>`(balance = 0 or expires_on < ${lastDay})
    and not exists (select 1 from payments where payments.credit_id = store_credits.id)`
}
