/**
 * Outbox handlers that call the provider, after the transaction that staged them is committed. Retried after a crash: the
 * idempotency key makes the repetition safe.
 */
import type { OutboxHandler } from '../../../platform/outbox/outbox.ts'
import { isPending, readAuthorisationOf } from '../captures/authorisation.ts'
import { releaseReference } from '../captures/capture-work.ts'
import type { CompletionDeps } from './complete-payment.ts'
import type { PaymentPort, ProviderFailure } from './payment-port.ts'
import { noteRefundRefused } from './refuse-refund.ts'
import {
  ORDER_ANALYTICS,
  PAYMENT_REFUND,
  PAYMENT_REVERSAL,
  purchasePayload,
  refundPayload,
  type PurchasedBasket,
} from './staged-work.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import { PAYMENT_LOG } from '../log-codes.ts'

export type PaymentHandlerDeps = Pick<CompletionDeps, 'database' | 'clock' | 'log'> & {
  readonly port: Pick<PaymentPort, 'refund' | 'reverse' | 'cancel'>
  readonly reportPurchase: (purchase: PurchasedBasket) => Promise<void>
}

export function paymentHandlers(deps: PaymentHandlerDeps): Readonly<Record<string, OutboxHandler>> {
  const { port, log, reportPurchase } = deps
  return {
    // The key of the first attempt is the reference itself; one that staff request again has a key of its own.
    [PAYMENT_REVERSAL]: async (pspReference, key) => {
      const reversed = await reverse(deps, pspReference, `reverse-${key}`)
      if (!reversed.ok) throw notDone('reversal', reversed.failure)
    },
    [PAYMENT_REFUND]: async (payload, id) => {
      const { pspReference, amount } = parseStoredJson(refundPayload, payload, `refund ${id}`)
      const refunded = await port.refund(pspReference, { amount, reference: id }, id)
      if (refunded.ok) return
      if (refunded.failure.kind !== 'refused') throw notDone('refund', refunded.failure)
      const { code = '', message } = refunded.failure
      await noteRefundRefused(deps, { id, pspReference, amount, error: `${code} ${message}`.trim() })
      log.write(PAYMENT_LOG.refundRejected, { pspReference, providerCode: refunded.failure.code })
    },
    [ORDER_ANALYTICS]: async (payload) => {
      await reportPurchase(parseStoredJson(purchasePayload, payload, 'purchase'))
    },
  }
}

/**
 * The provider cancels or refunds a payment as a whole. Of one that was captured in part, for shipments that were voided since,
 * the captured part is refunded and the rest is cancelled.
 */
async function reverse({ database, port }: PaymentHandlerDeps, pspReference: string, key: string) {
  const authorisation = await readAuthorisationOf(database.query, pspReference)
  if (authorisation === undefined || authorisation.captured === 0) return port.reverse(pspReference, {}, key)
  const { captures, captured: value, payment } = authorisation
  if (captures.some(isPending)) throw new Error('The reversal waits for a capture')
  const { amount, currency } = payment
  const refunded = await port.refund(pspReference, { amount: { value, currency } }, key)
  if (!refunded.ok || value >= amount) return refunded
  return port.cancel(pspReference, { reference: releaseReference(pspReference) }, `${key}-rest`)
}

const notDone = (what: string, { kind, code, message }: ProviderFailure): Error =>
  new Error(`The ${what} was not done: ${kind} ${code ?? ''} ${message}`)
