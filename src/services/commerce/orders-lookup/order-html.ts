/** An order as its shopper sees it: state, lines, sums, where it goes, and the way out of the contract. */
import { html, type Html } from '../../../platform/html/html.ts'
import type { MailPart, MailRow } from '../mail/mail-blocks.ts'
import { dayOf, orderDetails, priceOf } from '../mail/order-details.ts'
import { fulfilmentHtml, shipmentsHtml } from './shipments-html.ts'
import { showsWithdrawal } from '../returns/withdrawal-period.ts'
import { captureTextsOf } from '../mail/texts/capture-texts.ts'
import type { MailText } from '../mail/texts/mail-texts.ts'
import type { StoredShipment } from '../fulfilment/stored-shipments.ts'
import type { OrderState, StoredOrder } from '../orders/stored-order.ts'

const STATE_TEXTS: Readonly<Record<OrderState, MailText>> = {
  open: 'stateOpen',
  lapsed: 'stateLapsed',
  replaced: 'stateLapsed',
  paid: 'statePaid',
  held: 'stateHeld',
  cancelled: 'stateCancelled',
  refunded: 'stateRefunded',
}

export type OrderPageParts = {
  /** Where the shopper withdraws from the contract. */
  readonly withdrawal: string
  /** Of this order, voided ones not included. */
  readonly shipments: readonly StoredShipment[]
  /** What went back to the shopper, in minor units. */
  readonly refunded?: number
  /** Where money is charged when it ships: how much was, in minor units, and whether more will be. */
  readonly charged?: { readonly value: number; readonly isMoreToCome: boolean } | undefined
  /** Links to its invoices and credit notes. */
  readonly documents?: Html | undefined
  /** The page has its number as a title already. */
  readonly isTitled?: boolean
  readonly now: Date
}

export function orderHtml(order: StoredOrder, parts: OrderPageParts): Html {
  const { withdrawal, shipments, refunded = 0, charged, documents, isTitled = false, now } = parts
  const { number, state, createdAt, snapshot } = order
  const { texts, lines, sums, addresses, delivery } = orderDetails(snapshot)
  const isAuthorised = state === 'paid' && charged !== undefined && charged.isMoreToCome
  const stateText = isAuthorised ? captureTextsOf(snapshot).state : texts[STATE_TEXTS[state]]
  const mayWithdraw = showsWithdrawal(order, shipments, now)
  return html`<section class="order">
    ${!isTitled && html`<h2>${texts.orderNumber} ${number}</h2>`}
    <p class="state state-${state}">${stateText}</p>
    ${fulfilmentHtml(order)}
    <p>${texts.orderedOn} ${dayOf(createdAt, snapshot)}</p>
    ${shipmentsHtml(snapshot, shipments, isTitled ? 'h2' : 'h3')}
    <table>
      ${lines.map(row)}
    </table>
    <table>
      ${sums.map(row)}
      ${isAuthorised && charged.value > 0 && row({ label: captureTextsOf(snapshot).charged, amount: priceOf(charged.value, snapshot) })}
      ${refunded > 0 && row({ label: texts.refundedSum, amount: priceOf(-refunded, snapshot), strong: true })}
    </table>
    <div class="beside">${[delivery, ...addresses].map(part)}</div>
    ${documents} ${mayWithdraw && html`<p><a class="button quiet" href="${withdrawal}">${texts.withdraw}</a></p>`}
  </section>`
}

const row = ({ label, picture, note, amount, strong = false }: MailRow): Html =>
  html`<tr${strong && html` class="strong"`}>${picture !== undefined && pictureCell(picture)}<th scope="row">${label}${note !== undefined && html`<small>${note}</small>`}</th><td>${amount}</td></tr>`

const pictureCell = (address: string): Html =>
  html`<td class="picture"><img src="${address}" width="56" height="56" alt="" /></td>`

const part = ({ label, lines }: MailPart): Html =>
  html`<dl>
    <dt>${label}</dt>
    ${lines.map((line) => html`<dd>${line}</dd>`)}
  </dl>`
