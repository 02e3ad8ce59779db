/** Packing slips as one page to print: a sheet for each parcel, in the language of its order, without prices (FUL-10). */
import { colonOf } from '../../../markets/languages/colon-of.ts'
import { html, type Html } from '../../../platform/html/html.ts'
import { dayOf, localeOf, orderDetails } from '../mail/order-details.ts'
import { fulfilmentTextsOf } from '../mail/texts/fulfilment-texts.ts'
import type { OrderSnapshot } from '../orders/order-snapshot.ts'
import { barcodeSvg } from './barcode.ts'
import { PRINT_LOGO } from '../documents/print-logo.ts'
import type { PackedLine, Parcel } from './picking.ts'
import { PRINT_STYLE } from './print-css.ts'
import type { StoredShipment } from './stored-shipments.ts'

export function slipsHtml(parcels: readonly Parcel[]): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${parcels.map(({ order }) => order.number).join(', ')}</title>
        ${PRINT_STYLE}
      </head>
      <body>
        ${parcels.map(slip)}
      </body>
    </html>`.text
}

function slip({ order, lines, shipment }: Parcel): Html {
  const { snapshot, number, createdAt } = order
  const texts = fulfilmentTextsOf(snapshot)
  const { texts: orderTexts, addresses } = orderDetails(snapshot)
  const sheet = snapshot.market.country === 'US' ? 'letter' : 'a4'
  const note = order.amendment?.deliveryNote
  return html`<section class="${sheet}" lang="${localeOf(snapshot)}">
    <div class="head">
      <div>
        <h1>${texts.slip}</h1>
        <p>
          ${orderTexts.orderNumber} <strong>${number}</strong> · ${orderTexts.orderedOn} ${dayOf(createdAt, snapshot)}
        </p>
        ${shipment !== undefined && posted(shipment, snapshot)}
      </div>
      ${PRINT_LOGO}
    </div>
    <address>${addresses[0]?.lines.map((line) => html`<span dir="auto">${line}</span>`)}</address>
    ${note !== undefined && html`<p class="note" dir="auto">${texts.deliveryNote}${colonOf(snapshot.language)} ${note}</p>`}
    <table>
      <thead>
        <tr>
          <th scope="col">${texts.article}</th>
          <th scope="col">SKU</th>
          <th scope="col">EAN</th>
          <th scope="col" class="number">${texts.quantity}</th>
        </tr>
      </thead>
      <tbody>
        ${lines.map((line) => row(line))}
      </tbody>
    </table>
  </section>`
}

function posted({ postedAt, carrierName, trackingNumber }: StoredShipment, snapshot: OrderSnapshot): Html {
  const day = dayOf(postedAt, snapshot)
  return html`<p>
    ${fulfilmentTextsOf(snapshot).sentOn.replace('{day}', day)} · ${carrierName}
    ${trackingNumber !== undefined && html` · ${trackingNumber}`}
  </p>`
}

const row = ({ id, name, size, sku, packed }: PackedLine): Html =>
  html`<tr>
    <td>${name}${size !== '' && html` · ${size}`}</td>
    <td>${sku}</td>
    <td class="code">${barcodeSvg(id)}${id}</td>
    <td class="number">${packed}</td>
  </tr>`
