/** What is known of a payment. What it means for its order is decided elsewhere. */
import { nextState } from './decide.ts'
import type { PaymentUpdate } from './payment-update.ts'
import type { PaymentRow, LockedOrder } from './lock-order-of-payment.ts'

/** The payment as it is known from now on, and the order's others. Pure. */
export function knownPayment(
  { order, payments, now }: LockedOrder,
  { reference, pspReference, outcome, amount, method, source, creditId }: PaymentUpdate,
): { readonly payment: PaymentRow; readonly others: readonly PaymentRow[] } {
  const before = payments.find((row) => row.psp_reference === pspReference)
  const others = payments.filter((row) => row !== before)
  const reported = outcome === 'authorised' && amount === undefined ? 'pending' : outcome
  const state = nextState(before?.state, reported)
  const time = now.toISOString()
  const { totals, market } = order.snapshot
  // A signed amount overrides one from an earlier unsigned response.
  const hasNewAmount = amount !== undefined && (before?.state !== 'authorised' || source === 'webhook')
  const paid = hasNewAmount
    ? amount
    : { value: before?.amount ?? totals.total, currency: before?.currency ?? market.currency }
  const payment: PaymentRow = {
    psp_reference: pspReference,
    attempt_id: before?.attempt_id ?? reference,
    order_id: order.id,
    state,
    amount: Math.max(paid.value, before?.refunded ?? 0),
    currency: paid.currency,
    method: method === '' ? (before?.method ?? '') : method,
    refunded: before?.refunded ?? 0,
    refunding: before?.refunding ?? 0,
    provider_reference: before?.provider_reference ?? null,
    credit_id: before?.credit_id ?? creditId ?? null,
    created_at: before?.created_at ?? time,
    updated_at: time,
  }
  return { payment, others }
}

export async function savePayment({ transaction, payments }: LockedOrder, payment: PaymentRow): Promise<void> {
  const { psp_reference: pspReference, state, amount, currency, method, updated_at: time } = payment
  const before = payments.find((row) => row.psp_reference === pspReference)
  if (before === undefined) {
    await transaction.insertInto('payments').values(payment).execute()
  } else if (
    before.state !== state ||
    before.amount !== amount ||
    before.currency !== currency ||
    before.method !== method
  ) {
    await transaction
      .updateTable('payments')
      .set({ state, amount, currency, method, updated_at: time })
      .where('psp_reference', '=', pspReference)
      .execute()
  }
}
