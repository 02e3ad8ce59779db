/** Takes down what the shop wants done to a payment. Whether it can be is found out when it is done. */
import type {
  Amount,
  ModificationAnswer,
  ModificationKind,
} from '../../../contracts/payment-provider/payment-provider.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { fail, ok, type Result } from '../../../platform/result.ts'
import { invalid, NO_SUCH_PAYMENT, type Refusal } from '../requests/provider-errors.ts'
import { lockPayment } from '../payments/stored-payment.ts'
import { newPspReference } from '../references.ts'
import type { Sandbox } from '../sandbox.ts'
import type { PaymentsTables } from '../tables.ts'

const OTHER_CURRENCY = invalid('138', 'The currency is not that of the payment.')
const NO_AMOUNT = invalid('137', 'Invalid amount specified')

export type ModificationBody = { readonly amount?: Amount; readonly reference?: string }

export async function requestChange(
  transaction: Transaction<PaymentsTables>,
  { database, clock, merchantAccount }: Sandbox,
  {
    pspReference,
    kind,
    body,
  }: { readonly pspReference: string; readonly kind: ModificationKind; readonly body: ModificationBody },
): Promise<Result<ModificationAnswer, Refusal>> {
  const payment = await lockPayment(transaction, database, pspReference)
  if (payment === undefined) return fail(NO_SUCH_PAYMENT)
  const { amount, reference } = body
  if (amount !== undefined && amount.currency !== payment.currency) return fail(OTHER_CURRENCY)
  if (amount !== undefined && amount.value === 0) return fail(NO_AMOUNT)
  const change = newPspReference()
  await transaction
    .insertInto('sandbox_changes')
    .values({
      psp_reference: change,
      payment_reference: pspReference,
      kind,
      value: amount?.value ?? payment.value,
      currency: payment.currency,
      reference: reference ?? payment.reference,
      due_at: clock.now().toISOString(),
      worked_at: null,
    })
    .execute()
  return ok({
    merchantAccount,
    paymentPspReference: pspReference,
    pspReference: change,
    status: 'received',
    ...(reference === undefined ? {} : { reference }),
    ...(amount === undefined ? {} : { amount }),
  })
}
