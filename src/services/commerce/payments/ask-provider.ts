/** Asks the provider what became of a session, and has the one path of completion act on the answer. */
import type { SessionStatus } from '../../../contracts/payment-provider/payment-provider.ts'
import { fail, ok, type Result } from '../../../platform/result.ts'
import { completePayment, type CompletionDeps } from './complete-payment.ts'
import { newsOf, type PaidOrder, type PaymentNews } from './payment-news.ts'
import type { PaymentPort, ProviderFailure } from './payment-port.ts'

type AskDeps = CompletionDeps & { readonly port: Pick<PaymentPort, 'sessionResult'> }

type Asked = {
  readonly orderId: string
  readonly sessionId: string
  /** As the shopper's browser brought it. */
  readonly sessionResult: string
  readonly source: PaymentNews['source']
  /** The attempt of the order that has the session, and the order's cart, where the caller knows them. */
  readonly attemptId?: string | undefined
  readonly cartId?: string | undefined
}

export type SessionStanding = {
  readonly status: SessionStatus
  /** As it is from now on, where it was paid. */
  readonly paid?: PaidOrder | undefined
}

/** How the session stands. A session of another order is none: nobody pays one order with the money of another. */
export async function askProvider(
  deps: AskDeps,
  { orderId, sessionId, sessionResult, source, attemptId, cartId }: Asked,
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
    const news = newsOf(attempt.id, payment, source)
    if (news === undefined) continue
    const completion = await completePayment(deps)(news, cartId === undefined ? undefined : { orderId, cartId })
    paid = completion.paid ?? paid
  }
  return ok({ status, paid })
}

const findAttempt = (
  { database }: Pick<AskDeps, 'database'>,
  { orderId, sessionId, reference }: Pick<Asked, 'orderId' | 'sessionId'> & { readonly reference: string | undefined },
): Promise<{ readonly id: string } | undefined> =>
  database.query
    .selectFrom('payment_attempts')
    .select('id')
    .where('order_id', '=', orderId)
    .where((is) => (reference === undefined ? is('session_id', '=', sessionId) : is('id', '=', reference)))
    .executeTakeFirst()
