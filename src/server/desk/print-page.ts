/**
 * Pages to print that the desk opens in a tab of their own: slips, picking lists, documents, which may be PDF files as well. Each is what one operation returns,
 * with its permission and its audit, for the session of the staff member. Nothing of them is cached.
 */
import { hash } from 'node:crypto'
import { z } from 'zod'
import { pdfHeaders } from '../../platform/http/pdf-headers.ts'
import type { StaffService } from '../../services/staff/service.ts'
import type { DeskOperations } from './call-operation.ts'
import { rejectWith, statusOf, type DeskContext } from './desk-context.ts'
import type { SessionCookie } from './session-cookie.ts'

type Deps = { readonly staff: StaffService; readonly operations: DeskOperations; readonly cookie: SessionCookie }

/** By name: the operation, and its input from the query. */
const PAGES: ReadonlyMap<string, readonly [operation: string, input: (query: PageQuery) => object]> = new Map([
  [
    'slips',
    [
      'shipment.slips',
      ({ numbers, shipments }) => ({
        ...(numbers.length > 0 && { numbers }),
        ...(shipments.length > 0 && { shipments }),
      }),
    ],
  ],
  ['picking-list', ['shipment.picking-sheet', ({ numbers }) => ({ numbers })]],
  ['document', ['invoice.read', ({ numbers: [number = ''] }) => ({ number })]],
  ['document-pdf', ['invoice.pdf', ({ numbers: [number = ''] }) => ({ number })]],
  [
    'mail',
    ['order.mail', ({ numbers: [number = ''], mail, id }) => ({ number, mail, ...(id !== undefined && { id }) })],
  ],
])

type PageQuery = {
  readonly numbers: readonly string[]
  readonly shipments: readonly string[]
  readonly mail: string | undefined
  readonly id: string | undefined
}

const answered = z.object({
  value: z.union([z.object({ html: z.string() }), z.object({ number: z.string(), pdf: z.string() })]),
})

/** `?number=` once for each order, or for the document; `shipment` for one that was posted; `mail` and `id` name a mail of the order. */
export async function printPage(c: DeskContext, { staff, operations, cookie }: Deps): Promise<Response> {
  const token = cookie.read(c.req.raw.headers.get('cookie'))
  const session = token === undefined ? undefined : await staff.sessions.find(token, { slides: false })
  if (session === undefined) return rejectWith(c, 'SIGNED_OUT')
  if (session === 'expired') return rejectWith(c, 'SESSION_EXPIRED')
  const { actor } = session
  c.set('language', actor.language)
  const page = PAGES.get(c.req.param('name') ?? '')
  if (page === undefined) return rejectWith(c, 'NOT_FOUND')
  const [name, inputOf] = page
  const { status, body, retryAfter } = await operations.run({
    name,
    input: inputOf({
      numbers: c.req.queries('number') ?? [],
      shipments: c.req.queries('shipment') ?? [],
      mail: c.req.query('mail'),
      id: c.req.query('id'),
    }),
    actor,
    idempotencyKey: undefined,
    dryRun: false,
    requestId: c.get('requestId'),
  })
  const found = answered.safeParse(body)
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
  // Personal members are left out for those who may not read them.
  if (!found.success) return c.json(body, statusOf(status === 200 ? 403 : status))
  const { value } = found.data
  if ('pdf' in value) return c.body(Buffer.from(value.pdf, 'base64'), 200, pdfHeaders(value.number))
  const { html } = value
  return c.body(html, 200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policyOf(html) })
}

const [STYLE_START, STYLE_END] = ['<style>', '</style>'] as const
const STYLE_ATTRIBUTE = / style="([^"]*)"/g

/** As the browser reads an attribute. */
const unescaped = (text: string): string =>
  text
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/**
 * Nothing but its own styles, which are allowed by their hashes: archived documents have the style of their time, and mails have
 * theirs in the tags.
 */
function policyOf(html: string): string {
  const attributes = [...new Set([...html.matchAll(STYLE_ATTRIBUTE)].map(([, style = '']) => unescaped(style)))]
  const start = html.indexOf(STYLE_START)
  const sheets = start === -1 ? [] : [html.slice(start + STYLE_START.length, html.indexOf(STYLE_END, start))]
  const hashes = [...sheets, ...attributes].map((style) => ` 'sha256-${hash('sha256', style, 'base64')}'`)
  return [
    `default-src 'none'`,
    `style-src${attributes.length > 0 ? ` 'unsafe-hashes'` : ''}${hashes.join('')}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}
