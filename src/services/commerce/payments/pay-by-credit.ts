/**
 * Pays an order with store credit (RET-15): a payment method of the shop itself, so that prices, tax and documents stay the same. An order
 * has one payment, so the credit pays all of it; what is left stays on the code.
 */
import type { CreditPayment, PaymentResult } from '../../../contracts/commerce/payment.ts'
import { CREDIT_METHOD } from '../../../contracts/commerce/payment.ts'
import { localDayIn } from '../../../markets/withdrawal/withdrawal-period.ts'
import { fail, ok, type Result } from '../../../platform/result.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { readCreditCode } from '../credits/credit-code.ts'
import { creditProblem } from '../credits/credit-rules.ts'
import { debitCredit, readCredit, type StoredCredit } from '../credits/stored-credits.ts'
import { readAttempt, type StoredOrder } from '../orders/stored-order.ts'
import { orderToPay } from './allowed-order.ts'
import { reserveForPayment, type BeginDeps } from './begin-payment.ts'
import { logCompletion, settleUpdate, type CompletionDeps } from './complete-payment.ts'
import { creditFailure, paymentFailure, type PaymentFailure } from './payment-failure.ts'
import { SESSION_LIFE } from './payment-terms.ts'
import type { PaymentUpdate } from './payment-update.ts'
import type { PaymentCaller } from './submit-payment.ts'

type Deps = CompletionDeps & BeginDeps

export const payByCredit =
  (deps: Deps) =>
  async (
    { token, client }: PaymentCaller,
    { code: typed }: CreditPayment,
  ): Promise<Result<PaymentResult, PaymentFailure>> => {
    const { database, clock, limits } = deps
    const found = await orderToPay(deps, token)
    if (!found.ok) return found
    const order = found.value
    const { language } = order.snapshot
    const wait = await limits.take('payment.credit', { client, subject: order.cartId })
    if (wait !== undefined) return fail(paymentFailure('TOO_MANY_PAYMENTS', language, wait))
    const code = readCreditCode(typed)
    const credit = code === undefined ? undefined : await readCredit(database.query, { code })
    if (credit === undefined) return fail(paymentFailure('CREDIT_UNKNOWN', language))
    // Sent twice, it is paid once: the other request may have been faster at every step.
    const unlessPaid = async (failure: PaymentFailure): Promise<Result<PaymentResult, PaymentFailure>> =>
      (await isPaidWith(database.query, order, credit)) ? ok(paid(order)) : fail(failure)
    const closed = paymentFailure('ORDER_CLOSED', language)
    const now = clock.now()
    const attempt = await readAttempt(database.query, order.id)
    const isOver = attempt === undefined || now.getTime() - Date.parse(attempt.createdAt) >= SESSION_LIFE
    if (order.state !== 'open' || isOver) return unlessPaid(closed)
    const problem = problemOf(credit, order, now)
    if (problem !== undefined) return unlessPaid(creditFailure(problem, credit, order))
    if (!(await reserveForPayment(deps, order, client))) return unlessPaid(closed)
    if (await settleWith(deps, { order, credit, attempt: attempt.id, now })) return ok(paid(order))
    // Another order was faster, or the code was replaced: what the shopper reads is about the credit as it is now.
    const after = await readCredit(database.query, { code: credit.code })
    if (after === undefined) return unlessPaid(paymentFailure('CREDIT_UNKNOWN', language))
    const problemNow = problemOf(after, order, now)
    return unlessPaid(problemNow === undefined ? closed : creditFailure(problemNow, after, order))
  }

const referenceOf = ({ id }: Pick<StoredOrder, 'id'>): string => `${CREDIT_METHOD}-${id}`

const paid = (order: Pick<StoredOrder, 'id'>): PaymentResult => ({
  resultCode: 'Authorised',
  orderId: order.id,
  pspReference: referenceOf(order),
})

const problemOf = (credit: StoredCredit, { snapshot: { market, totals } }: StoredOrder, now: Date) =>
  creditProblem(credit, {
    total: totals.total,
    currency: market.currency,
    today: localDayIn(market.country, now),
  })

async function isPaidWith(
  query: CommerceQuery,
  order: Pick<StoredOrder, 'id'>,
  { id }: StoredCredit,
): Promise<boolean> {
  const row = await query
    .selectFrom('payments')
    .select('state')
    .where('psp_reference', '=', referenceOf(order))
    .where('credit_id', '=', id)
    .executeTakeFirst()
  return row?.state === 'authorised'
}

type Settling = {
  readonly order: StoredOrder
  readonly credit: StoredCredit
  readonly attempt: string
  readonly now: Date
}

/** Rolls the payment back. */
class NotPaid extends Error {
  override readonly name = 'NotPaid'
}

/** Whether the order is paid with the credit: both change in one transaction, or none. */
async function settleWith({ database, log, wake }: Deps, { order, credit, attempt, now }: Settling): Promise<boolean> {
  const { market, totals } = order.snapshot
  const update: PaymentUpdate = {
    reference: attempt,
    pspReference: referenceOf(order),
    outcome: 'authorised',
    amount: { value: totals.total, currency: market.currency },
    method: CREDIT_METHOD,
    source: 'browser',
    creditId: credit.id,
  }
  try {
    const completion = await database.transaction(
      async (transaction) => {
        const settled = await settleUpdate(transaction, database, update, { now })
        if (settled.effect !== 'paid') throw new NotPaid()
        // There is nothing to capture when it ships.
        await transaction.updateTable('payment_attempts').set({ capture_at: null }).where('id', '=', attempt).execute()
        const debit = { id: credit.id, code: credit.code, amount: totals.total, currency: market.currency }
        const today = localDayIn(market.country, now)
        if (!(await debitCredit(transaction, { ...debit, today }, now))) throw new NotPaid()
        return settled
      },
      { mayRepeat: true },
    )
    logCompletion(log, completion, update)
    wake()
    return true
  } catch (error) {
    if (error instanceof NotPaid) return false
    throw error
  }
}
