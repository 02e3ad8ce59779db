/**
 * A document for the shopper of its order, with the token of the order page (INV-09). The stored bytes, as they are; with
 * `format=pdf` a PDF of the same document (INV-10).
 */
import { hash } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { DOCUMENT_PAGE_PATH } from '../../../contracts/commerce/order-lookup.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { html, type Html } from '../../../platform/html/html.ts'
import { SHOP_PAGE_HEADERS } from '../../../platform/html/shop-page.ts'
import { clientOf } from '../../../platform/http/client-address.ts'
import { pdfHeaders } from '../../../platform/http/pdf-headers.ts'
import type { ServiceEnv } from '../../../platform/http/service-app.ts'
import type { Log } from '../../../platform/log/log.ts'
import type { RateLimits } from '../../../platform/rate-limit/rate-limits.ts'
import { retryAfterHeader } from '../../../platform/rate-limit/too-many-requests.ts'
import { DOCUMENT_LOG } from '../log-codes.ts'
import { page } from '../orders-lookup/page-html.ts'
import type { OrderTokens } from '../orders/order-tokens.ts'
import { readOrder, type StoredOrder } from '../orders/stored-order.ts'
import type { CommerceTables } from '../tables.ts'
import { documentsOfOrder, findDocument, type ArchivedDocument } from './list-documents.ts'
import { documentPdf } from './pdf/document-pdf.ts'
import { titleOf } from './printed-document.ts'
import { documentTextsOf } from './texts/document-texts.ts'

type LinkDeps = {
  readonly database: Database<CommerceTables>
  readonly clock: Clock
  readonly tokens: () => Promise<OrderTokens>
}

export type DocumentRouteDeps = LinkDeps & { readonly limits: RateLimits; readonly log: Log }

const [STYLE_START, STYLE_END] = ['<style>', '</style>'] as const

export function documentRoutes(deps: DocumentRouteDeps) {
  const { database, clock, tokens } = deps
  return new Hono<ServiceEnv>().get(DOCUMENT_PAGE_PATH, async (c) => {
    const [token, now] = [c.req.query('token') ?? '', clock.now()]
    const orderId = (await tokens()).read(token, now)
    const order = orderId === undefined ? undefined : await readOrder(database.query, orderId)
    // FUL-15: the link went to an address that is not the shopper's any more.
    const isValid = order !== undefined && order.linkVersion === (await tokens()).versionOf(token, now)
    const number = c.req.query('number') ?? ''
    const found = isValid ? await findDocument(database.query, number) : undefined
    // The response does not reveal whether the number exists in another order.
    if (!isValid || found === undefined || found.order_id !== orderId)
      return c.body('Not found', 404, NOT_FOUND_HEADERS)
    if (c.req.query('format') === 'pdf') return pdfResponse(c, deps, { order, found, token })
    return c.body(found.html, 200, headersOf(found))
  })
}

const PRIVATE = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin', 'X-Robots-Tag': 'noindex' } as const
const NOT_FOUND_HEADERS = { ...PRIVATE, 'Content-Type': 'text/plain; charset=utf-8' }

/** The process that makes PDFs is one document further by then. */
const RETRY_AFTER_SECONDS = 5

type Requested = { readonly order: StoredOrder; readonly found: ArchivedDocument; readonly token: string }

async function pdfResponse(
  c: Context<ServiceEnv>,
  { limits, log }: DocumentRouteDeps,
  { order, found, token }: Requested,
): Promise<Response> {
  const { number } = found
  const address = addressOf({ token, number })
  const caller = { client: clientOf(c.req.raw), subject: order.id }
  const retryAfter = await limits.take('document.pdf', caller)
  if (retryAfter !== undefined) return laterResponse(c, order, found, { status: 429, address, retryAfter })
  const made = await documentPdf(found)
  if (made.ok) return c.body(made.value, 200, { ...PRIVATE, ...pdfHeaders(number) })
  // A name in a script that no font of the shop has: the browser of the shopper has one.
  if (made.failure.code === 'UNPRINTABLE') return c.body(null, 302, { ...PRIVATE, Location: address })
  if (made.failure.code === 'FAILED') log.write(DOCUMENT_LOG.pdfFailed, { number, reason: made.failure.reason })
  return laterResponse(c, order, found, { status: 503, address, retryAfter: RETRY_AFTER_SECONDS })
}

type Later = { readonly status: 429 | 503; readonly address: string; readonly retryAfter: number }

function laterResponse(
  c: Context<ServiceEnv>,
  { snapshot: { market, language } }: StoredOrder,
  { kind, number }: ArchivedDocument,
  { status, address, retryAfter }: Later,
): Response {
  const texts = documentTextsOf(language, market.country)
  const title = `${titleOf({ kind }, texts)} ${number}`
  const content = html`<p>${texts.pdfLater}</p>
    <p><a class="button" href="${address}">${title}</a></p>`
  const text = page({ country: market.country, language }, title, content)
  return c.body(text, status, { ...SHOP_PAGE_HEADERS, ...retryAfterHeader(retryAfter) })
}

const addressOf = (query: Readonly<Record<string, string>>): string =>
  `${DOCUMENT_PAGE_PATH}?${new URLSearchParams(query)}`

/** Its style is allowed by its hash: a document of last year has the style of last year. */
export function headersOf({ html: text, number }: { readonly html: string; readonly number: string }) {
  const start = text.indexOf(STYLE_START) + STYLE_START.length
  const style = text.slice(start, text.indexOf(STYLE_END, start))
  return {
    ...PRIVATE,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Disposition': `inline; filename="${number.replaceAll('/', '-')}.html"`,
    'Content-Security-Policy': [
      `default-src 'none'`,
      `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
      `base-uri 'none'`,
      `form-action 'none'`,
      `frame-ancestors 'none'`,
    ].join('; '),
  }
}

/** Below an order: its documents, to open and print, or to save as PDF. */
export async function documentLinks(
  { database, clock, tokens }: LinkDeps,
  { id, snapshot, linkVersion }: StoredOrder,
): Promise<Html | undefined> {
  const documents = await documentsOfOrder(database.query, id)
  if (documents.length === 0) return undefined
  const token = (await tokens()).sign(id, clock.now(), linkVersion)
  const texts = documentTextsOf(snapshot.language, snapshot.market.country)
  const link = ({ number, kind }: (typeof documents)[number]) => {
    const address = { token, number }
    return html`<li>
      <a href="${addressOf(address)}">${titleOf({ kind }, texts)} ${number}</a>
      <a class="pdf" href="${addressOf({ ...address, format: 'pdf' })}">${texts.downloadPdf}</a>
    </li>`
  }
  return html`<ul class="documents">
    ${documents.map(link)}
  </ul>`
}
