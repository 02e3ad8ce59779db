/**
 * What an order holds while it waits for its money: goods and uses of discounts. It can let go of them and take them again,
 * each as often as it is asked to, with the same effect as once.
 */
import type { Transaction } from '../../../platform/database/open-database.ts'
import { countUses, giveBackUses, noteUses } from '../discounts/discount-uses.ts'
import { reserve, type StockEngine } from '../stock/reserve.ts'
import { release } from '../stock/settle.ts'
import type { Demand } from '../stock/allocate.ts'
import type { CommerceTables } from '../tables.ts'
import type { OrderSnapshot } from './order-snapshot.ts'
import type { StoredOrder } from './stored-order.ts'

export type OrderEngine = StockEngine

/** Goods wait as long as a session at the provider lives, which is an hour, and a little longer. */
export const HOLD = 75 * 60_000

/** Gifts are goods, too. */
export const demandsOf = ({ lines }: Pick<OrderSnapshot, 'lines'>): readonly Demand[] =>
  lines.map(({ id, quantity }) => ({ variantId: id, quantity }))

/** Whoever calls holds the order. */
export async function letGo(
  transaction: Transaction<CommerceTables>,
  engine: OrderEngine,
  orderId: string,
  now: Date,
): Promise<void> {
  await release(transaction, engine, { orderRef: orderId, now })
  await giveBackUses(transaction, orderId)
}

/**
 * For money that came late; true at once while the goods are still held. False when the goods are gone: then nothing was written. A discount that was used up meanwhile
 * still counts for this order, since its shopper has paid with it.
 */
export async function takeAgain(
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
  const taken = await reserve(transaction, engine, {
    orderRef: id,
    lines: demandsOf(snapshot),
    warehouses: snapshot.market.warehouses,
    now,
    milliseconds: HOLD,
  })
  if (!taken.ok) return false
  const discountIds = snapshot.discounts.map(({ id: discountId }) => discountId)
  await noteUses(transaction, id, discountIds, await countUses(transaction, discountIds))
  return true
}
