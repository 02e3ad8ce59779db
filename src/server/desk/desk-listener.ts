/**
 * Requests for the desk: its document, its built files, and what its script calls. The code behind the calls is loaded with the
 * first of them (DSK-04).
 */
import { getRequestListener } from '@hono/node-server'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Fetch } from '../../contracts/call-json.ts'
import { MERCHANT_API_PATH } from '../../contracts/merchant/api/path.ts'
import { CLIENT_IP_HEADER } from '../../platform/http/client-ip.ts'
import { newRequestId } from '../../platform/ids.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Metrics } from '../../platform/metrics/metrics.ts'
import { plain, send, type EncodedResponse } from '../http/answer.ts'
import { readCookie } from '../http/read-cookie.ts'
import { requestIp } from '../http/request-ip.ts'
import { stampHeader } from '../http/stamp-header.ts'
import { createRequestMetrics } from '../listener/request-metrics.ts'
import { deskDocument, readTheme, THEME_COOKIE } from './desk-document.ts'
import { DESK_REPORTS_PATH, deskDocumentHeaders, deskHeaders, newNonce } from './desk-headers.ts'
import { DESK_ASSETS_PREFIX, type DeskSource } from './desk-source.ts'
import { DESK_LOG } from './log-codes.ts'
import { DESK_PATH } from './route-desk.ts'

export const DESK_API_PREFIX = `${DESK_PATH}/api/`
const DESK_PRINT_PREFIX = `${DESK_PATH}/print/`
const DESK_PREVIEW_PREFIX = `${DESK_PATH}/preview/`
export const DESK_AUTH_PREFIX = `${DESK_PATH}/auth/`

export type DeskListenerDeps = {
  readonly source: DeskSource
  /** Stores the files of this build, then finds those of others. */
  readonly otherFiles: () => Promise<(path: string) => Promise<EncodedResponse | undefined>>
  /** What answers the calls of the desk's script. */
  readonly app: () => Promise<Fetch>
  /** What answers programs of the merchant. */
  readonly merchantApi: () => Promise<Fetch>
  readonly cspReports: Fetch
  readonly trustedProxies: number
  readonly hsts: boolean
  readonly shopUrl: () => string
  readonly metrics: Pick<Metrics, 'observeRequest'>
  readonly log: Log
}

/** Long: its functions share the dependencies. */
export function createDeskListener(deps: DeskListenerDeps): RequestListener {
  const { source, otherFiles, trustedProxies, hsts, shopUrl, log } = deps
  const requests = createRequestMetrics(deps.metrics)
  const headers = Object.entries(deskHeaders({ hsts }))
  const callApp = getRequestListener(async (request) => (await deps.app())(request), { overrideGlobalObjects: true })
  const callMerchantApi = getRequestListener(async (request) => (await deps.merchantApi())(request), {
    overrideGlobalObjects: true,
  })
  const report = getRequestListener(deps.cspReports, { overrideGlobalObjects: true })

  return function listen(request: IncomingMessage, response: ServerResponse): void {
    const url = request.url ?? '/'
    const mark = url.indexOf('?')
    const path = mark === -1 ? url : url.slice(0, mark)
    requests.observe('desk', request, response)
    if (path.startsWith(DESK_ASSETS_PREFIX)) return respond(request, response, sendFile(path, request, response))
    for (const [name, value] of headers) response.setHeader(name, value)
    if (isCall(path)) return call(callApp, request, response)
    if (path === DESK_REPORTS_PATH) return call(report, request, response)
    if (path.startsWith(MERCHANT_API_PATH)) return call(callMerchantApi, request, response)
    if (request.method !== 'GET' && request.method !== 'HEAD') return send(request, response, NOT_ALLOWED)
    respond(request, response, sendDocument(request, response))
  }

  function call(listener: typeof callApp, request: IncomingMessage, response: ServerResponse): void {
    const requestId = newRequestId()
    response.setHeader('X-Request-Id', requestId)
    stampHeader(request, 'x-request-id', requestId)
    stampHeader(request, CLIENT_IP_HEADER, requestIp(request, trustedProxies))
    void listener(request, response)
  }

  async function sendFile(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return send(request, response, NOT_ALLOWED)
    const own = (await source.files()).get(path)
    send(request, response, own ?? (await (await otherFiles())(path)) ?? NO_FILE)
  }

  async function sendDocument(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // The files are stored before a document names them: another node may get the request for them.
    const [entry] = await Promise.all([source.entry(), otherFiles()])
    const nonce = newNonce()
    const theme = readTheme(readCookie(request.headers.cookie, THEME_COOKIE))
    const { development } = source
    const shop = new URL(shopUrl()).origin
    send(request, response, {
      status: 200,
      headers: deskDocumentHeaders({ nonce, shop, development, hsts }),
      body: Buffer.from(deskDocument({ entry, nonce, theme, shop })),
      etag: undefined,
    })
  }

  function respond(request: IncomingMessage, response: ServerResponse, work: Promise<void>): void {
    work.catch((err: unknown) => {
      log.write(DESK_LOG.documentFailed, { url: request.url, err })
      if (!response.headersSent) send(request, response, UNAVAILABLE)
    })
  }
}

const isCall = (path: string): boolean =>
  [DESK_API_PREFIX, DESK_AUTH_PREFIX, DESK_PRINT_PREFIX, DESK_PREVIEW_PREFIX].some((prefix) => path.startsWith(prefix))

/** The headers of a plain response would replace that of the desk. */
const NO_REFERRER = { 'Referrer-Policy': 'no-referrer' }
const NO_FILE = plain(404, 'No such file.', NO_REFERRER)
const NOT_ALLOWED = plain(405, 'Only GET and HEAD here.', { ...NO_REFERRER, Allow: 'GET, HEAD' })
const UNAVAILABLE = plain(503, 'The desk cannot be shown now.', { ...NO_REFERRER, 'Retry-After': '10' })
