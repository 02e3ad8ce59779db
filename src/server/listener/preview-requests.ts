/**
 * The two requests that a preview of the desk consists of: a ticket that opens it (a form of the desk, DCO-05), and input that is
 * not saved (the page in the frame, DCO-01), which is answered with the page as it is with that input.
 */
import { getRequestListener } from '@hono/node-server'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import { isStorySlug } from '../../contracts/content/content.ts'
import { PREVIEW_INPUT_PATH, PREVIEW_OPEN_PATH } from '../../contracts/content/preview-paths.ts'
import type { Environment } from '../../markets/types.ts'
import type { Clock } from '../../platform/clock.ts'
import { createServiceApp } from '../../platform/http/service-app.ts'
import type { Log } from '../../platform/log/log.ts'
import { isOwnWrite } from '../http/own-write.ts'
import { Packed } from '../http/encodings.ts'
import { EVERYWHERE } from '../http/security-headers.ts'
import type { PageAnswers } from '../pages/page-answers.ts'
import { readAddress, type PageAddress } from '../pages/visit.ts'
import type { deskPreviewCookie } from '../preview/desk-preview-cookie.ts'
import type { DeskPreviews } from '../preview/desk-previews.ts'
import type { UnsavedContent } from '../preview/unsaved-content.ts'

/** A whole story. */
const MAX_BODY_BYTES = 1024 * 1024
/** Deeper than any page that people build. */
const MAX_DEPTH = 60

type PreviewRequestDeps = {
  readonly previews: DeskPreviews
  readonly cookie: ReturnType<typeof deskPreviewCookie>
  readonly unsaved: UnsavedContent
  /** The origin of a desk on a host of its own; undefined where it shares the host of the shop. */
  readonly deskOrigin: () => string | undefined
  readonly environment: Environment
  readonly pages: Pick<PageAnswers, 'answer'>
  readonly clock: Clock
  readonly log: Log
}

const fields: z.ZodType<Readonly<Record<string, unknown>>> = z
  .looseObject({ component: z.string() })
  .refine((content) => !isDeeper(content, MAX_DEPTH), 'Too deep')

const inputSchema = z.strictObject({
  /** The address of the page in the frame. */
  path: z.string().max(2000),
  slug: z.string().refine(isStorySlug, 'Not a slug'),
  sequence: z.int().min(0),
  /** Null where nothing is unsaved any more. */
  content: fields.nullable(),
})

export type PreviewRequests = ReturnType<typeof createPreviewRequests>

export function createPreviewRequests(deps: PreviewRequestDeps) {
  const app = createServiceApp({ name: 'preview', log: deps.log, maxBodyBytes: MAX_BODY_BYTES })
  app.post(PREVIEW_OPEN_PATH, async (c) => open(deps, c.req.raw.headers, await c.req.parseBody()))
  app.post(PREVIEW_INPUT_PATH, async (c) => {
    const body: unknown = await c.req.json().catch(() => undefined)
    return input(deps, c.req.raw.headers, body)
  })
  const listen = getRequestListener((request) => app.fetch(request))
  const paths: ReadonlySet<string> = new Set([PREVIEW_OPEN_PATH, PREVIEW_INPUT_PATH])
  return {
    /** Ends a preview of the desk, which may be open beside one of a foreign editor. */
    endedCookie: deps.cookie.remove,
    handles: (path: string): boolean => paths.has(path),
    listen: (request: IncomingMessage, response: ServerResponse): void => void listen(request, response),
  }
}

const NEVER_STORED = { ...EVERYWHERE, 'Cache-Control': 'no-store' }

/** Whatever comes of the ticket, the answer leads to the page: without a valid one, to what is published. */
async function open(
  { previews, cookie, unsaved, deskOrigin, environment, clock }: PreviewRequestDeps,
  headers: Headers,
  form: Readonly<Record<string, unknown>>,
): Promise<Response> {
  const address = pageOf(form['path'], environment)
  const ticket = typeof form['ticket'] === 'string' ? form['ticket'] : ''
  const opened = isFromDesk(headers, deskOrigin()) ? await previews.redeem(ticket, address?.shop?.code) : undefined
  // A new frame begins with what is saved; the desk sends what is typed.
  if (opened) unsaved.remove(opened.session)
  return new Response(null, {
    status: 303,
    headers: {
      ...NEVER_STORED,
      Location: address ? address.pathname + address.search : '/',
      'Set-Cookie': opened ? cookie.set(opened, clock.now()) : cookie.remove,
    },
  })
}

/**
 * Only the desk opens previews: a page of another site could otherwise show drafts of its choice to a visitor, with a ticket of a
 * staff member who helps it. The document of the desk sends its origin (`desk-headers.ts`); `null` is what a sandboxed frame sends.
 */
function isFromDesk(headers: Headers, deskOrigin: string | undefined): boolean {
  return deskOrigin === undefined ? isOwnWrite({ headers }, undefined) : headers.get('origin') === deskOrigin
}

async function input(
  { previews, unsaved, environment, pages }: PreviewRequestDeps,
  headers: Headers,
  body: unknown,
): Promise<Response> {
  const reject = (status: number) => new Response(null, { status, headers: NEVER_STORED })
  if (!isOwnWrite({ headers }, undefined)) return reject(403)
  const read = inputSchema.safeParse(body)
  if (!read.success) return reject(400)
  const { path, slug, sequence, content } = read.data
  const address = pageOf(path, environment)
  const cookies = headers.get('cookie') ?? undefined
  const preview = address && (await previews.of(address, cookies))
  if (!preview || preview.session === undefined) return reject(401)
  const isLatest = unsaved.put(preview.session, {
    slug,
    sequence,
    content: content === null ? undefined : JSON.stringify(content),
  })
  if (!isLatest) return reject(409)
  const { answer } = await pages.answer('data', address, cookies, preview)
  const bytes = answer.body instanceof Packed ? answer.body.identity : answer.body
  return new Response(new Uint8Array(bytes), { status: answer.status, headers: { ...answer.headers } })
}

/** A page of this shop, by its path. */
function pageOf(path: unknown, environment: Environment): PageAddress | undefined {
  return typeof path === 'string' && path.startsWith('/') ? readAddress(path, environment) : undefined
}

/** Walks no deeper than the limit itself. */
function isDeeper(value: unknown, limit: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return limit === 0 || Object.values(value).some((member: unknown) => isDeeper(member, limit - 1))
}
