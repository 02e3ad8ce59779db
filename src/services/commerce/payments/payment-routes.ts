/** The HTTP face of payments. Knows requests and answers; decides nothing. */
import { Hono, type Context } from 'hono'
import {
  PAYMENT_DETAILS_PATH,
  PAYMENT_ERROR_STATUSES,
  PAYMENT_METHODS_PATH,
  PAYMENT_ORDERS_PATH,
  PAYMENTS_PATH,
  PAYPAL_UPDATE_PATH,
} from '../../../contracts/commerce/payment.ts'
import {
  confirmationQuery,
  detailsSubmission,
  paymentMethodsWanted,
  paymentSubmission,
  paypalUpdate,
} from '../../../contracts/commerce/payment-schema.ts'
import { STOREFRONT_CODES } from '../../../markets/storefronts/codes.ts'
import type { Language } from '../../../markets/types.ts'
import { clientAddressOf } from '../../../platform/http/client-address.ts'
import { clientIpOf } from '../../../platform/http/client-ip.ts'
import { checked, firstProblem } from '../../../platform/http/checked.ts'
import { refuse } from '../../../platform/http/door-errors.ts'
import type { ServiceEnv } from '../../../platform/http/service-app.ts'
import type { CallLimit } from '../../../platform/limit-calls.ts'
import { fail, type Result } from '../../../platform/result.ts'
import { bearerToken } from '../bearer-token.ts'
import { refusal, refuseReturn } from '../orders/routes.ts'
import type { IsOwnAddress } from '../own-address.ts'
import { confirmOrder, type ConfirmDeps } from './confirm-order.ts'
import { paymentFailure, type PaymentFailure } from './payment-failure.ts'
import { paymentMethods, submitDetails, submitPayment, updatePaypalOrder } from './submit-payment.ts'

/** In a group of its own: an alternative without one is found in the middle of other words, too. */
const STOREFRONT = `/:storefront{(?:${STOREFRONT_CODES.join('|')})}`

type PaymentRoutesDeps = ConfirmDeps & { readonly cartPrefix: string; readonly isOwnAddress: IsOwnAddress }

export function paymentRoutes(deps: PaymentRoutesDeps) {
  const { cartPrefix, limits, clock, isOwnAddress } = deps
  const confirm = confirmOrder(deps)
  const pay = submitPayment(deps)
  const details = submitDetails(deps)
  const update = updatePaypalOrder(deps)
  const methods = paymentMethods(deps)
  const waitFor = (c: Context, limit: CallLimit): number | undefined => {
    const address = clientAddressOf(c)
    return address === undefined ? undefined : limit.take(address, clock.now())
  }

  return new Hono<ServiceEnv>()
    .get(`/${cartPrefix}${PAYMENT_ORDERS_PATH}/:id/confirmation`, async (c) => {
      c.header('Cache-Control', 'no-store')
      const query = confirmationQuery.safeParse(c.req.query())
      if (!query.success) return refuse(c, 'INVALID_REQUEST', firstProblem(query.error))
      const confirmed = await confirm(bearerToken(c), c.req.param('id'), query.data)
      return confirmed.ok ? c.json(confirmed.value) : refusal(c, confirmed.failure)
    })
    .post(`/${cartPrefix}${PAYMENT_METHODS_PATH}`, checked(paymentMethodsWanted), async (c) => {
      const wanted = c.req.valid('json')
      const wait = waitFor(c, limits.ofOffers)
      return answer(c, wait === undefined ? await methods(wanted) : tooMany(wait, wanted.languageCode))
    })
    .post(`${STOREFRONT}${PAYMENTS_PATH}`, checked(paymentSubmission), async (c) => {
      const submission = c.req.valid('json')
      const { returnUrl, origin = returnUrl } = submission
      if (!isOwnAddress(c, returnUrl)) return refuseReturn(c)
      if (!isOwnAddress(c, origin)) return refuseReturn(c, 'origin')
      return answer(c, await pay(callerOf(c), submission))
    })
    .post(`${STOREFRONT}${PAYMENT_DETAILS_PATH}`, checked(detailsSubmission), async (c) => {
      const wait = waitFor(c, limits.ofAddress)
      return answer(c, wait === undefined ? await details(c.req.valid('json')) : tooMany(wait, 'en'))
    })
    .post(`${STOREFRONT}${PAYPAL_UPDATE_PATH}`, checked(paypalUpdate), async (c) =>
      answer(c, await update(callerOf(c), c.req.valid('json'))),
    )
}

const tooMany = (wait: number, language: Language) => fail(paymentFailure('TOO_MANY_PAYMENTS', language, wait))

const callerOf = (c: Context) => ({
  token: bearerToken(c),
  ip: clientIpOf(c.req.raw.headers) || undefined,
  address: clientAddressOf(c),
})

function answer(c: Context, result: Result<object, PaymentFailure>): Response {
  // A payment is its shopper's alone.
  c.header('Cache-Control', 'no-store')
  if (result.ok) return c.json(result.value)
  const { answer: body, retryAfter } = result.failure
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
  return c.json(body, PAYMENT_ERROR_STATUSES[body.code])
}
