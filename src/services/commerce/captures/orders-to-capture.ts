import { sql } from 'kysely'
import { canCaptureLater } from '../../../contracts/payment-provider/separate-capture.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import type { CommerceTables } from '../tables.ts'

/** Those among the orders whose money is authorised only: it is captured when they ship. */
export async function ordersToCapture(
  query: CommerceQuery,
  { amongTexts }: Pick<Database<CommerceTables>, 'amongTexts'>,
  orderIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await query
    .selectFrom('payments')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'payments.attempt_id')
    .select(['payments.order_id', 'payments.method'])
    .where(sql<boolean>`payments.order_id ${amongTexts(orderIds)}`)
    .where('payments.state', '=', 'authorised')
    .where('payments.amount', '>', 0)
    .where('payment_attempts.capture_at', '=', 'shipment')
    .execute()
  return new Set(rows.flatMap(({ order_id: id, method }) => (canCaptureLater(method) ? [id] : [])))
}
