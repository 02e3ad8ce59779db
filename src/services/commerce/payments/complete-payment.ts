/**
 * The one completion path of payments, for webhook, browser and reconciler. One transaction, idempotent. Rows are locked in
 * the order of placing an order: cart, order, attempt and payments, reservations, stock, discounts, outbox.
 */
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import type { Log } from '../../../platform/log/log.ts'
import type { OrderEngine } from '../orders/order-reservations.ts'
import type { CommerceTables } from '../tables.ts'
import { decide } from './decide.ts'
import { changesNothing } from './known-updates.ts'
import { knownPayment, savePayment } from './known-payment.ts'
import type { Completion, PaymentUpdate } from './payment-update.ts'
import { lockOrderOfPayment, type LockedOrder, type OrderOfPayment, type PaymentRow } from './lock-order-of-payment.ts'
import { giveBack, claimOrRenewStock, hold, pay } from './settle-order.ts'
import { stageReceivedMail } from './staged-work.ts'
import { PAYMENT_LOG } from '../log-codes.ts'

export type CompletionDeps = {
  readonly database: Database<CommerceTables>
  readonly clock: Clock
  readonly log: Log
  /** Wakes the outbox worker. */
  readonly wake: () => void
}

export const completePayment =
  ({ database, clock, log, wake }: CompletionDeps) =>
  async (update: PaymentUpdate, about?: OrderOfPayment): Promise<Completion> => {
    const completion = await database.transaction(
      (transaction) => settleUpdate(transaction, database, update, { now: clock.now(), about }),
      { mayRepeat: true },
    )
    logCompletion(log, completion, update)
    if (completion.effect !== 'noted') wake()
    return completion
  }

/** Logged only after the commit. */
export function logCompletion(
  log: Log,
  { effect, orderId, alert }: Completion,
  { pspReference, source, eventCode }: Pick<PaymentUpdate, 'pspReference' | 'source'> & { readonly eventCode?: string },
): void {
  const fields = { orderId, pspReference, source, eventCode, effect }
  if (alert !== undefined) log.write(alert, fields)
  else if (effect !== 'noted') log.write(PAYMENT_LOG.orderChanged, fields)
}

/** Which order the payment belongs to, and the state of both. */
const findOrderOfPayment = (
  transaction: Transaction<CommerceTables>,
  { pspReference, reference }: Pick<PaymentUpdate, 'pspReference' | 'reference'>,
) =>
  transaction
    .selectFrom('payment_attempts')
    .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
    .leftJoin('payments', (join) =>
      join.on('payments.psp_reference', '=', pspReference).onRef('payments.order_id', '=', 'orders.id'),
    )
    .select(['orders.id as orderId', 'orders.cart_id as cartId', 'orders.state'])
    .select(['payments.state as paid', 'payments.amount', 'payments.currency'])
    .where('payment_attempts.id', '=', reference)
    .executeTakeFirst()

type SettleOptions = {
  readonly now: Date
  /** Where the caller has it already. */
  readonly about?: OrderOfPayment | undefined
}

/** Inside a transaction of the caller. */
export async function settleUpdate(
  transaction: Transaction<CommerceTables>,
  engine: OrderEngine,
  update: PaymentUpdate,
  { now, about }: SettleOptions,
): Promise<Completion> {
  if (about !== undefined) return settleAbout(transaction, engine, update, { now, about })
  const found = await findOrderOfPayment(transaction, update)
  if (found === undefined) return { effect: 'unknown' }
  // Most webhooks repeat what the browser has already reported: no lock is needed for that.
  if (found.state === 'paid' && found.paid === 'authorised' && changesNothing(update, found)) {
    return { effect: 'noted', orderId: found.orderId }
  }
  return settleAbout(transaction, engine, update, { now, about: found })
}

async function settleAbout(
  transaction: Transaction<CommerceTables>,
  engine: OrderEngine,
  update: PaymentUpdate,
  { now, about }: { readonly now: Date; readonly about: OrderOfPayment },
): Promise<Completion> {
  const locked = await lockOrderOfPayment(transaction, engine, about, now)
  if (locked === undefined) return { effect: 'unknown' }
  const { order } = locked
  const known = locked.payments.find(({ psp_reference: reference }) => reference === update.pspReference)
  // A merchant may have accepted another amount than the order costs, while the provider was queried about it.
  if (order.state === 'paid' && known?.state === 'authorised' && changesNothing(update, known)) {
    return { effect: 'noted', orderId: order.id }
  }
  const { payment, others } = knownPayment(locked, update)
  const [, completion] = await Promise.all([savePayment(locked, payment), settle(locked, payment, others)])
  return completion
}

/** What the payment does to its order. */
async function settle(locked: LockedOrder, payment: PaymentRow, others: readonly PaymentRow[]): Promise<Completion> {
  const { order, cart } = locked
  if (payment.state === 'pending' && order.state === 'open') await stageReceivedMail(locked)
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
      return (await claimOrRenewStock(locked))
        ? pay(locked, payment)
        : giveBack(locked, payment, PAYMENT_LOG.paidAfterStockGone)
    case 'hold':
      return hold(locked)
    case 'reverse':
      return giveBack(locked, payment, PAYMENT_LOG.nothingToPay)
  }
}
