/** Packing slips as one page to print: a sheet for each parcel, in the language of its order, without prices (FUL-10). */
import { colonOf } from '../../../markets/languages/colon-of.ts'
import { html, Html } from '../../../platform/html/html.ts'
import { dayOf, localeOf, orderDetails } from '../mail/order-details.ts'
import { fulfilmentTextsOf } from '../mail/texts/fulfilment-texts.ts'
import { barcodeSvg } from './barcode.ts'
import type { PackedLine, Parcel } from './picking.ts'

const CSS = `
@page a4{size:A4;margin:15mm}
@page letter{size:letter;margin:0.6in}
*{box-sizing:border-box}
body{margin:0;color:#000;font:11pt/1.4 system-ui,sans-serif}
section{padding:16px;break-after:page}
section:last-child{break-after:auto}
.a4{page:a4}
.letter{page:letter}
h1{margin:0 0 8px;font-size:18pt}
address{margin:16px 0;font-style:normal;font-size:13pt}
address span{display:block}
table{width:100%;border-collapse:collapse}
th,td{padding:6px 4px;border-bottom:1px solid #999;text-align:left;vertical-align:middle}
td.number{font-size:14pt;font-weight:700;text-align:right}
`

const STYLE = new Html(`<style>${CSS}</style>`)

export function slipsHtml(parcels: readonly Parcel[]): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${parcels.map(({ order }) => order.number).join(', ')}</title>
        ${STYLE}
      </head>
      <body>
        ${parcels.map(slip)}
      </body>
    </html>`.text
}

function slip({ order, lines }: Parcel): Html {
  const { snapshot, number, createdAt } = order
  const texts = fulfilmentTextsOf(snapshot)
  const { texts: orderTexts, addresses } = orderDetails(snapshot)
  const sheet = snapshot.market.country === 'US' ? 'letter' : 'a4'
  const note = order.amendment?.deliveryNote
  return html`<section class="${sheet}" lang="${localeOf(snapshot)}">
    <h1>${texts.slip}</h1>
    <p>${orderTexts.orderNumber} <strong>${number}</strong> · ${orderTexts.orderedOn} ${dayOf(createdAt, snapshot)}</p>
    <address dir="auto">${addresses[0]?.lines.map((line) => html`<span>${line}</span>`)}</address>
    ${note !== undefined && html`<p>${texts.deliveryNote}${colonOf(snapshot.language)} ${note}</p>`}
    <table>
      <thead>
        <tr>
          <th scope="col">${texts.article}</th>
          <th scope="col">SKU</th>
          <th scope="col">EAN</th>
          <th scope="col">${texts.quantity}</th>
        </tr>
      </thead>
      <tbody>
        ${lines.map((line) => row(line))}
      </tbody>
    </table>
  </section>`
}

const row = ({ id, name, size, sku, left }: PackedLine): Html =>
  html`<tr>
    <td>${name}${size !== '' && html` · ${size}`}</td>
    <td>${sku}</td>
    <td>${barcodeSvg(id)}<br />${id}</td>
    <td class="number">${left}</td>
  </tr>`
