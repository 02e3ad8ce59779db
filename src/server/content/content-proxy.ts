/**
 * Proxy to the content service for browsers, on the shop's own origin (CNT-10). It adds the shop's token and serves published
 * content only: drafts, releases and internal routes are not reachable. A query may match every story, and pages call the same
 * service, so requests that the cache does not answer are limited (SEC-08).
 */
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import { CallError, callJson, type Fetch } from '../../contracts/call-json.ts'
import type { ContentReach } from '../../contracts/content/content-call.ts'
import { DATASOURCE_ENTRIES_PATH, isStorySlug, SPACE_PATH, STORIES_PATH } from '../../contracts/content/content.ts'
import type { Clock } from '../../platform/clock.ts'
import { clientOf } from '../../platform/http/client-address.ts'
import { lastModifiedOf } from '../../platform/http/conditional-requests.ts'
import { createServiceApp } from '../../platform/http/service-app.ts'
import type { Log } from '../../platform/log/log.ts'
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts'
import { retryAfterHeader } from '../../platform/rate-limit/too-many-requests.ts'
import { CONTENT_LOG } from '../log-codes.ts'

export const CONTENT_PROXY_PREFIX = '/api/content/'

/** All requests are reads. */
const MAX_BODY_BYTES = 1024

/** Allowed query parameters. Others may be expensive for the service, and the shop does not use them. */
const ALLOWED_PARAMETERS: ReadonlySet<string> = new Set([
  'by_slugs',
  'by_uuids',
  'content_type',
  'datasource',
  'dimension',
  'is_startpage',
  'language',
  'page',
  'per_page',
  'resolve_links',
  'starts_with',
])

/** Clients of the public API send these; the proxy ignores them and sets its own token, edition and cache version. */
const IGNORED_PARAMETERS: ReadonlySet<string> = new Set(['token', 'version', 'from_release', 'cv'])

/** Unpublished content is requested: published content in its place would pass for it (STD-05). */
const wantsDraft = (query: URLSearchParams): boolean =>
  query.getAll('version').some((version) => version !== 'published') ||
  query.getAll('from_release').some((release) => release !== '0')

/** Errors about the visitor's request are forwarded; errors about the shop's token are not. */
const FORWARDED_STATUSES: ReadonlySet<number | undefined> = new Set([400, 404, 422])

/** The number of stories is in headers. */
const HEADERS: ReadonlySet<string> = new Set(['total', 'per-page'])

const CACHED_SECONDS = 60
const MAX_CACHED_CHARACTERS = 8 * 1024 * 1024
const ONE_SECOND = 1000

type ContentProxyDeps = Pick<ContentReach, 'fetch' | 'baseUrl' | 'token' | 'oauthToken'> & {
  /** A remote service has a limit of its own, which pages need, too. */
  readonly isLocal: boolean
  readonly limits: RateLimits
  readonly clock: Clock
  readonly log: Log
}

type Cached = {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
  /** When it was fetched, and when it was first fetched as it is. In milliseconds. */
  readonly since: number
  readonly changedAt: number
}

/** Long: a factory; its functions share the cache. */
export function createContentProxy(deps: ContentProxyDeps): { readonly fetch: Fetch } {
  const { fetch, baseUrl, token, oauthToken, isLocal, limits, clock, log } = deps
  const app = createServiceApp({ name: 'content-proxy', log, maxBodyBytes: MAX_BODY_BYTES })
  const cache = new LRUCache<string, Cached>({
    maxSize: MAX_CACHED_CHARACTERS,
    sizeCalculation: ({ body }, address) => body.length + address.length,
  })
  const identity: Record<string, string> = oauthToken === undefined ? {} : { authorization: oauthToken }
  const action = isLocal ? 'content.read' : 'content.read-remote'

  function answerWith(c: Context, { body, headers, since, changedAt }: Cached): Response {
    const age = Math.floor((clock.now().getTime() - since) / ONE_SECOND)
    const caching = { 'Cache-Control': `public, max-age=${CACHED_SECONDS}`, Age: String(age) }
    const dates = { 'Last-Modified': lastModifiedOf(new Date(changedAt)) }
    return c.body(body, 200, { ...JSON_TYPE, ...headers, ...caching, ...dates })
  }

  function findCached(address: string): Cached | undefined {
    const found = cache.get(address)
    return found && clock.now().getTime() - found.since < CACHED_SECONDS * ONE_SECOND ? found : undefined
  }

  async function forward(c: Context, path: string, edition: Readonly<Record<string, string>>): Promise<Response> {
    const given = new URL(c.req.url).searchParams
    const query = new URLSearchParams([...given].filter(([name]) => !IGNORED_PARAMETERS.has(name)))
    const unknown = [...query.keys()].find((name) => !ALLOWED_PARAMETERS.has(name))
    c.header('Cache-Control', 'no-store')
    if (wantsDraft(given)) return c.json({ error: 'Unauthorized' }, 401)
    if (unknown !== undefined) {
      return c.json({ error: `${unknown}: Not a known parameter`, allowed: [...ALLOWED_PARAMETERS] }, 422)
    }
    query.sort()
    for (const [name, value] of Object.entries({ ...edition, ...(token !== undefined && { token }) })) {
      query.set(name, value)
    }
    const url = `${baseUrl}${path}?${query.toString()}`
    const known = findCached(url)
    if (known) return answerWith(c, known)
    const retryAfter = await limits.take(action, { client: clientOf(c.req.raw) })
    if (retryAfter !== undefined) return c.json(TOO_MANY, 429, retryAfterHeader(retryAfter))
    const { signal } = c.req.raw
    try {
      const answer = await callJson({ fetch, url, headers: identity, signal })
      const headers = Object.fromEntries([...answer.headers].filter(([name]) => HEADERS.has(name)))
      const body = JSON.stringify(answer.body)
      const before = cache.get(url)
      const since = clock.now().getTime()
      const response = { body, headers, since, changedAt: before?.body === body ? before.changedAt : since }
      cache.set(url, response)
      return answerWith(c, response)
    } catch (err) {
      if (
        err instanceof CallError &&
        err.status !== undefined &&
        FORWARDED_STATUSES.has(err.status) &&
        err.answer !== undefined
      ) {
        return c.body(JSON.stringify(err.answer), statusOf(err.status), JSON_TYPE)
      }
      if (!signal.aborted) log.write(CONTENT_LOG.visitorCallFailed, { path, err })
      return c.json({ code: 'CONTENT_UNAVAILABLE', message: 'The content service does not answer' }, 502)
    }
  }

  const published = { version: 'published' }
  for (const base of ['/api/content', '/api/content/cdn']) {
    // The public API answers the same with and without the last slash, and its clients use both (CNT-05).
    for (const end of ['', '/']) {
      app.get(`${base}${STORIES_PATH}${end}`, (c) => forward(c, STORIES_PATH, published))
      app.get(`${base}${DATASOURCE_ENTRIES_PATH}${end}`, (c) => forward(c, DATASOURCE_ENTRIES_PATH, {}))
      app.get(`${base}${SPACE_PATH}${end}`, (c) => forward(c, SPACE_PATH, {}))
    }
    app.get(`${base}${STORIES_PATH}/:slug{.+}`, (c) => {
      const path = storyPath(c.req.param('slug'))
      return path === undefined ? c.notFound() : forward(c, path, published)
    })
  }
  return { fetch: async (request) => app.fetch(request) }
}

const TOO_MANY = { code: 'TOO_MANY_REQUESTS', message: 'Too many requests: try again later' }

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' }

/** Built from validated segments, so that a slug cannot reach a path outside the stories. */
function storyPath(slug: string): string | undefined {
  const parts = slug.replace(/\/$/, '').split('/')
  if (!isStorySlug(slug) || parts.some((part) => part === '' || part === '.' || part === '..')) return undefined
  return `${STORIES_PATH}/${parts.map(encodeURIComponent).join('/')}`
}

const statusOf = (status: number): 400 | 404 | 422 => (status === 422 ? 422 : status === 400 ? 400 : 404)
