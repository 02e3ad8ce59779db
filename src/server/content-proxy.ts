/**
 * The content service as browsers may reach it, on the shop's own origin (CNT-10). It adds the shop's token and tells
 * what is published and nothing else: drafts, releases and what services tell one another stay behind it.
 */
import type { Context } from 'hono'
import { CallError, callJson, type Fetch } from '../contracts/call-json.ts'
import type { ContentReach } from '../contracts/content-call.ts'
import { DATASOURCE_ENTRIES_PATH, isStorySlug, SPACE_PATH, STORIES_PATH } from '../contracts/content.ts'
import { createServiceApp } from '../platform/http/service-app.ts'
import type { Log } from '../platform/log/log.ts'

export const CONTENT_PROXY_PREFIX = '/api/content/'

/** It is only ever read. */
const LARGEST_BODY = 1024

/** Not the visitor's to say: whose token, which content, which cache version. */
const OURS: ReadonlySet<string> = new Set(['token', 'version', 'from_release', 'cv'])

/** What the service refuses about a visitor's question is the visitor's to know; about our token it is not. */
const TOLD: ReadonlySet<number | undefined> = new Set([400, 404, 422])

/** With stories their number comes in headers. */
const HEADERS = ['total', 'per-page'] as const

type ContentProxyDeps = Pick<ContentReach, 'fetch' | 'baseUrl' | 'token' | 'oauthToken'> & { readonly log: Log }

export function createContentProxy({ fetch, baseUrl, token, oauthToken, log }: ContentProxyDeps): {
  readonly fetch: Fetch
} {
  const app = createServiceApp({ name: 'content-proxy', log, maxBodyBytes: LARGEST_BODY })

  async function ask(c: Context, path: string, edition: Readonly<Record<string, string>>): Promise<Response> {
    const query = new URLSearchParams([...new URL(c.req.url).searchParams].filter(([name]) => !OURS.has(name)))
    for (const [name, value] of Object.entries({ ...edition, ...(token !== undefined && { token }) })) {
      query.set(name, value)
    }
    const url = `${baseUrl}${path}?${query.toString()}`
    const headers: Record<string, string> = oauthToken === undefined ? {} : { authorization: oauthToken }
    try {
      const answer = await callJson({ fetch, url, headers })
      c.header('Cache-Control', 'public, max-age=60')
      for (const name of HEADERS) c.header(name, answer.headers.get(name) ?? undefined)
      return c.body(JSON.stringify(answer.body), 200, JSON_TYPE)
    } catch (err) {
      c.header('Cache-Control', 'no-store')
      if (err instanceof CallError && err.status !== undefined && TOLD.has(err.status) && err.answer !== undefined) {
        return c.body(JSON.stringify(err.answer), statusOf(err.status), JSON_TYPE)
      }
      log.warn('The content service did not answer a visitor', { path, err })
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

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' }

/** Written anew from its parts: nothing in a slug may lead out of the stories. */
function storyPath(slug: string): string | undefined {
  const parts = slug.replace(/\/$/, '').split('/')
  if (!isStorySlug(slug) || parts.some((part) => part === '' || part === '.' || part === '..')) return undefined
  return `${STORIES_PATH}/${parts.map(encodeURIComponent).join('/')}`
}

const statusOf = (status: number): 400 | 404 | 422 => (status === 422 ? 422 : status === 400 ? 400 : 404)
