/**
 * The frame of pages that are one document without a script, because they are opened from mails in any program: orders, withdrawals,
 * the newsletter, and the mailbox. Header, slim footer, fonts and colours are the shop's (SHX-22).
 */
import { hash } from 'node:crypto'
import { html, Html, type HtmlPart } from './html.ts'
import { SHOP_PAGE_CSS } from './shop-page-css.ts'

export type ShopPage = {
  readonly lang: string
  readonly title: string
  /** The front page that the logo leads to. */
  readonly home: string
  /** What the law wants on every page. */
  readonly links?: readonly { readonly label: string; readonly href: string }[]
  readonly content: HtmlPart
}

/** In one piece: the policy allows it by its hash, to the last blank. */
const STYLE = new Html(`<style>${SHOP_PAGE_CSS}</style>`)

type Allowed = { readonly forms: boolean; readonly frames: boolean }

/** No scripts, no framing, and nothing from other sites. */
export const shopPagePolicy = ({ forms, frames }: Allowed): string =>
  [
    `default-src 'none'`,
    `style-src 'sha256-${hash('sha256', SHOP_PAGE_CSS, 'base64')}'`,
    `img-src 'self'`,
    `font-src 'self'`,
    ...(frames ? [`frame-src 'self'`] : []),
    `form-action '${forms ? 'self' : 'none'}'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')

/** For addresses that contain a secret: neither cached nor sent to other sites. A form that is posted names its origin (SEC-12). */
export const SHOP_PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': shopPagePolicy({ forms: true, frames: false }),
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
} as const

export function shopPage({ lang, title, home, links = [], content }: ShopPage): string {
  return html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Sockeye</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${STYLE}
      </head>
      <body>
        <header><a href="${home}">${FISH}Sockeye</a></header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
        ${
          links.length > 0 &&
          html`<footer>${links.map(({ label, href }) => html`<a href="${href}">${label}</a>`)}</footer>`
        }
      </body>
    </html>`.text
}

const SOCK = `<path fill="#ffc72e" d="M136 31l8-16c3-6 9-9 15-7l7 3c7 3 5 13-2 13h-5c-2 0-3 1-4 3l-6 13z"/>
<path fill="none" stroke="#e8356d" stroke-width="4" d="M139.500 23.500l13 9M144 15l11 8.500M159.500 8l-1 16"/>
<path fill="#fffaf2" d="M135 28.500l16.500 11-3.500 6-16.500-11z"/>`

/** The fish in a few strokes, with its socks. */
export const FISH =
  new Html(`<svg viewBox="0 0 168 100" aria-hidden="true" stroke="#1b1512" stroke-width="3" stroke-linejoin="round">
<path fill="#ff5b45" d="M126 44c7-2 11-7 15-15l10 7c-4 8-10 13-19 16 9 3 15 8 19 16l-10 7c-4-8-8-13-15-15z"/>
${SOCK}<g transform="matrix(1 0 0 -1 0 104)">${SOCK}</g>
<path fill="#ff5b45" d="M22 52C30 30 52 18 78 18c26 0 44 12 56 32-12 20-30 32-56 32-20 0-36-6-46-17"/>
<path fill="#17a673" d="M58 22C40 27 27 38 20 51c-3 2-7 3-9 6 3 3 8 3 12 3l-6 6c5 3 12 2 17 0 7 8 16 13 26 15-9-18-9-41-2-59z"/>
<circle cx="42" cy="42" r="7.500" fill="#fffaf2"/><circle cx="40" cy="41" r="3.600" fill="#1b1512" stroke="none"/></svg>`)
