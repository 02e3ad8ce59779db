/** A merchant accepts the paid amount of a held order as its price: the products are sold, and the shopper is notified. */
import { ok, type Result } from '../../../platform/result.ts'
import { noSuch, refuse, type OrderRefusal } from '../fulfilment/refusal.ts'
import { reserveAgain } from '../orders/order-reservations.ts'
import { readOrder, type StoredOrder } from '../orders/stored-order.ts'
import { claimStock, hasClaimedStock } from '../stock/settle-reservations.ts'
import type { CompletionDeps } from './complete-payment.ts'
import { lockOrderOfPayment, type LockedOrder } from './lock-order-of-payment.ts'
import { pay } from './settle-order.ts'
import { ORDER_LOG } from '../log-codes.ts'

export type Released = Pick<StoredOrder, 'id' | 'number'>

/** Idempotent: an order that is paid already stays so, and nothing happens. */
export const releaseOrder =
  ({ database, clock, log, wake }: CompletionDeps) =>
  async (orderId: string): Promise<Result<Released, OrderRefusal>> => {
    const known = await readOrder(database.query, orderId)
    if (known === undefined) return noSuch('order', orderId)
    const result = await database.transaction(
      async (transaction): Promise<Result<Released, OrderRefusal>> => {
        const about = { orderId, cartId: known.cartId }
        const locked = await lockOrderOfPayment(transaction, database, about, clock.now())
        if (locked === undefined) return noSuch('order', orderId)
        const { id, number, state } = locked.order
        if (state === 'paid') return ok({ id, number })
        if (state !== 'held') return refuse('NOT_HELD', { number, state })
        const payment = locked.payments.find((one) => one.state === 'authorised')
        if (payment === undefined) return refuse('PAYMENT_GONE', { number })
        if (payment.refunded + payment.refunding >= payment.amount && payment.amount > 0) {
          return refuse('PAYMENT_RETURNING', { number })
        }
        if (!(await claimHeldStock(locked))) return refuse('STOCK_GONE', { number })
        await pay(locked, payment)
        return ok({ id, number })
      },
      { mayRepeat: true },
    )
    if (result.ok) {
      log.write(ORDER_LOG.released, { orderId })
      wake()
    }
    return result
  }

/** Held they are sold now. One that was paid before it was held has sold them; one that came late may have none. */
async function claimHeldStock({ transaction, engine, order, now }: LockedOrder): Promise<boolean> {
  if ((await claimStock(transaction, { orderRef: order.id, now })) > 0) return true
  if (await hasClaimedStock(transaction, order.id)) return true
  if (!(await reserveAgain(transaction, engine, order, now))) return false
  await claimStock(transaction, { orderRef: order.id, now })
  return true
}
