/** A merchant cancels an order: the money is returned, the stock is released. */
import type { Transaction } from '../../../platform/database/open-database.ts'
import { ok, type Result } from '../../../platform/result.ts'
import { closeCart, lockCart } from '../carts/stored-cart.ts'
import { noSuch, refuse, type OrderRefusal } from '../fulfilment/refusal.ts'
import { transitionOf } from '../fulfilment/transitions.ts'
import { stageOrderEvent } from '../events/stage-events.ts'
import { releaseReserved } from '../orders/order-reservations.ts'
import { lockOrder, readOrder, type StoredOrder } from '../orders/stored-order.ts'
import { closeReturns } from '../returns/close-returns.ts'
import { restock } from '../stock/settle-reservations.ts'
import type { CommerceTables } from '../tables.ts'
import type { CompletionDeps } from './complete-payment.ts'
import { stageCancelMail, stageReversal } from './staged-work.ts'
import { ORDER_LOG } from '../log-codes.ts'

export type Cancelled = {
  readonly order: Pick<StoredOrder, 'id' | 'number'>
  /** Whether there is money to return. */
  readonly isReversed: boolean
}

/** Idempotent: an order that is cancelled already stays so, and nothing happens. */
export const cancelOrder =
  ({ database, clock, log, wake }: CompletionDeps) =>
  async (orderId: string): Promise<Result<Cancelled, OrderRefusal>> => {
    const known = await readOrder(database.query, orderId)
    if (known === undefined) return noSuch('order', orderId)
    const result = await database.transaction(
      async (transaction): Promise<Result<Cancelled, OrderRefusal>> => {
        const now = clock.now()
        await lockCart(transaction, database, known.cartId)
        const order = await lockOrder(transaction, database, orderId)
        if (order === undefined) return noSuch('order', orderId)
        const { id, number, state, cartId } = order
        if (state === 'cancelled') return ok({ order: { id, number }, isReversed: false })
        if (state === 'refunded') return refuse('ORDER_REFUNDED', { number })
        if (state === 'replaced') return refuse('ORDER_REPLACED', { number })
        // Its cart is the shopper's again: they may be ordering it anew.
        if (state === 'lapsed') return refuse('ORDER_LAPSED', { number })
        if (state === 'paid' && order.fulfilment === 'none') return refuse('ORDER_CANCELLED', { number })
        if (transitionOf(order, 'order.cancel') === undefined) return refuse('PARTLY_SHIPPED', { number })
        const payment = await authorisedPayment(transaction, id)
        if (payment !== undefined && payment.provider_reference !== null) return refuse('EXCHANGE_ORDER', { number })
        if (payment !== undefined && payment.refunded + payment.refunding > 0) {
          return refuse('PARTLY_REFUNDED', { number })
        }
        const time = now.toISOString()
        await closeReturns(transaction, order, now)
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
        await stageOrderEvent(transaction, 'order.cancelled', order, now)
        if (payment !== undefined) {
          await stageReversal(transaction, order, payment, now)
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
