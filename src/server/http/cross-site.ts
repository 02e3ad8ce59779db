/**
 * Requests that another site has a visitor's browser send: a form posted from elsewhere would subscribe, look up or withdraw in
 * the visitor's name (SEC-12). Browsers say where a request comes from; programs without these headers act for themselves.
 */
import type { IncomingMessage } from 'node:http'

type Sent = Pick<IncomingMessage, 'method' | 'headers'>

/** These change nothing. */
const SAFE_METHODS: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Sent by the page itself, or by the visitor: a bookmark, a reload. */
const OWN_SITES: ReadonlySet<string> = new Set(['same-origin', 'none'])

/** Whether it changes something and comes from neither this origin nor the storefront's. */
export function isCrossSiteWrite({ method, headers }: Sent, publicUrl: string): boolean {
  if (SAFE_METHODS.has(method)) return false
  const { origin, referer, host = '' } = headers
  const site = headers['sec-fetch-site']
  if (typeof site === 'string' && OWN_SITES.has(site)) return false
  // Browsers that do not send the first header send one of the others with a form.
  const from = origin ?? (site === undefined ? referer : undefined)
  return from === undefined ? site !== undefined : !isOwn(from, host, publicUrl)
}

/** `null`, which a frame without an origin sends, is not. */
function isOwn(address: string, host: string, publicUrl: string): boolean {
  const from = URL.parse(address)
  return from !== null && (from.host === host || from.origin === new URL(publicUrl).origin)
}
