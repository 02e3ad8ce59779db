/**
 * A document as one file: no script, no picture, no web font, nothing that is fetched. It prints on A4, and on Letter in
 * the US. Texts may be in any script: `dir="auto"` gives Hebrew and Arabic their direction (INV-09).
 */
import { dateFormat, numberFormat } from '../../../markets/formats/intl-formats.ts'
import { CURRENCIES } from '../../../markets/derived/currency-symbols.ts'
import { colonOf } from '../../../markets/languages/colon-of.ts'
import { formatPrice } from '../../../markets/prices/format-price.ts'
import { sumOfRows, type TaxRate, type TaxRow } from '../../../markets/tax/tax-rows.ts'
import { html, Html, type HtmlPart } from '../../../platform/html/html.ts'
import { fillIn } from '../mail/texts/mail-texts.ts'
import type { DocumentData, DocumentLine } from './document-data.ts'
import { documentCss } from './document-css.ts'
import { PRINT_LOGO } from './print-logo.ts'
import { documentTextsOf, type DocumentTexts } from './texts/document-texts.ts'

type Printed = {
  readonly data: DocumentData
  readonly texts: DocumentTexts
  readonly price: (amount: number) => string
  readonly percent: (percent: number) => string
  readonly day: (day: string) => string
}

export function documentHtml(data: DocumentData): string {
  const printed = printedWith(data)
  const { texts } = printed
  const title = `${titleOf(data, texts)} ${data.number}`
  return html`<!doctype html>
    <html lang="${localeOf(data)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${new Html(`<style>${documentCss(data.country)}</style>`)}
      </head>
      <body>
        ${sellerHead(printed)}
        <main>
          <h1>${title}</h1>
          ${facts(printed)} ${corrected(printed)} ${parties(printed)} ${linesTable(printed)} ${taxTable(printed)}
          ${notes(printed)}
        </main>
      </body>
    </html> `.text
}

export const titleOf = ({ kind }: Pick<DocumentData, 'kind'>, texts: DocumentTexts): string =>
  ({ invoice: texts.invoice, 'credit-note': texts.creditNote, cancellation: texts.cancellation })[kind]

const localeOf = ({ language, country }: DocumentData): string => `${language}-${country}`

function printedWith(data: DocumentData): Printed {
  const locale = localeOf(data)
  const percents = numberFormat(locale, { style: 'percent', maximumFractionDigits: 3 })
  const days = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    data,
    texts: documentTextsOf(data.language, data.country),
    price: (amount) =>
      formatPrice(amount, {
        currency: CURRENCIES[data.currency],
        country: data.country,
        locale,
        dropZeroDecimals: false,
      }),
    percent: (percent) => percents.format(percent / 100),
    day: (day) => days.format(new Date(`${day}T00:00:00Z`)),
  }
}

function sellerHead({ data: { seller }, texts }: Printed): Html {
  const { name, address, email, registration, vatId } = seller
  return html`<header>
    <div dir="auto">
      <strong>${name}</strong>
      ${[...address, email, registration].filter(Boolean).map((line) => html`<span>${line}</span>`)}
      ${vatId !== undefined && html`<span>${texts.vatId} ${vatId}</span>`}
    </div>
    ${PRINT_LOGO}
  </header>`
}

function facts({ data, texts, day }: Printed): Html {
  const { number, issuedOn, orderedOn, paidOn, isAuthorised, orderNumber, paymentMethod } = data
  const rows: readonly (readonly [string, string])[] = [
    [texts.number, number],
    [texts.issuedOn, day(issuedOn)],
    [texts.orderNumber, orderNumber],
    [texts.orderedOn, day(orderedOn)],
    [isAuthorised ? texts.authorisedOn : texts.paidOn, day(paidOn)],
    [texts.paymentMethod, paymentMethod],
  ]
  return html`<dl class="facts">
    ${rows.map(
      ([label, value]) =>
        html`<div>
          <dt>${label}</dt>
          <dd dir="auto">${value}</dd>
        </div>`,
    )}
  </dl>`
}

function corrected({ data: { corrects, reason, note }, texts, day }: Printed): HtmlPart {
  if (corrects === undefined) return undefined
  const why = reason && {
    refund: texts.refund,
    cancellation: texts.orderCancelled,
    'refund-failed': texts.refundFailed,
  }
  return html`<p>${fillIn(texts.corrects, { number: corrects.number, day: day(corrects.issuedOn) })}</p>
    ${reason !== undefined && why !== undefined && html`<p>${texts.reason} ${why[reason]}</p>`}
    ${note !== undefined && html`<p dir="auto">${note}</p>`}`
}

function parties({ data: { buyer, delivery }, texts }: Printed): Html {
  const part = (label: string, lines: readonly string[]) =>
    html`<section>
      <h2>${label}</h2>
      <address>${lines.map((line) => html`<span dir="auto">${line}</span>`)}</address>
    </section>`
  return html`<div class="parties">${part(texts.buyer, buyer)}${part(texts.deliveredTo, delivery)}</div>`
}

/** Long: one column per fact of a line. */
function linesTable(printed: Printed): Html {
  const { data, texts, price } = printed
  const { lines, shipping, adjustment, rows } = data
  const sign = data.kind === 'credit-note' ? -1 : 1
  const { gross } = sumOfRows(rows)
  const single = (label: string, amount: number) =>
    html`<tr>
      <th scope="row" colspan="5" dir="auto">${label}</th>
      <td>${price(amount)}</td>
    </tr>`
  const delivery = [texts.shipping, shipping?.name].filter(Boolean).join(`${colonOf(data.language)} `)
  const isWithoutLines = lines.length === 0 && shipping === undefined
  return html`<table class="lines">
    <thead>
      <tr>
        <th scope="col">${texts.item}</th>
        <th scope="col">${texts.quantity}</th>
        <th scope="col">${texts.unitPrice}</th>
        <th scope="col">${texts.discount}</th>
        <th scope="col">${texts.rate}</th>
        <th scope="col">${texts.amount}</th>
      </tr>
    </thead>
    <tbody>
      ${lines.map((line) => lineRow(line, printed, sign))}
      ${shipping !== undefined && single(delivery, sign * shipping.amount)}
      ${adjustment !== 0 && single(texts.adjustment, adjustment)}
      ${isWithoutLines && single(texts.priceReduction, gross)}
    </tbody>
  </table>`
}

function lineRow(line: DocumentLine, printed: Printed, sign: 1 | -1): Html {
  const { texts, price } = printed
  const { name, size, sku, quantity, unitPrice, discount, amount, isGift, rate } = line
  const about = [sku, size, isGift ? texts.gift : ''].filter(Boolean).join(' · ')
  return html`<tr>
    <th scope="row" dir="auto">${name}<small dir="auto">${about}</small></th>
    <td data-label="${texts.quantity}">${quantity}</td>
    <td data-label="${texts.unitPrice}">${price(unitPrice)}</td>
    <td data-label="${texts.discount}">${discount === 0 ? '' : price(-sign * discount)}</td>
    <td data-label="${texts.rate}">${rateText(rate, printed)}</td>
    <td data-label="${texts.amount}">${price(sign * amount)}</td>
  </tr>`
}

function rateText({ treatment, percent }: TaxRate, { texts, percent: shown }: Printed): string {
  if (treatment === 'export') return texts.exportRate
  return treatment === 'sales-tax' && percent === 0 ? texts.exempt : shown(percent)
}

function taxTable(printed: Printed): Html {
  const { data, texts, price } = printed
  const sums = sumOfRows(data.rows)
  const isSalesTax = data.rows.some(({ treatment }) => treatment === 'sales-tax')
  const row = (one: TaxRow) =>
    html`<tr>
      <th scope="row">${rateText(one, printed)}</th>
      <td>${price(one.net)}</td>
      <td>${price(one.tax)}</td>
      <td>${price(one.gross)}</td>
    </tr>`
  return html`<table class="taxes">
    <thead>
      <tr>
        <th scope="col">${texts.rate}</th>
        <th scope="col">${texts.net}</th>
        <th scope="col">${isSalesTax ? texts.salesTax : texts.vat}</th>
        <th scope="col">${texts.gross}</th>
      </tr>
    </thead>
    <tbody>
      ${data.rows.map(row)}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${fillIn(texts.total, { currency: data.currency })}</th>
        <td>${price(sums.net)}</td>
        <td>${price(sums.tax)}</td>
        <td>${price(sums.gross)}</td>
      </tr>
    </tfoot>
  </table>`
}

function notes({ data: { kind, rows, isAuthorised }, texts }: Printed): HtmlPart {
  const isExport = rows.some(({ treatment }) => treatment === 'export')
  return [
    ...(isExport ? [html`<p>${texts.exportNote}</p>`] : []),
    ...(kind === 'invoice' ? [html`<p>${isAuthorised ? texts.charged : texts.paid}</p>`] : []),
  ]
}
