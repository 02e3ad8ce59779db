/** Whether a discount counts now, and if not why. */
import type { DiscountEntry } from '../../api/discount-schemas.ts'

export const DISCOUNT_STATES = ['running', 'planned', 'used-up', 'over', 'stopped'] as const
export type DiscountState = (typeof DISCOUNT_STATES)[number]

type Counted = Pick<DiscountEntry, 'from' | 'until' | 'limit' | 'uses' | 'stoppedAt'>

export function discountState(
  { from = -Infinity, until = Infinity, limit, uses, stoppedAt }: Counted,
  now: number,
): DiscountState {
  if (stoppedAt !== undefined) return 'stopped'
  if (now >= until) return 'over'
  if (limit !== null && uses >= limit) return 'used-up'
  return now < from ? 'planned' : 'running'
}
