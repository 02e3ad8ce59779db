/** The list that each line of work opens: with the filter that shows exactly what was counted. */
import type { WorkName } from '../../../contracts/staff/work.ts'

export const WORK_PLACES: Readonly<Record<WorkName, string>> = {
  'to-ship': '/orders?fulfilment=to_ship',
  late: '/orders?fulfilment=late',
  held: '/orders?hold=any',
  'withdrawals-due': '/orders?return=due',
  'refund-failed': '/orders?hold=refund_failed',
  'mail-dead': '/work',
  'webhook-dead': '/webhooks',
  'invoice-blocked': '/orders?invoice=blocked',
  'low-stock': '/products?stock=low',
}
