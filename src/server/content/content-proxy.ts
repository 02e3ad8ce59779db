/**
 * The content service as browsers may reach it, on the shop's own origin (CNT-10). It adds the shop's token and tells
 * what is published and nothing else: drafts, releases and what services tell one another stay behind it. Pages ask the
 * same service, so of its time a visitor gets only a part.
 */
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import { CallError, callJson, type Fetch } from '../../contracts/call-json.ts'
import type { ContentReach } from '../../contracts/content/content-call.ts'
import { DATASOURCE_ENTRIES_PATH, isStorySlug, SPACE_PATH, STORIES_PATH } from '../../contracts/content/content.ts'
import type { Clock } from '../../platform/clock.ts'
import { createServiceApp } from '../../platform/http/service-app.ts'
import type { Log } from '../../platform/log/log.ts'

export const CONTENT_PROXY_PREFIX = '/api/content/'

/** It is only ever read. */
const MAX_BODY_BYTES = 1024

/** Of all that the service would take. Any other may be dear to answer, and nobody needs it. */
const TAKEN: ReadonlySet<string> = new Set([
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

/** Clients of the public API send these. Not the visitor's to say: whose token, which content, which cache version. */
const OURS: ReadonlySet<string> = new Set(['token', 'version', 'from_release', 'cv'])

/** What the service refuses about a visitor's question is the visitor's to know; about our token it is not. */
const TOLD: ReadonlySet<number | undefined> = new Set([400, 404, 422])

/** With stories their number comes in headers. */
const HEADERS: ReadonlySet<string> = new Set(['total', 'per-page'])

const KEPT_SECONDS = 60
const MAX_CACHED_CHARACTERS = 8 * 1024 * 1024
const ONE_SECOND = 1000

type ContentProxyDeps = Pick<ContentReach, 'fetch' | 'baseUrl' | 'token' | 'oauthToken'> & {
  /** How much of the service visitors may take together; undefined for as much as they like. */
  readonly requestsPerSecond: number | undefined
  readonly clock: Clock
  readonly log: Log
}

type Kept = { readonly body: string; readonly headers: Readonly<Record<string, string>>; readonly since: number }

/** Long: a factory; its functions share the cache. */
export function createContentProxy(deps: ContentProxyDeps): { readonly fetch: Fetch } {
  const { fetch, baseUrl, token, oauthToken, requestsPerSecond = Infinity, clock, log } = deps
  const app = createServiceApp({ name: 'content-proxy', log, maxBodyBytes: MAX_BODY_BYTES })
  const kept = new LRUCache<string, Kept>({
    maxSize: MAX_CACHED_CHARACTERS,
    sizeCalculation: ({ body }, address) => body.length + address.length,
  })
  const identity: Record<string, string> = oauthToken === undefined ? {} : { authorization: oauthToken }
  let second = { number: 0, asked: 0 }

  /** Whether one more may be asked, which then counts. */
  function mayAsk(): boolean {
    const number = Math.floor(clock.now().getTime() / ONE_SECOND)
    if (second.number !== number) second = { number, asked: 0 }
    second.asked += 1
    return second.asked <= requestsPerSecond
  }

  function answerWith(c: Context, { body, headers, since }: Kept): Response {
    const age = Math.floor((clock.now().getTime() - since) / ONE_SECOND)
    const caching = { 'Cache-Control': `public, max-age=${KEPT_SECONDS}`, Age: String(age) }
    return c.body(body, 200, { ...JSON_TYPE, ...headers, ...caching })
  }

  function keptAt(address: string): Kept | undefined {
    const found = kept.get(address)
    return found && clock.now().getTime() - found.since < KEPT_SECONDS * ONE_SECOND ? found : undefined
  }

  async function ask(c: Context, path: string, edition: Readonly<Record<string, string>>): Promise<Response> {
    const query = new URLSearchParams([...new URL(c.req.url).searchParams].filter(([name]) => !OURS.has(name)))
    const unknown = [...query.keys()].find((name) => !TAKEN.has(name))
    c.header('Cache-Control', 'no-store')
    if (unknown !== undefined) return c.json({ error: `${unknown}: Not a known parameter` }, 422)
    query.sort()
    for (const [name, value] of Object.entries({ ...edition, ...(token !== undefined && { token }) })) {
      query.set(name, value)
    }
    const url = `${baseUrl}${path}?${query.toString()}`
    const known = keptAt(url)
    if (known) return answerWith(c, known)
    if (!mayAsk()) return c.json(TOO_MANY, 429, { 'Retry-After': '1' })
    const { signal } = c.req.raw
    try {
      const answer = await callJson({ fetch, url, headers: identity, signal })
      const headers = Object.fromEntries([...answer.headers].filter(([name]) => HEADERS.has(name)))
      const told = { body: JSON.stringify(answer.body), headers, since: clock.now().getTime() }
      kept.set(url, told)
      return answerWith(c, told)
    } catch (err) {
      if (err instanceof CallError && err.status !== undefined && TOLD.has(err.status) && err.answer !== undefined) {
        return c.body(JSON.stringify(err.answer), statusOf(err.status), JSON_TYPE)
      }
      if (!signal.aborted) log.warn('The content service did not answer a visitor', { path, err })
      return c.json({ code: 'CONTENT_UNAVAILABLE', message: 'The content service does not answer' }, 502)
    }
  }

  const published = { version: 'published' }
  for (const base of ['/api/content', '/api/content/cdn']) {
    // The public API answers the same with and without the last slash, and its clients use both (CNT-05).
    for (const end of ['', '/']) {
      app.get(`${base}${STORIES_PATH}${end}`, (c) => ask(c, STORIES_PATH, published))
      app.get(`${base}${DATASOURCE_ENTRIES_PATH}${end}`, (c) => ask(c, DATASOURCE_ENTRIES_PATH, {}))
      app.get(`${base}${SPACE_PATH}${end}`, (c) => ask(c, SPACE_PATH, {}))
    }
    app.get(`${base}${STORIES_PATH}/:slug{.+}`, (c) => {
      const path = storyPath(c.req.param('slug'))
      return path === undefined ? c.notFound() : ask(c, path, published)
    })
  }
  return { fetch: async (request) => app.fetch(request) }
}

const TOO_MANY = { code: 'TOO_MANY_REQUESTS', message: 'Too much was asked: try again in a second' }

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' }

/** Written anew from its parts: nothing in a slug may lead out of the stories. */
function storyPath(slug: string): string | undefined {
  const parts = slug.replace(/\/$/, '').split('/')
  if (!isStorySlug(slug) || parts.some((part) => part === '' || part === '.' || part === '..')) return undefined
  return `${STORIES_PATH}/${parts.map(encodeURIComponent).join('/')}`
}

const statusOf = (status: number): 400 | 404 | 422 => (status === 422 ? 422 : status === 400 ? 400 : 404)
