/** All counters of the work list. */
import type { Permission } from '../../contracts/staff/permissions.ts'
import { MAX_COUNTED_WORK } from '../../contracts/staff/work.ts'
import { countDeadMails, countOrderWork, dueReturns, type OrderWork } from '../../services/commerce/admin.ts'
import { countDeadDeliveries } from '../../services/webhooks/admin.ts'
import { lowStock } from './low-stock.ts'
import type { WorkCounter } from './work-counter.ts'

/** Orders that their list shows with the same filter. */
const ofOrders = (name: OrderWork, permission: Permission): WorkCounter => ({
  name,
  permission,
  service: 'commerce',
  count: async ({ database }) => ({ count: await countOrderWork(database.query, name) }),
})

export const WORK_COUNTERS: readonly WorkCounter[] = [
  ofOrders('to-ship', 'shipments.write'),
  ofOrders('late', 'shipments.write'),
  ofOrders('held', 'orders.write'),
  {
    name: 'withdrawals-due',
    permission: 'returns.write',
    service: 'commerce',
    async count({ database, clock }) {
      const due = await dueReturns(database.query, clock.now())
      return { count: due.length, overdue: due.filter(({ urgency }) => urgency === 'overdue').length }
    },
  },
  ofOrders('refund-failed', 'orders.refund'),
  {
    name: 'mail-dead',
    permission: 'orders.write',
    service: 'commerce',
    count: async ({ database }) => ({ count: await countDeadMails(database.query) }),
  },
  {
    name: 'webhook-dead',
    permission: 'integrations.manage',
    count: async ({ database }) => ({ count: await countDeadDeliveries(database.query, MAX_COUNTED_WORK + 1) }),
  },
  ofOrders('invoice-blocked', 'invoices.read'),
  {
    name: 'low-stock',
    permission: 'stock.write',
    service: 'commerce',
    count: async (context) => ({ count: (await lowStock(context)).length }),
  },
]
