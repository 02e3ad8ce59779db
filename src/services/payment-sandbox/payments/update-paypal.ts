/** A shopper in PayPal's window chose another address or shipping method: the amount of the order there is updated. */
import type { PaypalUpdateAnswer } from '../../../contracts/payment-provider/payment-provider.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { fail, ok, type Result } from '../../../platform/result.ts'
import { invalid, type Refusal } from '../requests/provider-errors.ts'
import type { PaypalBody } from '../requests/request-schemas.ts'
import type { Sandbox } from '../sandbox.ts'
import type { PaymentsTables } from '../tables.ts'
import { lockPayment, updatePayment } from './stored-payment.ts'

const INVALID_DATA = invalid('14_006', 'The payment data is not that of the latest order.')

export async function updatePaypal(
  transaction: Transaction<PaymentsTables>,
  { database, texts, clock }: Sandbox,
  { sessionId, pspReference, paymentData, amount }: PaypalBody,
): Promise<Result<PaypalUpdateAnswer, Refusal>> {
  const [meant = '', revision] = texts.open('payment-data', paymentData) ?? []
  const payment = await lockPayment(transaction, database, meant)
  if (!payment?.terms.inWindow || payment.waits_for !== 'shopper') return fail(INVALID_DATA)
  const isTheirs = sessionId === undefined ? pspReference === meant : payment.session_id === sessionId
  if (!isTheirs || revision !== String(payment.revision)) return fail(INVALID_DATA)

  const isOtherCurrency = amount !== undefined && amount.currency !== payment.currency
  const next = {
    ...payment,
    revision: payment.revision + 1,
    value: isOtherCurrency || amount === undefined ? payment.value : amount.value,
    updated_at: clock.now().toISOString(),
  }
  await updatePayment(transaction, next)
  return ok({
    paymentData: texts.seal('payment-data', [meant, String(next.revision)]),
    status: isOtherCurrency ? 'error' : 'success',
  })
}
