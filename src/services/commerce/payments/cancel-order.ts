/** A merchant cancels an order: the money is returned, the stock is released. */
import type { Transaction } from '../../../platform/database/open-database.ts'
import { fail, ok, type Result } from '../../../platform/result.ts'
import { closeCart, lockCart } from '../carts/stored-cart.ts'
import { transitionOf } from '../fulfilment/transitions.ts'
import { releaseReserved } from '../orders/order-reservations.ts'
import { lockOrder, readOrder, type StoredOrder } from '../orders/stored-order.ts'
import { restock } from '../stock/settle-reservations.ts'
import type { CommerceTables } from '../tables.ts'
import type { CompletionDeps } from './complete-payment.ts'
import { stageCancelMail, stageReversal } from './staged-work.ts'
import { ORDER_LOG } from '../log-codes.ts'

/** One sentence for the staff member who requested it. */
export type MerchantRefusal = string

export type Cancelled = {
  readonly order: Pick<StoredOrder, 'id' | 'number'>
  /** Whether there is money to return. */
  readonly isReversed: boolean
}

/** Idempotent: an order that is cancelled already stays so, and nothing happens. */
export const cancelOrder =
  ({ database, clock, log, wake }: CompletionDeps) =>
  async (orderId: string): Promise<Result<Cancelled, MerchantRefusal>> => {
    const known = await readOrder(database.query, orderId)
    if (known === undefined) return fail('There is no such order')
    const result = await database.transaction(
      async (transaction): Promise<Result<Cancelled, MerchantRefusal>> => {
        const now = clock.now()
        await lockCart(transaction, database, known.cartId)
        const order = await lockOrder(transaction, database, orderId)
        if (order === undefined) return fail('There is no such order')
        const { id, number, state, cartId } = order
        if (state === 'cancelled') return ok({ order: { id, number }, isReversed: false })
        if (state === 'refunded') return fail(`Order ${number} is refunded already`)
        if (state === 'replaced') return fail(`Order ${number} was ordered anew: its shopper cannot pay it any more`)
        // Its cart is the shopper's again: they may be ordering it anew.
        if (state === 'lapsed')
          return fail(`Order ${number} waited too long for its money: there is nothing to call off`)
        if (state === 'paid' && order.fulfilment === 'none') {
          return fail(`Every unit of order ${number} is cancelled already`)
        }
        if (transitionOf(order, 'order.cancel') === undefined) {
          return fail(`Part of order ${number} was shipped: open a return for it, or cancel the units that are left`)
        }
        const payment = await authorisedPayment(transaction, id)
        if (payment !== undefined && payment.provider_reference !== null) {
          return fail(`Order ${number} replaces returned items: cancel its units instead, which refunds them`)
        }
        if (payment !== undefined && payment.refunded + payment.refunding > 0) {
          return fail(`Part of order ${number} is refunded already: refund the rest of it instead`)
        }
        const time = now.toISOString()
        await transaction
          .updateTable('orders')
          .set({ state: 'cancelled', fulfilment: 'none', holds: null, client_key: null, updated_at: time })
          .where('id', '=', id)
          .execute()
        await transaction
          .updateTable('payment_attempts')
          .set({ state: 'given-up', check_at: null, updated_at: time })
          .where('order_id', '=', id)
          .execute()
        await restock(transaction, database, { orderRef: id, now })
        await releaseReserved(transaction, database, id, now)
        await closeCart(transaction, cartId, now)
        if (payment !== undefined) {
          await stageReversal(transaction, payment, now)
          await stageCancelMail(transaction, id, now)
        }
        return ok({ order: { id, number }, isReversed: payment !== undefined && payment.amount > 0 })
      },
      { mayRepeat: true },
    )
    if (result.ok) {
      log.write(ORDER_LOG.cancelled, { orderId })
      wake()
    }
    return result
  }

const authorisedPayment = (transaction: Transaction<CommerceTables>, orderId: string) =>
  transaction
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'authorised')
    .executeTakeFirst()
