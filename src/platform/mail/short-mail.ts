/** A mail with a title, a few sentences, one button and small print. Styles are in the tags, because mail programs know little else. */
import { html, type HtmlPart } from '../html/html.ts'

export type ShortMail = {
  readonly language: string
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly button: { readonly label: string; readonly href: string } | undefined
  readonly small: readonly HtmlPart[]
}

const FONT = "font-family:Figtree,'Helvetica Neue',Helvetica,Arial,sans-serif;color:#1b1512"
const BUTTON =
  'display:inline-block;padding:12px 24px;background:#ff5b45;border:2px solid #1b1512;border-radius:999px;color:#1b1512;font-weight:700;text-decoration:none'

export function shortMailHtml({ language, subject, paragraphs, button, small }: ShortMail): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:24px 12px;background:#fffaf2">
        <table
          role="none"
          style="width:100%;border-collapse:separate;border-spacing:0;margin:0 auto;max-width:600px;background:#ffffff;border:2px solid #1b1512;border-radius:16px"
        >
          <tbody>
            <tr>
              <td style="padding:28px;${FONT};font-size:16px;line-height:1.5">
                <h1 style="margin:0 0 16px;font-size:28px;line-height:1.1">${subject}</h1>
                ${paragraphs.map((text) => html`<p style="margin:0 0 20px">${text}</p>`)}${button && html`<p style="margin:0 0 20px"><a href="${button.href}" style="${BUTTON}">${button.label}</a></p>`}
                ${small.map((text) => html`<p style="margin:0 0 12px;font-size:13px;color:#5c524c">${text}</p>`)}
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>`.text
}
