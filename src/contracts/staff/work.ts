/** Kinds of work that the start screen of the desk lists, in this order (DSK-06). */
export const WORK_NAMES = [
  'to-ship',
  'late',
  'held',
  'withdrawals-due',
  'refund-failed',
  'mail-dead',
  'webhook-dead',
  'invoice-blocked',
  'low-stock',
] as const

export type WorkName = (typeof WORK_NAMES)[number]

/** Counted up to here; more are shown as "9,999+". */
export const MAX_COUNTED_WORK = 9999
