/**
 * A mail with looks. Tables and styles in the tags, because mail programs know little else; pictures are decoration,
 * because many do not show them; dark on light in every place, also where a program has its own idea of the background.
 */
import { html, type Html } from '../../../platform/html/html.ts'
import type { MailBlock, MailContent, MailItem, MailRow } from './mail-blocks.ts'

/** Escaped once, and not for each of the places where they stand. */
const FONT = html`${`font-family:Figtree,'Helvetica Neue',Helvetica,Arial,sans-serif`}`
const HEAD = html`${`font-family:'Bricolage Grotesque','Arial Black',Figtree,Helvetica,Arial,sans-serif`}`
const INK = html`color:#1b1512`
const SOFT = html`color:#5c524c`
/** As styles: the attributes that did the same are no longer part of HTML. */
const TABLE = html`width:100%;border-collapse:separate;border-spacing:0`
const CELL = html`padding:8px 0;border-bottom:1px solid #e9dfd2;vertical-align:top;${INK}`
const PLAIN = html`${CELL};font-weight:400`
const STRONG = html`${CELL};font-weight:700;${HEAD};font-size:18px`

export function mailHtml({ lang, subject, blocks }: MailContent): string {
  return html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:0;background:#fffaf2">
        <table role="none" style="${TABLE};background:#fffaf2">
          <tbody>
            <tr>
              <td style="padding:24px 12px;text-align:center">
                <table
                  role="none"
                  style="${TABLE};max-width:600px;margin:0 auto;background:#ffffff;border:2px solid #1b1512;border-radius:16px"
                >
                  <tbody>
                    <tr>
                      <td
                        style="padding:20px 28px;text-align:left;background:#ff5b45;border-bottom:2px solid #1b1512;border-radius:14px 14px 0 0;${HEAD};font-size:26px;font-weight:800;${INK}"
                      >
                        Sockeye
                      </td>
                    </tr>
                    <tr>
                      <td style="padding:12px 28px 28px;text-align:left;${FONT};font-size:16px;line-height:1.5;${INK}">
                        ${blocks.map(blockHtml)}
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>`.text
}

function blockHtml(block: MailBlock): Html {
  switch (block.kind) {
    case 'title':
      return html`<h1 style="margin:20px 0 12px;${HEAD};font-size:26px;line-height:1.15;${INK}">${block.text}</h1>`
    case 'heading':
      return html`<h2 style="margin:28px 0 8px;${HEAD};font-size:18px;line-height:1.2;${INK}">${block.text}</h2>`
    case 'text':
      return html`<p style="margin:0 0 12px;${INK}">${block.text}</p>`
    case 'small':
      return html`<p style="margin:0 0 8px;font-size:13px;line-height:1.45;${SOFT}">${block.text}</p>`
    case 'button':
      return html`<p style="margin:20px 0">
        <a
          href="${block.href}"
          style="display:inline-block;padding:12px 24px;background:#ff5b45;border:2px solid #1b1512;border-radius:999px;${HEAD};font-size:16px;font-weight:700;text-decoration:none;${INK}"
          >${block.label}</a
        >
      </p>`
    case 'list':
      return html`<ul style="margin:0 0 8px;padding:0 0 0 18px;font-size:13px;line-height:1.6;${SOFT}">
        ${block.items.map((item) => html`<li>${item}</li>`)}
      </ul>`
    case 'items':
      return html`<table role="none" style="${TABLE};margin:0 0 16px">
        <tbody>
          ${block.items.map(itemHtml)}
        </tbody>
      </table>`
    case 'rows':
      return html`<table role="none" style="${TABLE};margin:0 0 16px">
        <tbody>
          ${block.rows.map(rowHtml)}
        </tbody>
      </table>`
    case 'beside':
      return html`${block.parts.map(
        ({ label, lines }) =>
          html`<p style="margin:16px 0;${INK}">
            <strong>${label}</strong>${lines.map((line) => html`<br />${line}`)}
          </p>`,
      )}`
  }
}

function rowHtml({ label, picture, note, amount, strong = false }: MailRow, _: number, rows: readonly MailRow[]): Html {
  const cell = strong ? STRONG : PLAIN
  const isWide = picture === undefined && rows.some((row) => row.picture !== undefined)
  const cells = [
    ...(picture === undefined ? [] : [pictureHtml(picture)]),
    html`<td style="${cell}" ${isWide && html`colspan="2"`}>
      ${label}${note !== undefined && html`<br /><span style="font-size:13px;${SOFT}">${note}</span>`}
    </td>`,
    html`<td style="${cell};padding-left:12px;text-align:right;white-space:nowrap">${amount}</td>`,
  ]
  return html`<tr>
    ${cells}
  </tr>`
}

const itemHtml = ({ text, picture }: MailItem, _: number, items: readonly MailItem[]): Html => {
  const isWide = picture === undefined && items.some((item) => item.picture !== undefined)
  return html`<tr>
    ${picture !== undefined && pictureHtml(picture)}
    <td style="${PLAIN}" ${isWide && html`colspan="2"`}>${text}</td>
  </tr>`
}

/** Decoration: the name stands beside it. */
const pictureHtml = (address: string): Html =>
  html`<td style="${PLAIN};width:72px">
    <img src="${address}" width="56" height="56" alt="" style="display:block;border-radius:8px" />
  </td>`
