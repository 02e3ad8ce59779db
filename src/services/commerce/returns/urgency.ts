/** How close the refund of a return is to its deadline (RET-12). Pure. */
import { daysBetween, localDayIn } from '../../../markets/withdrawal/withdrawal-period.ts'
import type { StoredReturn } from './stored-returns.ts'

/** Later ones are not marked. */
export const URGENCIES = ['overdue', 'soon'] as const
export type RefundUrgency = (typeof URGENCIES)[number]

const SOON_DAYS = 3

/** The money is not back yet. */
export const UNSETTLED_STATES = ['unmatched', 'requested', 'accepted', 'received', 'refunding'] as const

/** Days are those of the market: a refund is overdue once the local day after the deadline has begun. */
export function urgencyOf(
  { state, dueOn, country }: Pick<StoredReturn, 'state' | 'dueOn' | 'country'>,
  now: Date,
): RefundUrgency | undefined {
  if (dueOn === undefined || country === undefined || !UNSETTLED_STATES.some((open) => open === state)) return undefined
  const days = daysBetween(localDayIn(country, now), dueOn)
  if (days < 0) return 'overdue'
  return days <= SOON_DAYS ? 'soon' : undefined
}
