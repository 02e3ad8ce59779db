import type { OperationName } from '../../../api/operations.ts'

/** What shows an order, or counts it. */
export const AFTER_ORDER_CHANGE: readonly OperationName[] = [
  'order.read',
  'order.list',
  'order.refundable',
  'order.mails',
  'return.list',
  'return.owed',
  'refund.approvals',
  'work.stuck',
]
