/** The content of the mails about money that goes back, but for returns. Pure. */
import type { StoredCredit } from '../credits/stored-credits.ts'
import { creditBlocks } from './credit-blocks.ts'
import type { MailContent } from './mail-blocks.ts'
import { priceOf, textsOf } from './order-details.ts'
import { mailAbout, type MailedOrder, type Seller } from './order-mails.ts'
import { TO_PROVIDER, type RefundWay } from './refund-way.ts'
import { captureTextsOf } from './texts/capture-texts.ts'
import { creditTextsOf } from './texts/credit-texts.ts'
import { fillIn } from './texts/mail-texts.ts'

export function refundMail(
  order: MailedOrder,
  amount: number,
  seller: Seller,
  way: RefundWay = TO_PROVIDER,
): MailContent {
  const { snapshot } = order
  const texts = textsOf(snapshot)
  const released = way.kind === 'released' ? captureTextsOf(snapshot) : undefined
  const template =
    way.kind === 'credit' ? creditTextsOf(snapshot).refundText : (released?.releasedText ?? texts.refundText)
  const text = fillIn(template, { amount: priceOf(amount, snapshot) })
  return mailAbout(order, seller, {
    subject: released?.releasedSubject ?? texts.refundSubject,
    blocks: [{ kind: 'text', text }, ...(way.kind === 'credit' ? creditBlocks(snapshot, way.credit) : [])],
  })
}

/** With the code, which replaces an earlier one of the same credit. */
export function creditMail(order: MailedOrder, seller: Seller, credit: StoredCredit): MailContent {
  const { snapshot } = order
  const { creditSubject, creditText } = creditTextsOf(snapshot)
  return mailAbout(order, seller, {
    subject: creditSubject,
    blocks: [{ kind: 'text', text: creditText }, ...creditBlocks(snapshot, credit)],
  })
}

export function cancellationMail(order: MailedOrder, seller: Seller, way: RefundWay = TO_PROVIDER): MailContent {
  const { snapshot, number } = order
  const texts = textsOf(snapshot)
  const template = way.kind === 'credit' ? creditTextsOf(snapshot).cancelText : texts.cancelText
  return mailAbout(order, seller, {
    subject: texts.cancelSubject,
    blocks: [
      { kind: 'text', text: fillIn(template, { number }) },
      ...(way.kind === 'credit' ? creditBlocks(snapshot, way.credit) : []),
    ],
  })
}
