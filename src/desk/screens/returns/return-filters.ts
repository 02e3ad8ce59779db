import type { ReturnEntry } from '../../api/order-work-schemas.ts'

export const RETURN_FILTERS = [
  'open',
  'requested',
  'accepted',
  'received',
  'refunding',
  'settled',
  'rejected',
  'cancelled',
  'all',
] as const
export type ReturnFilter = (typeof RETURN_FILTERS)[number]

const OVER: ReadonlySet<string> = new Set(['settled', 'rejected', 'cancelled'])

export function isShown({ state }: Pick<ReturnEntry, 'state'>, filter: ReturnFilter): boolean {
  if (filter === 'all') return true
  return filter === 'open' ? !OVER.has(state) : state === filter
}
