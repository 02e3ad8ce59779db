/** The payment port over plain calls: how the shop speaks to the sandbox, in this process or on another machine. */
import { CallError, callJson, type Fetch } from '../../../contracts/call-json.ts'
import {
  API_KEY_HEADER,
  IDEMPOTENCY_HEADER,
  PAYMENTS_SERVER_PATH,
  type ModificationKind,
} from '../../../contracts/payment-provider/payment-provider.ts'
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

export type SandboxPortOptions = {
  readonly fetch: Fetch
  readonly baseUrl: string
  readonly apiKey: string
  readonly merchantAccount: string
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 10_000

export function sandboxPort(options: SandboxPortOptions): PaymentPort {
  const { fetch, baseUrl, apiKey, merchantAccount, timeoutMs = TIMEOUT_MS } = options

  const call = async (method: 'GET' | 'POST', path: string, body?: object, key?: string): Promise<unknown> => {
    const answer = await callJson({
      fetch,
      url: `${baseUrl}${PAYMENTS_SERVER_PATH}${path}`,
      method,
      headers: { [API_KEY_HEADER]: apiKey, ...(key === undefined ? {} : { [IDEMPOTENCY_HEADER]: key }) },
      ...(body === undefined ? {} : { body }),
      timeoutMs,
    })
    return answer.body
  }
  const post = (path: string, body: object, key?: string) => () => call('POST', path, { merchantAccount, ...body }, key)

  const modify =
    (kind: ModificationKind) =>
    (pspReference: string, request: object, key: string): ProviderResponse<Modified> =>
      retryKeyUnderWay(() =>
        callProvider(
          modificationAnswer,
          post(`/payments/${encodeURIComponent(pspReference)}/${kind}`, request, key),
          failureOf,
        ),
      )

  return {
    createSession: (request, key) =>
      retryKeyUnderWay(() => callProvider(sessionAnswer, post('/sessions', request, key), failureOf)),
    sessionResult: (sessionId, sessionResult) => {
      const query = new URLSearchParams({ sessionResult })
      const path = `/sessions/${encodeURIComponent(sessionId)}?${query}`
      return callProvider(sessionResultAnswer, () => call('GET', path), failureOf)
    },
    paymentMethods: (request) => callProvider(paymentMethodsAnswer, post('/paymentMethods', request), failureOf),
    pay: (request, key) =>
      retryKeyUnderWay(() => callProvider(paymentAnswer, post('/payments', request, key), failureOf)),
    submitDetails: (request) =>
      callProvider(paymentAnswer, () => call('POST', '/payments/details', request), failureOf),
    updatePaypalOrder: (request) =>
      callProvider(paypalAnswer, () => call('POST', '/paypal/updateOrder', request), failureOf),
    capture: modify('captures'),
    refund: modify('refunds'),
    cancel: modify('cancels'),
    reverse: modify('reversals'),
  }
}

function failureOf(error: unknown): ProviderFailure {
  if (!(error instanceof CallError)) return toProviderFailure({ status: undefined, message: String(error) })
  const { status, message, answer } = error
  return toProviderFailure({ status, message, ...errorOf(answer) })
}

function errorOf(answer: unknown): { readonly code?: string; readonly message?: string } {
  if (typeof answer !== 'object' || answer === null) return {}
  return {
    ...('errorCode' in answer && typeof answer.errorCode === 'string' ? { code: answer.errorCode } : {}),
    ...('message' in answer && typeof answer.message === 'string' ? { message: answer.message } : {}),
  }
}
