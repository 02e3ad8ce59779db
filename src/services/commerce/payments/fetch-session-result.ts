/** Fetches the result of a session from the provider, and passes its payments to the one path of completion. */
import type { SessionStatus } from '../../../contracts/payment-provider/payment-provider.ts'
import { fail, ok, type Result } from '../../../platform/result.ts'
import { completePayment, type CompletionDeps } from './complete-payment.ts'
import { toPaymentUpdate, type PaidOrder, type PaymentUpdate } from './payment-update.ts'
import type { PaymentPort, ProviderFailure } from './payment-port.ts'

type FetchDeps = CompletionDeps & { readonly port: Pick<PaymentPort, 'sessionResult'> }

type SessionQuery = {
  readonly orderId: string
  readonly sessionId: string
  /** As the shopper's browser brought it. */
  readonly sessionResult: string
  readonly source: PaymentUpdate['source']
  /** The attempt of the order that has the session, and the order's cart, where the caller has them. */
  readonly attemptId?: string | undefined
  readonly cartId?: string | undefined
}

export type SessionStanding = {
  readonly status: SessionStatus
  /** As it is from now on, where it was paid. */
  readonly paid?: PaidOrder | undefined
}

/** The status of the session. A session of another order is rejected: money for one order must not pay another. */
export async function fetchSessionResult(
  deps: FetchDeps,
  { orderId, sessionId, sessionResult, source, attemptId, cartId }: SessionQuery,
): Promise<Result<SessionStanding, ProviderFailure>> {
  const outcome = await deps.port.sessionResult(sessionId, sessionResult)
  if (!outcome.ok) return outcome
  const { status, payments } = outcome.value
  const { reference } = outcome.value
  const isKnown = attemptId !== undefined && (reference === undefined || reference === attemptId)
  const attempt = isKnown ? { id: attemptId } : await findAttempt(deps, { orderId, sessionId, reference })
  if (attempt === undefined) return fail({ kind: 'refused', message: 'The session is of another order' })
  let paid: PaidOrder | undefined
  for (const payment of payments) {
    const update = toPaymentUpdate(attempt.id, payment, source)
    if (update === undefined) continue
    const completion = await completePayment(deps)(update, cartId === undefined ? undefined : { orderId, cartId })
    paid = completion.paid ?? paid
  }
  return ok({ status, paid })
}

const findAttempt = (
  { database }: Pick<FetchDeps, 'database'>,
  {
    orderId,
    sessionId,
    reference,
  }: Pick<SessionQuery, 'orderId' | 'sessionId'> & { readonly reference: string | undefined },
): Promise<{ readonly id: string } | undefined> =>
  database.query
    .selectFrom('payment_attempts')
    .select('id')
    .where('order_id', '=', orderId)
    .where((is) => (reference === undefined ? is('session_id', '=', sessionId) : is('id', '=', reference)))
    .executeTakeFirst()
