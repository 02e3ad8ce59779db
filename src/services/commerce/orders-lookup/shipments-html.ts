/** How far an order is, and its parcels, for its shopper. */
import { html, type Html } from '../../../platform/html/html.ts'
import type { StoredShipment } from '../fulfilment/stored-shipments.ts'
import { dayOf, textsOf } from '../mail/order-details.ts'
import { linesIn } from '../mail/shipment-mails.ts'
import { fulfilmentTextsOf } from '../mail/texts/fulfilment-texts.ts'
import { fillIn } from '../mail/texts/mail-texts.ts'
import type { OrderSnapshot } from '../orders/order-snapshot.ts'
import type { StoredOrder } from '../orders/stored-order.ts'

/** A hold is shown without its reason. */
export function fulfilmentHtml({ fulfilment, holds, state, snapshot }: StoredOrder): Html | false {
  const texts = fulfilmentTextsOf(snapshot)
  const isToShip = state === 'paid' && (fulfilment === 'unshipped' || fulfilment === 'partly_shipped')
  if (isToShip && holds.length > 0) return html`<p class="state">${texts.checking}</p>`
  return fulfilment !== 'none' && html`<p class="state state-${fulfilment}">${texts[fulfilment]}</p>`
}

/** `heading` is one level below that of the order. */
export function shipmentsHtml(
  snapshot: OrderSnapshot,
  shipments: readonly StoredShipment[],
  heading: 'h2' | 'h3',
): Html | false {
  const { parcels } = fulfilmentTextsOf(snapshot)
  return (
    shipments.length > 0 &&
    html`${heading === 'h2' ? html`<h2 class="part">${parcels}</h2>` : html`<h3>${parcels}</h3>`}
    ${shipments.map((shipment) => shipmentHtml(snapshot, shipment))}`
  )
}

function shipmentHtml(snapshot: OrderSnapshot, shipment: StoredShipment): Html {
  const texts = fulfilmentTextsOf(snapshot)
  const { postedAt, deliveredAt, carrierName, trackingNumber, trackingUrl, units } = shipment
  const number = trackingNumber === undefined ? undefined : `${texts.trackingNumber} ${trackingNumber}`
  return html`<dl class="parcel">
    <dt>${fillIn(texts.sentOn, { day: dayOf(postedAt, snapshot) })} · ${carrierName}</dt>
    ${deliveredAt !== undefined && html`<dd>${fillIn(texts.deliveredOn, { day: dayOf(deliveredAt, snapshot) })}</dd>`}
    ${linesIn(snapshot.lines, units, textsOf(snapshot)).map((line) => html`<dd>${line}</dd>`)}
    ${number !== undefined && html`<dd>${number}</dd>`}
    ${trackingUrl !== undefined && html`<dd><a href="${trackingUrl}" rel="noopener noreferrer">${texts.track}</a></dd>`}
  </dl>`
}
