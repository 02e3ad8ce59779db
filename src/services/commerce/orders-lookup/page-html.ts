/** What the pages of orders have in common. They hold no script at all. */
import { hash } from 'node:crypto'
import { legalLinks } from '../../../contracts/storefront/law/legal-links.ts'
import { recordOf } from '../../../markets/countries/record-of.ts'
import type { CountryCode } from '../../../markets/types.ts'
import { html, Html, type HtmlPart } from '../../../platform/html/html.ts'
import type { PageReader } from '../mail/order-addresses.ts'
import { localeOf, textsOf, type MailRecipient } from '../mail/order-details.ts'
import type { MailTexts } from '../mail/texts/mail-texts.ts'
import { PAGE_CSS } from './page-css.ts'

/** In one piece: the policy allows it by its hash, to the last blank. */
const STYLE = new Html(`<style>${PAGE_CSS}</style>`)

/** No resources but fonts, no scripts, no framing, no referrer for other sites. A form that is posted to the shop names its origin (SEC-12). */
export const PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': [
    `default-src 'none'`,
    `style-src 'sha256-${hash('sha256', PAGE_CSS, 'base64')}'`,
    `font-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; '),
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
} as const

export const toRecipient = ({ country, language }: PageReader): MailRecipient => ({ language, market: { country } })

export const textsFor = (reader: PageReader): MailTexts => textsOf(toRecipient(reader))

export function page(reader: PageReader, title: string, content: HtmlPart): string {
  const home = homeOf(reader.country)
  return html`<!doctype html>
    <html lang="${localeOf(toRecipient(reader))}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Sockeye</title>
        ${STYLE}
      </head>
      <body>
        <header><a href="${home}">Sockeye</a></header>
        <main>
          <h1>${title}</h1>
          ${content}
          <p><a href="${home}">${textsFor(reader).toShop}</a></p>
        </main>
        <footer>
          ${legalLinks(recordOf(reader.country).storefront, reader.language).map(
            ({ label, href }) => html`<a href="${href}">${label}</a>`,
          )}
        </footer>
      </body>
    </html>`.text
}

/** The front page of the storefront that sells there. */
export const homeOf = (country: CountryCode): string => `/${recordOf(country).storefront}`

/** What a form sends along without showing it. */
export const hidden = (values: Readonly<Record<string, string>>): readonly Html[] =>
  Object.entries(values).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)
