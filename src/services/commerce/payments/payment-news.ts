/** An answer of the provider as news of a payment. */
import type { ResultCode } from '../../../contracts/payment-provider.ts'
import type { PaymentNews } from './complete-payment.ts'
import type { PaymentOutcome } from './decide.ts'
import type { ProviderPayment } from './payment-port.ts'

/**
 * Undefined while the shopper has something left to do. Part of the money is money, too: it is not what the order costs, and
 * a person will hear of it.
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

export function newsOf(
  attemptId: string,
  { resultCode, pspReference, amount, method = '' }: ProviderPayment,
  source: PaymentNews['source'],
): PaymentNews | undefined {
  const outcome = OUTCOMES[resultCode]
  if (outcome === undefined || pspReference === undefined) return undefined
  return { reference: attemptId, pspReference, outcome, amount, method, source }
}
