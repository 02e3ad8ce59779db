/** The part of a mail that shows store credit: its code, its balance, and how to use it. Pure. */
import { shownCreditCode } from '../credits/credit-code.ts'
import type { StoredCredit } from '../credits/stored-credits.ts'
import type { OrderSnapshot } from '../orders/order-snapshot.ts'
import type { MailBlock } from './mail-blocks.ts'
import { calendarDay, priceOf } from './order-details.ts'
import { creditTextsOf } from './texts/credit-texts.ts'
import { fillIn } from './texts/mail-texts.ts'

export function creditBlocks(
  snapshot: OrderSnapshot,
  { code, balance, currency, expiresOn }: StoredCredit,
): readonly MailBlock[] {
  const texts = creditTextsOf(snapshot)
  return [
    { kind: 'heading', text: texts.yourCredit },
    { kind: 'text', text: fillIn(texts.how, { currency }) },
    {
      kind: 'rows',
      rows: [
        { label: texts.code, amount: shownCreditCode(code), strong: true },
        { label: texts.balance, amount: priceOf(balance, snapshot) },
        { label: texts.validUntil, amount: calendarDay(expiresOn, snapshot) },
      ],
    },
  ]
}
