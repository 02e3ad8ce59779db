/**
 * The pages behind the links of the newsletter's mails. Written here, because they must work in any mail program's
 * window: one document, no script, its only style allowed by hash, the shop's fonts. They contain nothing that identifies the subscriber.
 */
import { createHash } from 'node:crypto'
import type { Language } from '../../../markets/types.ts'
import { html, Html } from '../../../platform/html/html.ts'

export type NewsletterPage = {
  readonly language: Language
  readonly title: string
  readonly text: string
  /** What is still to be pressed: a link in a mail is opened by machines too, a form is not sent by them. */
  readonly form?: { readonly action: string; readonly token: string; readonly button: string }
  readonly toShop: { readonly href: string; readonly text: string }
}

const STYLE = `@font-face{font-family:Figtree;font-weight:300 900;font-display:swap;src:url(/fonts/figtree-latin.woff2) format('woff2')}
@font-face{font-family:'Bricolage Grotesque';font-weight:600 800;font-display:swap;src:url(/fonts/bricolage-grotesque-latin.woff2) format('woff2')}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:24px 16px;background:#ffc72e;color:#1b1512;font:18px/1.5 Figtree,system-ui,sans-serif}
main{display:grid;gap:20px;justify-items:start;width:min(100%,560px);padding:clamp(24px,6vw,48px);background:#fffaf2;border:2px solid #1b1512;border-radius:16px;box-shadow:8px 8px 0 #1b1512}
svg{width:140px}
h1{margin:0;font:800 clamp(2rem,8vw,3rem)/1 'Bricolage Grotesque',system-ui,sans-serif;letter-spacing:-.03em;overflow-wrap:anywhere}
p{margin:0}
button{min-height:48px;padding:8px 24px;border:2px solid #1b1512;border-radius:999px;background:#ff5b45;color:#1b1512;font:700 18px/1.3 system-ui,sans-serif;box-shadow:4px 4px 0 #1b1512;cursor:pointer}
a{display:inline-flex;align-items:center;min-height:44px;color:inherit;text-underline-offset:.2em;text-decoration-thickness:2px}
:focus-visible{outline:3px solid #2e5bff;outline-offset:3px}`

/** Written in one piece: the hash is of every character between the tags. */
const STYLE_ELEMENT = new Html(`<style>${STYLE}</style>`)

const POLICY = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  `img-src 'self'`,
  `font-src 'self'`,
  `form-action 'self'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
].join('; ')

/** The address contains a secret: it is neither cached nor sent to other sites as a referrer. Its form names its origin (SEC-12). */
export const PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': POLICY,
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
} as const

export function newsletterPage({ language, title, text, form, toShop }: NewsletterPage): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Sockeye</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${STYLE_ELEMENT}
      </head>
      <body>
        <main>
          ${FISH}
          <h1>${title}</h1>
          <p>${text}</p>
          ${
            form &&
            html`<form method="post" action="${form.action}">
              <input type="hidden" name="token" value="${form.token}" />
              <button>${form.button}</button>
            </form>`
          }
          <p><a href="${toShop.href}">${toShop.text}</a></p>
        </main>
      </body>
    </html> `.text
}

/** The fish in a few strokes. */
const FISH =
  new Html(`<svg viewBox="0 0 168 100" aria-hidden="true" stroke="#1b1512" stroke-width="3" stroke-linejoin="round">
<path fill="#ff5b45" d="M126 44c7-2 11-7 15-15l10 7c-4 8-10 13-19 16 9 3 15 8 19 16l-10 7c-4-8-8-13-15-15z"/>
<path fill="#ff5b45" d="M22 52C30 30 52 18 78 18c26 0 44 12 56 32-12 20-30 32-56 32-20 0-36-6-46-17"/>
<path fill="#17a673" d="M58 22C40 27 27 38 20 51c-3 2-7 3-9 6 3 3 8 3 12 3l-6 6c5 3 12 2 17 0 7 8 16 13 26 15-9-18-9-41-2-59z"/>
<circle cx="42" cy="42" r="7.500" fill="#fffaf2"/><circle cx="40" cy="41" r="3.600" fill="#1b1512" stroke="none"/></svg>`)
