/**
 * What a payment does to its order: the goods are sold, kept aside or let go, the cart is closed, the money goes back. Each
 * inside the transaction that holds the order.
 */
import type { Kysely } from 'kysely'
import { keptStatement, type ValueOf } from '../../../platform/database/kept-statement.ts'
import { closeCart } from '../carts/stored-cart.ts'
import { letGo, takeAgain } from '../orders/order-goods.ts'
import { holdOrder, type StoredOrder } from '../orders/stored-order.ts'
import { claim, claimHeld } from '../stock/settle.ts'
import type { CommerceTables } from '../tables.ts'
import type { Completion } from './payment-news.ts'
import type { PaymentRow, PaymentScene } from './payment-scene.ts'
import { stageOrderPaid, stageReversal } from './staged-work.ts'

/** Sells the goods; those of an order that let go of them are taken again, if they can be had. */
export async function haveGoods(scene: PaymentScene): Promise<boolean> {
  const { transaction, engine, order, goods, now } = scene
  if (order.state === 'open' && (await claimHeld(transaction, engine, { orderRef: order.id, held: goods, now })) > 0)
    return true
  const newer = await stepBack(scene)
  if (await takeAgain(transaction, engine, order, now)) {
    await claim(transaction, engine, { orderRef: order.id, now })
    if (newer !== undefined) await setState(scene, newer, 'replaced')
    return true
  }
  // What the newer one let go of a moment ago nobody can have taken: its rows are still held.
  if (newer !== undefined) await takeAgain(transaction, engine, newer, now)
  return false
}

/** The cart was ordered anew meanwhile: that order holds what this one needs, and must not be paid any more. */
async function stepBack({ transaction, engine, order, now }: PaymentScene): Promise<StoredOrder | undefined> {
  if (order.state === 'open') return undefined
  const found = await transaction
    .selectFrom('orders')
    .select('id')
    .where('cart_id', '=', order.cartId)
    .where('state', '=', 'open')
    .executeTakeFirst()
  const newer = found && (await holdOrder(transaction, engine, found.id))
  if (newer !== undefined) await letGo(transaction, engine, newer.id, now)
  return newer
}

export async function pay(scene: PaymentScene, { method }: PaymentRow): Promise<Completion> {
  const { transaction, engine, order, now } = scene
  const unhurried = engine.withNext(transaction)
  await setState(scene, order, 'paid')
  await closeCart(unhurried, order.cartId, now)
  await stageOrderPaid(unhurried, order, now)
  const time = now.toISOString()
  const paid = { ...order, state: 'paid', updatedAt: time, paidAt: time } as const
  return { effect: 'paid', orderId: order.id, paid: { order: paid, method } }
}

/** The goods stay aside for it as far as they can be had, and its shopper is not asked to pay again. */
export async function hold(scene: PaymentScene): Promise<Completion> {
  const { transaction, engine, order, now } = scene
  if (order.state === 'lapsed' || order.state === 'replaced') {
    const newer = await stepBack(scene)
    if (newer !== undefined) await setState(scene, newer, 'replaced')
    await takeAgain(transaction, engine, order, now)
  }
  await setState(scene, order, 'held')
  await closeCart(transaction, order.cartId, now)
  return { effect: 'held', orderId: order.id, alert: 'What was paid is not what the order costs: it is held' }
}

export async function giveBack(scene: PaymentScene, payment: PaymentRow, reason: string): Promise<Completion> {
  const { transaction, engine, order, now } = scene
  await stageReversal(transaction, payment, now)
  if (order.state === 'open') {
    await letGo(transaction, engine, order.id, now)
    await setState(scene, order, 'lapsed')
  }
  return { effect: 'reversing', orderId: order.id, alert: reason }
}

/** Nobody needs to ask the provider about it any more. */
async function setState(
  { transaction, engine, now }: PaymentScene,
  { id, state }: StoredOrder,
  next: StoredOrder['state'],
): Promise<void> {
  if (state === next) return
  const time = now.toISOString()
  const unhurried = engine.withNext(transaction)
  if (next === 'paid') {
    await PAID(unhurried, { id, time })
    await LEFT_ALONE(unhurried, { id, time })
    return
  }
  await unhurried.updateTable('orders').set({ state: next, updated_at: time }).where('id', '=', id).execute()
  await unhurried
    .updateTable('payment_attempts')
    .set({ check_at: null, updated_at: time, ...(next === 'replaced' ? { state: 'given-up' as const } : {}) })
    .where('order_id', '=', id)
    .execute()
}

type OfOrder = { readonly id: string; readonly time: string }

const PAID = keptStatement((query: Kysely<CommerceTables>, value: ValueOf<OfOrder>) =>
  query
    .updateTable('orders')
    .set({ state: 'paid', updated_at: value('time'), paid_at: value('time') })
    .where('id', '=', value('id')),
)

const LEFT_ALONE = keptStatement((query: Kysely<CommerceTables>, value: ValueOf<OfOrder>) =>
  query
    .updateTable('payment_attempts')
    .set({ check_at: null, updated_at: value('time') })
    .where('order_id', '=', value('id')),
)
