/** Replaces the code of store credit that was leaked or mailed to a wrong address. What is left on it stays, and so does its validity. */
import { emailKey } from '../../../markets/addresses/email-key.ts'
import { localDayIn } from '../../../markets/withdrawal/withdrawal-period.ts'
import { ok, type Result } from '../../../platform/result.ts'
import { noSuch, refuse, type OrderRefusal } from '../fulfilment/refusal.ts'
import type { FulfilmentDeps } from '../fulfilment/shipments.ts'
import { stageCreditMail } from '../mail/order-mail-kinds.ts'
import { lockOrder } from '../orders/stored-order.ts'
import { newCreditCode } from './credit-code.ts'
import { creditsOfOrder, readCredit, replaceCode, type StoredCredit } from './stored-credits.ts'

export type ReissuedCredit = {
  /** With the former code. */
  readonly before: StoredCredit
  readonly after: StoredCredit
}

/**
 * Of the credits that were issued for the order, the one with the id, else the latest. The new code is mailed to the address that the order
 * has now, which owns it from then on.
 */
export const reissueCredit = (
  { database, clock }: FulfilmentDeps,
  orderId: string,
  creditId: string | undefined,
): Promise<Result<ReissuedCredit, OrderRefusal>> =>
  database.transaction(async (transaction) => {
    const now = clock.now()
    const order = await lockOrder(transaction, database, orderId)
    if (order === undefined) return noSuch('order', orderId)
    const { number, snapshot } = order
    const { email } = snapshot.contact
    // Nobody would get it: the person was erased.
    if (email === '' || order.restrictedUntil !== undefined) return refuse('NO_MAIL', { number })
    const credits = await creditsOfOrder(transaction, orderId)
    const before = creditId === undefined ? credits.at(-1) : credits.find(({ id }) => id === creditId)
    if (before === undefined) return refuse('NO_CREDIT_LEFT', { number })
    const { id } = before
    const today = localDayIn(snapshot.market.country, now)
    const isReplaced = await replaceCode(transaction, { id, code: newCreditCode(), email: emailKey(email), today }, now)
    // Read again: a payment may have lowered its balance before it was locked.
    const after = await readCredit(transaction, { id })
    if (!isReplaced || after === undefined) return refuse('NO_CREDIT_LEFT', { number })
    await stageCreditMail(transaction, { orderId, creditId: id }, now)
    return ok({ before, after })
  })
