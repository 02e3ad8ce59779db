/** Payments that the browser hands to us and not to the provider: wallets, and what a shopper brings back from elsewhere. */
import type {
  DetailsSubmission,
  PaymentMethodsResponse,
  PaymentMethodsQuery,
  PaymentResult,
  PaymentSubmission,
  PaypalUpdate,
  PaypalUpdated,
} from '../../../contracts/commerce/payment.ts'
import { FREE_METHOD } from '../../../contracts/commerce/payment.ts'
import { fail, ok, type Result } from '../../../platform/result.ts'
import { orderText } from '../orders/order-texts.ts'
import { readAttempt } from '../orders/stored-order.ts'
import { orderToPay } from './allowed-order.ts'
import { reserveForPayment, type BeginDeps } from './begin-payment.ts'
import { completePayment, type CompletionDeps } from './complete-payment.ts'
import { keyOf } from './open-session.ts'
import { paymentFailure, providerFailure, type PaymentFailure } from './payment-failure.ts'
import { toPaymentUpdate } from './payment-update.ts'
import type { PaymentPort, ProviderFailure, ProviderPayment } from './payment-port.ts'
import { paymentTerms, SESSION_LIFE } from './payment-terms.ts'
import { PAYMENT_LOG } from '../log-codes.ts'

export type SubmitDeps = CompletionDeps &
  BeginDeps & {
    readonly port: PaymentPort
  }

export type PaymentCaller = {
  readonly token: string
  /** Where it comes from, for the provider's judgement of risk. Undefined when it is not known. */
  readonly ip?: string | undefined
  /** What it is counted under. */
  readonly client: string
}

/** Refused cards of one order; after that many the shopper should choose another payment method. */
const MAX_REFUSALS = 5

/** PAY-07 */
export const submitPayment =
  (deps: SubmitDeps) =>
  async (
    { token, ip, client }: PaymentCaller,
    submission: PaymentSubmission,
  ): Promise<Result<PaymentResult, PaymentFailure>> => {
    const { database, clock, limits, port } = deps
    const found = await orderToPay(deps, token)
    if (!found.ok) return found
    const order = found.value
    const { language } = order.snapshot
    const now = clock.now()
    const wait = await limits.take('payment.submit', { client, subject: order.cartId })
    if (wait !== undefined) return fail(paymentFailure('TOO_MANY_PAYMENTS', language, wait))
    const attempt = await readAttempt(database.query, order.id)
    const isOver = attempt === undefined || now.getTime() - Date.parse(attempt.createdAt) >= SESSION_LIFE
    if (order.state !== 'open' || isOver) return fail(paymentFailure('ORDER_CLOSED', language))
    const { totals, market } = order.snapshot
    if (totals.total === 0) return ok(await settled(deps, attempt.id, freePayment(order.id, market.currency)))
    const payments = await database.query
      .selectFrom('payments')
      .select(['state', 'attempt_id'])
      .where('order_id', '=', order.id)
      .execute()
    // Paid after the order was read: another payment would have another key, and would have to be reversed.
    if (payments.some(({ state }) => state === 'authorised')) return fail(paymentFailure('ORDER_CLOSED', language))
    // Ordering again after too many refusals opens a new session, with as many attempts as the first.
    const refusals = payments.filter(({ state, attempt_id: id }) => id === attempt.id && state !== 'pending').length
    if (refusals >= MAX_REFUSALS) return fail(paymentFailure('TOO_MANY_PAYMENTS', language, SESSION_LIFE / 1000))

    if (!(await reserveForPayment(deps, order, client))) return fail(paymentFailure('ORDER_CLOSED', language))

    const request = {
      ...paymentTerms(order, attempt),
      ...submission,
      reference: attempt.id,
      ...(ip === undefined ? {} : { shopperIP: ip }),
    }
    // Of the same words after the same refusals: sent twice it is one payment, tried again it is another.
    const paid = await port.pay(request, keyOf(attempt.id, { ...request, refusals }))
    if (!paid.ok) return refusedBy(deps, paid.failure, order.id, language)
    return ok(await settled(deps, attempt.id, paid.value))
  }

/** An order that costs nothing is not sent to the provider. One payment for each order: repeating it is idempotent. */
const freePayment = (orderId: string, currency: string): ProviderPayment => ({
  resultCode: 'Authorised',
  pspReference: `${FREE_METHOD}-${orderId}`,
  amount: { value: 0, currency },
  method: FREE_METHOD,
})

/**
 * PAY-09. The details themselves prove that the shopper was at the bank; a token is not required, since a shopper who returns in
 * another browser has none.
 */
export const submitDetails =
  (deps: SubmitDeps) =>
  async ({ details, paymentData }: DetailsSubmission): Promise<Result<PaymentResult, PaymentFailure>> => {
    const answer = await deps.port.submitDetails({ details, ...(paymentData === undefined ? {} : { paymentData }) })
    if (!answer.ok) return refusedBy(deps, answer.failure, undefined, 'en')
    return ok(await settled(deps, answer.value.merchantReference, answer.value))
  }

/** PAY-08: the shop decides what the order costs. */
export const updatePaypalOrder =
  (deps: SubmitDeps) =>
  async ({ token, client }: PaymentCaller, update: PaypalUpdate): Promise<Result<PaypalUpdated, PaymentFailure>> => {
    const found = await orderToPay(deps, token)
    if (!found.ok) return found
    const order = found.value
    const { language, market, totals, shipping } = order.snapshot
    if (order.state !== 'open') return fail(paymentFailure('ORDER_CLOSED', language))
    const wait = await deps.limits.take('payment.paypal-update', { client, subject: order.id })
    if (wait !== undefined) return fail(paymentFailure('TOO_MANY_PAYMENTS', language, wait))
    const amountOf = (value: number) => ({ value, currency: market.currency })
    const answer = await deps.port.updatePaypalOrder({
      ...update,
      amount: amountOf(totals.total),
      taxTotal: { amount: amountOf(totals.externalTax ?? totals.tax) },
      deliveryMethods: [
        {
          reference: shipping.id,
          description: shipping.name,
          type: 'Shipping',
          amount: amountOf(shipping.totalWithDiscount),
          selected: true,
        },
      ],
    })
    return answer.ok ? answer : refusedBy(deps, answer.failure, order.id, language)
  }

/** PAY-04 */
export const paymentMethods =
  (deps: Pick<SubmitDeps, 'port' | 'log'>) =>
  async ({ languageCode, ...wanted }: PaymentMethodsQuery): Promise<Result<PaymentMethodsResponse, PaymentFailure>> => {
    const methods = await deps.port.paymentMethods({
      ...wanted,
      shopperLocale: `${languageCode}-${wanted.countryCode}`,
    })
    if (!methods.ok) {
      refusedBy(deps, methods.failure, undefined, languageCode)
      // There is no payment attempt yet.
      const message = orderText(languageCode, 'paymentUnavailable', {})
      return fail({ answer: { code: 'PAYMENT_UNAVAILABLE', message } })
    }
    return ok({ paymentMethods: methods.value.map((method) => ({ ...method })) })
  }

/**
 * Completes a payment the same way as a webhook does. A payment that is reversed immediately was not paid, whatever result the
 * provider returned.
 */
async function settled(
  deps: SubmitDeps,
  attemptId: string | undefined,
  { resultCode, pspReference, action, ...payment }: ProviderPayment,
): Promise<PaymentResult> {
  const answer = {
    ...(pspReference === undefined ? {} : { pspReference }),
    ...(action === undefined ? {} : { action }),
  }
  const result = { resultCode, ...payment, ...answer }
  const update = attemptId === undefined ? undefined : toPaymentUpdate(attemptId, result, 'browser')
  const completion = update === undefined ? undefined : await completePayment(deps)(update)
  return {
    resultCode: completion?.effect === 'reversing' ? 'Refused' : resultCode,
    ...(completion?.orderId === undefined ? {} : { orderId: completion.orderId }),
    ...answer,
  }
}

function refusedBy(
  { log }: Pick<SubmitDeps, 'log'>,
  failure: ProviderFailure,
  orderId: string | undefined,
  language: Parameters<typeof providerFailure>[1],
) {
  const { kind, status, code: providerCode, message: reason } = failure
  log.write(PAYMENT_LOG.providerCallFailed, { orderId, kind, status, providerCode, reason })
  return fail(providerFailure(failure, language))
}
