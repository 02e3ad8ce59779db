/** What is answered about a payment: to the server all of it, to the browser what it needs. */
import { createHash } from 'node:crypto'
import {
  PAYMENTS_PAGES_PATH,
  type PaymentAction,
  type PaymentAnswer,
  type ResultCode,
  type SessionPaymentAnswer,
  type ThreeDS2Action,
} from '../../../contracts/payment-provider/payment-provider.ts'
import type { Sandbox } from '../sandbox.ts'
import { authCodeOf } from './conclude.ts'
import { amountOf, type Payment } from './stored-payment.ts'

type AnswerDeps = Pick<Sandbox, 'texts' | 'publicUrl'>

const MESSAGE_VERSION = '2.2.0'

export function paymentAnswer(deps: AnswerDeps, payment: Payment): PaymentAnswer {
  const { psp_reference: pspReference, reference, method, brand, terms } = payment
  const resultCode = saidResult(payment)
  const action = actionOf(deps, payment)
  const refusal = refusalOf(payment)
  return {
    // A redirected shopper's payment has no name yet.
    ...(resultCode === 'RedirectShopper' ? {} : { pspReference }),
    resultCode,
    merchantReference: reference,
    amount: amountOf(payment),
    paymentMethod: { type: method, ...(brand === null ? {} : { brand }) },
    ...(refusal === undefined ? {} : { refusalReason: refusal.reason, refusalReasonCode: refusal.code }),
    ...(action === undefined ? {} : { action }),
    ...(terms.cardSummary === undefined
      ? {}
      : {
          additionalData: {
            cardSummary: terms.cardSummary,
            expiryDate: '3/2030',
            ...(resultCode === 'Authorised' ? { authCode: authCodeOf(payment) } : {}),
          },
        }),
  }
}

export function sessionPaymentAnswer(deps: AnswerDeps, sessionId: string, payment: Payment): SessionPaymentAnswer {
  const action = actionOf(deps, payment)
  return {
    sessionData: newSessionData(deps, sessionId),
    sessionResult: deps.texts.seal('session-result', [sessionId, payment.psp_reference]),
    resultCode: saidResult(payment),
    ...(action === undefined ? {} : { action }),
  }
}

/** Another one with each answer; every one of a session is good as long as the session is. */
export function newSessionData({ texts }: Pick<Sandbox, 'texts'>, sessionId: string): string {
  return `Ab02b4c0!${texts.seal('session-data', [sessionId, createNonce()])}`
}

export function isSessionData({ texts }: Pick<Sandbox, 'texts'>, sessionId: string, given: string): boolean {
  return texts.open('session-data', given.slice(given.indexOf('!') + 1))?.[0] === sessionId
}

let nonces = 0
const createNonce = (): string => {
  nonces += 1
  return `${Date.now().toString(36)}${nonces.toString(36)}`
}

const saidResult = ({ result, terms }: Payment): ResultCode =>
  result === 'Authorised' && terms.says !== undefined ? terms.says : result

function refusalOf(payment: Payment): { readonly code: string; readonly reason: string } | undefined {
  const { refusal_code: code, refusal_reason: reason } = payment
  if (saidResult(payment) !== payment.result) return { code: '2', reason: 'Refused' }
  return code === null || reason === null ? undefined : { code, reason }
}

/** Undefined when there is nothing left for the shopper to do. */
function actionOf(deps: AnswerDeps, payment: Payment): PaymentAction | undefined {
  const { texts } = deps
  const { psp_reference: pspReference, method, revision, waits_for: waitsFor, result, terms } = payment
  if (waitsFor !== 'shopper') return undefined
  const paymentData = texts.seal('payment-data', [pspReference, String(revision)])
  if (result === 'RedirectShopper') {
    return { type: 'redirect', method: 'GET', url: pageUrl(deps, payment, 'pay'), paymentMethodType: method }
  }
  if (terms.inWindow) {
    const sdkData = { token: walletOrderOf(pspReference) }
    return { type: 'sdk', sdkData, paymentData, paymentMethodType: method }
  }
  return result === 'IdentifyShopper' ? fingerprintAction(deps, payment) : challengeAction(deps, payment)
}

/** What a wallet calls the order. */
export const walletOrderOf = (pspReference: string): string => `EC-${pspReference}`

const fingerprintAction = (deps: AnswerDeps, payment: Payment): ThreeDS2Action =>
  threeDSAction(deps, payment, 'fingerprint', {
    threeDSMethodNotificationURL: pageUrl(deps, payment, '3ds/identified'),
    threeDSMethodUrl: pageUrl(deps, payment, '3ds/identify'),
    threeDSServerTransID: transactionOf(payment, 'server'),
  })

export const challengeAction = (deps: AnswerDeps, payment: Payment): ThreeDS2Action =>
  threeDSAction(deps, payment, 'challenge', {
    acsTransID: transactionOf(payment, 'acs'),
    acsURL: pageUrl(deps, payment, '3ds/challenge'),
    messageVersion: MESSAGE_VERSION,
    threeDSNotificationURL: pageUrl(deps, payment, '3ds/challenged'),
    threeDSServerTransID: transactionOf(payment, 'server'),
  })

function threeDSAction(
  { texts }: AnswerDeps,
  { psp_reference: pspReference, revision, method }: Payment,
  subtype: ThreeDS2Action['subtype'],
  token: object,
): ThreeDS2Action {
  return {
    type: 'threeDS2',
    subtype,
    token: Buffer.from(JSON.stringify(token)).toString('base64'),
    paymentData: texts.seal('payment-data', [pspReference, String(revision)]),
    authorisationToken: texts.seal('authorisation', [pspReference]),
    paymentMethodType: method,
  }
}

/** What the browser submits after the bank's last challenge. It proves nothing: the result is stored on the server. */
export function threeDSResultOf({ texts }: Pick<Sandbox, 'texts'>, { psp_reference: pspReference }: Payment): string {
  const result = { transStatus: 'Y', authorisationToken: texts.seal('authorisation', [pspReference]) }
  return Buffer.from(JSON.stringify(result)).toString('base64')
}

/** The pages are part of the shop: they stand where the shopper is. */
function pageUrl(
  { texts, publicUrl }: AnswerDeps,
  { psp_reference: pspReference, terms }: Payment,
  page: string,
): string {
  const base = publicUrl ?? new URL(terms.returnUrl).origin
  return `${base}${PAYMENTS_PAGES_PATH}/${page}/${texts.seal('page', [pspReference])}`
}

/** A name in the form 3-D Secure wants, always the same for a payment. */
export function transactionOf(
  { psp_reference: pspReference }: Pick<Payment, 'psp_reference'>,
  side: 'server' | 'acs',
): string {
  const hex = createHash('sha256').update(`${side}:${pspReference}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
