/** Deletes orders with everything that belongs to them. Documents are deleted by their own retention, before. */
import { sql, type RawBuilder } from 'kysely'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import { deleteCreditsOf } from '../credits/delete-credits.ts'
import type { CommerceTables } from '../tables.ts'

const OF_ORDER = [
  'payments',
  'payment_attempts',
  'discount_uses',
  'cancelled_units',
  'captures',
  'refunds',
  'provider_alarms',
  'order_notes',
  'order_search',
  'withdrawals',
  'waiting_documents',
] as const satisfies readonly (keyof CommerceTables)[]

export async function deleteOrders(
  transaction: Transaction<CommerceTables>,
  { amongTexts }: Pick<Database<CommerceTables>, 'amongTexts'>,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return
  const among = amongTexts(ids)
  const ofOrders = sql<boolean>`order_id ${among}`
  const refunds = await transaction.selectFrom('returns').select('refund_id').where(ofOrders).execute()
  const refundIds = refunds.map((row) => row.refund_id).filter((id) => id !== null)
  await transaction
    .deleteFrom('refund_parts')
    .where(sql<boolean>`refund_id ${amongTexts(refundIds)}`)
    .execute()
  await transaction
    .deleteFrom('refund_units')
    .where('refund_id', 'in', (rows) => rows.selectFrom('refunds').select('id').where(ofOrders))
    .execute()
  await transaction
    .deleteFrom('return_units')
    .where('return_id', 'in', (rows) => rows.selectFrom('returns').select('id').where(ofOrders))
    .execute()
  await transaction.deleteFrom('returns').where(ofOrders).execute()
  await transaction
    .deleteFrom('shipment_units')
    .where('shipment_id', 'in', (rows) => rows.selectFrom('shipments').select('id').where(ofOrders))
    .execute()
  await transaction.deleteFrom('shipments').where(ofOrders).execute()
  for (const table of OF_ORDER) await transaction.deleteFrom(table).where(ofOrders).execute()
  await deleteCreditsOf(transaction, ofOrders, now)
  await detachMovements(transaction, among)
  await transaction
    .deleteFrom('reservations')
    .where(sql<boolean>`order_ref ${among}`)
    .execute()
  await transaction
    .deleteFrom('orders')
    .where(sql<boolean>`id ${among}`)
    .execute()
}

/** Sales are read from reservations: without them, they become movements, and none names its order any more. */
async function detachMovements(transaction: Transaction<CommerceTables>, among: RawBuilder<unknown>): Promise<void> {
  await sql`insert into stock_movements (id, variant_id, warehouse, change, reason, at)
    select id, variant_id, warehouse, -quantity, 'sale', coalesce(settled_at, created_at)
    from reservations where order_ref ${among} and state = 'claimed'`.execute(transaction)
  await transaction
    .updateTable('stock_movements')
    .set({ order_ref: null })
    .where(sql<boolean>`order_ref ${among}`)
    .execute()
}
