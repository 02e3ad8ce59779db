/** A merchant accepts the paid amount of a held order as its price: the products are sold, and the shopper is notified. */
import { fail, ok, type Result } from '../../../platform/result.ts'
import { reserveAgain } from '../orders/order-reservations.ts'
import { readOrder, type StoredOrder } from '../orders/stored-order.ts'
import { claimStock, hasClaimedStock } from '../stock/settle-reservations.ts'
import type { MerchantRefusal } from './cancel-order.ts'
import type { CompletionDeps } from './complete-payment.ts'
import { lockOrderOfPayment, type LockedOrder } from './lock-order-of-payment.ts'
import { pay } from './settle-order.ts'
import { ORDER_LOG } from '../log-codes.ts'

export type Released = Pick<StoredOrder, 'id' | 'number'>

/** Idempotent: an order that is paid already stays so, and nothing happens. */
export const releaseOrder =
  ({ database, clock, log, wake }: CompletionDeps) =>
  async (orderId: string): Promise<Result<Released, MerchantRefusal>> => {
    const known = await readOrder(database.query, orderId)
    if (known === undefined) return fail('There is no such order')
    const result = await database.transaction(
      async (transaction): Promise<Result<Released, MerchantRefusal>> => {
        const about = { orderId, cartId: known.cartId }
        const locked = await lockOrderOfPayment(transaction, database, about, clock.now())
        if (locked === undefined) return fail('There is no such order')
        const { id, number, state } = locked.order
        if (state === 'paid') return ok({ id, number })
        if (state !== 'held') return fail(`Order ${number} is ${state}: only one that is held can be released`)
        const payment = locked.payments.find((one) => one.state === 'authorised')
        if (payment === undefined) return fail(`Order ${number} has no money any more: cancel it`)
        if (payment.refunded + payment.refunding >= payment.amount && payment.amount > 0) {
          return fail(`The money of order ${number} is on its way back: nothing is left to release it for`)
        }
        if (!(await claimHeldStock(locked))) return fail(`The stock of order ${number} is gone: cancel it`)
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
