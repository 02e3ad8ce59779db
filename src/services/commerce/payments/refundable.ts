/** What can still be refunded of an order: the maximum, and what each unit and the delivery were paid with (DOR-05). */
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { readUnits } from '../fulfilment/stored-shipments.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import { paidAmounts } from '../returns/paid-amounts.ts'
import { refundedUnits } from '../returns/refunded-units.ts'
import { refundedDelivery } from './stored-refunds.ts'

export type RefundableOrder = {
  readonly currency: string
  readonly paid: number
  readonly refunded: number
  readonly pending: number
  /** The maximum. */
  readonly left: number
  /** Of the delivery. */
  readonly delivery: number
  readonly lines: readonly {
    readonly itemId: string
    /** Not shipped yet: refunding them takes them out of the order. */
    readonly toShip: number
    /** What was paid for each unit that is not refunded, in the order in which they are. */
    readonly units: readonly number[]
  }[]
}

/** Undefined without money. */
export async function refundable(query: CommerceQuery, order: StoredOrder): Promise<RefundableOrder | undefined> {
  const payment = await query
    .selectFrom('payments')
    .select(['amount', 'refunded', 'refunding', 'currency'])
    .where('order_id', '=', order.id)
    .where('state', '=', 'authorised')
    .executeTakeFirst()
  if (payment === undefined) return undefined
  const { amount: paid, refunded, refunding: pending, currency } = payment
  const amounts = paidAmounts(order.snapshot)
  const before = await refundedUnits(query, order.id)
  const { units } = await readUnits(query, order)
  return {
    currency,
    paid,
    refunded,
    pending,
    left: paid - refunded - pending,
    delivery: Math.max(amounts.delivery - (await refundedDelivery(query, order.id)), 0),
    lines: units.map(({ itemId, left: toShip }) => ({
      itemId,
      toShip,
      units: (amounts.units.get(itemId) ?? []).slice(before(itemId)),
    })),
  }
}
