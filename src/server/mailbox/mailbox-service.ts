/**
 * The mailbox in the browser: shows the mails of a shop without a mail server. Never available in a live shop, because the
 * links in mails give access to orders.
 */
import { Hono, type Context } from 'hono'
import type { Fetch } from '../../contracts/call-json.ts'
import { legalLinks } from '../../contracts/storefront/law/legal-links.ts'
import type { Config } from '../../platform/config/read-config.ts'
import { html, type HtmlPart } from '../../platform/html/html.ts'
import { shopPage, shopPagePolicy } from '../../platform/html/shop-page.ts'
import type { Mailbox } from '../../platform/mail/mailbox.ts'

export const MAILBOX_PATH = '/mailbox'

const PRIVATE = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
} as const

const PAGE = {
  ...PRIVATE,
  'Content-Security-Policy': shopPagePolicy({ forms: false, frames: true }),
} as const

/** Shown in a sandboxed frame that may only open links in a new window. */
const FRAMED = {
  ...PRIVATE,
  'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox`,
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
      <ul class="mails">
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
  shopPage({ lang: 'en', title, home: '/', links: legalLinks(undefined, 'en'), content })

/** The shop's pages cannot be shown in a frame, so links open in a new window. */
const withLinksOutside = (document: string): string => document.replace('<head>', '<head><base target="_blank">')

const noSuchMail = (c: Context): Response =>
  c.html(page('No such mail', html`<p><a href="${MAILBOX_PATH}">All mails</a></p>`), 404, PAGE)
