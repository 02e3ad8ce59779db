/** Asks the provider what became of a session, and has the one path of completion act on the answer. */
import type { SessionStatus } from '../../../contracts/payment-provider.ts'
import { fail, ok, type Result } from '../../../platform/result.ts'
import { completePayment, type CompletionDeps, type PaymentNews } from './complete-payment.ts'
import { newsOf } from './payment-news.ts'
import type { PaymentPort, ProviderFailure } from './payment-port.ts'

type AskDeps = CompletionDeps & { readonly port: Pick<PaymentPort, 'sessionResult'> }

type Asked = {
  readonly orderId: string
  readonly sessionId: string
  /** As the shopper's browser brought it. */
  readonly sessionResult: string
  readonly source: PaymentNews['source']
}

/** How the session stands. A session of another order is none: nobody pays one order with the money of another. */
export async function askProvider(
  deps: AskDeps,
  { orderId, sessionId, sessionResult, source }: Asked,
): Promise<Result<SessionStatus, ProviderFailure>> {
  const outcome = await deps.port.sessionResult(sessionId, sessionResult)
  if (!outcome.ok) return outcome
  const { status, payments } = outcome.value
  const attempt = await deps.database.query
    .selectFrom('payment_attempts')
    .select('id')
    .where('order_id', '=', orderId)
    .where((is) =>
      outcome.value.reference === undefined ? is('session_id', '=', sessionId) : is('id', '=', outcome.value.reference),
    )
    .executeTakeFirst()
  if (attempt === undefined) return fail({ kind: 'refused', message: 'The session is of another order' })
  for (const payment of payments) {
    const news = newsOf(attempt.id, payment, source)
    if (news !== undefined) await completePayment(deps)(news)
  }
  return ok(status)
}
