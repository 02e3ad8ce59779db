/** What an open order reserves: stock and uses of limited discounts. Releasing and reserving again are idempotent. */
import type { Transaction } from '../../../platform/database/open-database.ts'
import { countUses, giveBackUses, noteUses } from '../discounts/discount-uses.ts'
import { reserveStock, type StockEngine } from '../stock/reserve-stock.ts'
import { renewedReservation, RESERVATION_POLICY } from '../stock/reservation-policy.ts'
import { releaseStock } from '../stock/settle-reservations.ts'
import type { Demand } from '../stock/allocate.ts'
import type { CommerceTables } from '../tables.ts'
import type { OrderSnapshot } from './order-snapshot.ts'
import type { StoredOrder } from './stored-order.ts'

export type OrderEngine = StockEngine

/** Gifts need stock, too. */
export const demandsOf = ({ lines }: Pick<OrderSnapshot, 'lines'>): readonly Demand[] =>
  lines.map(({ id, quantity }) => ({ variantId: id, quantity }))

/** The caller has locked the order. */
export async function releaseReserved(
  transaction: Transaction<CommerceTables>,
  engine: OrderEngine,
  orderId: string,
  now: Date,
): Promise<void> {
  await releaseStock(transaction, engine, { orderRef: orderId, now })
  await giveBackUses(transaction, orderId)
}

/**
 * For a late payment. True immediately while the reservation is still held; false when the stock is gone, and then nothing was
 * written. A discount that was used up meanwhile still counts, since the shopper has paid with it.
 */
export async function reserveAgain(
  transaction: Transaction<CommerceTables>,
  engine: OrderEngine,
  { id, snapshot }: Pick<StoredOrder, 'id' | 'snapshot'>,
  now: Date,
): Promise<boolean> {
  const held = await transaction
    .selectFrom('reservations')
    .select('id')
    .where('order_ref', '=', id)
    .where('state', '=', 'held')
    .limit(1)
    .executeTakeFirst()
  if (held !== undefined) return true
  const reserved = await reserveStock(transaction, engine, {
    orderRef: id,
    lines: demandsOf(snapshot),
    warehouses: snapshot.market.warehouses,
    now,
    milliseconds: RESERVATION_POLICY.duringPaymentMs,
  })
  if (!reserved.ok) return false
  const discountIds = snapshot.discounts.map(({ id: discountId }) => discountId)
  await noteUses(transaction, id, discountIds, await countUses(transaction, discountIds))
  return true
}

/** Extends what an open order reserves, as far as the policy allows. The caller has locked the order. */
export async function renewReserved(
  transaction: Transaction<CommerceTables>,
  orderId: string,
  stage: 'ordered' | 'paying',
  now: Date,
): Promise<void> {
  const known = await transaction
    .selectFrom('reservations')
    .select(['created_at', 'expires_at'])
    .where('order_ref', '=', orderId)
    .where('state', '=', 'held')
    .limit(1)
    .executeTakeFirst()
  if (known === undefined) return
  const before = { reservedAt: new Date(known.created_at), endsAt: new Date(known.expires_at) }
  const { reservedAt, endsAt } = renewedReservation(stage, before, now)
  if (endsAt.getTime() === before.endsAt.getTime()) return
  await transaction
    .updateTable('reservations')
    .set({ created_at: reservedAt.toISOString(), expires_at: endsAt.toISOString() })
    .where('order_ref', '=', orderId)
    .where('state', '=', 'held')
    .execute()
}
