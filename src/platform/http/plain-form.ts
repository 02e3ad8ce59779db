/**
 * A form without JavaScript: what it sends is read as if it were JSON, so that one contract checks both, and its shopper
 * is brought back to the page, which says how it went.
 */
import type { Context, MiddlewareHandler } from 'hono'
import type { ServiceEnv } from './service-app.ts'

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i

export type PlainForm = {
  /** Ids of the elements that say how it went. */
  readonly sent: string
  readonly failed: string
  /** A form sends all of its fields, also those that were left empty. */
  readonly mayBeEmpty?: readonly string[]
  readonly numbers?: readonly string[]
}

export const plainForm =
  (form: PlainForm): MiddlewareHandler<ServiceEnv> =>
  async (c, next) => {
    if (!FORM_TYPE.test(c.req.header('content-type') ?? '')) return next()
    c.req.raw = asJson(c.req.raw, membersOf(await c.req.text(), form))
    // What was read of the request before this one.
    c.req.bodyCache = {}
    await next()
    const location = `${wayBack(c)}#${c.res.ok ? form.sent : form.failed}`
    // Forgotten first: the headers of an answer outlive it, and Retry-After would have the browser wait on its way back.
    c.res = undefined
    c.res = new Response(null, { status: 303, headers: { location, 'x-request-id': c.get('requestId') } })
  }

function asJson(request: Request, members: object): Request {
  const headers = new Headers(request.headers)
  headers.set('content-type', 'application/json')
  headers.delete('content-length')
  const body = JSON.stringify(members)
  return new Request(request.url, { method: request.method, headers, body, signal: request.signal })
}

function membersOf(sent: string, { mayBeEmpty = [], numbers = [] }: PlainForm): object {
  const members = new Map<string, unknown>()
  for (const [name, text] of new URLSearchParams(sent)) {
    if (text.trim() === '' && mayBeEmpty.includes(name)) continue
    const value = numbers.includes(name) && /^\s*\d+\s*$/.test(text) ? Number(text) : text
    // No member takes a list: a field that was sent twice is refused by its name.
    members.set(name, members.has(name) ? [] : value)
  }
  return Object.fromEntries(members)
}

/**
 * The path of the page that sent the form; the front page when that was not one of ours. Only ever a path, and never one
 * that a browser would read as the name of another site.
 */
function wayBack(c: Context): string {
  const from = URL.parse(c.req.header('referer') ?? '')
  if (from === null || !isOurs(c, from)) return '/'
  return /^\/(?![/\\])/.test(from.pathname) ? from.pathname : '/'
}

/** Browsers say it themselves. Those that do not are asked for the host, which some proxies change. */
function isOurs(c: Context, from: URL): boolean {
  const site = c.req.header('sec-fetch-site')
  return site === undefined ? from.host === new URL(c.req.url).host : site === 'same-origin'
}
