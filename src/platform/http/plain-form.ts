/**
 * A form without JavaScript: its fields are read as if they were JSON, so that one schema checks both, and its shopper is
 * redirected to the page, which shows how it went.
 */
import type { Context } from 'hono'
import type { ServiceEnv } from './service-app.ts'

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i

export type PlainForm = {
  /** Ids of the elements that show how it went. */
  readonly sent: string
  readonly failed: string
  /** A form sends all of its fields, also those that were left empty. */
  readonly mayBeEmpty?: readonly string[]
  readonly numbers?: readonly string[]
}

export const isFormRequest = (c: Context): boolean => FORM_TYPE.test(c.req.header('content-type') ?? '')

export function redirectToForm(c: Context<ServiceEnv>, { sent, failed }: PlainForm, isSent: boolean): Response {
  const location = `${pathOfPage(c)}#${isSent ? sent : failed}`
  return new Response(null, { status: 303, headers: { location, 'x-request-id': c.get('requestId') } })
}

export function formMembers(sent: string, { mayBeEmpty = [], numbers = [] }: PlainForm): object {
  const members = new Map<string, unknown>()
  for (const [name, text] of new URLSearchParams(sent)) {
    if (text.trim() === '' && mayBeEmpty.includes(name)) continue
    const value = numbers.includes(name) && /^\s*\d+\s*$/.test(text) ? Number(text) : text
    // No member takes a list: a field that was sent twice is rejected by its name.
    members.set(name, members.has(name) ? [] : value)
  }
  return Object.fromEntries(members)
}

/**
 * The path of the page that sent the form; the front page when that was not one of ours. Only ever a path, and never one
 * that a browser would read as the name of another site.
 */
function pathOfPage(c: Context): string {
  const from = URL.parse(c.req.header('referer') ?? '')
  if (from === null || !isOurs(c, from)) return '/'
  return /^\/(?![/\\])/.test(from.pathname) ? from.pathname : '/'
}

/** Browsers send it themselves. Without it the host decides, which some proxies change. */
function isOurs(c: Context, from: URL): boolean {
  const site = c.req.header('sec-fetch-site')
  return site === undefined ? from.host === new URL(c.req.url).host : site === 'same-origin'
}
