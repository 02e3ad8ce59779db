/**
 * Reconciles what was not completed: expired orders, attempts without an update, money without an order, stuck work. Every step
 * checks again under its lock, so that any number of nodes may run it concurrently, and a concurrent webhook is not overlooked.
 */
import type { Transaction } from '../../../platform/database/open-database.ts'
import { lockCart } from '../carts/stored-cart.ts'
import { releaseReserved } from '../orders/order-reservations.ts'
import { lockOrder } from '../orders/stored-order.ts'
import { releaseExpired } from '../stock/settle-reservations.ts'
import type { CommerceTables } from '../tables.ts'
import { fetchSessionResult } from './fetch-session-result.ts'
import { completePayment, type CompletionDeps } from './complete-payment.ts'
import { SESSION_LIFE } from './payment-terms.ts'
import type { PaymentPort } from './payment-port.ts'
import { stuckReporter } from './stuck-work.ts'
import { ORDER_LOG } from '../log-codes.ts'

export type ReconcileDeps = CompletionDeps & { readonly port: Pick<PaymentPort, 'sessionResult'> }

const MINUTE = 60_000
const AT_ONCE = 50
/** A bank may take days to decide; after these its decision counts as late. */
const MAX_PENDING_MS = 7 * 24 * 60 * MINUTE
/** Between two questions about the same attempt. */
const ASK_AGAIN = 15 * MINUTE
const LOOK_AGAIN = 5 * MINUTE

/** Answers how much it changed. */
export function reconcilePayments(deps: ReconcileDeps): () => Promise<number> {
  const { database, clock } = deps
  const reportStuck = stuckReporter(deps)
  let nextLook = 0
  /** What should not be there at all: to look for it is to read everything. */
  const lookForTrouble = async (now: number): Promise<number> => {
    if (now < nextLook) return 0
    nextLook = now + LOOK_AGAIN
    const settled = await settleOrphans(deps)
    await reportStuck()
    return settled
  }
  return async () => {
    const checked = await checkAttempts(deps)
    const lapsed = await lapseExpired(deps)
    const released = await database.transaction((transaction) => releaseExpired(transaction, database, clock.now()))
    return checked + lapsed + released + (await lookForTrouble(clock.now().getTime()))
  }
}

/** One that cannot be settled must not block the others; it is logged for a person. Returns how many were settled. */
async function oneOf({ log }: ReconcileDeps, orderId: string, settle: () => Promise<boolean>): Promise<0 | 1> {
  try {
    return (await settle()) ? 1 : 0
  } catch (err) {
    log.write(ORDER_LOG.reconcileFailed, { orderId, err })
    return 0
  }
}

/** Products wait for their money as long as they were promised to, and longer only while a bank is still deciding. */
async function lapseExpired(deps: ReconcileDeps): Promise<number> {
  const { database, clock, log } = deps
  const now = clock.now()
  const expired = await database.query
    .selectFrom('reservations')
    .innerJoin('orders', 'orders.id', 'reservations.order_ref')
    .select(['orders.id', 'orders.cart_id as cartId'])
    .distinct()
    .where('reservations.state', '=', 'held')
    .where('reservations.expires_at', '<=', now.toISOString())
    .where('orders.state', '=', 'open')
    // Those that wait for a bank must not delay those that do not.
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('payments')
            .select('payments.psp_reference')
            .whereRef('payments.order_id', '=', 'orders.id')
            .where('payments.state', '=', 'pending')
            .where('payments.created_at', '>', new Date(now.getTime() - MAX_PENDING_MS).toISOString()),
        ),
      ),
    )
    .limit(AT_ONCE)
    .execute()
  let lapsed = 0
  for (const { id, cartId } of expired) lapsed += await oneOf(deps, id, () => lapse(deps, id, cartId, now))
  if (lapsed > 0) log.write(ORDER_LOG.unpaidLapsed, { orders: lapsed })
  return lapsed
}

async function isReserved(transaction: Transaction<CommerceTables>, orderId: string, now: Date): Promise<boolean> {
  const held = await transaction
    .selectFrom('reservations')
    .select('id')
    .where('order_ref', '=', orderId)
    .where('state', '=', 'held')
    .where('expires_at', '>', now.toISOString())
    .limit(1)
    .executeTakeFirst()
  return held !== undefined
}

/** Whether it did. */
function lapse({ database }: ReconcileDeps, id: string, cartId: string, now: Date): Promise<boolean> {
  return database.transaction(
    async (transaction) => {
      await lockCart(transaction, database, cartId)
      const order = await lockOrder(transaction, database, id)
      if (order?.state !== 'open') return false
      const payments = await transaction
        .selectFrom('payments')
        .select(['state', 'created_at'])
        .where('order_id', '=', id)
        .execute()
      const isAwaited = payments.some(
        ({ state, created_at: since }) =>
          state === 'authorised' || (state === 'pending' && now.getTime() - Date.parse(since) < MAX_PENDING_MS),
      )
      // A payment may have been started since it was found, which extends the reservation.
      if (isAwaited || (await isReserved(transaction, id, now))) return false
      await releaseReserved(transaction, database, id, now)
      const time = now.toISOString()
      await transaction
        .updateTable('orders')
        .set({ state: 'lapsed', client_key: null, updated_at: time })
        .where('id', '=', id)
        .execute()
      await transaction
        .updateTable('payment_attempts')
        .set({ state: 'given-up', check_at: null, updated_at: time })
        .where('order_id', '=', id)
        .execute()
      return true
    },
    { mayRepeat: true },
  )
}

/**
 * Queries the provider about attempts without an update, if the browser left its session result, without which the provider does
 * not respond. When a session is expired and no bank decision is pending, the attempt is given up.
 */
async function checkAttempts(deps: ReconcileDeps): Promise<number> {
  const { database, clock } = deps
  const now = clock.now()
  const due = await database.transaction(async (transaction) => {
    const rows = await database
      .lockRows(
        transaction
          .selectFrom('payment_attempts')
          .selectAll()
          .where('check_at', '<=', now.toISOString())
          .orderBy('check_at')
          .limit(AT_ONCE),
        { skipLocked: true },
      )
      .execute()
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return rows
    await transaction
      .updateTable('payment_attempts')
      .set({ check_at: new Date(now.getTime() + ASK_AGAIN).toISOString() })
      .where('id', 'in', ids)
      .execute()
    return rows
  })
  let isReachable = true
  const check = async (attempt: (typeof due)[number]): Promise<boolean> => {
    const { id, order_id: orderId, session_id: sessionId, session_result: sessionResult, created_at: created } = attempt
    if (sessionId !== null && sessionResult !== null) {
      // The provider is unreachable: the remaining attempts are retried later.
      if (!isReachable) return false
      const answer = await fetchSessionResult(deps, { orderId, sessionId, sessionResult, source: 'reconciler' })
      isReachable = answer.ok || answer.failure.kind === 'refused'
      if (!isReachable) return false
    }
    const isOver = now.getTime() - Date.parse(created) >= SESSION_LIFE
    if (isOver || !(await isOpen(deps, orderId))) await settleAttempt(deps, id, isOver, now)
    return true
  }
  for (const attempt of due) await oneOf(deps, attempt.order_id, () => check(attempt))
  return due.length
}

async function isOpen({ database }: ReconcileDeps, orderId: string): Promise<boolean> {
  const order = await database.query.selectFrom('orders').select('state').where('id', '=', orderId).executeTakeFirst()
  return order?.state === 'open'
}

/** It is not queried again, unless a bank is still deciding. */
async function settleAttempt({ database }: ReconcileDeps, id: string, isOver: boolean, now: Date): Promise<void> {
  await database.query
    .updateTable('payment_attempts')
    .set({ check_at: null, updated_at: now.toISOString(), ...(isOver ? { state: 'given-up' as const } : {}) })
    .where('id', '=', id)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('payments')
            .select('payments.psp_reference')
            .whereRef('payments.attempt_id', '=', 'payment_attempts.id')
            .where('payments.state', '=', 'pending'),
        ),
      ),
    )
    .execute()
}

/** Money that belongs to no paid order. Completion leaves none; whatever did, it is settled by the same rules. */
async function settleOrphans(deps: ReconcileDeps): Promise<number> {
  const orphans = await deps.database.query
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .selectAll('payments')
    .where('payments.state', '=', 'authorised')
    .where('orders.state', 'in', ['open', 'lapsed', 'replaced', 'cancelled'])
    .limit(AT_ONCE)
    .execute()
  let settled = 0
  for (const orphan of orphans) {
    const { attempt_id: reference, psp_reference: pspReference, amount: value, currency, method } = orphan
    const update = { reference, pspReference, outcome: 'authorised', amount: { value, currency }, method } as const
    settled += await oneOf(deps, orphan.order_id, async () => {
      const { effect } = await completePayment(deps)({ ...update, source: 'reconciler' })
      return effect !== 'noted' && effect !== 'unknown'
    })
  }
  return settled
}
