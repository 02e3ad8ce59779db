/** What must hold of an order after every step, whatever happened to it: for tests that generate steps. */
import type { CommerceQuery } from '../../src/services/commerce/catalogue/stored-offers.ts'
import { transitionOf } from '../../src/services/commerce/fulfilment/transitions.ts'
import { readUnits } from '../../src/services/commerce/fulfilment/stored-shipments.ts'
import { quantitiesByVariant } from '../../src/services/commerce/fulfilment/units.ts'
import { readOrder } from '../../src/services/commerce/orders/stored-order.ts'
import { refundedDelivery } from '../../src/services/commerce/payments/stored-refunds.ts'
import { paidAmounts } from '../../src/services/commerce/returns/paid-amounts.ts'
import { refundedUnits } from '../../src/services/commerce/returns/refunded-units.ts'
import { readReturns } from '../../src/services/commerce/returns/stored-returns.ts'

const OPEN_RETURNS: ReadonlySet<string> = new Set(['requested', 'accepted', 'received'])

/** None, if all is well. */
export async function unitProblems(query: CommerceQuery, orderId: string): Promise<readonly string[]> {
  const order = await readOrder(query, orderId)
  if (order === undefined) throw new Error('The order is gone')
  const { units } = await readUnits(query, order)
  const { lines } = order.snapshot
  const problems: string[] = []
  if (transitionOf(order, 'shipment.post') !== undefined) {
    const refunded = await refundedUnits(query, orderId)
    // A unit that was refunded without a return may be sent back, and counts twice: with nothing left to ship that is no problem.
    const twice = units.filter(({ itemId, ordered, left }) => left > 0 && left + refunded(itemId) > ordered)
    problems.push(...twice.map(({ itemId }) => `${itemId} was refunded and can still be shipped`))
  }
  const toShip = order.state === 'paid' ? units.map(({ itemId, left }) => ({ itemId, quantity: left })) : []
  const shipped = units.map(({ itemId, shipped: quantity }) => ({ itemId, quantity }))
  const claimed = await query
    .selectFrom('reservations')
    .select(['variant_id', 'quantity'])
    .where('order_ref', '=', orderId)
    .where('state', '=', 'claimed')
    .execute()
  for (const [variantId, needed] of quantitiesByVariant(lines, [...shipped, ...toShip])) {
    const own = claimed.filter((row) => row.variant_id === variantId)
    if (own.reduce((sum, { quantity }) => sum + quantity, 0) < needed) problems.push(`${variantId} is for sale again`)
  }
  if ((await refundedDelivery(query, orderId)) > paidAmounts(order.snapshot).delivery) {
    problems.push('More was refunded for delivery than was paid for it')
  }
  const { state, fulfilment } = order
  if (state !== 'paid' && fulfilment === 'unshipped') problems.push(`${state} / ${fulfilment}`)
  if (state === 'cancelled') {
    const open = (await readReturns(query, { orderId })).filter((one) => OPEN_RETURNS.has(one.state))
    problems.push(...open.map((one) => `The order is cancelled, and its return is ${one.state}`))
  }
  return problems
}
