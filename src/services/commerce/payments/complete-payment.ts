/**
 * The one way in which a payment changes an order, whoever brings the news: the webhook, the shopper's browser or the
 * reconciler. Everything happens in one transaction or not at all, and the same news again changes nothing. Rows are held in
 * the order in which placing an order holds them: cart, order, attempt and payments, goods, discounts, outbox.
 */
import { sql } from 'kysely'
import type { Amount } from '../../../contracts/payment-provider.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import type { Log } from '../../../platform/log/log.ts'
import { closeCart, holdCart } from '../carts/stored-cart.ts'
import { letGo, takeAgain, type OrderEngine } from '../orders/order-goods.ts'
import { holdOrder, type StoredOrder } from '../orders/stored-order.ts'
import { claim } from '../stock/settle.ts'
import type { CommerceTables } from '../tables.ts'
import { decide, nextState, type PaymentOutcome } from './decide.ts'
import { stageOrderPaid, stageReversal } from './staged-work.ts'

export type PaymentNews = {
  /** Of the attempt. */
  readonly reference: string
  readonly pspReference: string
  readonly outcome: PaymentOutcome
  /** Undefined when the provider did not say: then nobody believes that it was paid before it does. */
  readonly amount: Amount | undefined
  readonly method: string
  readonly source: 'webhook' | 'browser' | 'reconciler'
}

/** What came of a piece of news. */
export type Completion = {
  /** `unknown`: it is about nothing of ours. `noted`: nothing but the payment itself changed, or not even that. */
  readonly effect: 'unknown' | 'noted' | 'paid' | 'held' | 'reversing' | 'reversed' | 'refunded' | 'cancelled'
  readonly orderId?: string
  /** What a person should look at. */
  readonly alert?: string
}

export type CompletionDeps = {
  readonly database: Database<CommerceTables>
  readonly clock: Clock
  readonly log: Log
  /** Tells whoever works off the outbox that there is something in it. */
  readonly wake: () => void
}

type PaymentRow = CommerceTables['payments']
type Scene = {
  readonly transaction: Transaction<CommerceTables>
  readonly engine: OrderEngine
  readonly order: StoredOrder
  readonly now: Date
}

export const completePayment =
  ({ database, clock, log, wake }: CompletionDeps) =>
  async (news: PaymentNews): Promise<Completion> => {
    const completion = await database.transaction(
      (transaction) => settleNews(transaction, database, news, clock.now()),
      { mayRepeat: true },
    )
    tell(log, completion, news)
    if (completion.effect !== 'noted') wake()
    return completion
  }

/** Said only once it is written. */
export function tell(
  log: Log,
  { effect, orderId, alert }: Completion,
  { pspReference, source }: Pick<PaymentNews, 'pspReference' | 'source'>,
): void {
  const fields = { orderId, pspReference, source, effect }
  if (alert !== undefined) log.error(alert, fields)
  else if (effect !== 'noted') log.info('A payment changed an order', fields)
}

/** The same inside a transaction of the caller's. */
export async function settleNews(
  transaction: Transaction<CommerceTables>,
  engine: OrderEngine,
  news: PaymentNews,
  now: Date,
): Promise<Completion> {
  const about = await transaction
    .selectFrom('payment_attempts')
    .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
    .leftJoin('payments', (join) =>
      join.on('payments.psp_reference', '=', news.pspReference).onRef('payments.order_id', '=', 'orders.id'),
    )
    .select(['orders.id as orderId', 'orders.cart_id as cartId', 'orders.state'])
    .select(['payments.state as paid', 'payments.amount', 'payments.currency'])
    .where('payment_attempts.id', '=', news.reference)
    .executeTakeFirst()
  if (about === undefined) return { effect: 'unknown' }
  // Most webhooks tell what the browser told a moment ago: nobody has to wait for that.
  if (about.state === 'paid' && about.paid === 'authorised' && isNoNews(news, about)) {
    return { effect: 'noted', orderId: about.orderId }
  }
  const cart = await holdCart(transaction, engine, about.cartId)
  const order = await holdOrder(transaction, engine, about.orderId)
  if (order === undefined) return { effect: 'unknown' }
  const scene = { transaction, engine, order, now }
  const { payment, others } = await notePayment(scene, news)
  if (payment.state !== 'authorised') return { effect: 'noted', orderId: order.id }
  const { totals, market } = order.snapshot
  const decision = decide({
    order: { state: order.state, total: totals.total, currency: market.currency },
    isCartClosed: cart?.state === 'CLOSED',
    amount: { value: payment.amount, currency: payment.currency },
    hasOther: others.some(({ state }) => state === 'authorised'),
  })
  switch (decision) {
    case 'nothing':
      return { effect: 'noted', orderId: order.id }
    case 'accept':
      return (await haveGoods(scene)) ? pay(scene) : giveBack(scene, payment, 'Paid too late: the goods are gone')
    case 'hold':
      return hold(scene)
    case 'reverse':
      return giveBack(scene, payment, 'Paid for nothing: the money goes back')
  }
}

/**
 * Those of many that change nothing, because the order is paid with this very payment: all of them are looked up at once, and
 * nothing is held for it.
 */
export async function knownNews(
  { query, amongTexts }: Pick<Database<CommerceTables>, 'query' | 'amongTexts'>,
  news: readonly PaymentNews[],
): Promise<ReadonlySet<PaymentNews>> {
  if (news.length === 0) return new Set()
  const references = news.map(({ pspReference }) => pspReference)
  const rows = await query
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.psp_reference', 'payments.attempt_id', 'payments.amount', 'payments.currency'])
    .where(sql<boolean>`payments.psp_reference ${amongTexts(references)}`)
    .where('payments.state', '=', 'authorised')
    .where('orders.state', '=', 'paid')
    .execute()
  const paid = new Map(rows.map((row) => [row.psp_reference, row]))
  const isKnown = (told: PaymentNews): boolean => {
    const row = paid.get(told.pspReference)
    return row !== undefined && row.attempt_id === told.reference && isNoNews(told, row)
  }
  return new Set(news.filter(isKnown))
}

const isNoNews = (
  { outcome, amount }: PaymentNews,
  known: { readonly amount: number | null; readonly currency: string | null },
): boolean => outcome !== 'authorised' || (amount?.value === known.amount && amount?.currency === known.currency)

/** By name: a statement for all columns is not prepared. */
const PAYMENT_COLUMNS = [
  'psp_reference',
  'attempt_id',
  'order_id',
  'state',
  'amount',
  'currency',
  'method',
  'refunded',
  'refunding',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof PaymentRow)[]

/** What is known of the payment from now on, and of the order's others. */
async function notePayment(
  { transaction, engine, order, now }: Scene,
  { reference, pspReference, outcome, amount, method, source }: PaymentNews,
): Promise<{ readonly payment: PaymentRow; readonly others: readonly PaymentRow[] }> {
  const rows = await transaction
    .selectFrom('payments')
    .select(PAYMENT_COLUMNS)
    .where('order_id', '=', order.id)
    .execute()
  const before = rows.find((row) => row.psp_reference === pspReference)
  const others = rows.filter((row) => row !== before)
  const told = outcome === 'authorised' && amount === undefined ? 'pending' : outcome
  const state = nextState(before?.state, told)
  const time = now.toISOString()
  const { totals, market } = order.snapshot
  // What is signed is believed more than what was said before it.
  const isTold = amount !== undefined && (before?.state !== 'authorised' || source === 'webhook')
  const paid = isTold
    ? amount
    : { value: before?.amount ?? totals.total, currency: before?.currency ?? market.currency }
  const payment: PaymentRow = {
    psp_reference: pspReference,
    attempt_id: before?.attempt_id ?? reference,
    order_id: order.id,
    state,
    amount: Math.max(paid.value, before?.refunded ?? 0),
    currency: paid.currency,
    method: method === '' ? (before?.method ?? '') : method,
    refunded: before?.refunded ?? 0,
    refunding: before?.refunding ?? 0,
    created_at: before?.created_at ?? time,
    updated_at: time,
  }
  if (before === undefined) {
    await engine.withNext(transaction).insertInto('payments').values(payment).execute()
  } else if (
    before.state !== state ||
    before.amount !== payment.amount ||
    before.currency !== payment.currency ||
    before.method !== payment.method
  ) {
    const { amount: value, currency, method: by } = payment
    await transaction
      .updateTable('payments')
      .set({ state, amount: value, currency, method: by, updated_at: time })
      .where('psp_reference', '=', pspReference)
      .execute()
  }
  return { payment, others }
}

/** Sells the goods; those of an order that let go of them are taken again, if they can be had. */
async function haveGoods(scene: Scene): Promise<boolean> {
  const { transaction, engine, order, now } = scene
  const sold = { orderRef: order.id, now }
  if (order.state === 'open' && (await claim(transaction, engine, sold)) > 0) return true
  const newer = await stepBack(scene)
  if (await takeAgain(transaction, engine, order, now)) {
    await claim(transaction, engine, sold)
    if (newer !== undefined) await setState(scene, newer, 'replaced')
    return true
  }
  // What the newer one let go of a moment ago nobody can have taken: its rows are still held.
  if (newer !== undefined) await takeAgain(transaction, engine, newer, now)
  return false
}

/** The cart was ordered anew meanwhile: that order holds what this one needs, and must not be paid any more. */
async function stepBack({ transaction, engine, order, now }: Scene): Promise<StoredOrder | undefined> {
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

async function pay(scene: Scene): Promise<Completion> {
  const { transaction, engine, order, now } = scene
  const unhurried = engine.withNext(transaction)
  await setState(scene, order, 'paid')
  await closeCart(unhurried, order.cartId, now)
  await stageOrderPaid(unhurried, order, now)
  return { effect: 'paid', orderId: order.id }
}

/** The goods stay aside for it as far as they can be had, and its shopper is not asked to pay again. */
async function hold(scene: Scene): Promise<Completion> {
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

async function giveBack(scene: Scene, payment: PaymentRow, reason: string): Promise<Completion> {
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
  { transaction, engine, now }: Scene,
  { id, state }: StoredOrder,
  next: StoredOrder['state'],
): Promise<void> {
  if (state === next) return
  const time = now.toISOString()
  const unhurried = engine.withNext(transaction)
  await unhurried
    .updateTable('orders')
    .set({ state: next, updated_at: time, ...(next === 'paid' ? { paid_at: time } : {}) })
    .where('id', '=', id)
    .execute()
  await unhurried
    .updateTable('payment_attempts')
    .set({ check_at: null, updated_at: time, ...(next === 'replaced' ? { state: 'given-up' as const } : {}) })
    .where('order_id', '=', id)
    .execute()
}
