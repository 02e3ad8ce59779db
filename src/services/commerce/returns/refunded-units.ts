/** How many units of each line were refunded or are being refunded: the next refund starts behind them (RET-07). */
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { refundedShippedUnits } from '../payments/stored-refunds.ts'

export async function refundedUnits(query: CommerceQuery, orderId: string): Promise<(itemId: string) => number> {
  const cancelled = await query
    .selectFrom('cancelled_units')
    .select(['item_id', 'quantity'])
    .where('order_id', '=', orderId)
    // Units that a withdrawal took out before they were shipped are refunded by their return.
    .where('cancellation_id', 'not in', (is) => is.selectFrom('returns').select('id').where('order_id', '=', orderId))
    .execute()
  const returned = await query
    .selectFrom('return_units')
    .innerJoin('returns', 'returns.id', 'return_units.return_id')
    .select(['item_id', 'quantity'])
    .where('returns.order_id', '=', orderId)
    .where('returns.state', 'in', ['refunding', 'settled'])
    .execute()
  const shipped = (await refundedShippedUnits(query, orderId)).map(({ itemId, quantity }) => ({
    item_id: itemId,
    quantity,
  }))
  const counts = new Map<string, number>()
  for (const { item_id: id, quantity } of [...cancelled, ...returned, ...shipped])
    counts.set(id, (counts.get(id) ?? 0) + quantity)
  return (itemId) => counts.get(itemId) ?? 0
}
