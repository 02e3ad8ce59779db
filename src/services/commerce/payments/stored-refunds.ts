/** Refunds as they are stored, with their outcome. */
import type { Transaction } from '../../../platform/database/open-database.ts'
import { redactText } from '../../../platform/log/redact-text.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import type { LineQuantity } from '../fulfilment/units.ts'
import type { CommerceTables } from '../tables.ts'

export type RefundRow = CommerceTables['refunds']

type NewRefund = Pick<RefundRow, 'id' | 'order_id' | 'payment' | 'value' | 'currency' | 'delivery' | 'reason'> &
  Partial<Pick<RefundRow, 'released' | 'waits' | 'state' | 'credit_id' | 'error' | 'closed_at'>>

export async function insertRefund(
  transaction: Transaction<CommerceTables>,
  refund: NewRefund,
  now: Date,
): Promise<void> {
  const time = now.toISOString()
  await transaction
    .insertInto('refunds')
    .values({ state: 'requested', ...refund, requested_at: time, updated_at: time })
    .execute()
}

/** Units that were shipped: those that were not are cancelled instead. */
export async function insertRefundUnits(
  transaction: Transaction<CommerceTables>,
  refundId: string,
  units: readonly LineQuantity[],
): Promise<void> {
  if (units.length === 0) return
  await transaction
    .insertInto('refund_units')
    .values(units.map(({ itemId, quantity }) => ({ refund_id: refundId, item_id: itemId, quantity })))
    .execute()
}

const MAX_ERROR_LENGTH = 500

type Outcome = {
  readonly state: 'confirmed' | 'refused'
  readonly error?: string
  readonly returnId?: string | undefined
  /** Staff have nothing to retry. */
  readonly isClosed?: boolean
}

/** One that was requested before there were rows has none. */
export async function noteRefundOutcome(
  transaction: Transaction<CommerceTables>,
  id: string,
  { state, error, returnId, isClosed = false }: Outcome,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('refunds')
    .set({
      state,
      updated_at: now.toISOString(),
      ...(isClosed && { closed_at: now.toISOString() }),
      ...(error !== undefined && { error: redactText(error).slice(0, MAX_ERROR_LENGTH) }),
      ...(returnId !== undefined && { return_id: returnId }),
    })
    .where('id', '=', id)
    .execute()
}

/** What was given back for the delivery of an order, or is about to be. */
export async function refundedDelivery(query: CommerceQuery, orderId: string): Promise<number> {
  const rows = await query
    .selectFrom('refunds')
    .select('delivery')
    .where('order_id', '=', orderId)
    .where('state', 'in', ['requested', 'confirmed'])
    .execute()
  return rows.reduce((sum, { delivery }) => sum + delivery, 0)
}

/** Units of shipped lines that were refunded, or are about to be. */
export async function refundedShippedUnits(
  query: CommerceQuery,
  orderId: string,
  states: readonly RefundRow['state'][] = ['requested', 'confirmed'],
): Promise<readonly LineQuantity[]> {
  return query
    .selectFrom('refund_units')
    .innerJoin('refunds', 'refunds.id', 'refund_units.refund_id')
    .select(['refund_units.item_id as itemId', 'refund_units.quantity'])
    .where('refunds.order_id', '=', orderId)
    .where('refunds.state', 'in', states)
    .where('refunds.closed_at', 'is', null)
    .execute()
}

/** How much of a refund went to store credit, which is all of it or undefined. */
export async function creditedBy(query: CommerceQuery, refundId: string): Promise<number | undefined> {
  const row = await query
    .selectFrom('refunds')
    .select('value')
    .where('id', '=', refundId)
    .where('credit_id', 'is not', null)
    .executeTakeFirst()
  return row?.value
}
