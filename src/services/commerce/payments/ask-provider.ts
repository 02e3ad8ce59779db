/** Asks the provider what became of a session, and has the one path of completion act on the answer. */
import type { SessionStatus } from '../../../contracts/payment-provider.ts'
import { fail, ok, type Result } from '../../../platform/result.ts'
import { completePayment, type CompletionDeps } from './complete-payment.ts'
import { newsOf, type PaymentNews } from './payment-news.ts'
import type { PaymentPort, ProviderFailure } from './payment-port.ts'

type AskDeps = CompletionDeps & { readonly port: Pick<PaymentPort, 'sessionResult'> }

type Asked = {
  readonly orderId: string
  readonly sessionId: string
  /** As the shopper's browser brought it. */
  readonly sessionResult: string
  readonly source: PaymentNews['source']
  /** The attempt of the order that has the session, where that is known already. */
  readonly attemptId?: string | undefined
}

/** How the session stands. A session of another order is none: nobody pays one order with the money of another. */
export async function askProvider(
  deps: AskDeps,
  { orderId, sessionId, sessionResult, source, attemptId }: Asked,
): Promise<Result<SessionStatus, ProviderFailure>> {
  const outcome = await deps.port.sessionResult(sessionId, sessionResult)
  if (!outcome.ok) return outcome
  const { status, payments } = outcome.value
  const { reference } = outcome.value
  const isKnown = attemptId !== undefined && (reference === undefined || reference === attemptId)
  const attempt = isKnown ? { id: attemptId } : await findAttempt(deps, { orderId, sessionId, reference })
  if (attempt === undefined) return fail({ kind: 'refused', message: 'The session is of another order' })
  for (const payment of payments) {
    const news = newsOf(attempt.id, payment, source)
    if (news !== undefined) await completePayment(deps)(news)
  }
  return ok(status)
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
