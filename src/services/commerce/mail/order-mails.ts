/** The content of the mails about an order. Pure. */
import { colonOf } from '../../../markets/languages/colon-of.ts'
import { hasWithdrawalRight } from '../../../markets/withdrawal/withdrawal-right.ts'
import type { OrderSnapshot } from '../orders/order-snapshot.ts'
import { dayOf, localeOf, momentOf, orderDetails, priceOf, textsOf, type MailRecipient } from './order-details.ts'
import type { MailBlock, MailContent } from './mail-blocks.ts'
import { fillIn } from './texts/mail-texts.ts'
import { withdrawalTextOf } from './texts/withdrawal-texts.ts'

/** The seller, and the address that shoppers write to. */
export type Seller = { readonly name: string; readonly email: string }

export type MailedOrder = { readonly number: string; readonly createdAt: string; readonly snapshot: OrderSnapshot }

export type OrderLinks = {
  /** Shows the order to the bearer of the link. */
  readonly order: string
  /** Where a shopper withdraws from a contract. */
  readonly withdrawal: string
}

export function confirmationMail(order: MailedOrder, links: OrderLinks, seller: Seller): MailContent {
  const { number, createdAt, snapshot } = order
  const { texts, lines, sums, addresses, delivery } = orderDetails(snapshot)
  return mailAbout(order, seller, {
    subject: texts.orderSubject,
    blocks: [
      { kind: 'text', text: texts.orderThanks },
      { kind: 'beside', parts: [{ label: texts.orderNumber, lines: [number] }] },
      { kind: 'beside', parts: [{ label: texts.orderedOn, lines: [dayOf(createdAt, snapshot)] }] },
      { kind: 'button', label: texts.showOrder, href: links.order },
      { kind: 'small', text: texts.keepLink },
      { kind: 'heading', text: texts.lines },
      { kind: 'rows', rows: lines },
      { kind: 'rows', rows: sums },
      { kind: 'beside', parts: [delivery, ...addresses] },
    ],
    closing: hasWithdrawalRight(snapshot.market.country) ? withdrawalBlocks(snapshot, links.withdrawal, seller) : [],
  })
}

export function refundMail(order: MailedOrder, amount: number, seller: Seller): MailContent {
  const texts = textsOf(order.snapshot)
  const text = fillIn(texts.refundText, { amount: priceOf(amount, order.snapshot) })
  return mailAbout(order, seller, { subject: texts.refundSubject, blocks: [{ kind: 'text', text }] })
}

export function cancellationMail(order: MailedOrder, seller: Seller): MailContent {
  const texts = textsOf(order.snapshot)
  const text = fillIn(texts.cancelText, { number: order.number })
  return mailAbout(order, seller, { subject: texts.cancelSubject, blocks: [{ kind: 'text', text }] })
}

export function linkMail(
  recipient: MailRecipient,
  { link, minutes }: { readonly link: string; readonly minutes: number },
  seller: Seller,
): MailContent {
  const texts = textsOf(recipient)
  return {
    lang: localeOf(recipient),
    subject: texts.linkSubject,
    blocks: [
      { kind: 'title', text: texts.yourOrders },
      { kind: 'text', text: fillIn(texts.linkText, { minutes: String(minutes) }) },
      { kind: 'button', label: texts.linkButton, href: link },
      { kind: 'text', text: texts.linkNotYou },
      ...signed(recipient, seller),
    ],
  }
}

export type WithdrawalStatement = {
  readonly number: string
  /** The words that were confirmed: ours, with the number of the order. */
  readonly statement: string
  readonly receivedAt: string
  /** Only for a known order: otherwise our mail server could be used to send any words to any address. */
  readonly person: { readonly name: string; readonly email: string } | undefined
}

export function withdrawalMail(recipient: MailRecipient, statement: WithdrawalStatement, seller: Seller): MailContent {
  const { number, statement: words, receivedAt, person } = statement
  const colon = colonOf(recipient.language)
  const texts = textsOf(recipient)
  const subject = fillIn(texts.withdrawSubject, { number })
  return {
    lang: localeOf(recipient),
    subject,
    blocks: [
      { kind: 'title', text: subject },
      { kind: 'text', text: fillIn(texts.withdrawReceived, { moment: momentOf(receivedAt, recipient) }) },
      {
        kind: 'list',
        items: [
          words,
          ...(person === undefined
            ? []
            : [`${texts.withdrawName}${colon} ${person.name}`, `${texts.withdrawEmail}${colon} ${person.email}`]),
        ],
      },
      { kind: 'text', text: texts.withdrawNow },
      ...signed(recipient, seller),
    ],
  }
}

type MailParts = {
  readonly subject: string
  readonly blocks: readonly MailBlock[]
  readonly closing?: readonly MailBlock[]
}

/** With a greeting above and a signature below. */
export function mailAbout(
  order: MailedOrder,
  seller: Seller,
  { subject, blocks, closing = [] }: MailParts,
): MailContent {
  const { number, snapshot } = order
  const filled = fillIn(subject, { number })
  return {
    lang: localeOf(snapshot),
    subject: filled,
    blocks: [
      { kind: 'title', text: filled },
      { kind: 'text', text: fillIn(textsOf(snapshot).hello, { name: snapshot.contact.firstName }) },
      ...blocks,
      ...signed(snapshot, seller),
      ...closing,
    ],
  }
}

export function signed(recipient: MailRecipient, seller: Seller): readonly MailBlock[] {
  const texts = textsOf(recipient)
  return [
    { kind: 'text', text: texts.signature },
    { kind: 'small', text: fillIn(texts.sentBy, { seller: `${seller.name}, ${seller.email}` }) },
  ]
}

/** CRD article 8(7): the information that must be given on a durable medium, with the form. */
function withdrawalBlocks(recipient: MailRecipient, link: string, seller: Seller): readonly MailBlock[] {
  const texts = textsOf(recipient)
  const legal = withdrawalTextOf(recipient.language, recipient.market.country)
  const filled = (text: string) => fillIn(text, { seller: seller.name, email: seller.email, link })
  const small = (text: string): MailBlock => ({ kind: 'small', text: filled(text) })
  return [
    { kind: 'heading', text: texts.changedMind },
    { kind: 'button', label: texts.withdraw, href: link },
    { kind: 'heading', text: legal.heading },
    ...legal.instructions.map(small),
    { kind: 'heading', text: legal.effects },
    ...legal.effectsText.map(small),
    { kind: 'heading', text: legal.form },
    small(legal.formNote),
    { kind: 'list', items: legal.formLines.map(filled) },
    small(legal.formEnd),
  ]
}
