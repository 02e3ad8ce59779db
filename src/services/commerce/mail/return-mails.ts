/** The content of the mails about returns. Pure. None of them contains words that a shopper entered (RET-14). */
import { numberFormat } from '../../../markets/formats/intl-formats.ts'
import type { RefundParts } from '../payments/refund-parts.ts'
import { sumOfParts } from '../payments/refund-parts.ts'
import { deductedFrom, type Deduction } from '../returns/deductions.ts'
import type { StoredReturn } from '../returns/stored-returns.ts'
import type { OrderSnapshot } from '../orders/order-snapshot.ts'
import type { MailBlock, MailContent, MailItem, MailRow } from './mail-blocks.ts'
import { calendarDay, localeOf, priceOf, textsOf, type MailRecipient } from './order-details.ts'
import { mailAbout, signed, type MailedOrder, type Seller } from './order-mails.ts'
import { itemsIn, linesIn } from './shipment-mails.ts'
import { creditBlocks } from './credit-blocks.ts'
import { TO_PROVIDER, type RefundWay } from './refund-way.ts'
import { captureTextsOf } from './texts/capture-texts.ts'
import { creditTextsOf } from './texts/credit-texts.ts'
import { fillIn } from './texts/mail-texts.ts'
import { returnTextsOf } from './texts/return-texts.ts'

export type MailedReturn = Pick<StoredReturn, 'units' | 'dueOn' | 'rejectReason' | 'refund'>

export type ReturnAddress = {
  /** None of the units left the shop. */
  readonly isNothingToSend: boolean
  /** Printed lines; none where the seller has not stored an address. */
  readonly address: readonly string[]
}

/** A withdrawal in time: accepted without a person. */
export function instructionMail(
  order: MailedOrder,
  found: MailedReturn,
  { isNothingToSend, address }: ReturnAddress,
  seller: Seller,
): MailContent {
  const texts = returnTextsOf(order.snapshot)
  const due = found.dueOn === undefined ? [] : [calendarDay(found.dueOn, order.snapshot)]
  const items = itemsIn(order.snapshot.lines, found.units, textsOf(order.snapshot))
  if (isNothingToSend) {
    return mailAbout(order, seller, {
      subject: texts.nothingToSendSubject,
      blocks: [
        { kind: 'text', text: texts.nothingToSend },
        { kind: 'heading', text: texts.withdrawn },
        { kind: 'items', items },
        ...due.map((day) => text(fillIn(texts.refundByNothing, { day }))),
      ],
    })
  }
  return mailAbout(order, seller, {
    subject: texts.instructionSubject,
    blocks: [
      { kind: 'text', text: texts.instructionText },
      ...sending(order, items, address),
      ...due.map((day) => text(fillIn(texts.sendBy, { day }))),
      ...due.map((day) => text(fillIn(texts.refundBy, { day }))),
    ],
  })
}

export function acceptedMail(
  order: MailedOrder,
  found: MailedReturn,
  { address }: ReturnAddress,
  seller: Seller,
): MailContent {
  const texts = returnTextsOf(order.snapshot)
  const items = itemsIn(order.snapshot.lines, found.units, textsOf(order.snapshot))
  return mailAbout(order, seller, {
    subject: texts.acceptedSubject,
    blocks: [{ kind: 'text', text: texts.acceptedText }, ...sending(order, items, address)],
  })
}

const text = (words: string): MailBlock => ({ kind: 'text', text: words })

function sending(order: MailedOrder, items: readonly MailItem[], address: readonly string[]): readonly MailBlock[] {
  const texts = returnTextsOf(order.snapshot)
  return [
    { kind: 'heading', text: texts.returned },
    { kind: 'items', items },
    ...(address.length === 0 ? [] : [{ kind: 'beside', parts: [{ label: texts.sendTo, lines: address }] } as const]),
    text(fillIn(texts.sendNote, { number: order.number })),
  ]
}

/** The reason is that of the staff member. */
export function rejectedMail(order: MailedOrder, { rejectReason = '' }: MailedReturn, seller: Seller): MailContent {
  const texts = returnTextsOf(order.snapshot)
  return mailAbout(order, seller, { subject: texts.rejectedSubject, blocks: rejection(texts, rejectReason, seller) })
}

/** To the address of a statement that belongs to no order: without a name, which may be anything. */
export function unmatchedRejectedMail(
  recipient: MailRecipient,
  { number, rejectReason = '' }: Pick<StoredReturn, 'number' | 'rejectReason'>,
  seller: Seller,
): MailContent {
  const texts = returnTextsOf(recipient)
  const subject = fillIn(texts.rejectedSubject, { number })
  return {
    lang: localeOf(recipient),
    subject,
    blocks: [{ kind: 'title', text: subject }, ...rejection(texts, rejectReason, seller), ...signed(recipient, seller)],
  }
}

const rejection = (
  texts: ReturnType<typeof returnTextsOf>,
  reason: string,
  { email }: Seller,
): readonly MailBlock[] => [
  text(texts.rejectedText),
  { kind: 'list', items: [reason] },
  text(fillIn(texts.rejectedQuestions, { email })),
]

export type Settlement = {
  /** Of the refund; undefined where nothing was refunded. */
  readonly parts: RefundParts | undefined
  /** The number of the replacement order of an exchange. */
  readonly exchange: string | undefined
  readonly way?: RefundWay
}

export function settledMail(
  order: MailedOrder,
  { refund = 0 }: MailedReturn,
  { parts, exchange, way = TO_PROVIDER }: Settlement,
  seller: Seller,
): MailContent {
  const { snapshot } = order
  const isCredit = way.kind === 'credit' && refund > 0
  const texts = {
    ...returnTextsOf(snapshot),
    ...(way.kind === 'released' && { settledText: captureTextsOf(snapshot).settledText }),
    ...(isCredit && creditTextsOf(snapshot)),
  }
  const amount = priceOf(refund, snapshot)
  const paid = refund === 0 ? [] : [text(fillIn(texts.settledText, { amount }))]
  const exchanged = exchange === undefined ? [] : [text(fillIn(texts.settledExchange, { order: exchange }))]
  return mailAbout(order, seller, {
    subject: texts.settledSubject,
    blocks: [
      ...(paid.length + exchanged.length === 0 ? [text(texts.settledNothing)] : [...exchanged, ...paid]),
      ...(parts === undefined || refund === 0 || exchange !== undefined
        ? []
        : [
            { kind: 'heading', text: texts.settledFor } as const,
            { kind: 'rows', rows: settledRows(snapshot, parts, refund) } as const,
          ]),
      ...(isCredit ? creditBlocks(snapshot, way.credit) : []),
    ],
  })
}

/** From what was paid for the units to what was refunded; they add up. */
function settledRows(snapshot: OrderSnapshot, parts: RefundParts, refund: number): readonly MailRow[] {
  const [texts, orderTexts] = [returnTextsOf(snapshot), textsOf(snapshot)]
  const price = (amount: number) => priceOf(amount, snapshot)
  const deductions = parts.deductions ?? []
  const lines = parts.lines.flatMap(({ itemId, quantity, amount }) =>
    itemsIn(snapshot.lines, [{ itemId, quantity }], orderTexts).map(({ text: label, ...picture }) => ({
      label,
      ...picture,
      amount: price(amount + deductedFrom(deductions, itemId)),
    })),
  )
  const beyond = refund - sumOfParts(parts)
  return [
    ...lines,
    ...deductions.map(({ percent, reason, amount }) => ({
      label: fillIn(texts.deduction, { percent: percentIn(percent, snapshot) }),
      note: reason,
      amount: price(-amount),
    })),
    ...(parts.shipping === 0 ? [] : [{ label: orderTexts.shipping, amount: price(parts.shipping) }]),
    ...(beyond <= 0 ? [] : [{ label: texts.extra, amount: price(beyond) }]),
    { label: orderTexts.total, amount: price(refund), strong: true },
  ]
}

/** As the credit note states it; empty without deductions. */
export function deductionNote(snapshot: OrderSnapshot, deductions: readonly Deduction[]): string {
  const [texts, orderTexts] = [returnTextsOf(snapshot), textsOf(snapshot)]
  return deductions
    .map(({ itemId, quantity, percent, reason, amount }) =>
      fillIn(texts.deductionNote, {
        item: linesIn(snapshot.lines, [{ itemId, quantity }], orderTexts).join(''),
        amount: priceOf(amount, snapshot),
        percent: percentIn(percent, snapshot),
        reason,
      }),
    )
    .join('\n')
}

const percentIn = (percent: number, recipient: MailRecipient): string =>
  numberFormat(localeOf(recipient), { style: 'percent' }).format(percent / 100)
