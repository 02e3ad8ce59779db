/** The picking list as a page to print, in the language of the staff member (FUL-11). */
import type { Language } from '../../../markets/types.ts'
import { html, type Html } from '../../../platform/html/html.ts'
import { fulfilmentTextsOf } from '../mail/texts/fulfilment-texts.ts'
import type { PickedLine } from './picking.ts'
import { PRINT_STYLE } from './print-css.ts'

export function pickingHtml(lines: readonly PickedLine[], language: Language): string {
  const texts = fulfilmentTextsOf({ language, market: { country: 'NL' } })
  const byWarehouse = Map.groupBy(lines, ({ warehouse }) => warehouse)
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <title>${texts.pickingList}</title>
        ${PRINT_STYLE}
      </head>
      <body>
        <section class="a4">
          <h1>${texts.pickingList}</h1>
          ${[...byWarehouse].map(([warehouse, some]) => warehouseTable(warehouse, some, texts))}
        </section>
      </body>
    </html>`.text
}

function warehouseTable(
  warehouse: string,
  lines: readonly PickedLine[],
  texts: ReturnType<typeof fulfilmentTextsOf>,
): Html {
  const sum = lines.reduce((all, { quantity }) => all + quantity, 0)
  return html`<h2>${texts.warehouse} ${warehouse === '' ? '–' : warehouse}</h2>
    <table>
      <thead>
        <tr>
          <th scope="col" class="box"></th>
          <th scope="col">SKU</th>
          <th scope="col">${texts.article}</th>
          <th scope="col">${texts.orders}</th>
          <th scope="col" class="number">${texts.quantity}</th>
        </tr>
      </thead>
      <tbody>
        ${lines.map(row)}
      </tbody>
      <tfoot>
        <tr>
          <td colspan="4"></td>
          <td class="number">${sum}</td>
        </tr>
      </tfoot>
    </table>`
}

const row = ({ sku, name, size, quantity, orders }: PickedLine): Html =>
  html`<tr>
    <td class="box">☐</td>
    <td>${sku}</td>
    <td>${name}${size !== '' && html` · ${size}`}</td>
    <td class="whole">${orders.join(', ')}</td>
    <td class="number">${quantity}</td>
  </tr>`
