/** Services of another process: how this one calls them, and how it forwards to them what a visitor sends here. */
import type { Fetch } from '../../contracts/call-json.ts'
import { SERVICE_KEY_HEADER } from '../../contracts/service-key.ts'
import { http, type Transport } from '../../contracts/transport.ts'
import { clientIpOf } from '../../platform/http/client-ip.ts'
import { HTTP_ERRORS } from '../../platform/http/http-errors.ts'

export const remoteTransport = (send: Fetch, baseUrl: string, serviceKey: string | undefined): Transport =>
  http({
    fetch: send,
    baseUrl,
    ...(serviceKey !== undefined && { headers: { [SERVICE_KEY_HEADER]: serviceKey } }),
  })

/** Of a service that is not reached. */
const RETRY_AFTER_SECONDS = 5

/** Of one connection, or about bytes that are encoded anew. */
const HOP_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding', 'upgrade']

/**
 * Links in mails, forms without JavaScript and the pages of the bank lead to the storefront: what they reach there is in the
 * other process. That one counts this one among its TRUSTED_PROXIES.
 */
export const forwardTo =
  (send: Fetch, baseUrl: string): Fetch =>
  async (request) => {
    const { pathname, search } = new URL(request.url)
    const headers = withoutHopHeaders(request.headers)
    headers.delete('host')
    headers.delete(SERVICE_KEY_HEADER)
    headers.set('x-forwarded-for', clientIpOf(request.headers) ?? '')
    const body = request.method === 'GET' || request.method === 'HEAD' ? null : request.body
    const sent = new Request(baseUrl + pathname + search, {
      method: request.method,
      headers,
      body,
      redirect: 'manual',
      signal: request.signal,
      ...(body !== null && { duplex: 'half' }),
    })
    // The metric of outgoing calls has the reason.
    const answer = await send(sent).catch(() => undefined)
    if (answer === undefined) return notNow()
    return new Response(answer.body, { status: answer.status, headers: withoutHopHeaders(answer.headers) })
  }

function notNow(): Response {
  const { status, message } = HTTP_ERRORS.UNAVAILABLE
  const headers = { 'retry-after': String(RETRY_AFTER_SECONDS), 'cache-control': 'no-store' }
  return Response.json({ code: 'UNAVAILABLE', message }, { status, headers })
}

function withoutHopHeaders(given: Headers): Headers {
  const headers = new Headers(given)
  for (const name of HOP_HEADERS) headers.delete(name)
  return headers
}
