/** Withdrawals whose money is due within days, or should be back already (RET-12), by their orders. */
import { MAX_COUNTED_WORK } from '../../../contracts/staff/work.ts'
import { isCountryCode } from '../../../markets/storefronts/country-codes.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { UNSETTLED_STATES, urgencyOf, type RefundUrgency } from '../returns/urgency.ts'

const DAY_MS = 24 * 60 * 60_000
/** Later than any deadline that is soon, in every time zone. */
const SOON_DAYS = 5

export type DueReturn = {
  /** Undefined while the statement belongs to no known order. */
  readonly orderId: string | undefined
  readonly urgency: RefundUrgency
}

/** Days are those of the market, so the exact ones are chosen here. */
export async function dueReturns(query: CommerceQuery, now: Date): Promise<readonly DueReturn[]> {
  const latest = new Date(now.getTime() + SOON_DAYS * DAY_MS).toISOString().slice(0, 10)
  const rows = await query
    .selectFrom('returns')
    .leftJoin('orders', 'orders.id', 'returns.order_id')
    .leftJoin('withdrawals', 'withdrawals.id', 'returns.id')
    .select(['returns.state', 'returns.due_on', 'returns.order_id'])
    .select(['orders.country as orderCountry', 'withdrawals.country as statedCountry'])
    .where('returns.state', 'in', UNSETTLED_STATES)
    .where('returns.due_on', '<=', latest)
    .limit(MAX_COUNTED_WORK + 1)
    .execute()
  return rows.flatMap(({ state, due_on: dueOn, order_id: orderId, orderCountry, statedCountry }) => {
    const country = [orderCountry ?? '', statedCountry ?? ''].find(isCountryCode)
    const urgency = urgencyOf({ state, dueOn: dueOn ?? undefined, country }, now)
    return urgency === undefined ? [] : [{ orderId: orderId ?? undefined, urgency }]
  })
}
