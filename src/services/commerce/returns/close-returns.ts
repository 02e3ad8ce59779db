/** Closes the open returns of an order that is cancelled as a whole: nothing of it is sent back or refunded any more. */
import type { Transaction } from '../../../platform/database/open-database.ts'
import { setFulfilment } from '../fulfilment/stored-shipments.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import type { CommerceTables } from '../tables.ts'
import { writeReturn } from './return-step.ts'
import { returnAfter } from './return-transitions.ts'
import { readReturns } from './stored-returns.ts'

/** Inside a transaction that has locked the order. */
export async function closeReturns(
  transaction: Transaction<CommerceTables>,
  order: StoredOrder,
  now: Date,
): Promise<void> {
  for (const { id, state } of await readReturns(transaction, { orderId: order.id })) {
    const next = returnAfter(state, 'order.cancel')
    if (next !== undefined) await writeReturn(transaction, id, { state: next }, now)
  }
  if (!order.holds.includes('withdrawal')) return
  await setFulfilment(transaction, order, { holds: order.holds.filter((hold) => hold !== 'withdrawal') }, now)
}
