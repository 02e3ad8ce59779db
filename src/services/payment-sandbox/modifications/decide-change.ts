/**
 * The outcome of a change to a payment when it is due. Pure. Whether there is enough left to capture or to refund is decided now,
 * not when it was requested: two concurrent requests cannot both have it.
 */
import type { EventCode } from '../../../contracts/payment-provider/payment-provider.ts'
import { DECLINED, type Verdict } from '../cards/verdicts.ts'
import type { Knobs } from '../knobs/knobs.ts'
import type { Payment } from '../payments/stored-payment.ts'
import type { OwnChange, PaymentsTables } from '../tables.ts'

type Change = Pick<PaymentsTables['sandbox_changes'], 'kind' | 'value'>

export type ChangeOutcome =
  /** The payment changes, and the shop is notified. */
  | {
      readonly kind: 'applied'
      readonly eventCode: EventCode
      readonly payment: Payment
      readonly success: boolean
      readonly reason?: string
      readonly action?: 'cancel' | 'refund'
      /** Whose reference the notification carries: the change's, or the payment's own. */
      readonly about?: 'payment'
      /** It went well, and is going to be taken back. */
      readonly next?: OwnChange
    }
  /** The bank has decided after a delay. */
  | { readonly kind: 'decided'; readonly verdict: Verdict }
  /** Meanwhile something else happened. */
  | { readonly kind: 'nothing' }

const NOT_ENOUGH = 'Insufficient balance on payment'
const NOTHING: ChangeOutcome = { kind: 'nothing' }

export function decideChange(payment: Payment, change: Change, knobs: Pick<Knobs, 'pendingOutcome'>): ChangeOutcome {
  switch (change.kind) {
    case 'captures':
      return captured(payment, change.value)
    case 'refunds':
      return refunded(payment, change.value)
    case 'cancels':
      return cancelled(payment)
    case 'reversals':
      return reversed(payment)
    case 'amountUpdates':
      return adjusted(payment, change.value)
    case 'auto-capture':
      return isOpen(payment) && payment.captured === 0 ? captured(payment, payment.value) : NOTHING
    case 'capture-failed':
      return captureFailed(payment, change.value)
    case 'refund-failed':
      return refundFailed(payment, change.value)
    case 'chargeback':
      return chargedBack(payment)
    case 'fraud-notice':
      return isOpen(payment) ? { kind: 'applied', eventCode: 'NOTIFICATION_OF_FRAUD', payment, success: true } : NOTHING
    case 'bank-decides':
      return bankDecided(payment, knobs)
    case 'offer-closed':
      return offerClosed(payment)
    case 'authorisation-expires':
      return expired(payment)
  }
}

const isOpen = ({ result, cancelled: isCancelled }: Payment): boolean => result === 'Authorised' && isCancelled === 0

const refusedChange = (eventCode: EventCode, payment: Payment, reason: string): ChangeOutcome => ({
  kind: 'applied',
  eventCode,
  payment,
  success: false,
  reason,
})

function captured(payment: Payment, value: number): ChangeOutcome {
  const sum = payment.captured + value
  if (!isOpen(payment) || sum > payment.value) return refusedChange('CAPTURE', payment, NOT_ENOUGH)
  return {
    kind: 'applied',
    eventCode: 'CAPTURE',
    payment: { ...payment, captured: sum },
    success: true,
    ...(payment.verdict.laterFails === 'capture' ? { next: 'capture-failed' as const } : {}),
  }
}

function refunded(payment: Payment, value: number): ChangeOutcome {
  const sum = payment.refunded + value
  if (!isOpen(payment) || sum > payment.captured) return refusedChange('REFUND', payment, NOT_ENOUGH)
  return {
    kind: 'applied',
    eventCode: 'REFUND',
    payment: { ...payment, refunded: sum },
    success: true,
    ...(payment.verdict.laterFails === 'refund' ? { next: 'refund-failed' as const } : {}),
  }
}

/** Of one that is captured by hand, what was not captured: the rest of the payment stays as it is. */
function cancelled(payment: Payment): ChangeOutcome {
  if (!isOpen(payment) || !hasRest(payment)) {
    return refusedChange('CANCELLATION', payment, 'Transaction is not in a state that can be cancelled')
  }
  return { kind: 'applied', eventCode: 'CANCELLATION', payment: withoutRest(payment), success: true }
}

/** Whether something of it can still be captured. */
const hasRest = ({ captured: sum, value, terms }: Payment): boolean =>
  sum === 0 || (terms.manualCapture === true && sum < value)

/** No more is authorised than was captured. */
const withoutRest = (payment: Payment): Payment =>
  payment.captured === 0 ? { ...payment, cancelled: 1 } : { ...payment, value: payment.captured }

/** More or less is authorised, as long as nothing of it was captured. */
function adjusted(payment: Payment, value: number): ChangeOutcome {
  if (!isOpen(payment) || payment.captured > 0) {
    return refusedChange('AUTHORISATION_ADJUSTMENT', payment, 'Transaction is not in a state that can be adjusted')
  }
  return { kind: 'applied', eventCode: 'AUTHORISATION_ADJUSTMENT', payment: { ...payment, value }, success: true }
}

/** Cancels what was not captured, and gives back what was. */
function reversed(payment: Payment): ChangeOutcome {
  if (!isOpen(payment) || (payment.captured > 0 && payment.refunded === payment.captured)) {
    return refusedChange('CANCEL_OR_REFUND', payment, NOT_ENOUGH)
  }
  const action = payment.captured === 0 ? 'cancel' : 'refund'
  const rest = withoutRest(payment)
  const changed = action === 'cancel' ? rest : { ...rest, refunded: payment.captured }
  return { kind: 'applied', eventCode: 'CANCEL_OR_REFUND', payment: changed, success: true, action }
}

/** Money that was given back before cannot fail to have come. */
function captureFailed(payment: Payment, value: number): ChangeOutcome {
  const left = payment.captured - value
  if (left < payment.refunded) return NOTHING
  return { kind: 'applied', eventCode: 'CAPTURE_FAILED', payment: { ...payment, captured: left }, success: true }
}

function refundFailed(payment: Payment, value: number): ChangeOutcome {
  const left = Math.max(0, payment.refunded - value)
  return { kind: 'applied', eventCode: 'REFUND_FAILED', payment: { ...payment, refunded: left }, success: true }
}

/** The cardholder's bank takes back what is left. */
function chargedBack(payment: Payment): ChangeOutcome {
  if (!isOpen(payment) || payment.refunded >= payment.captured) return NOTHING
  const changed = { ...payment, refunded: payment.captured }
  return { kind: 'applied', eventCode: 'CHARGEBACK', payment: changed, success: true }
}

function bankDecided(
  { waits_for: waitsFor }: Payment,
  { pendingOutcome }: Pick<Knobs, 'pendingOutcome'>,
): ChangeOutcome {
  if (waitsFor !== 'bank' || pendingOutcome === 'never') return NOTHING
  return { kind: 'decided', verdict: pendingOutcome === 'authorised' ? { result: 'Authorised' } : DECLINED }
}

function offerClosed(payment: Payment): ChangeOutcome {
  if (payment.waits_for !== 'shopper') return NOTHING
  const closed: Payment = { ...payment, result: 'Cancelled', waits_for: null }
  return { kind: 'applied', eventCode: 'OFFER_CLOSED', payment: closed, success: true, about: 'payment' }
}

function expired(payment: Payment): ChangeOutcome {
  if (!isOpen(payment) || !hasRest(payment)) return NOTHING
  return { kind: 'applied', eventCode: 'EXPIRE', payment: withoutRest(payment), success: true }
}
