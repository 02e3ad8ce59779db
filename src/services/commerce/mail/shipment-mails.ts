/** The content of mails about parcels, and about units that will not be shipped. Pure. */
import { formatDays } from '../../../markets/shipping/arrival/format-days.ts'
import type { LineQuantity } from '../fulfilment/units.ts'
import type { StoredShipment } from '../fulfilment/stored-shipments.ts'
import type { OrderLine } from '../orders/order-snapshot.ts'
import type { MailBlock, MailContent, MailItem } from './mail-blocks.ts'
import { localeOf, orderDetails, priceOf, smallPicture, textsOf } from './order-details.ts'
import { mailAbout, type MailedOrder, type Seller } from './order-mails.ts'
import { creditBlocks } from './credit-blocks.ts'
import { TO_PROVIDER, type RefundWay } from './refund-way.ts'
import { captureTextsOf } from './texts/capture-texts.ts'
import { creditTextsOf } from './texts/credit-texts.ts'
import { delayTextsOf } from './texts/delay-texts.ts'
import { fulfilmentTextsOf } from './texts/fulfilment-texts.ts'
import { fillIn, type MailTexts } from './texts/mail-texts.ts'

export type ShipmentNotice = {
  readonly shipment: StoredShipment
  /** Not shipped and not cancelled yet. */
  readonly left: readonly LineQuantity[]
  /** Shows the order to the bearer of the link. */
  readonly link: string
}

export function shipmentMail(
  order: MailedOrder,
  { shipment, left, link }: ShipmentNotice,
  seller: Seller,
): MailContent {
  const { snapshot } = order
  const texts = fulfilmentTextsOf(snapshot)
  const { texts: orderTexts, addresses } = orderDetails(snapshot)
  const { carrierName: carrier, trackingNumber, trackingUrl, units } = shipment
  const rest = itemsIn(snapshot.lines, left, orderTexts)
  return mailAbout(order, seller, {
    subject: rest.length > 0 ? texts.partSubject : texts.shippedSubject,
    blocks: [
      { kind: 'text', text: fillIn(texts.shippedText, { carrier }) },
      ...(trackingUrl === undefined ? [] : [{ kind: 'button', label: texts.track, href: trackingUrl } as const]),
      {
        kind: 'beside',
        parts: [
          { label: texts.carrier, lines: [carrier] },
          ...(trackingNumber === undefined ? [] : [{ label: texts.trackingNumber, lines: [trackingNumber] }]),
        ],
      },
      { kind: 'heading', text: texts.inParcel },
      { kind: 'items', items: itemsIn(snapshot.lines, units, orderTexts) },
      ...stillToCome(rest, texts),
      { kind: 'beside', parts: addresses.slice(0, 1) },
      { kind: 'button', label: orderTexts.showOrder, href: link },
      { kind: 'small', text: orderTexts.keepLink },
    ],
  })
}

function stillToCome(rest: readonly MailItem[], texts: ReturnType<typeof fulfilmentTextsOf>): readonly MailBlock[] {
  if (rest.length === 0) return []
  return [
    { kind: 'heading', text: texts.stillToCome },
    { kind: 'items', items: rest },
    { kind: 'small', text: texts.stillText },
  ]
}

/** LAW-31: the promised day has passed. The shopper may wait, or cancel for all of the money. */
export function delayMail(order: MailedOrder, link: string, seller: Seller): MailContent {
  const { snapshot } = order
  const { subject, text, cancel } = delayTextsOf(snapshot)
  const { promised } = snapshot.shipping
  const day = promised === undefined ? '' : formatDays({ from: promised.to, to: promised.to }, localeOf(snapshot))
  return mailAbout(order, seller, {
    subject,
    blocks: [
      { kind: 'text', text: fillIn(text, { day }) },
      { kind: 'text', text: fillIn(cancel, { email: seller.email }) },
      { kind: 'button', label: textsOf(snapshot).showOrder, href: link },
    ],
  })
}

export function shipmentVoidMail(order: MailedOrder, carrier: string, seller: Seller): MailContent {
  const texts = fulfilmentTextsOf(order.snapshot)
  return mailAbout(order, seller, {
    subject: texts.voidSubject,
    blocks: [{ kind: 'text', text: fillIn(texts.voidText, { carrier }) }],
  })
}

type CancelledUnits = {
  readonly units: readonly LineQuantity[]
  readonly refund: number
  readonly way?: RefundWay
}

export function linesCancelledMail(
  order: MailedOrder,
  { units, refund, way = TO_PROVIDER }: CancelledUnits,
  seller: Seller,
): MailContent {
  const { snapshot } = order
  const texts = fulfilmentTextsOf(snapshot)
  const withMoney = {
    provider: texts.linesCancelledText,
    released: captureTextsOf(snapshot).linesText,
    credit: creditTextsOf(snapshot).linesText,
  }[way.kind]
  const text = refund === 0 ? texts.linesCancelledFree : withMoney
  return mailAbout(order, seller, {
    subject: texts.linesCancelledSubject,
    blocks: [
      { kind: 'text', text: fillIn(text, { amount: priceOf(refund, snapshot) }) },
      { kind: 'items', items: itemsIn(snapshot.lines, units, textsOf(snapshot)) },
      ...(way.kind === 'credit' && refund > 0 ? creditBlocks(snapshot, way.credit) : []),
    ],
  })
}

/** In words only. */
export const linesIn = (
  lines: readonly OrderLine[],
  units: readonly LineQuantity[],
  texts: MailTexts,
): readonly string[] => itemsIn(lines, units, texts).map(({ text }) => text)

/** In the order of the lines; a line of nothing is left out. */
export function itemsIn(
  lines: readonly OrderLine[],
  units: readonly LineQuantity[],
  texts: MailTexts,
): readonly MailItem[] {
  return lines.flatMap(({ itemId, name, size, picture }) => {
    const quantity = units.find((one) => one.itemId === itemId)?.quantity ?? 0
    if (quantity === 0) return []
    const sized = size === '' ? '' : `, ${fillIn(texts.size, { size })}`
    const text = `${quantity} × ${name}${sized}`
    return [{ text, ...(picture === '' ? {} : { picture: smallPicture(picture) }) }]
  })
}
