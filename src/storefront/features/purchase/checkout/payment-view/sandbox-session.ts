/** The browser's calls in a session of the sandbox, as the provider's own component makes them at the provider. */
import { isObject } from '../../../../../contracts/answer-kinds.ts'
import { CallError, callJson } from '../../../../../contracts/call-json.ts'
import type { PaymentSessionAccess } from '../../../../../contracts/commerce/order-client.ts'
import {
  PAYMENTS_BROWSER_PATH,
  type PaymentMethod,
  type PaymentMethodDetails,
  type SessionPaymentAnswer,
  type SessionSetup,
  type ThreeDS2Action,
} from '../../../../../contracts/payment-provider/payment-provider.ts'
import { readEmbedded, embeddedText } from '../../../../stores/embedded-data.ts'

/** What the bank says after it has looked at the browser: enough, or a question for the shopper. */
type Identified = {
  readonly action?: ThreeDS2Action
  readonly details?: Readonly<Record<string, string>>
}

type Fingerprint = { readonly fingerprintResult: string; readonly paymentData: string }

export type SandboxSession = {
  readonly methods: () => Promise<readonly PaymentMethod[]>
  readonly pay: (paymentMethod: PaymentMethodDetails) => Promise<SessionPaymentAnswer>
  readonly submitFingerprint: (fingerprint: Fingerprint) => Promise<Identified>
  readonly submitDetails: (details: Readonly<Record<string, string>>) => Promise<SessionPaymentAnswer>
}

/** A bank may take a while. */
const TIMEOUT_MS = 30_000

export function sandboxSession({ id, sessionData: first, clientKey }: PaymentSessionAccess): SandboxSession {
  /** A new one comes with each answer. */
  let sessionData = first

  const post = async (path: string, body: object): Promise<unknown> => {
    const url = `${embeddedText(readEmbedded('add-ons'), 'payments')}${PAYMENTS_BROWSER_PATH}/v1/${path}?clientKey=${encodeURIComponent(clientKey)}`
    const send = (request: Request) => fetch(request)
    return (await callJson({ fetch: send, url, method: 'POST', body, timeoutMs: TIMEOUT_MS })).body
  }
  const inSession = async <Answer extends { readonly sessionData: string }>(
    call: string,
    body: object,
    isAnswer: (value: unknown) => value is Answer,
  ): Promise<Answer> => {
    const answer = await post(`sessions/${encodeURIComponent(id)}/${call}`, { ...body, sessionData })
    if (!isAnswer(answer)) throw new CallError('status', { status: 200, answer })
    sessionData = answer.sessionData
    return answer
  }
  return {
    methods: async () => (await inSession('setup', {}, isSetup)).paymentMethods.paymentMethods,
    pay: (paymentMethod) => inSession('payments', { paymentMethod, origin: location.origin }, isPaymentAnswer),
    submitDetails: (details) => inSession('paymentDetails', { details }, isPaymentAnswer),
    async submitFingerprint(fingerprint) {
      const answer = await post('submitThreeDS2Fingerprint', fingerprint)
      if (!isIdentified(answer)) throw new CallError('status', { status: 200, answer })
      return answer
    },
  }
}

const isPaymentAnswer = (value: unknown): value is SessionPaymentAnswer =>
  isObject(value) && 'resultCode' in value && 'sessionResult' in value && 'sessionData' in value

const isSetup = (value: unknown): value is SessionSetup =>
  isObject(value) &&
  'sessionData' in value &&
  'paymentMethods' in value &&
  isObject(value.paymentMethods) &&
  'paymentMethods' in value.paymentMethods &&
  Array.isArray(value.paymentMethods.paymentMethods)

const isIdentified = (value: unknown): value is Identified =>
  isObject(value) && ('action' in value || 'details' in value)
