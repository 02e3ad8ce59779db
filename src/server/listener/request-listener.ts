/**
 * Every request arrives here, on bare node:http, and goes to the part that responds to it: a service, a file, a health check
 * or a page.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { TextCache } from '../../platform/text-cache.ts'
import { ASSETS_PREFIX } from '../builds/store-built-files.ts'
import { plain, send, type EncodedResponse } from '../http/answer.ts'
import type { StaticFiles } from '../http/static-files.ts'
import { LEAVE_PATH, leavePreview } from '../preview/leave-preview.ts'
import type { PreviewRequests } from './preview-requests.ts'
import { SHELL_PREFIX } from '../shell/shell-cache.ts'
import type { ProductFeeds } from '../feeds/product-feeds.ts'
import type { SiteFiles } from '../site-files/site-files.ts'
import { createFileStreams } from '../site-files/stream-file.ts'
import type { Health } from './health.ts'
import { createPageRequests, type PageRequestDeps, type RequestedPage } from './page-requests.ts'
import { createRequestMetrics } from './request-metrics.ts'
import { createServiceRequests, type ServiceRequestDeps } from './service-requests.ts'
import type { UntrustedProxy } from './untrusted-proxy.ts'
import { PAGE_LOG } from '../log-codes.ts'

/** Of addresses whose page is cached by address. */
const MAX_CACHED_ADDRESSES = 5000
const MAX_CACHED_ADDRESS_LENGTH = 256

export type ListenerDeps = PageRequestDeps &
  ServiceRequestDeps & {
    readonly files: StaticFiles
    /** What surrounds pages, by its path. */
    readonly shellFile: (path: string) => Promise<EncodedResponse | undefined>
    /** Files of builds that came before this one, or after it. */
    readonly olderFile: (path: string) => Promise<EncodedResponse | undefined>
    /** Files for robots, by their path. */
    readonly siteFile: SiteFiles
    /** Feeds for price comparison and advertising. */
    readonly feeds: ProductFeeds
    readonly health: Health
    /** Undefined where the desk opens no previews. */
    readonly previewRequests?: PreviewRequests | undefined
    /** The shop is known by an https address. */
    readonly isSecure: boolean
    readonly untrustedProxy: UntrustedProxy
  }

/** Long: its functions share the dependencies. */
export function createRequestListener(deps: ListenerDeps) {
  const { files, shellFile, olderFile, siteFile, feeds, health, untrustedProxy, metrics, log } = deps
  const requests = createRequestMetrics(metrics)
  const stream = createFileStreams({ log })
  const pages = createPageRequests(deps, requests)
  const services = createServiceRequests(deps, requests)

  /** Parsed addresses of pages. */
  const addresses = new TextCache<RequestedPage>({
    maxEntries: MAX_CACHED_ADDRESSES,
    maxKeyLength: MAX_CACHED_ADDRESS_LENGTH,
  })

  return function listen(request: IncomingMessage, response: ServerResponse): void {
    untrustedProxy.note(request)
    const url = request.url ?? '/'
    const cached = request.method === 'GET' ? addresses.get(url) : undefined
    if (cached) return pages.send(cached, request, response)
    const mark = url.indexOf('?')
    const path = mark === -1 ? url : url.slice(0, mark)
    const callService = services.find(path, request)
    if (callService) return callService(url, response)
    if (request.method === 'POST' && deps.previewRequests?.handles(path)) {
      requests.observe('preview', request, response)
      return deps.previewRequests.listen(request, response)
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return requests.reject(request, response, plain(405, 'Only GET and HEAD here.', { Allow: 'GET, HEAD' }))
    }
    const file = files.get(path)
    if (file) {
      metrics.countCached('file')
      return send(request, response, file)
    }
    if (path.startsWith(SHELL_PREFIX)) return void sendFound('shell', shellFile(path), request, response)
    if (path.startsWith(ASSETS_PREFIX)) return void sendFound('file', olderFile(path), request, response)
    const made = siteFile(path)
    if (made) return void sendMade(made, request, response)
    if (feeds(path, request, response)) return undefined
    if (path === LEAVE_PATH) {
      const ended = deps.previewRequests === undefined ? [] : ['Set-Cookie', deps.previewRequests.endedCookie]
      return send(request, response, leavePreview(url, deps.isSecure), ended)
    }
    const vital = health.answer(path, request)
    if (vital) return void vital.then((answer) => send(request, response, answer))
    const page = pages.read(url, path)
    if ('status' in page) return requests.reject(request, response, page)
    addresses.set(url, page)
    pages.send(page, request, response)
  }

  async function sendFound(
    kind: string,
    found: Promise<EncodedResponse | undefined>,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const answer = await found.catch(() => undefined)
    metrics.countCached(kind)
    send(request, response, answer ?? plain(404, 'No such file.'))
  }

  async function sendMade(
    made: NonNullable<ReturnType<SiteFiles>>,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    requests.observe('site-file', request, response)
    try {
      const file = (await made) ?? plain(404, 'No such file.')
      if ('chunks' in file) await stream(request, response, file)
      else send(request, response, file)
    } catch (error) {
      log.write(PAGE_LOG.siteFileFailed, { url: request.url, err: error })
      send(request, response, plain(503, 'Not now. Please come again.', { 'Retry-After': '600' }))
    }
  }
}
