/** Requests for pages: from the page cache where the page is fresh, else rendered. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RouteName } from '../../markets/paths/route-names.ts'
import type { Environment, StorefrontCode } from '../../markets/types.ts'
import { DATABASE_RETRY_AFTER, DatabaseUnavailable } from '../../platform/database-unavailable.ts'
import { clientAt } from '../../platform/http/client-address.ts'
import { newRequestId } from '../../platform/ids.ts'
import { currentTraceId } from '../../platform/tracing/trace.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Metrics } from '../../platform/metrics/metrics.ts'
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts'
import { retryAfterHeader } from '../../platform/rate-limit/too-many-requests.ts'
import { FROM_MEMORY, plain, send, sendCached, type EncodedResponse } from '../http/answer.ts'
import { cacheTags } from '../http/cache-tags.ts'
import type { PageAnswers } from '../pages/page-answers.ts'
import type { Form } from '../pages/page-bytes.ts'
import { isCountryWanted, readAddress, type PageAddress } from '../pages/visit.ts'
import { mayHoldSession } from '../preview/preview-session.ts'
import type { Previews } from '../preview/previews.ts'
import type { RequestMetrics } from './request-metrics.ts'
import type { VisitorCountries } from './visitor-countries.ts'
import { PAGE_LOG } from '../log-codes.ts'

/** Longer than any URL of the shop, shorter than the limits of proxies. */
const MAX_URL_LENGTH = 8192
const DATA_PREFIX = '/_data/'
const SEARCH_ROUTE: RouteName = 'storefront-search'

export type RequestedPage = { readonly form: Form; readonly address: PageAddress; readonly route: string }

export type PageRequestDeps = {
  readonly pages: PageAnswers
  /** Undefined where drafts cannot be seen. */
  readonly previews: Previews | undefined
  readonly environment: Environment
  readonly build: string
  readonly countries: VisitorCountries
  readonly limits: RateLimits
  /** A search that was answered from the cache; absent where discovery runs elsewhere. */
  readonly countSearch?: ((storefront: StorefrontCode, term: string) => void) | undefined
  readonly metrics: Metrics
  readonly log: Log
}

/** Long: its functions share the dependencies. */
export function createPageRequests(deps: PageRequestDeps, requests: RequestMetrics) {
  const { pages, previews, environment, build, countries, limits, metrics, log } = deps

  /** The requested page and its form, or an error response. */
  function read(url: string, path: string): RequestedPage | EncodedResponse {
    if (url.length > MAX_URL_LENGTH) return plain(414, 'That address is too long.')
    const form: Form = path.startsWith(DATA_PREFIX) ? 'data' : 'document'
    const pageUrl = form === 'data' ? withoutBuild(url.slice(DATA_PREFIX.length - 1), build) : url
    // Code of another build does not fit our data. The browser loads the document instead.
    if (pageUrl === undefined) return plain(409, 'Another build.')
    const address = readAddress(pageUrl, environment)
    if (!address) return plain(400, 'That is no address of this shop.')
    const { target } = address
    return { form, address, route: target.kind === 'page' ? target.found.route.name : target.kind }
  }

  function sendPage({ form, address, route }: RequestedPage, request: IncomingMessage, response: ServerResponse): void {
    const { cookie } = request.headers
    const country = isCountryWanted(address, cookie) ? countries.known(request) : 'unknown'
    const mustWait = country === 'uncached' || (previews && mayHoldSession(cookie))
    const cached = mustWait ? undefined : pages.fresh(form, address, cookie, country)
    if (!cached) return void renderAndSend({ form, address, route }, request, response)
    metrics.countPageCache('hit')
    metrics.countCached(route)
    if (route === SEARCH_ROUTE) countRepeated(address)
    const tags = cacheTags(request, cached)
    if (tags.length === 0) sendCached(request, response, cached)
    else send(request, response, cached, [...FROM_MEMORY, ...tags])
  }

  /** Pages and filters belong to a search that was counted. */
  function countRepeated({ target, shop }: PageAddress): void {
    const term = target.kind === 'page' && target.query.size === 1 ? target.query.get('term') : null
    if (term !== null && shop) deps.countSearch?.(shop.code, term)
  }

  async function renderAndSend(
    { form, address, route }: RequestedPage,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    requests.observe(route, request, response)
    const requestId = newRequestId()
    const { cookie } = request.headers
    try {
      const country = isCountryWanted(address, cookie) ? await countries.find(request) : undefined
      const preview = await previews?.of(address, cookie)
      const retryAfter = isUncached(address) && !preview ? await limitUncached(request) : undefined
      if (retryAfter !== undefined) {
        return send(request, response, plain(429, 'Too many requests.', retryAfterHeader(retryAfter)))
      }
      const { answer, outcome } = await pages.answer(form, address, cookie, preview, country, requestId)
      metrics.countPageCache(outcome)
      const made = outcome === 'miss' || outcome === 'bypass' ? answer.timing : undefined
      const timing = [`cache;desc="${outcome}"`, ...(made === undefined ? [] : [made])].join(', ')
      const extra = ['X-Request-Id', requestId, 'Server-Timing', timing, ...cacheTags(request, answer)]
      send(request, response, answer, extra)
    } catch (error) {
      log.write(PAGE_LOG.requestFailed, { requestId, route, err: error })
      if (error instanceof DatabaseUnavailable) return send(request, response, notNow())
      const traceId = currentTraceId()
      const trace = traceId === undefined ? '' : ` Trace ${traceId}`
      send(request, response, plain(500, `Something broke. Request ${requestId}${trace}`))
    }
  }

  /** Such a page costs a hundred times what a cached one does. Editors in a preview session are known. */
  const limitUncached = (request: IncomingMessage): Promise<number | undefined> =>
    limits.take('page.uncached', { client: clientAt(countries.ipOf(request)) })

  return { read, send: sendPage }
}

const notNow = (): EncodedResponse =>
  plain(503, 'The shop cannot answer now. Please try again soon.', retryAfterHeader(DATABASE_RETRY_AFTER))

const isUncached = ({ target }: PageAddress): boolean => target.kind === 'page' && target.isUncached

/** '/BUILD/uk/…' without its first segment, if that names our build. */
function withoutBuild(url: string, build: string): string | undefined {
  return url.startsWith(`/${build}/`) ? url.slice(build.length + 1) : undefined
}
