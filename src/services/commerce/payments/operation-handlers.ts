/** Handlers of the payment operations. They know calls and replies; they decide nothing. */
import type { paymentOperations } from '../../../contracts/commerce/payment-operations.ts'
import { PAYMENT_ERROR_STATUSES } from '../../../contracts/commerce/payment.ts'
import type { Language } from '../../../markets/types.ts'
import { bearerToken, type CallContext } from '../../../platform/http/call-context.ts'
import { clientOf } from '../../../platform/http/client-address.ts'
import { clientIpOf } from '../../../platform/http/client-ip.ts'
import { success, type Handlers, type Rejection, type Success } from '../../../platform/http/operations.ts'
import { retryAfterHeader } from '../../../platform/rate-limit/too-many-requests.ts'
import { fail, type Result } from '../../../platform/result.ts'
import { rejection, rejectReturnUrl } from '../orders/handlers.ts'
import type { IsOwnAddress } from '../own-address.ts'
import { beginPayment } from './begin-payment.ts'
import { confirmOrder, type ConfirmDeps } from './confirm-order.ts'
import { payByCredit } from './pay-by-credit.ts'
import { paymentFailure, type PaymentFailure } from './payment-failure.ts'
import { paymentMethods, submitDetails, submitPayment, updatePaypalOrder } from './submit-payment.ts'

type PaymentHandlerDeps = ConfirmDeps & { readonly isOwnAddress: IsOwnAddress }

export function paymentOperationHandlers(deps: PaymentHandlerDeps): Handlers<typeof paymentOperations> {
  const { limits, isOwnAddress } = deps
  const confirm = confirmOrder(deps)
  const begin = beginPayment(deps)
  const pay = submitPayment(deps)
  const credit = payByCredit(deps)
  const details = submitDetails(deps)
  const update = updatePaypalOrder(deps)
  const methods = paymentMethods(deps)

  return {
    async confirmPayment(call) {
      const confirmed = await confirm(callerOf(call), call.params['id'] ?? '', call.query)
      return confirmed.ok ? success(confirmed.value) : rejection(confirmed.failure)
    },
    beginPayment: async (call) => reply(await begin(callerOf(call))),
    async listPaymentMethods(call) {
      const wait = await limits.take('payment.methods', { client: clientOf(call) })
      return reply(wait === undefined ? await methods(call.input) : tooMany(wait, call.input.languageCode))
    },
    async submitPayment(call) {
      const { returnUrl, origin = returnUrl } = call.input
      if (!isOwnAddress(call, returnUrl)) return rejectReturnUrl()
      if (!isOwnAddress(call, origin)) return rejectReturnUrl('origin')
      return reply(await pay(callerOf(call), call.input))
    },
    payByCredit: async (call) => reply(await credit(callerOf(call), call.input)),
    async submitPaymentDetails(call) {
      const wait = await limits.take('payment.details', { client: clientOf(call) })
      return reply(wait === undefined ? await details(call.input) : tooMany(wait, 'en'))
    },
    updatePaypalOrder: async (call) => reply(await update(callerOf(call), call.input)),
  }
}

const tooMany = (wait: number, language: Language) => fail(paymentFailure('TOO_MANY_PAYMENTS', language, wait))

const callerOf = (call: CallContext) => ({
  token: bearerToken(call),
  ip: clientIpOf(call.headers) || undefined,
  client: clientOf(call),
})

function reply<Value>(result: Result<Value, PaymentFailure>): Success<Value> | Rejection {
  if (result.ok) return success(result.value)
  const { answer: value, retryAfter } = result.failure
  return { ok: false, status: PAYMENT_ERROR_STATUSES[value.code], value, headers: retryAfterHeader(retryAfter) }
}
