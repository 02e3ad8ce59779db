/** PAY-05: the state of an order, for the shopper who waits for it. Queries the provider first when the order is not paid yet. */
import type { Confirmation, FailedReason } from '../../../contracts/commerce/payment.ts'
import type { SessionStatus } from '../../../contracts/payment-provider/payment-provider.ts'
import { ok, type Result } from '../../../platform/result.ts'
import type { OrderFailure } from '../orders/order-failure.ts'
import { paymentOf, readPayments, type Orders } from '../orders/orders.ts'
import { readOrder, type StoredOrder } from '../orders/stored-order.ts'
import { toRawOrder } from '../orders/to-raw-order.ts'
import type { CommerceTables } from '../tables.ts'
import { fetchSessionResult, type SessionStanding } from './fetch-session-result.ts'
import { submitDetails, type PaymentCaller, type SubmitDeps } from './submit-payment.ts'
import { PAYMENT_LOG } from '../log-codes.ts'

export type ConfirmDeps = SubmitDeps & { readonly orders: Pick<Orders, 'read'> }

/** What the shopper's browser brought back. */
type Brought = {
  readonly sessionId?: string
  readonly sessionResult?: string
  readonly redirectResult?: string
}

type PaymentRow = CommerceTables['payments']

/** By then the provider's webhook has arrived, or something is wrong. */
const ASK_AFTER = 2 * 60_000

export const confirmOrder =
  (deps: ConfirmDeps) =>
  async (
    { token, client }: Pick<PaymentCaller, 'token' | 'client'>,
    id: string,
    brought: Brought,
  ): Promise<Result<Confirmation, OrderFailure>> => {
    const found = await findAndNote(deps, token, id, brought)
    if (!found.ok) return found
    const { order } = found.value
    const standing = order.state === 'paid' ? undefined : await bringHome(deps, client, found.value, brought)
    if (standing?.paid !== undefined) {
      const { order: paid, method } = standing.paid
      return ok({ order: toRawOrder(paid, { status: 'authorised', method }), status: 'paid' })
    }
    const { query } = deps.database
    const current = (await readOrder(query, id)) ?? order
    const tried = await readPayments(query, id)
    const outcome = outcomeOf(current, tried.toReversed(), standing?.status)
    return ok({ order: toRawOrder(current, paymentOf(tried)), ...outcome })
  }

type Found = { readonly order: StoredOrder; readonly attemptId: string | undefined }

/**
 * The session result of the browser is stored before anything else: with it the reconciler can query the provider, should this
 * process die.
 */
async function findAndNote(
  { orders, database, clock }: ConfirmDeps,
  token: string,
  orderId: string,
  { sessionId, sessionResult }: Brought,
): Promise<Result<Found, OrderFailure>> {
  const found = await orders.read(orderId, token)
  if (!found.ok) return found
  const order = found.value
  if (sessionId === undefined || sessionResult === undefined) return ok({ order, attemptId: undefined })
  const now = clock.now()
  const attempt = await database.query
    .updateTable('payment_attempts')
    .set({
      session_result: sessionResult,
      updated_at: now.toISOString(),
      check_at: new Date(now.getTime() + ASK_AFTER).toISOString(),
    })
    .where('order_id', '=', orderId)
    .where('session_id', '=', sessionId)
    .where((is) =>
      is.exists(
        is
          .selectFrom('orders')
          .select('orders.id')
          .where('orders.id', '=', orderId)
          .where('orders.state', '!=', 'paid'),
      ),
    )
    .returning('id')
    .executeTakeFirst()
  return ok({ order, attemptId: attempt?.id })
}

/** An unreachable provider is no reason to fail: its webhook arrives independently. */
async function bringHome(
  deps: ConfirmDeps,
  client: string,
  { order, attemptId }: Found,
  { sessionId, sessionResult, redirectResult }: Brought,
): Promise<SessionStanding | undefined> {
  const { log, limits } = deps
  // Over the rate limit the shopper gets the stored state; the provider's webhook arrives independently.
  const mayAsk = (await limits.take('payment.confirm', { client, subject: order.id })) === undefined
  // In a browser that does not know the session any more, this is all that there is.
  if (redirectResult !== undefined && mayAsk) await submitDetails(deps)({ details: { redirectResult } })
  if (sessionId === undefined || sessionResult === undefined) return undefined
  if (!mayAsk) return undefined
  const { id: orderId, cartId } = order
  const query = { orderId, cartId, attemptId, sessionId, sessionResult }
  const standing = await fetchSessionResult(deps, { ...query, source: 'browser' })
  if (standing.ok) return standing.value
  log.write(PAYMENT_LOG.sessionNotFetched, { orderId: order.id, kind: standing.failure.kind })
  return undefined
}

const REASONS: Partial<Readonly<Record<PaymentRow['state'], FailedReason>>> = {
  refused: 'REFUSED',
  cancelled: 'CANCELLED',
  failed: 'ERROR',
  reversing: 'SOLD_OUT',
  reversed: 'SOLD_OUT',
}

const SESSION_REASONS: Partial<Readonly<Record<SessionStatus, FailedReason>>> = {
  refused: 'REFUSED',
  canceled: 'CANCELLED',
  expired: 'EXPIRED',
}

export function outcomeOf(
  { state }: Pick<StoredOrder, 'state'>,
  payments: readonly Pick<PaymentRow, 'state'>[],
  session: SessionStatus | undefined,
): Pick<Confirmation, 'status' | 'failedReason'> {
  if (state === 'paid' || state === 'refunded') return { status: 'paid' }
  // A person looks at it: for its shopper it is paid, but not done.
  if (state === 'held') return { status: 'pending' }
  if (payments.some((payment) => payment.state === 'pending' || payment.state === 'authorised'))
    return { status: 'pending' }
  const last = payments.at(-1)
  // Money of an order that was cancelled, or ordered anew, is returned for that reason.
  const isOver = state === 'cancelled' || state === 'replaced'
  const reason = last === undefined || isOver ? undefined : REASONS[last.state]
  const failedReason = reason ?? (session && SESSION_REASONS[session]) ?? ORDER_REASONS[state]
  return failedReason === undefined ? { status: 'pending' } : { status: 'failed', failedReason }
}

const ORDER_REASONS: Partial<Readonly<Record<StoredOrder['state'], FailedReason>>> = {
  lapsed: 'EXPIRED',
  replaced: 'REPLACED',
  cancelled: 'CANCELLED',
}
