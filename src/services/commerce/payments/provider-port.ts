/**
 * The payment port over plain HTTP calls, for the sandbox and the provider alike: both have the same API at different
 * addresses (ADR 45).
 */
import { CallError, callJson, type Fetch } from '../../../contracts/call-json.ts'
import {
  API_KEY_HEADER,
  IDEMPOTENCY_HEADER,
  TRANSIENT_ERROR_HEADER,
  type ModificationKind,
} from '../../../contracts/payment-provider/payment-provider.ts'
import { fail, ok } from '../../../platform/result.ts'
import { retryKeyUnderWay } from './retry-key-under-way.ts'
import type { Modified, ProviderResponse, PaymentPort, ProviderFailure } from './payment-port.ts'
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

export type ProviderPortOptions = {
  readonly fetch: Fetch
  /** Of the checkout API, with its version. */
  readonly apiUrl: string
  readonly apiKey: string
  readonly merchantAccount: string
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 10_000

export function providerPort(options: ProviderPortOptions): PaymentPort {
  const { fetch, apiUrl, apiKey, merchantAccount, timeoutMs = TIMEOUT_MS } = options

  const call = async (method: 'GET' | 'POST', path: string, body?: object, key?: string): ProviderResponse<unknown> => {
    let isTransient = false
    try {
      const answer = await callJson({
        async fetch(request) {
          const response = await fetch(request)
          isTransient = response.headers.get(TRANSIENT_ERROR_HEADER) === 'true'
          return response
        },
        url: `${apiUrl}${path}`,
        method,
        headers: { [API_KEY_HEADER]: apiKey, ...(key === undefined ? {} : { [IDEMPOTENCY_HEADER]: key }) },
        ...(body === undefined ? {} : { body }),
        timeoutMs,
      })
      return ok(answer.body)
    } catch (error) {
      return fail(failureOf(error, isTransient))
    }
  }
  const post = (path: string, body: object, key?: string) => () => call('POST', path, { merchantAccount, ...body }, key)

  const modify =
    (kind: ModificationKind) =>
    (pspReference: string, request: object, key: string): ProviderResponse<Modified> =>
      retryKeyUnderWay(() =>
        callProvider(modificationAnswer, post(`/payments/${encodeURIComponent(pspReference)}/${kind}`, request, key)),
      )

  return {
    createSession: (request, key) =>
      retryKeyUnderWay(() => callProvider(sessionAnswer, post('/sessions', request, key))),
    sessionResult: (sessionId, sessionResult) => {
      const query = new URLSearchParams({ sessionResult })
      const path = `/sessions/${encodeURIComponent(sessionId)}?${query}`
      return callProvider(sessionResultAnswer, () => call('GET', path))
    },
    paymentMethods: (request) => callProvider(paymentMethodsAnswer, post('/paymentMethods', request)),
    pay: (request, key) => retryKeyUnderWay(() => callProvider(paymentAnswer, post('/payments', request, key))),
    submitDetails: (request) => callProvider(paymentAnswer, () => call('POST', '/payments/details', request)),
    updatePaypalOrder: (request) => callProvider(paypalAnswer, () => call('POST', '/paypal/updateOrder', request)),
    capture: modify('captures'),
    refund: modify('refunds'),
    cancel: modify('cancels'),
    reverse: modify('reversals'),
  }
}

function failureOf(error: unknown, isTransient: boolean): ProviderFailure {
  if (!(error instanceof CallError)) return toProviderFailure({ status: undefined, message: String(error) })
  const { status, message, answer } = error
  return toProviderFailure({ status, message, ...errorOf(answer), isTransient })
}

function errorOf(answer: unknown): { readonly code?: string; readonly message?: string } {
  if (typeof answer !== 'object' || answer === null) return {}
  return {
    ...('errorCode' in answer && typeof answer.errorCode === 'string' ? { code: answer.errorCode } : {}),
    ...('message' in answer && typeof answer.message === 'string' ? { message: answer.message } : {}),
  }
}
