import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { remoteService } from '../../../tests/support/remote-service.ts'
import type { Clock } from '../../platform/clock.ts'
import { settableClock } from '../../../tests/support/settable-clock.ts'
import { createLog } from '../../platform/log/log.ts'
import { CLIENT_IP_HEADER } from '../../platform/http/client-ip.ts'
import { createRateLimits } from '../../platform/rate-limit/rate-limits.ts'
import { createContentProxy } from './content-proxy.ts'

const log = createLog({ level: 'silent' })
const still = settableClock()
const limits = createRateLimits({ clock: still })
const common = { token: 'public', oauthToken: undefined, isLocal: true, limits, clock: still, log }

type More = { readonly clock?: Clock; readonly isLocal?: boolean }

function proxy(answer: unknown, status = 200, more: More = {}) {
  const remote = remoteService(answer, status)
  const own = createRateLimits({ clock: more.clock ?? still })
  const { fetch } = createContentProxy({ ...remote, ...common, limits: own, ...more })
  const get = (path: string, init?: RequestInit) => fetch(new Request(`http://shop${path}`, init))
  return { get, requests: () => remote.requests.map(({ path }) => path) }
}

const stories = { stories: [], cv: 3 }

describe('the content proxy', () => {
  it.each([
    ['/api/content/stories?starts_with=uk/', '/stories?starts_with=uk/&version=published&token=public'],
    ['/api/content/stories/?page=2', '/stories?page=2&version=published&token=public'],
    ['/api/content/cdn/stories?page=2', '/stories?page=2&version=published&token=public'],
    ['/api/content/stories/uk/about', '/stories/uk/about?version=published&token=public'],
    ['/api/content/cdn/stories/uk/about/', '/stories/uk/about?version=published&token=public'],
    ['/api/content/stories?page=2&language=de-DE', '/stories?language=de-DE&page=2&version=published&token=public'],
    ['/api/content/datasource_entries?datasource=a', '/datasource_entries?datasource=a&token=public'],
    ['/api/content/cdn/datasource_entries/', '/datasource_entries?token=public'],
    ['/api/content/spaces/me', '/spaces/me?token=public'],
  ])('~CNT-10 %s requests %s', async (path, requested) => {
    const { get, requests } = proxy(stories)
    const answer = await get(path)
    expect([answer.status, await answer.json()]).toEqual([200, stories])
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
    expect(requests()).toEqual([requested])
  })

  it('lets no visitor choose the token or a cache version', async () => {
    const { get, requests } = proxy(stories)
    await get('/api/content/stories?token=mine&version=published&from_release=0&cv=1&page=1')
    await get('/api/content/spaces/me?token=mine&cv=1')
    expect(requests()).toEqual(['/stories?page=1&version=published&token=public', '/spaces/me?token=public'])
  })

  it.each(['version=draft', 'version=published&version=draft', 'from_release=3', 'version=latest'])(
    '~STD-05 refuses unpublished content: %s',
    async (query) => {
      const { get, requests } = proxy(stories)
      for (const path of ['/stories', '/stories/uk/about', '/cdn/stories', '/datasource_entries']) {
        const answer = await get(`/api/content${path}?page=1&${query}`)
        expect([path, answer.status, await answer.json()]).toEqual([path, 401, { error: 'Unauthorized' }])
        expect(answer.headers.get('cache-control')).toBe('no-store')
      }
      expect(requests()).toEqual([])
    },
  )

  it('~STD-05 the documentation lists the parameters that are allowed, and so does a refusal', async () => {
    const { allowed } = z
      .object({ allowed: z.array(z.string()) })
      .parse(await (await proxy(stories).get('/api/content/stories?colour=red')).json())
    const page = await readFile('docs/content.md', 'utf8')
    const [, section = ''] = /^## The public content API$(.*?)^## /ms.exec(page) ?? []
    const [, sentence = ''] = /Allowed parameters:(.*?)\./s.exec(section) ?? []
    expect([...sentence.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual(allowed)
  })

  it.each(['colour', 'filter_query[a][in]', 'resolve_relations', 'find_by', 'search_term', '__proto__', 'since'])(
    'refuses the parameter %s by its name',
    async (name) => {
      const { get, requests } = proxy(stories)
      const answer = await get(`/api/content/stories?page=1&${encodeURIComponent(name)}=x`)
      expect([answer.status, await answer.json()]).toMatchObject([422, { error: `${name}: Not a known parameter` }])
      expect([answer.headers.get('cache-control'), requests()]).toEqual(['no-store', []])
    },
  )

  it('caches a response for a minute by its parameters, and sends its age', async () => {
    const clock = settableClock()
    const answer = () => Response.json(stories, { headers: { total: '250' } })
    const { get, requests } = proxy(answer, 200, { clock })
    const read = async (query: string) => {
      const { status, headers } = await get(`/api/content/stories?${query}`)
      return [status, headers.get('age'), headers.get('total')]
    }
    expect(await read('page=1&language=de-DE')).toEqual([200, '0', '250'])
    clock.advance(59_000)
    expect(await read('cv=7&language=de-DE&page=1')).toEqual([200, '59', '250'])
    expect(requests()).toHaveLength(1)
    expect(await read('page=2')).toEqual([200, '0', '250'])
    clock.advance(1000)
    expect(await read('page=1&language=de-DE')).toEqual([200, '0', '250'])
    expect(requests()).toHaveLength(3)
  })

  it('does not cache failures', async () => {
    const { get, requests } = proxy({ error: 'x' }, 404)
    await get('/api/content/stories/uk/a')
    await get('/api/content/stories/uk/a')
    expect(requests()).toHaveLength(2)
  })

  it('limits requests of visitors to a remote service per second, and sends Retry-After', async () => {
    const time = settableClock()
    const { get, requests } = proxy(stories, 200, { clock: time, isLocal: false })
    const statuses = async (...pages: readonly number[]) =>
      Promise.all(
        pages.map(async (page) => {
          const headers = { [CLIENT_IP_HEADER]: `203.0.113.${page}` }
          return (await get(`/api/content/stories?page=${page}`, { headers })).status
        }),
      )
    expect(await statuses(1, 2, 3, 4)).toEqual([200, 200, 429, 429])
    expect(await statuses(1, 2)).toEqual([200, 200])
    expect(requests()).toHaveLength(2)
    const refused = await get('/api/content/stories?page=3')
    expect([refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual(['1', 'no-store'])
    expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    time.advance(2000)
    expect(await statuses(3, 4, 5)).toEqual([200, 200, 429])
  })

  it('SEC-08 limits what one visitor reads past the cache; cached answers and other visitors are served meanwhile', async () => {
    const { get } = proxy(stories)
    const from = (ip: string, query: string) =>
      get(`/api/content/stories?${query}`, { headers: { [CLIENT_IP_HEADER]: ip } })
    const attack = await Promise.all(
      Array.from({ length: 100 }, (_, page) => from('203.0.113.6', `by_slugs=*&page=${page + 1}`)),
    )
    const statuses = attack.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect(attack.at(-1)?.headers.get('retry-after')).toBe('1')
    expect((await from('203.0.113.6', 'by_slugs=*&page=1')).status).toBe(200)
    expect((await from('198.51.100.7', 'page=1')).status).toBe(200)
  })

  it('a visitor who disconnects is removed from the queue', async () => {
    const signals: AbortSignal[] = []
    const fetch = (request: Request) => {
      signals.push(request.signal)
      return new Promise<Response>(() => {})
    }
    const leaving = new AbortController()
    const { fetch: request } = createContentProxy({ ...common, fetch, baseUrl: 'http://remote' })
    const answer = request(new Request('http://shop/api/content/stories', { signal: leaving.signal }))
    await expect.poll(() => signals.length).toBe(1)
    leaving.abort()
    expect([(await answer).status, signals[0]?.aborted]).toEqual([502, true])
  })

  it.each([
    '/api/content/changes?since=1',
    '/api/content/datasources',
    '/api/content/',
    '/api/content/stories/..%2fchanges',
    '/api/content/stories/%2e%2e/changes',
    '/api/content/stories/a%2f..%2f..%2fchanges',
    '/api/content/stories/a%5c..%5cchanges%20',
    '/api/content/stories//changes',
    '/api/content/cdn/cdn/stories',
  ])('%s leads nowhere', async (path) => {
    const { get, requests } = proxy(stories)
    const answer = await get(path)
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'NOT_FOUND' }])
    expect(requests()).toEqual([])
  })

  it.each(['POST', 'PUT', 'DELETE'])('refuses %s', async (method) => {
    const { get, requests } = proxy(stories)
    const answer = await get('/api/content/stories', { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, expect.stringContaining('GET')])
    expect(requests()).toEqual([])
  })

  it('sends the number of stories', async () => {
    const { get } = proxy(() => Response.json(stories, { headers: { total: '250', 'per-page': '25', 'x-own': '1' } }))
    const { headers } = await get('/api/content/stories')
    expect([headers.get('total'), headers.get('per-page'), headers.get('x-own')]).toEqual(['250', '25', null])
  })

  it.each([
    [422, { error: 'page: must be a number' }],
    [404, ['This record could not be found']],
  ])('forwards a %d with the body of the service', async (status, body) => {
    const answer = await proxy(body, status).get('/api/content/stories?page=x')
    expect([answer.status, await answer.json()]).toEqual([status, body])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it.each([401, 403, 429, 500, 503])('a %d is not forwarded: the visitor gets a 502', async (status) => {
    const answer = await proxy({ error: 'Our token is public' }, status).get('/api/content/stories')
    const unavailable = { code: 'CONTENT_UNAVAILABLE', message: 'The content service does not answer' }
    expect([answer.status, await answer.json()]).toEqual([502, unavailable])
  })

  it('a service that is down is a 502 with our own message', async () => {
    const fetch = () => Promise.reject(new TypeError('fetch failed'))
    const down = createContentProxy({ ...common, fetch, baseUrl: 'http://remote' })
    const answer = await down.fetch(new Request('http://shop/api/content/stories'))
    expect([answer.status, await answer.json()]).toMatchObject([502, { code: 'CONTENT_UNAVAILABLE' }])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('sends no token where there is none, and the oauth token in the header', async () => {
    const sent: string[] = []
    const fetch = async (request: Request) => {
      sent.push(`${new URL(request.url).search} ${request.headers.get('authorization')}`)
      return Response.json(stories)
    }
    const without = createContentProxy({
      ...common,
      fetch,
      baseUrl: 'http://remote',
      token: undefined,
      oauthToken: 'pass',
    })
    await without.fetch(new Request('http://shop/api/content/stories'))
    expect(sent).toEqual(['?version=published pass'])
  })
})
