/**
 * The verdicts of a bank on a payment, and the names by which a test requests them: as the name of the card's holder, or by
 * number in `additionalData.RequestedTestAcquirerResponseCode`.
 */

export type VerdictResult = 'Authorised' | 'Received' | 'Refused' | 'Cancelled' | 'Error'

export const LATER_FAILURES = ['capture', 'refund', 'chargeback', 'fraud-notice'] as const
export type LaterFailure = (typeof LATER_FAILURES)[number]

export type Verdict = {
  readonly result: VerdictResult
  /** Why not. Never shown to a shopper. */
  readonly refusal?: { readonly code: string; readonly reason: string }
  /** It goes well now, and is taken back or disputed afterwards. */
  readonly laterFails?: LaterFailure
}

export const APPROVED: Verdict = { result: 'Authorised' }

const refused = (code: number, reason: string, result: VerdictResult = 'Refused'): Verdict => ({
  result,
  refusal: { code: String(code), reason },
})

export const CVC_DECLINED = refused(24, 'CVC Declined')
export const CARD_EXPIRED = refused(6, 'Expired Card')
export const NOT_AUTHENTICATED = refused(11, '3D Not Authenticated')
export const SHOPPER_CANCELLED = refused(16, 'Shopper Cancelled', 'Cancelled')
export const DECLINED = refused(2, 'Refused')

/** By the name of the holder. */
export const VERDICTS: ReadonlyMap<string, Verdict> = new Map([
  ['UNKNOWN', refused(0, 'Unknown', 'Error')],
  ['APPROVED', APPROVED],
  ['DECLINED', DECLINED],
  ['REFERRAL', refused(3, 'Referral')],
  ['ERROR', refused(4, 'Acquirer Error', 'Error')],
  ['BLOCK_CARD', refused(5, 'Blocked Card')],
  ['CARD_EXPIRED', CARD_EXPIRED],
  ['INVALID_AMOUNT', refused(7, 'Invalid Amount')],
  ['INVALID_CARD', refused(8, 'Invalid Card Number')],
  ['INVALID_CARD_NUMBER', refused(8, 'Invalid Card Number')],
  ['ISSUER_UNAVAILABLE', refused(9, 'Issuer Unavailable')],
  ['NOT_SUPPORTED', refused(10, 'Not supported')],
  ['NOT_3D_AUTHENTICATED', NOT_AUTHENTICATED],
  ['NOT_ENOUGH_BALANCE', refused(12, 'Not enough balance')],
  ['PENDING', { result: 'Received' }],
  ['ACQUIRER_FRAUD', refused(14, 'Acquirer Fraud')],
  ['CANCELLED', refused(15, 'Cancelled', 'Cancelled')],
  ['SHOPPER_CANCELLED', SHOPPER_CANCELLED],
  ['INVALID_PIN', refused(17, 'Invalid Pin')],
  ['PIN_TRIES_EXCEEDED', refused(18, 'Pin tries exceeded')],
  ['FRAUD', refused(20, 'FRAUD')],
  ['FRAUD_CANCELLED', refused(22, 'FRAUD-CANCELLED', 'Cancelled')],
  ['TRANSACTION_NOT_PERMITTED', refused(23, 'Transaction Not Permitted')],
  ['CVC_DECLINED', CVC_DECLINED],
  ['RESTRICTED_CARD', refused(25, 'Restricted Card')],
  ['REVOCATION_OF_AUTH', refused(26, 'Revocation Of Auth')],
  ['DECLINED_NON_GENERIC', refused(27, 'Declined Non Generic')],
  ['WITHDRAWAL_AMOUNT_EXCEEDED', refused(28, 'Withdrawal amount exceeded')],
  ['ISSUER_SUSPECTED_FRAUD', refused(31, 'Issuer Suspected Fraud')],
  ['AVS_DECLINED', refused(32, 'AVS Declined')],
  ['AUTHENTICATION_REQUIRED', refused(38, 'Authentication required')],
  ['AUTHENTICATION_ERROR', refused(42, '3DS authentication error')],
  ['EXCESSIVE_RETRIES', refused(46, 'Blocked for excessive retries')],
  ['CAPTURE_FAILED', { ...APPROVED, laterFails: 'capture' }],
  ['REFUND_FAILED', { ...APPROVED, laterFails: 'refund' }],
  ['CHARGEBACK', { ...APPROVED, laterFails: 'chargeback' }],
  ['NOTIFICATION_OF_FRAUD', { ...APPROVED, laterFails: 'fraud-notice' }],
])

/** A real name requests nothing. Spaces count as underscores. */
export function verdictNamed(name: string): Verdict | undefined {
  return VERDICTS.get(
    name
      .trim()
      .toUpperCase()
      .replaceAll(/[\s-]+/g, '_'),
  )
}

const APPROVED_CODE = '1'
const PENDING_CODE = '13'

export function verdictNumbered(code: string): Verdict | undefined {
  if (code === APPROVED_CODE) return APPROVED
  if (code === PENDING_CODE) return VERDICTS.get('PENDING')
  return [...VERDICTS.values()].find(({ refusal }) => refusal?.code === code)
}
