/**
 * A document as one file: no script, no picture, no web font, nothing that is fetched. It prints on A4, and on Letter in
 * the US. Texts may be in any script: `dir="auto"` gives Hebrew and Arabic their direction (INV-09).
 */
import { html, Html } from '../../../platform/html/html.ts'
import type { DocumentData } from './document-data.ts'
import { documentCss } from './document-css.ts'
import { PRINT_LOGO } from './print-logo.ts'
import { printedDocument, type PrintedBlock, type PrintedDocument, type PrintedLine } from './printed-document.ts'

export function documentHtml(data: DocumentData): string {
  const printed = printedDocument(data)
  const { locale, paper, title, corrections, note, notes } = printed
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${new Html(`<style>${documentCss(paper)}</style>`)}
      </head>
      <body>
        ${sellerHead(printed)}
        <main>
          <h1>${title}</h1>
          ${facts(printed)} ${corrections.map((text) => html`<p>${text}</p>`)}
          ${note !== undefined && html`<p dir="auto">${note}</p>`}
          <div class="parties">${printed.parties.map(party)}</div>
          ${linesTable(printed)} ${taxTable(printed)} ${notes.map((text) => html`<p>${text}</p>`)}
        </main>
      </body>
    </html> `.text
}

function sellerHead({ seller: { label, lines } }: PrintedDocument): Html {
  return html`<header>
    <div dir="auto">
      <strong>${label}</strong>
      ${lines.map((line) => html`<span>${line}</span>`)}
    </div>
    ${PRINT_LOGO}
  </header>`
}

function facts({ facts: rows }: PrintedDocument): Html {
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

const party = ({ label, lines }: PrintedBlock): Html =>
  html`<section>
    <h2>${label}</h2>
    <address>${lines.map((line) => html`<span dir="auto">${line}</span>`)}</address>
  </section>`

function linesTable({ lines: { head, rows, singles } }: PrintedDocument): Html {
  const [, ...labels] = head
  return html`<table class="lines">
    <thead>
      <tr>
        ${head.map((label) => html`<th scope="col">${label}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map((line) => lineRow(line, labels))}
      ${singles.map(
        ([label, amount]) =>
          html`<tr>
            <th scope="row" colspan="5" dir="auto">${label}</th>
            <td>${amount}</td>
          </tr>`,
      )}
    </tbody>
  </table>`
}

/** Empty cells have no white space in them: the style hides them on small screens. */
const lineRow = ({ name, about, cells }: PrintedLine, labels: readonly string[]): Html =>
  html`<tr>
    <th scope="row" dir="auto">${name}<small dir="auto">${about}</small></th>
    ${cells.map((cell, index) => html`<td data-label="${labels[index]}">${cell}</td>`)}
  </tr>`

function taxTable({ taxes: { head, rows, total } }: PrintedDocument): Html {
  const row = ([label, ...amounts]: readonly string[]) =>
    html`<tr>
      <th scope="row">${label}</th>
      ${amounts.map((amount) => html`<td>${amount}</td>`)}
    </tr>`
  return html`<table class="taxes">
    <thead>
      <tr>
        ${head.map((label) => html`<th scope="col">${label}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(row)}
    </tbody>
    <tfoot>
      ${row(total)}
    </tfoot>
  </table>`
}
