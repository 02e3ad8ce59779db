/** An order as its shopper sees it: state, lines, sums, where it goes, and the way out of the contract. */
import { hasWithdrawalRight } from '../../../markets/withdrawal/withdrawal-right.ts'
import { html, type Html } from '../../../platform/html/html.ts'
import type { MailPart, MailRow } from '../mail/mail-blocks.ts'
import { dayOf, orderDetails } from '../mail/order-details.ts'
import type { MailText } from '../mail/texts/mail-texts.ts'
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

/** `withdrawal` is where the shopper withdraws from the contract. */
export function orderHtml({ number, state, createdAt, snapshot }: StoredOrder, withdrawal: string): Html {
  const { texts, lines, sums, addresses, delivery } = orderDetails(snapshot)
  const mayWithdraw = state === 'paid' && hasWithdrawalRight(snapshot.market.country)
  return html`<section class="order">
    <h2>${texts.orderNumber} ${number}</h2>
    <p class="state state-${state}">${texts[STATE_TEXTS[state]]}</p>
    <p>${texts.orderedOn} ${dayOf(createdAt, snapshot)}</p>
    <table>
      ${lines.map(row)}
    </table>
    <table>
      ${sums.map(row)}
    </table>
    <div class="beside">${[delivery, ...addresses].map(part)}</div>
    ${mayWithdraw && html`<p><a class="button quiet" href="${withdrawal}">${texts.withdraw}</a></p>`}
  </section>`
}

const row = ({ label, note, amount, strong = false }: MailRow): Html =>
  html`<tr${strong && html` class="strong"`}><th scope="row">${label}${note !== undefined && html`<small>${note}</small>`}</th><td>${amount}</td></tr>`

const part = ({ label, lines }: MailPart): Html =>
  html`<dl>
    <dt>${label}</dt>
    ${lines.map((line) => html`<dd>${line}</dd>`)}
  </dl>`
