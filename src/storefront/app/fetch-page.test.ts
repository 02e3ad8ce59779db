import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { portOf } from '../../../tests/support/port-of.ts'
import { createPageFetcher } from './fetch-page.ts'

/** A real server that responds as the test configures it, and records its requests. */
let requested: string[] = []
let answer: { status: number; type: string; body: string }
let release: (() => void) | undefined
const server = createServer((request, response) => {
  requested.push(request.url ?? '')
  const send = () => response.writeHead(answer.status, { 'Content-Type': answer.type }).end(answer.body)
  if (release) void held.then(send)
  else send()
})
let held = Promise.resolve()
let origin = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${portOf(server)}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  const nodeFetch = globalThis.fetch
  // The browser resolves addresses against its page; Node has no page. Put back after each test.
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => nodeFetch(new URL(path, origin), init))
  requested = []
  release = undefined
  answer = { status: 200, type: 'application/json; charset=utf-8', body: '{"redirect":"/uk"}' }
})

const never = new AbortController().signal

describe('the page fetcher', () => {
  it('requests the data of its own build, with the query and without the hash', async () => {
    const { fetchPage } = createPageFetcher('b1')
    await expect(fetchPage(`${origin}/uk/faq?a=1#x`, never)).resolves.toEqual({ redirect: '/uk' })
    expect(requested).toEqual(['/_data/b1/uk/faq?a=1'])
  })

  it.each([
    ['a broken server', { status: 500, type: 'application/json', body: '{}' }],
    ['an answer that is no data', { status: 200, type: 'text/html', body: '<p>' }],
    ['another build', { status: 409, type: 'text/plain', body: '' }],
  ])('has no answer from %s', async (_, given) => {
    answer = given
    await expect(createPageFetcher('b1').fetchPage(`${origin}/uk`, never)).resolves.toBeUndefined()
  })

  it('HSE-22 takes a page state of its own build', async () => {
    answer.body = '{"state":{"build":"b1","page":"faq"}}'
    const fetched = createPageFetcher('b1').fetchPage(`${origin}/uk/faq`, never)
    await expect(fetched).resolves.toEqual({ state: { build: 'b1', page: 'faq' } })
  })

  it.each([
    ['the state of another build', '{"state":{"build":"b2","page":"faq"}}'],
    ['a state without a build', '{"state":{"page":"faq"}}'],
    ['a state that is none', '{"state":null}'],
    ['a redirect to nowhere', '{"redirect":1}'],
    ['an object of something else', '{"code":"NOT_FOUND"}'],
    ['null', 'null'],
  ])('HSE-22 has no answer from %s', async (_, body) => {
    answer.body = body
    await expect(createPageFetcher('b1').fetchPage(`${origin}/uk/faq`, never)).resolves.toBeUndefined()
  })

  it('~MSW-01 discards what was fetched for another country', async () => {
    const { fetchPage, prefetchPage, invalidate } = createPageFetcher('b1')
    prefetchPage(`${origin}/eu/gifts`)
    invalidate()
    await fetchPage(`${origin}/eu/gifts`, never)
    expect(requested).toHaveLength(2)
  })

  it('uses what an intent fetched, once, and fetches again when that has expired', async () => {
    let now = 0
    const { fetchPage, prefetchPage } = createPageFetcher('b1', () => now)
    prefetchPage(`${origin}/uk/faq`)
    prefetchPage(`${origin}/uk/faq`)
    await fetchPage(`${origin}/uk/faq#top`, never)
    expect(requested).toHaveLength(1)
    await fetchPage(`${origin}/uk/faq`, never)
    expect(requested).toHaveLength(2)
    prefetchPage(`${origin}/uk/gifts`)
    now = 15_000
    await fetchPage(`${origin}/uk/gifts`, never)
    expect(requested).toHaveLength(4)
  })

  it('fetches again when the prefetch failed at the server', async () => {
    const { fetchPage, prefetchPage } = createPageFetcher('b1')
    answer = { status: 500, type: 'text/plain', body: '' }
    prefetchPage(`${origin}/uk/faq`)
    await expect.poll(() => requested).toHaveLength(1)
    answer = { status: 200, type: 'application/json', body: '{"redirect":"/uk"}' }
    const second = fetchPage(`${origin}/uk/faq`, never)
    await expect(second).resolves.toEqual({ redirect: '/uk' })
  })

  it('NAV-08 has at most 4 intents pending at once', async () => {
    const { prefetchPage } = createPageFetcher('b1')
    held = new Promise((resolve) => {
      release = resolve
    })
    for (let page = 0; page < 10; page += 1) prefetchPage(`${origin}/uk/page-${page}`)
    await expect.poll(() => requested).toHaveLength(4)
    release?.()
    const requestedLater = () => {
      prefetchPage(`${origin}/uk/later`)
      return requested
    }
    await expect.poll(requestedLater).toContain('/_data/b1/uk/later')
    expect(requested).toHaveLength(5)
  })
})
