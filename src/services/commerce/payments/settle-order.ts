/**
 * What a payment does to its order: stock is claimed, reserved or released, the cart is closed, the payment reversed. Each inside
 * the transaction that has locked the order.
 */
import type { LogCode } from '../../../platform/log/log-code.ts'
import { closeCart } from '../carts/stored-cart.ts'
import { stageOrderEvent } from '../events/stage-events.ts'
import { releaseReserved, reserveAgain } from '../orders/order-reservations.ts'
import { lockOrder, type StoredOrder } from '../orders/stored-order.ts'
import { claimStock } from '../stock/settle-reservations.ts'
import type { Completion } from './payment-update.ts'
import type { PaymentRow, LockedOrder } from './lock-order-of-payment.ts'
import { stageOrderPaid, stageReversal } from './staged-work.ts'
import { PAYMENT_LOG } from '../log-codes.ts'

/** Claims the stock; a released reservation is renewed, if the stock is still available. */
export async function claimOrRenewStock(locked: LockedOrder): Promise<boolean> {
  const { transaction, engine, order, now } = locked
  if (order.state === 'open' && (await claimStock(transaction, { orderRef: order.id, now })) > 0) return true
  const newer = await stepBack(locked)
  if (await reserveAgain(transaction, engine, order, now)) {
    await claimStock(transaction, { orderRef: order.id, now })
    if (newer !== undefined) await setState(locked, newer, 'replaced')
    return true
  }
  // No other order can have taken the stock that the newer one released a moment ago: its rows are still locked.
  if (newer !== undefined) await reserveAgain(transaction, engine, newer, now)
  return false
}

/** The cart was ordered anew meanwhile: that order holds what this one needs, and must not be paid any more. */
async function stepBack({ transaction, engine, order, now }: LockedOrder): Promise<StoredOrder | undefined> {
  if (order.state === 'open') return undefined
  const found = await transaction
    .selectFrom('orders')
    .select('id')
    .where('cart_id', '=', order.cartId)
    .where('state', '=', 'open')
    .executeTakeFirst()
  const newer = found && (await lockOrder(transaction, engine, found.id))
  if (newer !== undefined) await releaseReserved(transaction, engine, newer.id, now)
  return newer
}

export async function pay(locked: LockedOrder, { method, psp_reference: reference }: PaymentRow): Promise<Completion> {
  const { transaction, order, now } = locked
  await Promise.all([
    setState(locked, order, 'paid'),
    closeCart(transaction, order.cartId, now),
    stageOrderPaid(transaction, order, reference, now),
  ])
  const time = now.toISOString()
  const paid = { ...order, state: 'paid', fulfilment: 'unshipped', updatedAt: time, paidAt: time } as const
  return { effect: 'paid', orderId: order.id, paid: { order: paid, method } }
}

/** Its stock stays reserved as far as it is available, and its shopper does not have to pay again. */
export async function hold(locked: LockedOrder): Promise<Completion> {
  const { transaction, engine, order, now } = locked
  if (order.state === 'lapsed' || order.state === 'replaced') {
    const newer = await stepBack(locked)
    if (newer !== undefined) await setState(locked, newer, 'replaced')
    await reserveAgain(transaction, engine, order, now)
  }
  await setState(locked, order, 'held')
  await closeCart(transaction, order.cartId, now)
  await stageOrderEvent(transaction, 'order.held', order, now)
  return { effect: 'held', orderId: order.id, alert: PAYMENT_LOG.amountDiffers }
}

export async function giveBack(locked: LockedOrder, payment: PaymentRow, alert: LogCode): Promise<Completion> {
  const { transaction, engine, order, now } = locked
  await stageReversal(transaction, order, payment, now)
  if (order.state === 'open') {
    await releaseReserved(transaction, engine, order.id, now)
    await setState(locked, order, 'lapsed')
  }
  return { effect: 'reversing', orderId: order.id, alert }
}

/** Also ends the reconciler's checks of its payment attempts. */
async function setState(
  { transaction, now }: LockedOrder,
  { id, state, fulfilment }: StoredOrder,
  next: StoredOrder['state'],
): Promise<void> {
  if (state === next) return
  const time = now.toISOString()
  await Promise.all([
    transaction
      .updateTable('orders')
      .set({
        state: next,
        client_key: null,
        updated_at: time,
        ...(next === 'paid' ? { paid_at: time, fulfilment: fulfilment === 'none' ? 'unshipped' : fulfilment } : {}),
        ...(next === 'held' && fulfilment === 'unshipped' ? { fulfilment: 'none' } : {}),
      })
      .where('id', '=', id)
      .execute(),
    transaction
      .updateTable('payment_attempts')
      .set({ check_at: null, updated_at: time, ...(next === 'replaced' ? { state: 'given-up' as const } : {}) })
      .where('order_id', '=', id)
      .execute(),
  ])
}
