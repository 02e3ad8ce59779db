/** Of a refund, what was never captured and what has to be sent back. */
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { readUnits } from '../fulfilment/stored-shipments.ts'
import type { LineUnits } from '../fulfilment/units.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import { refundedDelivery } from '../payments/stored-refunds.ts'
import { paidAmounts } from '../returns/paid-amounts.ts'
import type { CommerceTables } from '../tables.ts'
import { isPending, readAuthorisation, type Authorisation } from './authorisation.ts'
import { neededFor, splitRefund } from './capture-sums.ts'
import { useSpare } from './capture-shipment.ts'

type Refund = {
  readonly value: number
  readonly parts: { readonly shipping: number } | undefined
  /** As the refund leaves them; absent: as they are stored. */
  readonly unitsAfter: readonly LineUnits[] | undefined
}

type SplitRefund = {
  readonly released: number
  readonly refunded: number
  /** The provider has not answered the captures before it. */
  readonly waits: boolean
}

/** Inside a transaction that has locked the order; money of voided shipments that is refunded is used up. */
export async function splitByCapture(
  transaction: Transaction<CommerceTables>,
  order: StoredOrder,
  { value, parts, unitsAfter }: Refund,
): Promise<SplitRefund> {
  const authorisation = await readAuthorisation(transaction, order.id)
  if (authorisation === undefined) return { released: 0, refunded: value, waits: false }
  const { fromSpare, ...split } = await readSplit(transaction, order, authorisation, { value, parts, unitsAfter })
  await useSpare(transaction, authorisation, fromSpare)
  return split
}

/** Whether all of it was charged, and nothing about it is still unknown. Nothing is written. */
export async function isCharged(query: CommerceQuery, order: StoredOrder, refund: Refund): Promise<boolean> {
  const authorisation = await readAuthorisation(query, order.id)
  if (authorisation === undefined) return true
  const { released, waits } = await readSplit(query, order, authorisation, refund)
  return released === 0 && !waits
}

async function readSplit(
  query: CommerceQuery,
  order: StoredOrder,
  authorisation: Authorisation,
  { value, parts, unitsAfter }: Refund,
): Promise<SplitRefund & { readonly fromSpare: number }> {
  const { open, spare, refundable, captures } = authorisation
  const paid = paidAmounts(order.snapshot)
  const units = unitsAfter ?? (await readUnits(query, order)).units
  const isFirst = captures.every(({ voided_at: voidedAt }) => voidedAt !== null)
  const before = (await refundedDelivery(query, order.id)) + (parts?.shipping ?? 0)
  const delivery = isFirst ? Math.max(paid.delivery - before, 0) : 0
  const needed = order.state === 'paid' ? neededFor(paid, units, { delivery }) : 0
  return { ...splitRefund({ value, open, spare, needed, refundable }), waits: captures.some(isPending) }
}
