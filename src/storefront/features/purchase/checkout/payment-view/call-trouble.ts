/** What a failed call means for the shopper who was about to pay. Pure. */
import { isObject } from '../../../../../contracts/answer-kinds.ts'
import { CallError } from '../../../../../contracts/call-json.ts'
import { OrderError } from '../../../../../contracts/commerce/order-errors.ts'
import type { Trouble } from './payment-outcome.ts'

/**
 * `closed`: no payment is accepted for this order any more. It has expired or was paid. `decided`: the provider has a payment in
 * this session already, which the shop may not know of yet.
 */
type CallTrouble = Extract<Trouble, 'failed' | 'tooMany' | 'unknown'> | 'closed' | 'decided'

/** By the shop's own codes. */
const BY_CODE: Readonly<Record<string, CallTrouble>> = {
  ORDER_CLOSED: 'closed',
  ORDER_NOT_FOUND: 'closed',
  UNAUTHORIZED: 'closed',
  PAYMENT_REFUSED: 'failed',
  INVALID_REQUEST: 'failed',
  TOO_MANY_PAYMENTS: 'tooMany',
}

/** By the provider's, in a session that is over. */
const BY_PROVIDER_CODE: ReadonlyMap<unknown, CallTrouble> = new Map([
  ['14_031', 'closed'],
  ['14_032', 'decided'],
  ['14_033', 'closed'],
])

/** Timeout or conflict: another request may be, or have been, in progress. */
const IN_DOUBT: ReadonlySet<number> = new Set([408, 409])

/**
 * Of a payment with store credit. The message is for the shopper: what the code has left, until when it was valid, or that there were too
 * many tries, after which a card still pays.
 */
export const isCreditRefusal = (error: unknown): error is OrderError =>
  error instanceof OrderError && (error.code.startsWith('CREDIT_') || error.code === 'TOO_MANY_PAYMENTS')

export function callTrouble(error: unknown): CallTrouble {
  if (error instanceof OrderError) return BY_CODE[error.code] ?? 'unknown'
  if (!(error instanceof CallError)) return 'unknown'
  const { answer, status = 500 } = error
  const byProvider = isObject(answer) && 'errorCode' in answer ? BY_PROVIDER_CODE.get(answer.errorCode) : undefined
  if (byProvider !== undefined) return byProvider
  if (status === 429) return 'tooMany'
  // The service responded with a rejection: it is certain that nothing was paid.
  return status >= 400 && status < 500 && !IN_DOUBT.has(status) ? 'failed' : 'unknown'
}
