/**
 * Cross-origin calls: services run here, and the pages that call them come from the storefront of another process. Only the
 * origin of PUBLIC_URL may read what is answered.
 */
import type { IncomingMessage } from 'node:http'

type Headers = Readonly<Record<string, string>>

/** Undefined for calls of this origin, and for those of any other than the storefront's. */
export function crossOriginHeaders(
  { headers }: Pick<IncomingMessage, 'headers'>,
  publicUrl: string,
): Headers | undefined {
  const { origin, host = '' } = headers
  if (origin === undefined || origin !== new URL(publicUrl).origin || URL.parse(origin)?.host === host) return undefined
  return { 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': 'Retry-After', Vary: 'Origin' }
}

export const PREFLIGHT_HEADERS: Headers = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Allow-Headers': 'authorization, content-type, idempotency-key, if-match',
  'Access-Control-Max-Age': '600',
}
