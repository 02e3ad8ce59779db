/**
 * The payment port through the provider's own library. The library is large and slow to load: it is imported on first use, and
 * never in a shop without the provider's keys.
 */
import type { CheckoutAPI, Client, Types } from '@adyen/api-library'
import { z } from 'zod'
import { TRANSIENT_ERROR_HEADER } from '../../../contracts/payment-provider/payment-provider.ts'
import type { PaymentPort, ProviderFailure } from './payment-port.ts'
import { retryKeyUnderWay } from './retry-key-under-way.ts'
import {
  callProvider,
  modificationAnswer,
  paymentAnswer,
  paymentMethodsAnswer,
  paypalAnswer,
  sessionAnswer,
  sessionResultAnswer,
} from './provider-answers.ts'
import { toProviderFailure } from './provider-failure.ts'

/** How the library reaches the provider: a test has it reach the sandbox instead. */
export type AdyenHttpClient = Client['httpClient']

export type AdyenPortOptions = {
  readonly apiKey: string
  readonly merchantAccount: string
  readonly isLive: boolean
  /** Of the live addresses. */
  readonly livePrefix: string
  readonly httpClient?: AdyenHttpClient
}

const TIMEOUT_MS = 10_000

/** Long: one function per call of the provider. */
export function adyenPort(options: AdyenPortOptions): PaymentPort {
  const { merchantAccount } = options
  let client: Promise<CheckoutAPI> | undefined
  const callCheckout = <Answer extends z.ZodType>(answer: Answer, send: (checkout: CheckoutAPI) => Promise<unknown>) =>
    retryKeyUnderWay(() =>
      callProvider(
        answer,
        async () => {
          client ??= openCheckout(options).catch((error: unknown) => {
            // A failed import is not cached: the next call retries it.
            client = undefined
            throw error
          })
          return plain(await send(await client))
        },
        failureOf,
      ),
    )
  const ours = (request: object) => ({ merchantAccount, ...request })

  return {
    createSession: (request, idempotencyKey) =>
      callCheckout(sessionAnswer, ({ PaymentsApi }) =>
        PaymentsApi.sessions(theirs('session', ours(request)), { idempotencyKey }),
      ),
    sessionResult: (sessionId, sessionResult) =>
      callCheckout(sessionResultAnswer, ({ PaymentsApi }) =>
        PaymentsApi.getResultOfPaymentSession(encodeURIComponent(sessionId), sessionResult),
      ),
    paymentMethods: (request) =>
      callCheckout(paymentMethodsAnswer, ({ PaymentsApi }) =>
        PaymentsApi.paymentMethods(theirs('methods', ours(request))),
      ),
    pay: (request, idempotencyKey) =>
      callCheckout(paymentAnswer, ({ PaymentsApi }) =>
        PaymentsApi.payments(theirs('payment', ours(request)), { idempotencyKey }),
      ),
    submitDetails: (request) =>
      callCheckout(paymentAnswer, ({ PaymentsApi }) => PaymentsApi.paymentsDetails(theirs('details', request))),
    updatePaypalOrder: (request) =>
      callCheckout(paypalAnswer, ({ UtilityApi }) =>
        UtilityApi.updatesOrderForPaypalExpressCheckout(theirs('paypal', request)),
      ),
    capture: (pspReference, request, idempotencyKey) =>
      callCheckout(modificationAnswer, ({ ModificationsApi }) =>
        ModificationsApi.captureAuthorisedPayment(escaped(pspReference), theirs('capture', ours(request)), {
          idempotencyKey,
        }),
      ),
    refund: (pspReference, request, idempotencyKey) =>
      callCheckout(modificationAnswer, ({ ModificationsApi }) =>
        ModificationsApi.refundCapturedPayment(escaped(pspReference), theirs('refund', ours(request)), {
          idempotencyKey,
        }),
      ),
    cancel: (pspReference, request, idempotencyKey) =>
      callCheckout(modificationAnswer, ({ ModificationsApi }) =>
        ModificationsApi.cancelAuthorisedPaymentByPspReference(escaped(pspReference), theirs('cancel', ours(request)), {
          idempotencyKey,
        }),
      ),
    reverse: (pspReference, request, idempotencyKey) =>
      callCheckout(modificationAnswer, ({ ModificationsApi }) =>
        ModificationsApi.refundOrCancelPayment(escaped(pspReference), theirs('reversal', ours(request)), {
          idempotencyKey,
        }),
      ),
  }
}

const escaped = encodeURIComponent

async function openCheckout({ apiKey, isLive, livePrefix, httpClient }: AdyenPortOptions): Promise<CheckoutAPI> {
  const { CheckoutAPI: Checkout, Client: Reach, Config, EnvironmentEnum } = await import('@adyen/api-library')
  const config = new Config({
    apiKey,
    environment: isLive ? EnvironmentEnum.LIVE : EnvironmentEnum.TEST,
    connectionTimeoutMillis: TIMEOUT_MS,
    ...(isLive ? { liveEndpointUrlPrefix: livePrefix } : {}),
  })
  return new Checkout(new Reach(config, httpClient))
}

/** What the library calls the requests of the contract. */
type Theirs = {
  session: Types.checkout.CreateCheckoutSessionRequest
  methods: Types.checkout.PaymentMethodsRequest
  payment: Types.checkout.PaymentRequest
  details: Types.checkout.PaymentDetailsRequest
  paypal: Types.checkout.PaypalUpdateOrderRequest
  capture: Types.checkout.PaymentCaptureRequest
  refund: Types.checkout.PaymentRefundRequest
  cancel: Types.checkout.PaymentCancelRequest
  reversal: Types.checkout.PaymentReversalRequest
}

/** The same JSON: the library has names of its own for the words in it. */
function theirs<Kind extends keyof Theirs>(_kind: Kind, ours: object): Theirs[Kind] {
  return z.custom<Theirs[Kind]>().parse(JSON.parse(JSON.stringify(ours)))
}

/** The library answers with objects of its own kinds. */
function plain(answer: unknown): unknown {
  const json: unknown = JSON.parse(JSON.stringify(answer))
  return json
}

/** What the library throws carries the status of the answer, when there was one. */
function failureOf(error: unknown): ProviderFailure {
  if (!(error instanceof Error)) return toProviderFailure({ status: undefined, message: String(error) })
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : undefined
  const code = 'errorCode' in error && typeof error.errorCode === 'string' ? error.errorCode : undefined
  return toProviderFailure({ status, code, message: error.message, isTransient: isTransient(error) })
}

function isTransient(error: Error): boolean {
  const headers: unknown = 'responseHeaders' in error ? error.responseHeaders : undefined
  return (
    typeof headers === 'object' &&
    headers !== null &&
    TRANSIENT_ERROR_HEADER in headers &&
    headers[TRANSIENT_ERROR_HEADER] === 'true'
  )
}
