/**
 * The door of the shop: every request comes in here, on bare node:http, and is handed to the one room that answers it.
 * Files, cached pages and cached pictures are answered on the spot; services see a web Request, as they would on a
 * machine of their own.
 */
import { getRequestListener } from '@hono/node-server'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { SERVICE_KEY_HEADER } from '../../contracts/service-key.ts'
import type { Environment } from '../../markets/types.ts'
import { CLIENT_IP_HEADER } from '../../platform/http/client-ip.ts'
import { isSameSecret } from '../../platform/http/same-secret.ts'
import { VISITOR_COUNTRY_HEADER } from '../../platform/http/visitor-country.ts'
import { newRequestId } from '../../platform/ids.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Metrics } from '../../platform/metrics/metrics.ts'
import type { PageAnswers } from '../pages/page-answers.ts'
import type { Form } from '../pages/page-bytes.ts'
import type { Address } from '../pages/visit.ts'
import { isCountryWanted, readAddress } from '../pages/visit.ts'
import type { Answer } from '../http/answer.ts'
import { FROM_MEMORY, plain, send, sendKept } from '../http/answer.ts'
import { TextCache } from '../../platform/text-cache.ts'
import { cacheTags } from '../http/cache-tags.ts'
import type { Health } from './health.ts'
import { LEAVE_PATH, leavePreview } from '../preview/leave-preview.ts'
import { mayHoldSession } from '../preview/preview-session.ts'
import type { Previews } from '../preview/previews.ts'
import type { SiteFiles } from '../site-files/site-files.ts'
import { ASSETS_PREFIX } from '../builds/store-built-files.ts'
import { SHELL_PREFIX } from '../shell/shell-cache.ts'
import { crossOriginHeaders, PREFLIGHT_HEADERS } from '../http/cross-origin.ts'
import { EVERYWHERE } from '../http/security-headers.ts'
import { stampHeader } from '../http/stamp-header.ts'
import type { StaticFiles } from '../http/static-files.ts'
import type { VisitorCountries } from './visitor-countries.ts'

/** Longer than any address we make, shorter than what a proxy cuts. */
const LONGEST_URL = 8192
/** Of addresses whose page is cached by address. */
const MAX_CACHED_ADDRESSES = 5000
const MAX_CACHED_ADDRESS_LENGTH = 256
const DATA_PREFIX = '/_data/'

export type PublicService = {
  readonly name: string
  /** Paths below these are the service's. */
  readonly prefixes: readonly string[]
  /** Paths that only other services may call, with the key of the shop. */
  readonly internal?: readonly string[]
  /** Whether pages of the storefront may call it from another origin. */
  readonly isShared?: boolean
  readonly fetch: (request: Request) => Promise<Response>
  /** What it can answer on the spot, by path and query and the Accept header. Reads only. */
  readonly kept?: (url: string, accept: string | undefined) => Answer | undefined
}

export type ListenerDeps = {
  readonly pages: PageAnswers
  /** Undefined where nobody may see drafts. */
  readonly previews: Previews | undefined
  readonly environment: Environment
  readonly build: string
  readonly files: StaticFiles
  /** What stands around pages, by its path. */
  readonly shellFile: (path: string) => Promise<Answer | undefined>
  /** Files of builds that came before this one, or after it. */
  readonly olderFile: (path: string) => Promise<Answer | undefined>
  /** What robots ask for, by its path. */
  readonly siteFile: SiteFiles
  readonly health: Health
  readonly services: readonly PublicService[]
  readonly countries: VisitorCountries
  readonly metrics: Metrics
  /** What other services call with; without it they cannot. */
  readonly serviceKey?: string | undefined
  /** Where visitors find the storefront: its pages may call shared services from there. */
  readonly publicUrl: () => string
  readonly log: Log
}

type Asked = { readonly form: Form; readonly address: Address; readonly route: string }

export function createRequestListener(deps: ListenerDeps) {
  const {
    pages,
    previews,
    environment,
    build,
    files,
    shellFile,
    olderFile,
    siteFile,
    health,
    metrics,
    log,
    countries,
  } = deps
  const services = deps.services.map(({ name, prefixes, internal = [], isShared = false, fetch, kept }) => ({
    name,
    prefixes,
    internal,
    isShared,
    kept,
    // Its own Request and Response stand in for the global ones: what a service answers is then sent as it is, without being
    // made a stream and read again, which took a tenth of a change to a cart.
    listen: getRequestListener(fetch, { overrideGlobalObjects: true }),
  }))

  /** Parsed addresses of pages. */
  const addresses = new TextCache<Asked>({
    maxEntries: MAX_CACHED_ADDRESSES,
    maxKeyLength: MAX_CACHED_ADDRESS_LENGTH,
  })

  return function listen(request: IncomingMessage, response: ServerResponse): void {
    const url = request.url ?? '/'
    const cached = request.method === 'GET' ? addresses.get(url) : undefined
    if (cached) return sendPage(cached, request, response)
    const mark = url.indexOf('?')
    const path = mark === -1 ? url : url.slice(0, mark)
    const service = services.find(({ prefixes }) => prefixes.some((prefix) => path.startsWith(prefix)))
    if (service) return askService(service, url, request, response)
    const other = services.find(({ internal }) => internal.includes(path))
    if (other) {
      if (hasServiceKey(request, deps.serviceKey)) return handOver(other, request, response)
      return refuse(request, response, plain(404, 'There is nothing at this address.'))
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuse(request, response, plain(405, 'Only GET and HEAD here.', { Allow: 'GET, HEAD' }))
    }
    const file = files.get(path)
    if (file) {
      metrics.countKept('file')
      return send(request, response, file)
    }
    if (path.startsWith(SHELL_PREFIX)) return void sendFound('shell', shellFile(path), request, response)
    if (path.startsWith(ASSETS_PREFIX)) return void sendFound('file', olderFile(path), request, response)
    const made = siteFile(path)
    if (made) return void sendMade(made, request, response)
    if (path === LEAVE_PATH) return send(request, response, leavePreview(url))
    const vital = health.answer(path)
    if (vital) return void vital.then((answer) => send(request, response, answer))
    const asked = pageAsked(url, path)
    if ('status' in asked) return refuse(request, response, asked)
    addresses.set(url, asked)
    sendPage(asked, request, response)
  }

  async function sendFound(
    kind: string,
    found: Promise<Answer | undefined>,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const answer = await found.catch(() => undefined)
    metrics.countKept(kind)
    send(request, response, answer ?? plain(404, 'No such file.'))
  }

  async function sendMade(
    made: NonNullable<ReturnType<SiteFiles>>,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    response.once('close', stopwatch('site-file', request, response))
    try {
      send(request, response, (await made) ?? plain(404, 'No such file.'))
    } catch (error) {
      log.warn('A file for robots could not be made', { url: request.url, err: error })
      send(request, response, plain(503, 'Not now. Please come again.', { 'Retry-After': '600' }))
    }
  }

  /** Which page, in which form; or why there is none to speak of. */
  function pageAsked(url: string, path: string): Asked | Answer {
    if (url.length > LONGEST_URL) return plain(414, 'That address is too long.')
    const form: Form = path.startsWith(DATA_PREFIX) ? 'data' : 'document'
    const pageUrl = form === 'data' ? withoutBuild(url.slice(DATA_PREFIX.length - 1), build) : url
    // Another build asks: its code would not fit our data. It loads the page instead.
    if (pageUrl === undefined) return plain(409, 'Another build.')
    const address = readAddress(pageUrl, environment)
    if (!address) return plain(400, 'That is no address of this shop.')
    const { target } = address
    return { form, address, route: target.kind === 'page' ? target.found.route.name : target.kind }
  }

  function sendPage({ form, address, route }: Asked, request: IncomingMessage, response: ServerResponse): void {
    const { cookie } = request.headers
    const country = isCountryWanted(address, cookie) ? countries.known(request) : 'unknown'
    const mustWait = country === 'unasked' || (previews && mayHoldSession(cookie))
    const kept = mustWait ? undefined : pages.fresh(form, address, cookie, country)
    if (!kept) return void makePage({ form, address, route }, request, response)
    metrics.countPageCache('hit')
    metrics.countKept(route)
    const tags = cacheTags(request, kept)
    if (tags.length === 0) sendKept(request, response, kept)
    else send(request, response, kept, [...FROM_MEMORY, ...tags])
  }

  async function makePage({ form, address, route }: Asked, request: IncomingMessage, response: ServerResponse) {
    // Told when it is over: the status is known only once the packed bytes are on their way.
    response.once('close', stopwatch(route, request, response))
    const requestId = newRequestId()
    const { cookie } = request.headers
    try {
      const country = isCountryWanted(address, cookie) ? await countries.ask(request) : undefined
      const preview = await previews?.of(address, cookie)
      const { answer, outcome } = await pages.answer(form, address, cookie, preview, country)
      metrics.countPageCache(outcome)
      const made = outcome === 'miss' || outcome === 'bypass' ? answer.timing : undefined
      const timing = [`cache;desc="${outcome}"`, ...(made === undefined ? [] : [made])].join(', ')
      const extra = ['X-Request-Id', requestId, 'Server-Timing', timing, ...cacheTags(request, answer)]
      send(request, response, answer, extra)
    } catch (error) {
      log.error('A request could not be answered', { requestId, route, err: error })
      send(request, response, plain(500, `Something broke. Request ${requestId}`))
    }
  }

  type Service = (typeof services)[number]

  function askService(service: Service, url: string, request: IncomingMessage, response: ServerResponse): void {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const kept = isRead ? service.kept?.(url, request.headers.accept) : undefined
    if (!kept && !isPublic(service, url))
      return refuse(request, response, plain(404, 'There is nothing at this address.'))
    if (!kept) return handOver(service, request, response)
    metrics.countKept(service.name)
    sendKept(request, response, kept)
  }

  function handOver({ name, listen, isShared }: Service, request: IncomingMessage, response: ServerResponse) {
    const crossOrigin = isShared ? crossOriginHeaders(request, deps.publicUrl()) : undefined
    if (crossOrigin && request.method === 'OPTIONS') {
      response.writeHead(204, { ...crossOrigin, ...PREFLIGHT_HEADERS }).end()
      return
    }
    response.once('close', stopwatch(name, request, response))
    for (const [header, value] of EVERYWHERE_ENTRIES) response.setHeader(header, value)
    for (const [header, value] of Object.entries(crossOrigin ?? {})) response.setHeader(header, value)
    const requestId = newRequestId()
    response.setHeader('X-Request-Id', requestId)
    stampHeader(request, 'x-request-id', requestId)
    stampHeader(request, CLIENT_IP_HEADER, countries.ipOf(request))
    stampHeader(request, VISITOR_COUNTRY_HEADER, countries.said(request) ?? '')
    void listen(request, response)
  }

  function refuse(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
    send(request, response, answer)
    metrics.observeRequest({ route: 'refused', method: request.method ?? '', status: answer.status, seconds: 0 })
  }

  function stopwatch(route: string, request: IncomingMessage, response: ServerResponse): () => void {
    const startedAt = performance.now()
    return () => {
      const seconds = (performance.now() - startedAt) / 1000
      metrics.observeRequest({ route, method: request.method ?? '', status: response.statusCode, seconds })
    }
  }
}

function hasServiceKey({ headers }: IncomingMessage, key: string | undefined): boolean {
  const given = headers[SERVICE_KEY_HEADER]
  return key !== undefined && typeof given === 'string' && isSameSecret(given, key)
}

const EVERYWHERE_ENTRIES = Object.entries(EVERYWHERE)

/** Nothing in it that could be read in another way than it is written. */
const PLAIN_URL = /^[\w/-]+$/

/** A service reads an address with its dots resolved: what it reads must still be one that is open to visitors. */
function isPublic({ prefixes }: Pick<PublicService, 'prefixes'>, url: string): boolean {
  // It begins with one of them as it stands, or nobody would have come here.
  if (PLAIN_URL.test(url)) return true
  const pathname = URL.parse(url, 'http://door')?.pathname ?? ''
  return prefixes.some((prefix) => pathname.startsWith(prefix))
}

/** '/BUILD/uk/…' without its first segment, if that names our build. */
function withoutBuild(url: string, build: string): string | undefined {
  return url.startsWith(`/${build}/`) ? url.slice(build.length + 1) : undefined
}
