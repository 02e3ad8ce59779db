/** A merchant gives money back, all of it or a part. */
import type { Amount } from '../../../contracts/payment-provider/payment-provider.ts'
import { newId } from '../../../platform/ids.ts'
import { ok, type Result } from '../../../platform/result.ts'
import { noSuch, refuse, type OrderRefusal } from '../fulfilment/refusal.ts'
import { lockOrder, type StoredOrder } from '../orders/stored-order.ts'
import type { CompletionDeps } from './complete-payment.ts'
import { storeRefundParts } from './refund-parts.ts'
import { stageRefund } from './staged-work.ts'
import { ORDER_LOG } from '../log-codes.ts'

export type Refunding = { readonly order: Pick<StoredOrder, 'id' | 'number'>; readonly amount: Amount }

/**
 * Requests a refund; the provider confirms it later, and only then the order shows it. A requested amount counts from now on, so
 * that repeated requests never refund more than was paid. `amount` in minor units; without it what is left.
 */
export const refundOrder =
  ({ database, clock, log, wake }: CompletionDeps) =>
  async (orderId: string, amount?: number): Promise<Result<Refunding, OrderRefusal>> => {
    const result = await database.transaction(
      async (transaction): Promise<Result<Refunding, OrderRefusal>> => {
        const now = clock.now()
        const order = await lockOrder(transaction, database, orderId)
        if (order === undefined) return noSuch('order', orderId)
        const { id, number, state } = order
        const payment = await transaction
          .selectFrom('payments')
          .selectAll()
          .where('order_id', '=', id)
          .where('state', '=', 'authorised')
          .executeTakeFirst()
        if (payment === undefined) return refuse('NO_PAYMENT', { number, state })
        const { currency } = payment
        const left = payment.amount - payment.refunded - payment.refunding
        if (payment.amount === 0) return refuse('FREE_ORDER', { number })
        if (left === 0) return refuse('ALL_REFUNDED', { number })
        const value = amount ?? left
        if (!Number.isSafeInteger(value) || value <= 0) return refuse('REFUND_AMOUNT', {}, { field: 'amount' })
        if (value > left) return refuse('REFUND_TOO_HIGH', { left, currency, number }, { field: 'amount' })
        await transaction
          .updateTable('payments')
          .set({ refunding: payment.refunding + value, updated_at: now.toISOString() })
          .where('psp_reference', '=', payment.psp_reference)
          .execute()
        const { psp_reference: own, provider_reference: provider } = payment
        const refundId = newId()
        await stageRefund(transaction, refundId, { pspReference: provider ?? own, amount: { value, currency } }, now)
        if (provider !== null) await storeRefundParts(transaction, refundId, { lines: [], shipping: 0, payment: own })
        return ok({ order: { id, number }, amount: { value, currency } })
      },
      { mayRepeat: true },
    )
    if (result.ok) {
      log.write(ORDER_LOG.refundRequested, { orderId })
      wake()
    }
    return result
  }
