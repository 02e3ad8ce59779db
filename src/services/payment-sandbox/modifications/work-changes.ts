/** Works off the changes that are due, each in a transaction of its own. Several nodes may do it concurrently. */
import type { NotificationItem } from '../../../contracts/payment-provider/payment-provider.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { readKnobs, type Knobs } from '../knobs/knobs.ts'
import { eventDate, stageNotification } from '../notifications/stage-notification.ts'
import { FAILS_AFTER, planChange } from '../payments/conclude.ts'
import { lockPayment, updatePayment } from '../payments/stored-payment.ts'
import { decide } from '../payments/submit-details.ts'
import { later, type Sandbox } from '../sandbox.ts'
import type { PaymentsTables } from '../tables.ts'
import { decideChange, type ChangeOutcome } from './decide-change.ts'

const AT_ONCE = 50

type Change = PaymentsTables['sandbox_changes']
type Applied = Extract<ChangeOutcome, { kind: 'applied' }>

export async function workChanges(sandbox: Sandbox): Promise<number> {
  const { database, clock } = sandbox
  let worked = 0
  for (;;) {
    const due = await database.query
      .selectFrom('sandbox_changes')
      .select('psp_reference')
      .where('worked_at', 'is', null)
      .where('due_at', '<=', clock.now().toISOString())
      .orderBy('due_at')
      .limit(AT_ONCE)
      .execute()
    for (const { psp_reference: pspReference } of due) {
      await database.transaction((transaction) => work(transaction, sandbox, pspReference))
    }
    worked += due.length
    if (due.length < AT_ONCE) return worked
  }
}

/** Makes the decisions of banks due that are not made yet. */
export async function decidePending(transaction: Transaction<PaymentsTables>, now: Date): Promise<void> {
  await transaction
    .updateTable('sandbox_changes')
    .set({ due_at: now.toISOString() })
    .where('kind', '=', 'bank-decides')
    .where('worked_at', 'is', null)
    .execute()
}

async function work(transaction: Transaction<PaymentsTables>, sandbox: Sandbox, pspReference: string): Promise<void> {
  const { database, clock } = sandbox
  const rows = transaction
    .selectFrom('sandbox_changes')
    .selectAll()
    .where('psp_reference', '=', pspReference)
    .where('worked_at', 'is', null)
  const change = await database.lockRows(rows).executeTakeFirst()
  // Another node was quicker.
  if (change === undefined) return
  const payment = await lockPayment(transaction, database, change.payment_reference)
  if (payment === undefined) throw new Error('A change of a payment that does not exist')
  const now = clock.now()
  await transaction
    .updateTable('sandbox_changes')
    .set({ worked_at: now.toISOString() })
    .where('psp_reference', '=', pspReference)
    .execute()

  const knobs = await readKnobs(transaction)
  const outcome = decideChange(payment, change, knobs)
  if (outcome.kind === 'nothing') return
  if (outcome.kind === 'decided') {
    await decide(transaction, sandbox, payment, outcome.verdict)
    return
  }
  await updatePayment(transaction, { ...outcome.payment, updated_at: now.toISOString() })
  await stageNotification(transaction, notificationOf(change, outcome, sandbox, now), { knobs, now })
  await planNext(transaction, change, outcome, { knobs, now })
}

async function planNext(
  transaction: Transaction<PaymentsTables>,
  { psp_reference: pspReference, value, reference }: Change,
  { payment, next }: Applied,
  { knobs, now }: { readonly knobs: Knobs; readonly now: Date },
): Promise<void> {
  if (next === undefined) return
  // A failed refund or capture is reported under its own reference; a change has a reference of its own here.
  await planChange(transaction, payment, next, later(now, FAILS_AFTER * knobs.timeScale), {
    psp_reference: `${pspReference}${FAILED_MARK}`,
    value,
    reference,
  })
}

const FAILED_MARK = '/failed'

function notificationOf(change: Change, outcome: Applied, { merchantAccount }: Sandbox, now: Date): NotificationItem {
  const { eventCode, payment, success, reason = '', action, about } = outcome
  const { psp_reference: original, method, brand } = payment
  const isOfPayment = about === 'payment'
  return {
    pspReference: isOfPayment ? original : change.psp_reference.replace(FAILED_MARK, ''),
    ...(isOfPayment ? {} : { originalReference: original }),
    merchantAccountCode: merchantAccount,
    merchantReference: change.reference,
    amount: { value: change.value, currency: change.currency },
    eventCode,
    eventDate: eventDate(now),
    success: success ? 'true' : 'false',
    paymentMethod: brand ?? method,
    reason,
    ...(action === undefined ? {} : { additionalData: { 'modification.action': action } }),
  }
}
