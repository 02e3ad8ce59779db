/** Money of an order that was authorised only: it is captured when parcels are posted. */
import { canCaptureLater } from '../../../contracts/payment-provider/separate-capture.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { PAYMENT_COLUMNS } from '../payments/lock-order-of-payment.ts'
import type { CommerceTables } from '../tables.ts'

export type CaptureRow = CommerceTables['captures']
type PaymentRow = CommerceTables['payments']

export type Authorisation = {
  readonly payment: PaymentRow
  /** The oldest first. */
  readonly captures: readonly CaptureRow[]
  /** Or about to be. */
  readonly captured: number
  /** It will not be captured. */
  readonly released: number
  /** Neither: what later shipments are captured of. */
  readonly open: number
  /** Captured for shipments that were voided since, and not used for others. */
  readonly spare: number
  /** Captured, and neither refunded nor about to be. */
  readonly refundable: number
}

/** Undefined where the money was captured with the payment, or there is none. */
export async function readAuthorisation(query: CommerceQuery, orderId: string): Promise<Authorisation | undefined> {
  const payment = await capturedLater(query)
    .where('order_id', '=', orderId)
    .where('state', '=', 'authorised')
    .where('amount', '>', 0)
    .executeTakeFirst()
  return payment && authorisationOf(query, payment)
}

/** Of a payment that may be reversed meanwhile. */
export async function readAuthorisationOf(
  query: CommerceQuery,
  pspReference: string,
): Promise<Authorisation | undefined> {
  const payment = await capturedLater(query).where('psp_reference', '=', pspReference).executeTakeFirst()
  return payment && authorisationOf(query, payment)
}

const capturedLater = (query: CommerceQuery) =>
  query
    .selectFrom('payments')
    .select(PAYMENT_COLUMNS)
    .where((is) =>
      is.exists(
        is
          .selectFrom('payment_attempts')
          .select('payment_attempts.id')
          .whereRef('payment_attempts.id', '=', 'payments.attempt_id')
          .where('payment_attempts.capture_at', '=', 'shipment'),
      ),
    )

async function authorisationOf(query: CommerceQuery, payment: PaymentRow): Promise<Authorisation | undefined> {
  if (!canCaptureLater(payment.method)) return undefined
  const captures = await query
    .selectFrom('captures')
    .selectAll()
    .where('payment', '=', payment.psp_reference)
    .where('order_id', '=', payment.order_id)
    .orderBy('requested_at')
    .orderBy('id')
    .execute()
  const refunds = await query
    .selectFrom('refunds')
    .select('value')
    .where('order_id', '=', payment.order_id)
    .where('payment', '=', payment.psp_reference)
    .where('released', '=', 1)
    .execute()
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)
  const captured = sum(captures.map(({ state, value }) => (state === 'failed' ? 0 : value)))
  const released = sum(refunds.map(({ value }) => value))
  return {
    payment,
    captures,
    captured,
    released,
    open: Math.max(payment.amount - captured - released, 0),
    spare: sum(captures.map(({ spare }) => spare)),
    refundable: Math.max(captured - (payment.refunded + payment.refunding - released), 0),
  }
}

/** The provider has not answered yet. */
export const isPending = ({ state }: Pick<CaptureRow, 'state'>): boolean => state === 'staged' || state === 'sent'
