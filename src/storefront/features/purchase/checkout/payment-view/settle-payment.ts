/** Fetches the result of a payment from the service, with retries, since money is at stake. */
import type { OrderClient } from '../../../../../contracts/commerce/order-client.ts'
import { OrderError, PaymentFailedError } from '../../../../../contracts/commerce/order-errors.ts'
import type { Order } from '../../../../../contracts/commerce/to-order.ts'
import type { StoredPayment } from '../stored-payments.ts'
import { troubleOf, type Trouble } from './payment-outcome.ts'

export type Settled =
  | { readonly kind: 'paid' | 'pending'; readonly order: Order }
  /** No payment attempt, or none that the service knows of yet. */
  | { readonly kind: 'open' }
  | { readonly kind: 'trouble'; readonly trouble: Trouble }
  /** The service has no such order, or this browser may not see it. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'unreachable' }

type Deps = {
  readonly orders: Pick<OrderClient, 'confirmPaymentSession'>
  /** Between two questions. */
  readonly wait?: (milliseconds: number) => Promise<void>
}

const WAITS = [500, 1500]

const GONE: ReadonlySet<string> = new Set(['UNAUTHORIZED', 'ORDER_NOT_FOUND'])

const later = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

export async function settlePayment(
  { orders, wait = later }: Deps,
  { order, session, sessionResult }: Pick<StoredPayment, 'order' | 'session' | 'sessionResult'>,
): Promise<Settled> {
  // Lets the service query the provider, if a payment was attempted.
  const brought = sessionResult ? { sessionId: session.id, sessionResult } : {}
  for (const pause of [...WAITS, undefined]) {
    try {
      const confirmed = await orders.confirmPaymentSession(order.id, session.orderToken, brought)
      if (confirmed.status === 'paid') return { kind: 'paid', order: confirmed.order }
      const isTried = confirmed.order.payment.status !== 'open'
      return isTried ? { kind: 'pending', order: confirmed.order } : { kind: 'open' }
    } catch (error) {
      if (error instanceof PaymentFailedError) return { kind: 'trouble', trouble: troubleOf(error.message) }
      if (error instanceof OrderError && GONE.has(error.code)) return { kind: 'gone' }
      if (pause !== undefined) await wait(pause)
    }
  }
  return { kind: 'unreachable' }
}
