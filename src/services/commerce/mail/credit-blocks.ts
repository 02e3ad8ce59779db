/**
 * The part of a mail that shows store credit: its code, its balance, and how to use it. Staff can correct the address of an order, so only
 * the address that the credit was issued to gets its code; another one gets the end of it. Pure.
 */
import { emailKey } from '../../../markets/addresses/email-key.ts'
import { maskedCreditCode, shownCreditCode } from '../credits/credit-code.ts'
import type { StoredCredit } from '../credits/stored-credits.ts'
import type { OrderSnapshot } from '../orders/order-snapshot.ts'
import type { MailBlock } from './mail-blocks.ts'
import { calendarDay, priceOf } from './order-details.ts'
import { creditTextsOf } from './texts/credit-texts.ts'
import { fillIn } from './texts/mail-texts.ts'

export function creditBlocks(
  snapshot: OrderSnapshot,
  { code, balance, currency, expiresOn, email }: StoredCredit,
): readonly MailBlock[] {
  const texts = creditTextsOf(snapshot)
  const isOwner = emailKey(snapshot.contact.email) === email
  return [
    { kind: 'heading', text: texts.yourCredit },
    { kind: 'text', text: fillIn(texts.how, { currency }) },
    {
      kind: 'rows',
      rows: [
        { label: texts.code, amount: shownCreditCode(isOwner ? code : maskedCreditCode(code)), strong: true },
        { label: texts.balance, amount: priceOf(balance, snapshot) },
        { label: texts.validUntil, amount: calendarDay(expiresOn, snapshot) },
      ],
    },
  ]
}
