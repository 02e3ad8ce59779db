/** What the provider's and the service's words mean for the shopper. Pure. */
import type { ResultCode } from '../../../../../contracts/payment-provider/payment-provider.ts'
import type { Texts } from '../../../../../contracts/storefront/texts/types.ts'

/** Why there is still something to pay. What exactly a bank had against it is between the bank and the shopper. */
export type Trouble =
  | 'refused'
  | 'unauthenticated'
  | 'failed'
  | 'cancelled'
  | 'unknown'
  | 'tooMany'
  | 'expired'
  | 'soldOut'

export type Outcome = 'paid' | 'pending' | Extract<Trouble, 'refused' | 'cancelled' | 'failed'>

const OUTCOMES: Readonly<Record<ResultCode, Outcome>> = {
  Authorised: 'paid',
  Received: 'pending',
  Pending: 'pending',
  PresentToShopper: 'pending',
  Refused: 'refused',
  PartiallyAuthorised: 'refused',
  Error: 'failed',
  Cancelled: 'cancelled',
  // The shopper is back, and has decided nothing.
  RedirectShopper: 'cancelled',
  IdentifyShopper: 'cancelled',
  ChallengeShopper: 'cancelled',
  AuthenticationFinished: 'cancelled',
  AuthenticationNotRequired: 'cancelled',
}

/** An unknown result code never counts as paid. */
export const outcomeOf = (resultCode: ResultCode): Outcome => OUTCOMES[resultCode] ?? 'failed'

/** PAY-05: the service says why the order is not paid. */
const REASONS: Readonly<Record<string, Trouble>> = {
  REFUSED: 'refused',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
  REPLACED: 'expired',
  SOLD_OUT: 'soldOut',
}

export const troubleOf = (failedReason: string): Trouble => REASONS[failedReason] ?? 'failed'

/** Nothing can be paid in such a session any more. */
export const isDead = (trouble: Trouble): boolean => trouble === 'expired' || trouble === 'soldOut'

const TEXTS = {
  refused: 'paymentRefused',
  unauthenticated: 'paymentUnauthenticated',
  failed: 'paymentFailed',
  cancelled: 'paymentCancelled',
  unknown: 'paymentUnknown',
  tooMany: 'paymentTooMany',
  expired: 'paymentExpired',
  soldOut: 'paymentSoldOut',
} as const satisfies Readonly<Record<Trouble, keyof Texts>>

export const troubleText = (trouble: Trouble, texts: Texts): string => texts[TEXTS[trouble]]

export const isTrouble = (value: unknown): value is Trouble => typeof value === 'string' && Object.hasOwn(TEXTS, value)

/** ANA-10 knows three reasons. */
export function cancelReason(trouble: Trouble): 'refused' | 'cancelled' | 'failed' {
  if (trouble === 'cancelled') return trouble
  return trouble === 'refused' || trouble === 'unauthenticated' ? 'refused' : 'failed'
}
