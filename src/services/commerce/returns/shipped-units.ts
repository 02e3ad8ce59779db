/** What became of the units that were shipped: sent back, refunded, or still with the shopper. */
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import type { OrderUnits, StoredShipment } from '../fulfilment/stored-shipments.ts'
import { mergedQuantities, type LineQuantity } from '../fulfilment/units.ts'
import { refundedShippedUnits } from '../payments/stored-refunds.ts'
import { readReturns, type StoredReturn } from './stored-returns.ts'

type UnitCount = (itemId: string) => number

const countOf = (units: readonly LineQuantity[]): UnitCount => {
  const counts = new Map(mergedQuantities(units).map(({ itemId, quantity }) => [itemId, quantity]))
  return (itemId) => counts.get(itemId) ?? 0
}

/**
 * Shipped units of returns that are received or settled, whatever came back of them. Units that a return took out of the order before
 * they were shipped are none. A refused refund changes nothing: its return is settled again.
 */
async function returnedAfterShipping(
  query: CommerceQuery,
  orderId: string,
  isCounted: (one: StoredReturn) => boolean,
): Promise<UnitCount> {
  const returns = await readReturns(query, { orderId, states: ['received', 'refunding', 'settled'] })
  const takenOut = await query
    .selectFrom('cancelled_units')
    .select(['cancellation_id', 'item_id', 'quantity'])
    .where('order_id', '=', orderId)
    .execute()
  const shippedOf = ({ id, receivedAt, units }: StoredReturn) =>
    units.map(({ itemId, quantity, restocked, damaged, missing }): LineQuantity => {
      if (receivedAt !== undefined) return { itemId, quantity: restocked + damaged + missing }
      const unshipped = takenOut.filter((one) => one.cancellation_id === id && one.item_id === itemId)
      return { itemId, quantity: unshipped.reduce((rest, one) => rest - one.quantity, quantity) }
    })
  return countOf(returns.filter(isCounted).flatMap(shippedOf))
}

/**
 * The units of a return that are with the shopper: shipped, and not part of another return. The others never left, so there is nothing to
 * receive of them. Units that were refunded without a return come last: what was not shipped yet is returned before them.
 */
export async function unitsOut(
  query: CommerceQuery,
  { order, units }: OrderUnits,
  found: StoredReturn,
): Promise<readonly LineQuantity[]> {
  const returned = await returnedAfterShipping(query, order.id, ({ id }) => id !== found.id)
  const refunded = countOf(await refundedShippedUnits(query, order.id))
  return found.units.map(({ itemId, quantity }) => {
    const { shipped, left } = units.find((line) => line.itemId === itemId) ?? { shipped: 0, left: 0 }
    const out = Math.max(shipped - returned(itemId), 0)
    const first = Math.min(quantity, Math.max(out - refunded(itemId), 0))
    const unshipped = Math.min(quantity - first, left)
    return { itemId, quantity: Math.min(quantity - unshipped, out) }
  })
}

/**
 * Whether shipments contain every unit that was refunded as a shipped one; otherwise it could be shipped a second time. Refused refunds
 * count until staff close them: they may be requested again.
 */
export async function containsRefunded(
  query: CommerceQuery,
  { order }: Pick<OrderUnits, 'order'>,
  shipments: readonly Pick<StoredShipment, 'units'>[],
): Promise<boolean> {
  const shipped = countOf(shipments.flatMap(({ units }) => units))
  const returned = await returnedAfterShipping(query, order.id, () => true)
  const refunded = countOf(await refundedShippedUnits(query, order.id, ['requested', 'confirmed', 'refused']))
  return order.snapshot.lines.every(({ itemId }) => returned(itemId) + refunded(itemId) <= shipped(itemId))
}
