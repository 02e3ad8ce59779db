/** The mail about money that was reserved only, and is not charged (FUL-17). Pure. */
import type { MailContent } from './mail-blocks.ts'
import { priceOf } from './order-details.ts'
import { mailAbout, type MailedOrder, type Seller } from './order-mails.ts'
import { captureTextsOf } from './texts/capture-texts.ts'
import { fillIn } from './texts/mail-texts.ts'

export function releaseMail(order: MailedOrder, amount: number, seller: Seller): MailContent {
  const texts = captureTextsOf(order.snapshot)
  const text = fillIn(texts.releasedText, { amount: priceOf(amount, order.snapshot) })
  return mailAbout(order, seller, { subject: texts.releasedSubject, blocks: [{ kind: 'text', text }] })
}
