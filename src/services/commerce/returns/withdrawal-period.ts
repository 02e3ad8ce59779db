/** Whether the page of an order offers to withdraw from it (FUL-08). */
import { endOfWithdrawalPeriod } from '../../../markets/withdrawal/withdrawal-period.ts'
import { hasWithdrawalRight } from '../../../markets/withdrawal/withdrawal-right.ts'
import type { StoredOrder } from '../orders/stored-order.ts'

type Delivered = { readonly deliveredAt: string | undefined }

/** When the last parcel arrived; undefined while that is unknown. */
export function deliveredAt(
  { fulfilment }: Pick<StoredOrder, 'fulfilment'>,
  shipments: readonly Delivered[],
): Date | undefined {
  if (fulfilment !== 'delivered') return undefined
  const last = shipments
    .flatMap((shipment) => shipment.deliveredAt ?? [])
    .toSorted()
    .at(-1)
  return last === undefined ? undefined : new Date(last)
}

/** Judged in the shopper's favour: without a date of delivery the period has not ended. */
export function showsWithdrawal(
  order: Pick<StoredOrder, 'state' | 'fulfilment' | 'snapshot'>,
  shipments: readonly Delivered[],
  now: Date,
): boolean {
  const { country } = order.snapshot.market
  if (order.state !== 'paid' || order.fulfilment === 'none' || !hasWithdrawalRight(country)) return false
  const delivered = deliveredAt(order, shipments)
  return delivered === undefined || now < endOfWithdrawalPeriod(country, delivered)
}
