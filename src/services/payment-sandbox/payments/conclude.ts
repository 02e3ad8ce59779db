/** What becomes of a payment once it is known, and everything that follows from it, in one transaction. */
import { sql } from 'kysely'
import type { NotificationItem } from '../../../contracts/payment-provider/payment-provider.ts'
import { canCaptureLater } from '../../../contracts/payment-provider/separate-capture.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import type { LaterFailure, Verdict } from '../cards/verdicts.ts'
import type { Knobs } from '../knobs/knobs.ts'
import { eventDate, stageNotification } from '../notifications/stage-notification.ts'
import { newPspReference } from '../references.ts'
import { later, type Sandbox } from '../sandbox.ts'
import type { OwnChange, PaymentsTables } from '../tables.ts'
import { amountOf, type Payment } from './stored-payment.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND
const DAY = 24 * HOUR

/** After so many refusals a session accepts no more payments. */
const MAX_REFUSALS = 5
/** A payment that the shopper walked away from. */
const OFFER_LIFE = HOUR
const AUTHORISATION_LIFE = 28 * DAY
/** How long after its success a refund fails, when a test requests that. */
export const FAILS_AFTER = 60 * SECOND

/** Pure: the payment as the verdict leaves it. */
export function concluded(payment: Payment, verdict: Verdict, now: Date): Payment {
  const isPaid = verdict.result === 'Authorised'
  const { manualCapture, captureDelayHours = 0 } = payment.terms
  const isCaptured = isPaid && !manualCapture && captureDelayHours === 0
  return {
    ...payment,
    result: verdict.result,
    waits_for: verdict.result === 'Received' ? 'bank' : null,
    refusal_code: verdict.refusal?.code ?? null,
    refusal_reason: verdict.refusal?.reason ?? null,
    captured: isCaptured ? payment.value : 0,
    updated_at: now.toISOString(),
  }
}

/** Left by the shopper with the bank still to decide. */
export const leftPending = (payment: Payment, now: Date): Payment => ({
  ...payment,
  result: 'Pending',
  waits_for: 'bank',
  updated_at: now.toISOString(),
})

type FollowUpOptions = { readonly knobs: Knobs; readonly now: Date; readonly expiresAt?: string | undefined }

/** After the payment itself was written: what the session, the queue and the calendar must know of it. */
export async function followUp(
  transaction: Transaction<PaymentsTables>,
  { merchantAccount }: Pick<Sandbox, 'merchantAccount'>,
  payment: Payment,
  { knobs, now, expiresAt }: FollowUpOptions,
): Promise<void> {
  const changes = changesAhead(payment, { knobs, now, expiresAt })
  await Promise.all([
    updateSession(transaction, payment),
    ...changes.map(({ kind, due }) => planChange(transaction, payment, kind, due)),
    payment.waits_for === null
      ? stageNotification(transaction, authorisationNotification(payment, merchantAccount, now), { knobs, now })
      : undefined,
  ])
}

/** One statement each: several payments of a session may end concurrently. */
async function updateSession(
  transaction: Transaction<PaymentsTables>,
  { session_id: id, result, waits_for: waitsFor }: Payment,
): Promise<void> {
  if (id === null || waitsFor === 'shopper') return
  const session = transaction.updateTable('sandbox_sessions').where('id', '=', id)
  if (result === 'Authorised') {
    await session.set({ status: 'completed' }).execute()
  } else if (waitsFor === 'bank') {
    await session.set({ status: 'paymentPending' }).where('status', '=', 'active').execute()
  } else if (result === 'Refused') {
    const isEnough = sql`refusals + 1 >= ${sql.lit(MAX_REFUSALS)}`
    await session
      .set({
        refusals: sql`refusals + 1`,
        status: sql`case when status = 'completed' then status when ${isEnough} then 'refused' else 'active' end`,
      })
      .execute()
  } else await session.set({ status: 'active' }).where('status', '=', 'paymentPending').execute()
}

type Ahead = { readonly kind: OwnChange; readonly due: string }

/** A refund fails after the refund. */
const AFTER_AUTHORISATION: Readonly<Record<LaterFailure, OwnChange | undefined>> = {
  capture: 'capture-failed',
  refund: undefined,
  chargeback: 'chargeback',
  'fraud-notice': 'fraud-notice',
}

function changesAhead(payment: Payment, { knobs, now, expiresAt }: FollowUpOptions): readonly Ahead[] {
  const { terms, verdict, result, waits_for: waitsFor } = payment
  const { timeScale, pendingSeconds, pendingOutcome } = knobs
  const after = (wait: number) => later(now, wait * timeScale)
  if (waitsFor === 'shopper') return [{ kind: 'offer-closed', due: expiresAt ?? later(now, OFFER_LIFE) }]
  if (waitsFor === 'bank') {
    return pendingOutcome === 'never' ? [] : [{ kind: 'bank-decides', due: after(pendingSeconds * SECOND) }]
  }
  if (result !== 'Authorised') return []
  if (terms.manualCapture) return [{ kind: 'authorisation-expires', due: later(now, AUTHORISATION_LIFE) }]
  const { captureDelayHours: delay = 0 } = terms
  if (delay > 0) return [{ kind: 'auto-capture', due: after(delay * HOUR) }]
  const failure = verdict.laterFails && AFTER_AUTHORISATION[verdict.laterFails]
  return failure === undefined ? [] : [{ kind: failure, due: after(FAILS_AFTER) }]
}

export async function planChange(
  transaction: Transaction<PaymentsTables>,
  payment: Payment,
  kind: OwnChange,
  due: string,
  part: Partial<Pick<PaymentsTables['sandbox_changes'], 'psp_reference' | 'value' | 'reference'>> = {},
): Promise<void> {
  await transaction
    .insertInto('sandbox_changes')
    .values({
      psp_reference: newPspReference(),
      payment_reference: payment.psp_reference,
      kind,
      value: payment.value,
      currency: payment.currency,
      reference: payment.reference,
      due_at: due,
      worked_at: null,
      ...part,
    })
    .execute()
}

function authorisationNotification(payment: Payment, merchantAccount: string, now: Date): NotificationItem {
  const { psp_reference: pspReference, reference, method, brand, result, refusal_reason: reason, terms } = payment
  const isPaid = result === 'Authorised'
  return {
    pspReference,
    merchantAccountCode: merchantAccount,
    merchantReference: reference,
    amount: amountOf(payment),
    eventCode: 'AUTHORISATION',
    eventDate: eventDate(now),
    success: isPaid ? 'true' : 'false',
    paymentMethod: brand ?? method,
    reason: isPaid ? authorisedReason(payment) : (reason ?? result),
    ...(isPaid ? { operations: canCaptureLater(method) ? ['CANCEL', 'CAPTURE', 'REFUND'] : ['REFUND'] } : {}),
    additionalData: {
      paymentMethodVariant: brand ?? method,
      ...(terms.cardSummary === undefined ? {} : { cardSummary: terms.cardSummary, expiryDate: '3/2030' }),
      ...(isPaid ? { authCode: authCodeOf(payment) } : {}),
    },
  }
}

const authorisedReason = (payment: Payment): string => {
  const { terms } = payment
  return terms.cardSummary === undefined ? '' : `${authCodeOf(payment)}:${terms.cardSummary}:03/2030`
}

/** Six digits, always the same for a payment. */
export function authCodeOf({ psp_reference: pspReference }: Pick<Payment, 'psp_reference'>): string {
  const sum = Buffer.from(pspReference).reduce((total, letter) => (total * 31 + letter) % 1_000_000, 7)
  return String(sum).padStart(6, '0')
}
