/** The frame around every page of the bank, and the headers it is sent with. Everything that is put in is escaped. */
import type { Context } from 'hono'
import { html } from 'hono/html'
import { PAYMENTS_PAGES_PATH } from '../../../contracts/payment-provider/payment-provider.ts'
import type { Language } from '../../../markets/types.ts'
import { bankTexts } from '../texts/bank-texts.ts'

export type Html = ReturnType<typeof html>

export type BankPage = {
  readonly title: string
  /** English by default. */
  readonly language?: Language
  readonly body: Html
  /** Notifies the page around it when it is shown. */
  readonly isNotifying?: boolean
  /** Where its form may lead in the end, other than here. */
  readonly leadsTo?: string
  readonly status?: 200 | 400 | 404
}

export function showPage(c: Context, page: BankPage): Response | Promise<Response> {
  c.header('Cache-Control', 'no-store')
  c.header('Content-Security-Policy', policyOf(page))
  // The address holds what opens the page.
  c.header('Referrer-Policy', 'no-referrer')
  const { language = 'en' } = page
  const texts = bankTexts(language)
  return c.html(
    html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta name="robots" content="noindex" />
          <title>${page.title} · ${texts.testPayment}</title>
          <link rel="stylesheet" href="${PAYMENTS_PAGES_PATH}/bank.css" />
        </head>
        <body>
          <header class="note">${texts.note}</header>
          <main>
            <h1>${page.title}</h1>
            ${page.body}
          </main>
          ${page.isNotifying ? html`<script src="${PAYMENTS_PAGES_PATH}/tell-parent.js"></script>` : ''}
        </body>
      </html>`,
    page.status ?? 200,
  )
}

/** The bank's pages may be framed by the shop only. */
function policyOf({ isNotifying = false, leadsTo }: BankPage): string {
  return [
    `default-src 'none'`,
    `style-src 'self'`,
    `font-src 'self'`,
    ...(isNotifying ? [`script-src 'self'`] : []),
    // Browsers hold a form to this also where it is led on to.
    `form-action 'self'${leadsTo === undefined ? '' : ` ${new URL(leadsTo).origin}`}`,
    `base-uri 'none'`,
    `frame-ancestors 'self'`,
  ].join('; ')
}

/** In the shopper's own language. */
export function moneyText(value: number, currency: string, language: Language): string {
  const locale = language === 'en' ? 'en-GB' : language
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'code' })
  return format.format(value / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
