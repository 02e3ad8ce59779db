/** What went back to shoppers, by order, in minor units of the currency of the order. */
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/open-database.ts'
import type { CommerceTables } from '../tables.ts'

/** Orders of which nothing went back are not in it. */
export async function readRefunded(
  { query, amongTexts }: Pick<Database<CommerceTables>, 'query' | 'amongTexts'>,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const payments = await query
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['order_id', 'refunded'])
    // Money in another currency is for a person to sort out: it is no part of the sum.
    .whereRef('payments.currency', '=', 'orders.currency')
    .where(sql<boolean>`order_id ${amongTexts(orderIds)}`)
    .where('refunded', '>', 0)
    .execute()
  const sums = new Map<string, number>()
  for (const { order_id: id, refunded } of payments) sums.set(id, (sums.get(id) ?? 0) + refunded)
  return sums
}
