/**
 * The mailbox in the browser: shows the mails of a shop without a mail server. Never available in a live shop, because the
 * links in mails give access to orders.
 */
import { hash } from 'node:crypto'
import { Hono, type Context } from 'hono'
import type { Fetch } from '../../contracts/call-json.ts'
import type { Config } from '../../platform/config/read-config.ts'
import { html, Html, type HtmlPart } from '../../platform/html/html.ts'
import type { Mailbox } from '../../platform/mail/mailbox.ts'

export const MAILBOX_PATH = '/mailbox'

const CSS = `
body{margin:0 auto;max-width:860px;padding:24px 16px 64px;background:#fffaf2;color:#1b1512;font:16px/1.5 Figtree,system-ui,sans-serif}
h1{font:800 2rem/1.1 'Bricolage Grotesque',system-ui,sans-serif;overflow-wrap:anywhere}
a{color:#2347d1}
li{margin:0 0 12px}
ul{padding:0;list-style:none}
small{display:block;color:#5c524c}
iframe{width:100%;height:70vh;border:2px solid #1b1512;border-radius:16px;background:#fff}
pre{padding:16px;border:1px solid #e9dfd2;border-radius:8px;background:#fff;white-space:pre-wrap;overflow-wrap:anywhere;font-size:.875rem}
`

/** One constant string: the policy allows it by its hash, including whitespace. */
const STYLE = new Html(`<style>${CSS}</style>`)

const PRIVATE = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
} as const

const PAGE = {
  ...PRIVATE,
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${hash('sha256', CSS, 'base64')}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
} as const

/** Shown in a sandboxed frame that may only open links in a new window. */
const FRAMED = {
  ...PRIVATE,
  'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox`,
} as const

/** Whether there is a mailbox to be read. */
export const isMailboxOpen = ({ smtpUrl, live }: Pick<Config, 'smtpUrl' | 'live'>): boolean =>
  smtpUrl === undefined && !live

export function createMailboxService(mailbox: Pick<Mailbox, 'list' | 'read'>): { readonly fetch: Fetch } {
  const app = new Hono()
    .get(MAILBOX_PATH, async (c) => c.html(listPage(await mailbox.list()), 200, PAGE))
    .get(`${MAILBOX_PATH}/:key`, async (c) => {
      const mail = await mailbox.read(c.req.param('key'))
      return mail === undefined ? noSuchMail(c) : c.html(mailPage(mail), 200, PAGE)
    })
    .get(`${MAILBOX_PATH}/:key/html`, async (c) => {
      const mail = await mailbox.read(c.req.param('key'))
      return mail === undefined ? noSuchMail(c) : c.html(withLinksOutside(mail.html), 200, FRAMED)
    })
    .notFound(noSuchMail)
  return { fetch: async (request) => app.fetch(request) }
}

type StoredMail = Awaited<ReturnType<Mailbox['list']>>[number]

const listPage = (mails: readonly StoredMail[]): string =>
  page(
    'Mailbox',
    html`<p>
        This shop has no mail server (<code>SMTP_URL</code> is not set): what it would have sent is here, the newest
        first.
      </p>
      ${mails.length === 0 && html`<p>Nothing yet. Order something.</p>`}
      <ul>
        ${mails.map(
          ({ key, subject, recipient, sent_at: sentAt }) =>
            html`<li>
              <a href="${MAILBOX_PATH}/${encodeURIComponent(key)}">${subject}</a
              ><small>to ${recipient}, ${sentAt}</small>
            </li>`,
        )}
      </ul>`,
  )

const mailPage = ({ key, subject, recipient, text, sent_at: sentAt }: StoredMail & { readonly text: string }): string =>
  page(
    subject,
    html`<p><a href="${MAILBOX_PATH}">All mails</a><small>to ${recipient}, ${sentAt}</small></p>
      <iframe
        title="The mail as it looks"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        src="${MAILBOX_PATH}/${encodeURIComponent(key)}/html"
      ></iframe>
      <h2>In plain text</h2>
      <pre>${text}</pre>`,
  )

const page = (title: string, content: HtmlPart): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Mailbox</title>
        ${STYLE}
      </head>
      <body>
        <h1>${title}</h1>
        ${content}
      </body>
    </html>`.text

/** The shop's pages cannot be shown in a frame, so links open in a new window. */
const withLinksOutside = (document: string): string => document.replace('<head>', '<head><base target="_blank">')

const noSuchMail = (c: Context): Response =>
  c.html(page('No such mail', html`<p><a href="${MAILBOX_PATH}">All mails</a></p>`), 404, PAGE)
