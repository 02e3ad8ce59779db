/** The first step of a payment: which party decides, and the immediate response. */
import type { Amount, PaymentMethodDetails } from '../../../contracts/payment-provider/payment-provider.ts'
import { canCaptureLater } from '../../../contracts/payment-provider/separate-capture.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { fail, ok, type Result } from '../../../platform/result.ts'
import { requestedVerdict, readCard, readWalletToken, type CardRejection } from '../cards/read-card.ts'
import type { TestCard } from '../cards/test-cards.ts'
import { APPROVED, type Verdict } from '../cards/verdicts.ts'
import { invalid, type Refusal } from '../requests/provider-errors.ts'
import { readKnobs, type Knobs } from '../knobs/knobs.ts'
import { playedMethod, type MethodsRequest } from '../methods/payment-methods.ts'
import { newPspReference } from '../references.ts'
import type { Sandbox } from '../sandbox.ts'
import type { PaymentsTables } from '../tables.ts'
import { concluded, followUp } from './conclude.ts'
import { insertPayment, type Payment, type PaymentTerms } from './stored-payment.ts'

export type PaymentStart = {
  readonly session?: { readonly id: string; readonly expiresAt: string }
  readonly amount: Amount
  readonly reference: string
  readonly returnUrl: string
  readonly paymentMethod: PaymentMethodDetails
  readonly offered: Omit<MethodsRequest, 'currency'>
  /** Whether 3-D Secure happens in the page of the shop, rather than on one of the bank. */
  readonly isNative: boolean
  readonly isNeverAuthenticated: boolean
  readonly manualCapture: boolean
  readonly captureDelayHours?: number | undefined
  /** A verdict that the shop's test requests. */
  readonly requestedCode?: string | undefined
  /** As they are now, where that is known. */
  readonly knobs?: Knobs | undefined
}

const NOT_SUPPORTED = invalid('905', 'Payment details are not supported')
const NO_WALLET_TOKEN = invalid('14_005', 'The sandbox takes test wallets only: the token must begin with test_.')

const CARD_REFUSALS: Readonly<Record<CardRejection, Refusal>> = {
  'not a test card': invalid('101', 'Invalid card number: the sandbox takes test cards only.'),
  'raw card data': {
    status: 403,
    errorCode: '010',
    message: 'Raw card data is not taken here.',
    errorType: 'security',
  },
  incomplete: invalid('14_004', 'The details of the card are not complete.'),
}

/** The payment as its method starts it, before a decision. */
type Opening = Pick<Payment, 'brand' | 'result' | 'waits_for'> & {
  readonly verdict: Verdict
  readonly terms: Omit<PaymentTerms, 'returnUrl' | 'manualCapture' | 'captureDelayHours' | 'says' | 'shopperLocale'>
}

const DECIDED = { result: 'Authorised', waits_for: null } as const

export async function startPayment(
  transaction: Transaction<PaymentsTables>,
  sandbox: Sandbox,
  start: PaymentStart,
): Promise<Result<Payment, Refusal>> {
  const opening = openingOf(start)
  if (!opening.ok) return opening
  const now = sandbox.clock.now()
  const knobs = start.knobs ?? (await readKnobs(transaction))
  const { brand, result, waits_for: waitsFor, verdict, terms } = opening.value
  const opened: Payment = {
    psp_reference: newPspReference(),
    session_id: start.session?.id ?? null,
    reference: start.reference,
    method: start.paymentMethod.type,
    brand,
    value: start.amount.value,
    currency: start.amount.currency,
    result,
    waits_for: waitsFor,
    verdict,
    terms: {
      ...terms,
      returnUrl: start.returnUrl,
      ...(start.offered.shopperLocale === undefined ? {} : { shopperLocale: start.offered.shopperLocale }),
      ...(start.manualCapture && canCaptureLater(start.paymentMethod.type) ? { manualCapture: true as const } : {}),
      ...(start.captureDelayHours === undefined ? {} : { captureDelayHours: start.captureDelayHours }),
      ...(knobs.saysRefused ? { says: 'Refused' as const } : {}),
    },
    refusal_code: null,
    refusal_reason: null,
    captured: 0,
    refunded: 0,
    cancelled: 0,
    authentication: null,
    revision: 0,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  }
  const payment = waitsFor === null ? concluded(opened, verdict, now) : opened
  await Promise.all([
    insertPayment(transaction, payment),
    followUp(transaction, sandbox, payment, { knobs, now, expiresAt: start.session?.expiresAt }),
  ])
  return ok(payment)
}

function openingOf(start: PaymentStart): Result<Opening, Refusal> {
  const { paymentMethod, amount, offered } = start
  const played = playedMethod(paymentMethod.type, { ...offered, currency: amount.currency })
  if (played === undefined) return fail(NOT_SUPPORTED)
  if (played === 'card') return cardOpening(start)
  if (played === 'page') return ok(pageOpening(start))
  const verdict = readWalletToken(paymentMethod['applePayToken'] ?? paymentMethod['googlePayToken'])
  if (verdict === undefined) return fail(NO_WALLET_TOKEN)
  return ok({ ...DECIDED, brand: null, verdict, terms: { authentication: 'none' } })
}

function cardOpening(start: PaymentStart): Result<Opening, Refusal> {
  const read = readCard(start.paymentMethod, start.requestedCode)
  if (!read.ok) return fail(CARD_REFUSALS[read.failure])
  const { card, verdict } = read.value
  const authentication = start.isNeverAuthenticated ? 'none' : card.authentication
  const terms = { authentication, cardSummary: card.number.slice(-4) }
  return ok({ brand: card.brand, verdict, terms, ...firstStep(authentication, start) })
}

/** Without a page of the bank there is no fingerprinting step. */
function firstStep(
  authentication: TestCard['authentication'],
  { isNative }: Pick<PaymentStart, 'isNative'>,
): Pick<Opening, 'result' | 'waits_for'> {
  if (authentication === 'none' || (authentication === 'fingerprint' && !isNative)) return DECIDED
  if (!isNative) return { result: 'RedirectShopper', waits_for: 'shopper' }
  return { result: authentication === 'challenge' ? 'ChallengeShopper' : 'IdentifyShopper', waits_for: 'shopper' }
}

/** PayPal opens a window of its own when it is started from a cart; everything else redirects the shopper to its page. */
function pageOpening({ paymentMethod, requestedCode }: PaymentStart): Opening {
  const { type, subtype, holderName } = paymentMethod
  const isInWindow = type === 'paypal' && (subtype === 'express' || subtype === 'sdk')
  return {
    brand: null,
    result: isInWindow ? 'Pending' : 'RedirectShopper',
    waits_for: 'shopper',
    verdict: requestedCode === undefined ? APPROVED : requestedVerdict(holderName, requestedCode),
    terms: { authentication: 'none', ...(isInWindow ? { inWindow: true as const } : {}) },
  }
}
