/** What a call that failed means for whoever was about to pay. Pure. */
import { isObject } from '../../../../../contracts/answer-kinds.ts'
import { CallError } from '../../../../../contracts/call-json.ts'
import { OrderError } from '../../../../../contracts/commerce/order-errors.ts'
import type { Trouble } from './payment-outcome.ts'

/** `closed`: nothing is taken for this order any more. It is over, or somebody has paid. */
type CallTrouble = Extract<Trouble, 'failed' | 'tooMany' | 'unknown'> | 'closed'

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
const CLOSED_CODES: ReadonlySet<unknown> = new Set(['14_031', '14_032'])

/** Somebody else may be at it, or was. */
const IN_DOUBT: ReadonlySet<number> = new Set([408, 409])

export function callTrouble(error: unknown): CallTrouble {
  if (error instanceof OrderError) return BY_CODE[error.code] ?? 'unknown'
  if (!(error instanceof CallError)) return 'unknown'
  const { answer, status = 500 } = error
  if (isObject(answer) && 'errorCode' in answer && CLOSED_CODES.has(answer.errorCode)) return 'closed'
  if (status === 429) return 'tooMany'
  // Whoever was asked has answered: it is known that nothing came of it.
  return status >= 400 && status < 500 && !IN_DOUBT.has(status) ? 'failed' : 'unknown'
}
