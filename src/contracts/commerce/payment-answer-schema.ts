/** What payment calls answer, as checks: for the description of the API and for tests. Clients do not use them. */
import { z } from 'zod'
import { rawOrder } from './order-answer-schema.ts'
import {
  FAILED_REASONS,
  PAYMENT_ERROR_STATUSES,
  type Confirmation,
  type PaymentErrorAnswer,
  type PaymentErrorCode,
  type PaymentMethodsResponse,
  type PaypalUpdated,
} from './payment.ts'

const named = z.string().min(1)

/** PAY-05 */
export const confirmation = z.strictObject({
  order: rawOrder,
  status: z
    .enum(['paid', 'pending', 'failed'])
    .describe('Pending: waiting for a bank, or for the notification of the provider.'),
  failedReason: z.enum(FAILED_REASONS).exactOptional(),
}) satisfies z.ZodType<Confirmation>

/** PAY-04 */
export const paymentMethodsResponse = z.strictObject({
  paymentMethods: z.array(z.looseObject({ type: named, name: named })),
}) satisfies z.ZodType<PaymentMethodsResponse>

/** PAY-07, PAY-09 */
export const paymentResult = z.strictObject({
  resultCode: named.describe('Authorised, Refused, RedirectShopper and so on, in the provider’s words.'),
  orderId: named.exactOptional().describe('Which order it pays for, once the provider has sent a result.'),
  pspReference: named.exactOptional(),
  action: z.looseObject({}).exactOptional().describe('What the browser has to do next, in the provider’s words.'),
})

/** PAY-08 */
export const paypalUpdated = z.strictObject({
  paymentData: named.describe('A new one each time.'),
  status: z.enum(['success', 'error']),
}) satisfies z.ZodType<PaypalUpdated>

const codes = z.literal(Object.keys(PAYMENT_ERROR_STATUSES).filter(isPaymentErrorCode))

function isPaymentErrorCode(code: string): code is PaymentErrorCode {
  return Object.hasOwn(PAYMENT_ERROR_STATUSES, code)
}

export const paymentError = z.strictObject({
  code: codes.describe('From a closed list: a program may rely on it.'),
  message: named.describe('In the language of the shopper.'),
}) satisfies z.ZodType<PaymentErrorAnswer>
