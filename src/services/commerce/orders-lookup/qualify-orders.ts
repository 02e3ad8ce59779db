/** Which of the selected orders an action is possible for, before anything happens (DOR-09). */
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { readHolds } from '../fulfilment/fulfilment.ts'
import { readOrderNumber } from '../orders/order-numbers.ts'
import type { CommerceTables } from '../tables.ts'

export const MAX_BULK_ORDERS = 500

export const BULK_ACTIONS = ['print', 'ship', 'resend'] as const
export type BulkAction = (typeof BULK_ACTIONS)[number]

export const UNQUALIFIED_REASONS = ['unknown', 'not-paid', 'on-hold', 'cancelled', 'refunded', 'shipped'] as const
export type UnqualifiedReason = (typeof UNQUALIFIED_REASONS)[number]

export type QualifiedOrder = {
  readonly number: string
  readonly country: string | undefined
  /** Undefined: it qualifies. */
  readonly reason: UnqualifiedReason | undefined
}

type OrderFacts = Pick<CommerceTables['orders'], 'state' | 'fulfilment' | 'holds' | 'paid_at'>

/** In the order of the numbers, each once. */
export async function qualifyOrders(
  query: CommerceQuery,
  numbers: readonly string[],
  action: BulkAction,
): Promise<readonly QualifiedOrder[]> {
  const wanted = [...new Set(numbers.map((number) => readOrderNumber(number) ?? number))]
  const rows = await query
    .selectFrom('orders')
    .select(['number', 'country', 'state', 'fulfilment', 'holds', 'paid_at'])
    .where('number', 'in', wanted)
    .where('restricted_until', 'is', null)
    .execute()
  const known = new Map(rows.map((row) => [row.number, row]))
  return wanted.map((number) => {
    const row = known.get(number)
    return { number, country: row?.country, reason: row === undefined ? 'unknown' : unqualified(row, action) }
  })
}

export function unqualified(order: OrderFacts, action: BulkAction): UnqualifiedReason | undefined {
  if (action === 'resend') return order.paid_at === null ? 'not-paid' : undefined
  switch (order.state) {
    case 'open':
    case 'lapsed':
    case 'replaced':
      return 'not-paid'
    case 'held':
      return 'on-hold'
    case 'cancelled':
    case 'refunded':
      return order.state
    case 'paid':
      if (order.fulfilment === 'none') return 'cancelled'
      if (order.fulfilment === 'shipped' || order.fulfilment === 'delivered') return 'shipped'
      return readHolds(order.holds).length > 0 ? 'on-hold' : undefined
  }
}
