/**
 * Schemas of the provider's responses. Unknown members are ignored: the provider adds some at any time.
 */
import { z } from 'zod'
import type { PaymentMethod, ResultCode, SessionStatus } from '../../../contracts/payment-provider/payment-provider.ts'
import { fail, ok } from '../../../platform/result.ts'
import type { ProviderResponse } from './payment-port.ts'

const RESULT_CODES = [
  'Authorised',
  'Received',
  'Pending',
  'Refused',
  'Cancelled',
  'Error',
  'RedirectShopper',
  'IdentifyShopper',
  'ChallengeShopper',
  'PresentToShopper',
  'PartiallyAuthorised',
  'AuthenticationFinished',
  'AuthenticationNotRequired',
] as const satisfies readonly ResultCode[]

const STATUSES = [
  'active',
  'canceled',
  'completed',
  'expired',
  'paymentPending',
  'refused',
] as const satisfies readonly SessionStatus[]

const reference = z.string().min(1).max(80)
const amount = z.object({ value: z.int(), currency: z.string().length(3) })

export const paymentAnswer = z
  .object({
    resultCode: z.enum(RESULT_CODES),
    pspReference: reference.exactOptional(),
    merchantReference: reference.exactOptional(),
    amount: amount.exactOptional(),
    paymentMethod: z.object({ type: z.string().exactOptional(), brand: z.string().exactOptional() }).exactOptional(),
    action: z.record(z.string(), z.unknown()).exactOptional(),
  })
  .transform(({ paymentMethod, ...answer }) => {
    const method = paymentMethod?.brand ?? paymentMethod?.type
    return { ...answer, ...(method === undefined ? {} : { method }) }
  })

export const sessionAnswer = z.object({ id: reference, sessionData: z.string().min(1) })

export const sessionResultAnswer = z
  .object({
    reference: reference.optional(),
    status: z.enum(STATUSES),
    payments: z.array(paymentAnswer).default([]),
  })
  .transform((answer) => ({ ...answer, reference: answer.reference }))

const issuer = z.object({ id: z.string(), name: z.string(), disabled: z.boolean().exactOptional() })
const paymentMethod = z.object({
  type: z.string(),
  name: z.string(),
  brands: z.array(z.string()).exactOptional(),
  configuration: z.record(z.string(), z.string()).exactOptional(),
  issuers: z.array(issuer).exactOptional(),
})

export const paymentMethodsAnswer = z
  .object({ paymentMethods: z.array(paymentMethod).default([]) })
  .transform(({ paymentMethods }): readonly PaymentMethod[] => paymentMethods)

export const modificationAnswer = z.object({ pspReference: reference })

export const paypalAnswer = z.object({ paymentData: z.string().min(1), status: z.enum(['success', 'error']) })

/** Calls the provider, and accepts the response only when it matches the schema. */
export async function callProvider<Answer extends z.ZodType>(
  answer: Answer,
  send: () => ProviderResponse<unknown>,
): ProviderResponse<z.output<Answer>> {
  const sent = await send()
  if (!sent.ok) return sent
  const parsed = answer.safeParse(sent.value)
  if (parsed.success) return ok(parsed.data)
  const [issue] = parsed.error.issues
  return fail({ kind: 'invalid', message: `The answer is not understood: ${issue?.path.join('.')} ${issue?.message}` })
}
