/**
 * The details that a shopper returns with from a bank or a wallet. They name a payment; its outcome is the bank's stored result,
 * not what the browser sends. Submitting them twice is idempotent.
 */
import type { DetailsRequest } from '../../../contracts/payment-provider/payment-provider.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { fail, ok, type Result } from '../../../platform/result.ts'
import { readWalletToken } from '../cards/read-card.ts'
import { NOT_AUTHENTICATED, type Verdict } from '../cards/verdicts.ts'
import { invalid, type Refusal } from '../requests/provider-errors.ts'
import { readKnobs } from '../knobs/knobs.ts'
import type { Sandbox } from '../sandbox.ts'
import type { PaymentsTables } from '../tables.ts'
import { concluded, followUp } from './conclude.ts'
import { walletOrderOf } from './payment-answers.ts'
import { lockPayment, updatePayment, type Payment } from './stored-payment.ts'

const INVALID_DETAILS = invalid('14_003', 'The details are not those of a payment.')
export const SESSION_EXPIRED = invalid('14_031', 'The session has expired.')

type Work = Transaction<PaymentsTables>

export type DetailsOptions = {
  /** The payment must belong to it. */
  readonly sessionId?: string
  /** It is decided already; returns that decision. */
  readonly isOver?: boolean
}

export async function submitDetails(
  transaction: Work,
  sandbox: Sandbox,
  request: DetailsRequest,
  { sessionId, isOver = false }: DetailsOptions = {},
): Promise<Result<Payment, Refusal>> {
  const meant = paymentMeant(sandbox, request)
  const payment = meant && (await lockPayment(transaction, sandbox.database, meant.pspReference))
  if (!payment || (sessionId !== undefined && payment.session_id !== sessionId)) return fail(INVALID_DETAILS)
  if (payment.waits_for !== 'shopper') return ok(payment)
  if (isOver) return fail(SESSION_EXPIRED)
  const { details } = request
  if (details['threeds2.fingerprint'] !== undefined) return ok(await identify(transaction, payment))
  if (payment.terms.inWindow) return payInWallet(transaction, sandbox, payment, request)
  // Back without having decided anything.
  if (payment.result === 'RedirectShopper') return ok(payment)
  return ok(await decide(transaction, sandbox, payment, authenticated(payment)))
}

/** Which of the many things a shopper can bring back it is. */
function paymentMeant({ texts }: Sandbox, request: DetailsRequest): { readonly pspReference: string } | undefined {
  const { details, paymentData } = request
  const { redirectResult, threeDSResult } = details
  const [pspReference] =
    (redirectResult === undefined ? undefined : texts.open('redirect-result', redirectResult)) ??
    (threeDSResult === undefined ? undefined : texts.open('authorisation', authorisationIn(threeDSResult))) ??
    (paymentData === undefined ? undefined : texts.open('payment-data', paymentData)) ??
    []
  return pspReference === undefined ? undefined : { pspReference }
}

function authorisationIn(threeDSResult: string): string {
  try {
    const read: unknown = JSON.parse(Buffer.from(threeDSResult, 'base64').toString())
    if (typeof read !== 'object' || read === null || !('authorisationToken' in read)) return ''
    return String(read.authorisationToken)
  } catch {
    return ''
  }
}

const authenticated = ({ authentication, verdict }: Payment): Verdict =>
  authentication === 'Y' ? verdict : NOT_AUTHENTICATED

/** Ends a payment that waited for its shopper. The caller has locked it. */
export async function decide(
  transaction: Work,
  sandbox: Sandbox,
  payment: Payment,
  verdict: Verdict,
): Promise<Payment> {
  const now = sandbox.clock.now()
  const knobs = await readKnobs(transaction)
  const decided = concluded(payment, verdict, now)
  await updatePayment(transaction, decided)
  await followUp(transaction, sandbox, decided, { knobs, now })
  return decided
}

/**
 * The bank has fingerprinted the browser: it approves, or requires the password. The content of the fingerprint does not matter.
 */
export async function identify(transaction: Work, payment: Payment): Promise<Payment> {
  if (payment.result !== 'IdentifyShopper') return payment
  const known: Payment =
    payment.terms.authentication === 'fingerprint'
      ? { ...payment, authentication: 'Y' }
      : { ...payment, result: 'ChallengeShopper' }
  await updatePayment(transaction, known)
  return known
}

async function payInWallet(
  transaction: Work,
  sandbox: Sandbox,
  payment: Payment,
  { details, paymentData = '' }: DetailsRequest,
): Promise<Result<Payment, Refusal>> {
  const { orderID, payerID } = details
  const [, revision] = sandbox.texts.open('payment-data', paymentData) ?? []
  const verdict = readWalletToken(payerID)
  const isCurrent = revision === String(payment.revision) && orderID === walletOrderOf(payment.psp_reference)
  if (!isCurrent || verdict === undefined) return fail(INVALID_DETAILS)
  return ok(await decide(transaction, sandbox, payment, verdict))
}
