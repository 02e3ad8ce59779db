/** An update on a payment from any source, the result of processing it, and the conversion of the provider's responses. */
import type { Amount, ResultCode } from '../../../contracts/payment-provider/payment-provider.ts'
import type { LogCode } from '../../../platform/log/log-code.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import type { PaymentOutcome } from './decide.ts'
import type { ProviderPayment } from './payment-port.ts'

export type PaymentUpdate = {
  /** Of the attempt. */
  readonly reference: string
  readonly pspReference: string
  readonly outcome: PaymentOutcome
  /** Undefined when the provider did not send it: the order does not count as paid before it does. */
  readonly amount: Amount | undefined
  readonly method: string
  readonly source: 'webhook' | 'browser' | 'reconciler'
  /** The store credit that pays, instead of the provider. */
  readonly creditId?: string
}

export type PaidOrder = { readonly order: StoredOrder; readonly method: string }

/** The result of processing an update. */
export type Completion = {
  /** `unknown`: it is about nothing of ours. `noted`: nothing but the payment itself changed, or not even that. */
  readonly effect:
    | 'unknown'
    | 'noted'
    | 'paid'
    | 'captured'
    | 'held'
    | 'reversing'
    | 'reversed'
    | 'refunded'
    | 'cancelled'
  readonly orderId?: string
  /** The order as it is from then on, where it was paid, and how. */
  readonly paid?: PaidOrder
  /** Logged after the commit: a person should look at it. */
  readonly alert?: LogCode
}

/**
 * Undefined while the shopper has something left to do. A partial authorisation counts as authorised: the amount differs from
 * what the order costs, so that the order is held and a person is alerted.
 */
const OUTCOMES: Readonly<Record<ResultCode, PaymentOutcome | undefined>> = {
  Authorised: 'authorised',
  PartiallyAuthorised: 'authorised',
  Received: 'pending',
  Pending: 'pending',
  PresentToShopper: 'pending',
  Refused: 'refused',
  Cancelled: 'cancelled',
  Error: 'failed',
  RedirectShopper: undefined,
  IdentifyShopper: undefined,
  ChallengeShopper: undefined,
  AuthenticationFinished: undefined,
  AuthenticationNotRequired: undefined,
}

export function toPaymentUpdate(
  attemptId: string,
  { resultCode, pspReference, amount, method = '' }: ProviderPayment,
  source: PaymentUpdate['source'],
): PaymentUpdate | undefined {
  const outcome = OUTCOMES[resultCode]
  if (outcome === undefined || pspReference === undefined) return undefined
  return { reference: attemptId, pspReference, outcome, amount, method, source }
}
