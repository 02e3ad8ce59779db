/** The content of the mails about an order. Pure. */
import type { SellerContact } from '../../../contracts/commerce/seller.ts'
import type { LawBlock } from '../../../contracts/storefront/law/law-block.ts'
import { legalText, withdrawalIn } from '../../../contracts/storefront/law/legal-texts.ts'
import { lawTextsOf } from '../../../markets/law/texts/law-texts.ts'
import { localMinimumOf } from '../../../markets/law/texts/local/local-texts.ts'
import { inSwissGerman } from '../../../markets/languages/swiss-german.ts'
import { colonOf } from '../../../markets/languages/colon-of.ts'
import { hasWithdrawalRight } from '../../../markets/withdrawal/withdrawal-right.ts'
import type { OrderSnapshot } from '../orders/order-snapshot.ts'
import { dayOf, localeOf, momentOf, orderDetails, priceOf, textsOf, type MailRecipient } from './order-details.ts'
import type { MailBlock, MailContent, MailRow } from './mail-blocks.ts'
import { captureTextsOf } from './texts/capture-texts.ts'
import { fillIn } from './texts/mail-texts.ts'

/** The seller with its address in one line, and the address that shoppers write to. */
export type Seller = {
  readonly name: string
  readonly email: string
  readonly telephone?: string
  /** The stored record; absent before the merchant stored one. */
  readonly contact?: SellerContact
}

export type MailedOrder = { readonly number: string; readonly createdAt: string; readonly snapshot: OrderSnapshot }

export type OrderLinks = {
  /** Shows the order to the bearer of the link. */
  readonly order: string
  /** Where a shopper withdraws from a contract. */
  readonly withdrawal: string
}

type ConfirmedPayment = {
  /** Its money is reserved, and charged when it ships. */
  readonly isAuthorised?: boolean
}

export function confirmationMail(
  order: MailedOrder,
  links: OrderLinks,
  seller: Seller,
  terms: readonly LawBlock[] = [],
  { isAuthorised = false }: ConfirmedPayment = {},
): MailContent {
  const { number, createdAt, snapshot } = order
  const { texts, lines, sums, addresses, delivery } = orderDetails(snapshot)
  return mailAbout(order, seller, {
    subject: texts.orderSubject,
    blocks: [
      { kind: 'text', text: isAuthorised ? captureTextsOf(snapshot).orderThanks : texts.orderThanks },
      { kind: 'beside', parts: [{ label: texts.orderNumber, lines: [number] }] },
      { kind: 'beside', parts: [{ label: texts.orderedOn, lines: [dayOf(createdAt, snapshot)] }] },
      { kind: 'button', label: texts.showOrder, href: links.order },
      { kind: 'small', text: texts.keepLink },
      { kind: 'heading', text: texts.lines },
      { kind: 'rows', rows: withAddresses(lines, links) },
      { kind: 'rows', rows: sums },
      { kind: 'beside', parts: [delivery, ...addresses] },
    ],
    closing: contractBlocks(order, { links, seller, terms }),
  })
}

/** A mail has no address that those of pictures could be relative to. */
const withAddresses = (rows: readonly MailRow[], { order }: OrderLinks): readonly MailRow[] =>
  rows.map(({ picture, ...row }) => (picture === undefined ? row : { ...row, picture: new URL(picture, order).href }))

/** While the bank has not decided yet: that the order arrived, and what it is (ECD 11). */
export function receivedMail(order: MailedOrder, links: OrderLinks, seller: Seller): MailContent {
  const { number, createdAt, snapshot } = order
  const { texts, lines, sums, addresses, delivery } = orderDetails(snapshot)
  return mailAbout(order, seller, {
    subject: texts.receivedSubject,
    blocks: [
      { kind: 'text', text: texts.receivedText },
      { kind: 'beside', parts: [{ label: texts.orderNumber, lines: [number] }] },
      { kind: 'beside', parts: [{ label: texts.orderedOn, lines: [dayOf(createdAt, snapshot)] }] },
      { kind: 'button', label: texts.showOrder, href: links.order },
      { kind: 'heading', text: texts.lines },
      { kind: 'rows', rows: withAddresses(lines, links) },
      { kind: 'rows', rows: sums },
      { kind: 'beside', parts: [delivery, ...addresses] },
    ],
  })
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
    { kind: 'small', text: fillIn(texts.sentBy, { seller: contactLine(seller) }) },
  ]
}

const contactLine = ({ name, telephone = '', email }: Seller): string =>
  [name, telephone, email].filter((part) => part !== '').join(', ')

type Contract = { readonly links: OrderLinks; readonly seller: Seller; readonly terms: readonly LawBlock[] }

/** CRD article 8(7): what must be given on a durable medium: guarantee, withdrawal with its form, terms (LAW-01, LAW-09). */
function contractBlocks(order: MailedOrder, { links, seller, terms }: Contract): readonly MailBlock[] {
  const { snapshot } = order
  const { language } = snapshot
  const { country } = snapshot.market
  const hasRight = hasWithdrawalRight(country)
  const texts = textsOf(snapshot)
  const context = { country, language, seller: seller.contact, withdrawalLink: links.withdrawal, version: '' }
  const spell = country === 'CH' ? inSwissGerman : (line: string) => line
  const small = (blocks: readonly LawBlock[]): readonly MailBlock[] =>
    blocks.flatMap(({ kind, lines }): readonly MailBlock[] => {
      if (kind === 'list') return [{ kind: 'list', items: lines }]
      return lines.map((line) => ({ kind: kind === 'heading' ? 'heading' : 'small', text: spell(line) }))
    })
  const button: readonly MailBlock[] = hasRight
    ? [
        { kind: 'heading', text: texts.changedMind },
        { kind: 'button', label: texts.withdraw, href: links.withdrawal },
      ]
    : []
  const withdrawal = hasRight ? withdrawalIn(language, { ...context, sellerName: seller }) : []
  return [
    ...localSummary(order, seller),
    ...small(legalText('guarantee', context)),
    ...button,
    ...small(withdrawal),
    ...small(
      hasRight
        ? localMinimumOf(country).flatMap(({ lang }) => withdrawalIn(lang, { ...context, sellerName: seller }))
        : [],
    ),
    ...small(terms.length === 0 ? [] : [{ kind: 'heading', lines: [lawTextsOf(language).terms] }, ...terms]),
  ]
}

/** The essential parts in the languages of the country (LAW-12). */
function localSummary({ number, snapshot }: MailedOrder, seller: Seller): readonly MailBlock[] {
  const { shipping, totals } = snapshot
  return localMinimumOf(snapshot.market.country).flatMap(({ texts }): readonly MailBlock[] => [
    { kind: 'heading', text: fillIn(texts.confirmation, { number }) },
    {
      kind: 'list',
      items: [
        `${texts.orderNumber}: ${number}`,
        ...snapshot.lines.map(
          ({ quantity, name, size }) => `${quantity} × ${name}${size === '' ? '' : ` (${texts.size}: ${size})`}`,
        ),
        `${texts.delivery}: ${shipping.name}, ${priceOf(totals.shipping, snapshot)}`,
        `${texts.total}: ${priceOf(totals.total, snapshot)}`,
        `${texts.seller}: ${contactLine(seller)}`,
      ],
    },
  ])
}
