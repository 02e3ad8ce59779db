/** The provider's errors: its own shape, its own numbers. The input is never repeated in them. */
import type { Context } from 'hono'
import type { ProviderError } from '../../../contracts/payment-provider/payment-provider.ts'
import { newPspReference } from '../references.ts'

export type Refusal = Omit<ProviderError, 'status' | 'pspReference'> & {
  readonly status: 400 | 401 | 403 | 409 | 422 | 500
}

export const invalid = (errorCode: string, message: string): Refusal => ({
  status: 422,
  errorCode,
  message,
  errorType: 'validation',
})

export const UNAUTHORIZED: Refusal = {
  status: 401,
  errorCode: '000',
  message: 'HTTP Status Response - Unauthorized',
  errorType: 'security',
}

export const WRONG_ACCOUNT: Refusal = {
  status: 403,
  errorCode: '901',
  message: 'Invalid Merchant Account',
  errorType: 'security',
}

export const NO_SUCH_PAYMENT = invalid('167', 'Original pspReference required for this operation')
export const NO_SUCH_SESSION = invalid('14_028', 'There is no such session.')

export function refuse(c: Context, refusal: Refusal): Response {
  const { status, errorCode, message, errorType } = refusal
  const error: ProviderError = { status, errorCode, message, errorType, pspReference: newPspReference() }
  return c.json(error, status)
}
