/** A document for the shopper of its order, with the token of the order page (INV-09). The stored bytes, as they are. */
import { hash } from 'node:crypto'
import { Hono } from 'hono'
import { DOCUMENT_PAGE_PATH } from '../../../contracts/commerce/order-lookup.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { html, type Html } from '../../../platform/html/html.ts'
import type { ServiceEnv } from '../../../platform/http/service-app.ts'
import type { OrderTokens } from '../orders/order-tokens.ts'
import { readOrder, type StoredOrder } from '../orders/stored-order.ts'
import type { CommerceTables } from '../tables.ts'
import { titleOf } from './document-html.ts'
import { documentsOfOrder, findDocument } from './list-documents.ts'
import { documentTextsOf } from './texts/document-texts.ts'

export type DocumentRouteDeps = {
  readonly database: Database<CommerceTables>
  readonly clock: Clock
  readonly tokens: () => Promise<OrderTokens>
}

const [STYLE_START, STYLE_END] = ['<style>', '</style>'] as const

export function documentRoutes({ database, clock, tokens }: DocumentRouteDeps) {
  return new Hono<ServiceEnv>().get(DOCUMENT_PAGE_PATH, async (c) => {
    const [token, now] = [c.req.query('token') ?? '', clock.now()]
    const orderId = (await tokens()).read(token, now)
    const order = orderId === undefined ? undefined : await readOrder(database.query, orderId)
    // FUL-15: the link went to an address that is not the shopper's any more.
    const isValid = order !== undefined && order.linkVersion === (await tokens()).versionOf(token, now)
    const number = c.req.query('number') ?? ''
    const found = isValid ? await findDocument(database.query, number) : undefined
    // The response does not reveal whether the number exists in another order.
    if (found === undefined || found.order_id !== orderId) return c.body('Not found', 404, NOT_FOUND_HEADERS)
    return c.body(found.html, 200, headersOf(found))
  })
}

const PRIVATE = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin', 'X-Robots-Tag': 'noindex' } as const
const NOT_FOUND_HEADERS = { ...PRIVATE, 'Content-Type': 'text/plain; charset=utf-8' }

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

/** Below an order: its documents, to open and print. */
export async function documentLinks(
  { database, clock, tokens }: DocumentRouteDeps,
  { id, snapshot, linkVersion }: StoredOrder,
): Promise<Html | undefined> {
  const documents = await documentsOfOrder(database.query, id)
  if (documents.length === 0) return undefined
  const token = (await tokens()).sign(id, clock.now(), linkVersion)
  const texts = documentTextsOf(snapshot.language, snapshot.market.country)
  const link = ({ number, kind }: (typeof documents)[number]) => {
    const href = `${DOCUMENT_PAGE_PATH}?${new URLSearchParams({ token, number })}`
    return html`<li><a href="${href}">${titleOf({ kind }, texts)} ${number}</a></li>`
  }
  return html`<ul class="documents">
    ${documents.map(link)}
  </ul>`
}
