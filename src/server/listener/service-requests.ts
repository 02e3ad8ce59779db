/** Requests for services: they get a web Request, as they would in a process of their own. */
import { getRequestListener } from '@hono/node-server'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { SERVICE_KEY_HEADER } from '../../contracts/service-key.ts'
import { CLIENT_IP_HEADER } from '../../platform/http/client-ip.ts'
import { isSameSecret } from '../../platform/http/same-secret.ts'
import { VISITOR_COUNTRY_HEADER } from '../../platform/http/visitor-country.ts'
import { newRequestId } from '../../platform/ids.ts'
import type { Metrics } from '../../platform/metrics/metrics.ts'
import { plain, sendCached, type EncodedResponse } from '../http/answer.ts'
import { isCrossSiteWrite } from '../http/cross-site.ts'
import { crossOriginHeaders, PREFLIGHT_HEADERS } from '../http/cross-origin.ts'
import { withJsonAnswers } from '../http/json-answers.ts'
import { EVERYWHERE } from '../http/security-headers.ts'
import { stampHeader } from '../http/stamp-header.ts'
import type { RequestMetrics } from './request-metrics.ts'
import type { VisitorCountries } from './visitor-countries.ts'

export type PublicService = {
  readonly name: string
  /** Paths below these are the service's. */
  readonly prefixes: readonly string[]
  /** Paths that only other services may call, with the key of the shop. */
  readonly internal?: readonly string[]
  /** Whether pages of the storefront may call it from another origin. */
  readonly isShared?: boolean
  readonly fetch: (request: Request) => Promise<Response>
  /** A cached response, by path and query and the Accept header. Reads only. */
  readonly cached?: (url: string, accept: string | undefined) => EncodedResponse | undefined
}

export type ServiceRequestDeps = {
  readonly services: readonly PublicService[]
  readonly countries: VisitorCountries
  readonly metrics: Metrics
  /** What other services authenticate with; without it they cannot call. */
  readonly serviceKey?: string | undefined
  /** Where visitors find the storefront: its pages may call shared services from there. */
  readonly publicUrl: () => string
}

type Service = Required<Omit<PublicService, 'fetch' | 'cached'>> & {
  readonly cached: PublicService['cached'] | undefined
  readonly listen: ReturnType<typeof getRequestListener>
}

/** Long: its functions share the dependencies. */
export function createServiceRequests(deps: ServiceRequestDeps, requests: RequestMetrics) {
  const { countries, metrics } = deps
  const services: readonly Service[] = deps.services.map(
    ({ name, prefixes, internal = [], isShared = false, fetch, cached }) => ({
      name,
      prefixes,
      internal,
      isShared,
      cached,
      // Replaces the global Request and Response: a service's body is then sent directly, without a detour through a stream,
      // which took 10% of the time of a cart change.
      listen: getRequestListener(withJsonAnswers(fetch), { overrideGlobalObjects: true }),
    }),
  )

  /** Undefined where the path is not one of a service. */
  function find(path: string, request: IncomingMessage): ((url: string, response: ServerResponse) => void) | undefined {
    const service = services.find(({ prefixes }) => prefixes.some((prefix) => path.startsWith(prefix)))
    if (service) return (url, response) => callService(service, url, request, response)
    const internal = services.find((one) => one.internal.includes(path))
    if (!internal) return undefined
    return (_, response) => {
      if (hasServiceKey(request, deps.serviceKey)) handOver(internal, request, response)
      else requests.reject(request, response, plain(404, 'There is nothing at this address.'))
    }
  }

  function callService(service: Service, url: string, request: IncomingMessage, response: ServerResponse): void {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const cached = isRead ? service.cached?.(url, request.headers.accept) : undefined
    if (!cached && !isPublic(service, url))
      return requests.reject(request, response, plain(404, 'There is nothing at this address.'))
    if (!cached) return handOver(service, request, response)
    metrics.countCached(service.name)
    sendCached(request, response, cached)
  }

  function handOver({ name, listen, isShared }: Service, request: IncomingMessage, response: ServerResponse) {
    if (isCrossSiteWrite(request, deps.publicUrl())) {
      return requests.reject(request, response, plain(403, 'Another site may not send this.'))
    }
    const crossOrigin = isShared ? crossOriginHeaders(request, deps.publicUrl()) : undefined
    if (crossOrigin && request.method === 'OPTIONS') {
      response.writeHead(204, { ...crossOrigin, ...PREFLIGHT_HEADERS }).end()
      return
    }
    requests.observe(name, request, response)
    for (const [header, value] of EVERYWHERE_ENTRIES) response.setHeader(header, value)
    for (const [header, value] of Object.entries(crossOrigin ?? {})) response.setHeader(header, value)
    const requestId = newRequestId()
    response.setHeader('X-Request-Id', requestId)
    stampHeader(request, 'x-request-id', requestId)
    stampHeader(request, CLIENT_IP_HEADER, countries.ipOf(request))
    stampHeader(request, VISITOR_COUNTRY_HEADER, countries.fromProxy(request) ?? '')
    void listen(request, response)
  }

  return { find }
}

function hasServiceKey({ headers }: IncomingMessage, key: string | undefined): boolean {
  const given = headers[SERVICE_KEY_HEADER]
  return key !== undefined && typeof given === 'string' && isSameSecret(given, key)
}

const EVERYWHERE_ENTRIES = Object.entries(EVERYWHERE)

/** Without characters that URL parsing would change. */
const PLAIN_URL = /^[\w/-]+$/

/** A service parses the URL with its dot segments resolved: the result must still be a public path. */
function isPublic({ prefixes }: Pick<PublicService, 'prefixes'>, url: string): boolean {
  // The service was found by its prefix, so a plain URL begins with one of them.
  if (PLAIN_URL.test(url)) return true
  const pathname = URL.parse(url, 'http://shop')?.pathname ?? ''
  return prefixes.some((prefix) => pathname.startsWith(prefix))
}
