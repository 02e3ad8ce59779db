/**
 * Pages to print that the desk opens in a tab of their own: slips, picking lists, documents. Each is what one operation returns,
 * with its permission and its audit, for the session of the staff member. Nothing of them is cached.
 */
import { hash } from 'node:crypto'
import { z } from 'zod'
import type { StaffService } from '../../services/staff/service.ts'
import type { DeskOperations } from './call-operation.ts'
import { rejectWith, statusOf, type DeskContext } from './desk-context.ts'
import type { SessionCookie } from './session-cookie.ts'

type Deps = { readonly staff: StaffService; readonly operations: DeskOperations; readonly cookie: SessionCookie }

/** By name: the operation, and its input from the query. */
const PAGES: ReadonlyMap<string, readonly [operation: string, input: (numbers: readonly string[]) => object]> = new Map(
  [
    ['slips', ['shipment.slips', (numbers) => ({ numbers })]],
    ['picking-list', ['shipment.picking-sheet', (numbers) => ({ numbers })]],
    ['document', ['invoice.read', ([number = '']) => ({ number })]],
  ],
)

const answered = z.object({ value: z.object({ html: z.string() }) })

/** `?number=` once for each order, or for the document. */
export async function printPage(c: DeskContext, { staff, operations, cookie }: Deps): Promise<Response> {
  const token = cookie.read(c.req.raw.headers.get('cookie'))
  const session = token === undefined ? undefined : await staff.sessions.find(token)
  if (session === undefined) return rejectWith(c, 'SIGNED_OUT')
  if (session === 'expired') return rejectWith(c, 'SESSION_EXPIRED')
  const { actor } = session
  c.set('language', actor.language)
  const page = PAGES.get(c.req.param('name') ?? '')
  if (page === undefined) return rejectWith(c, 'NOT_FOUND')
  const [name, inputOf] = page
  const { status, body } = await operations.run({
    name,
    input: inputOf(c.req.queries('number') ?? []),
    actor,
    idempotencyKey: undefined,
    dryRun: false,
    requestId: c.get('requestId'),
  })
  const found = answered.safeParse(body)
  // Personal members are left out for those who may not read them.
  if (!found.success) return c.json(body, statusOf(status === 200 ? 403 : status))
  const { html } = found.data.value
  return c.body(html, 200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policyOf(html) })
}

const [STYLE_START, STYLE_END] = ['<style>', '</style>'] as const

/** Nothing but its own style, which is allowed by its hash: archived documents have the style of their time. */
function policyOf(html: string): string {
  const start = html.indexOf(STYLE_START) + STYLE_START.length
  const style = html.slice(start, html.indexOf(STYLE_END, start))
  return [
    `default-src 'none'`,
    `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}
