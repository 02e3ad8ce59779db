import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Fetch } from '../call-json.ts'
import { contentClient } from './content-client.ts'
import { contentRequestsPerSecond, paced } from './content-pace.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const baseUrl = 'http://remote'
const wanted = { contentKey: 'uk', slug: 'about', language: 'default' }

/** A service that returns 429 so many times, and the times of the requests. */
function service(refusals = 0) {
  const start = performance.now()
  const requests: number[] = []
  const fetch: Fetch = async () => {
    requests.push(performance.now() - start)
    return requests.length <= refusals
      ? Response.json({ error: 'Too many requests' }, { status: 429 })
      : Response.json({ stories: [], cv: 1, rels: [], links: [] })
  }
  return { fetch, requests }
}

describe('the pace of requests', () => {
  it.each([
    ['5 requests a second', false, 5],
    ['3 with oauth', true, 3],
  ])('CNT-20 %s', async (_, oauth, perSecond) => {
    const { fetch, requests } = service()
    const polite = paced(fetch, contentRequestsPerSecond({ oauth }))
    // Two clients of one service share its patience.
    const clients = [contentClient({ fetch: polite, baseUrl }), contentClient({ fetch: polite, baseUrl })]
    const answers = Promise.all(
      Array.from({ length: 6 }, () => clients.map((client) => client.fetchStory(wanted))).flat(),
    )
    await vi.advanceTimersByTimeAsync(0)
    expect(requests).toHaveLength(perSecond)
    await vi.advanceTimersByTimeAsync(999)
    expect(requests).toHaveLength(perSecond)
    await vi.advanceTimersByTimeAsync(1)
    expect(requests).toHaveLength(perSecond * 2)
    await vi.advanceTimersByTimeAsync(5000)
    await answers
    expect(requests).toHaveLength(12)
    expect(requests.every((time, index) => time >= (requests[index - perSecond] ?? -1000) + 1000)).toBe(true)
  })

  it('who gives up takes no turn from those behind', async () => {
    const { fetch, requests } = service()
    const polite = contentClient({ fetch: paced(fetch, 5), baseUrl })
    const leaving = new AbortController()
    const first = Promise.all(Array.from({ length: 5 }, () => polite.fetchStory(wanted)))
    const impatient = Array.from({ length: 50 }, () => polite.fetchStory({ ...wanted, signal: leaving.signal }))
    const left = Promise.allSettled(impatient)
    const last = polite.fetchStory(wanted)
    await vi.advanceTimersByTimeAsync(0)
    leaving.abort()
    expect((await left).every(({ status }) => status === 'rejected')).toBe(true)
    await vi.advanceTimersByTimeAsync(1000)
    await Promise.all([first, last])
    expect(requests).toHaveLength(6)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('CNT-21 a 429 is tried again after 300 ms and a little', async () => {
    const { fetch, requests } = service(1)
    const answer = contentClient({ fetch: paced(fetch, 5), baseUrl }).fetchStory(wanted)
    await vi.advanceTimersByTimeAsync(299)
    expect(requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(101)
    expect(requests).toHaveLength(2)
    expect(await answer).toBeUndefined()
  })

  it('CNT-21 who gives up before the next try waits no longer', async () => {
    const { fetch, requests } = service(99)
    const leaving = new AbortController()
    const answer = paced(fetch, 5)(new Request(baseUrl, { signal: leaving.signal }))
    const failure = answer.catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(0)
    leaving.abort('left')
    expect(await failure).toMatchObject({ message: 'Request aborted by the caller', cause: 'left' })
    expect([requests.length, vi.getTimerCount()]).toEqual([1, 0])
  })

  it('CNT-21 at most 10 times', async () => {
    const { fetch, requests } = service(100)
    const answer = contentClient({ fetch: paced(fetch, 5), baseUrl }).fetchStory(wanted)
    const outcome = Promise.allSettled([answer])
    await vi.advanceTimersByTimeAsync(9000)
    await outcome
    await expect(answer).rejects.toThrow('Request failed with status code 429')
    expect(requests).toHaveLength(11)
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each([400, 401, 404, 422, 500, 503])('a %d is not tried again', async (status) => {
    const fetch = vi.fn<Fetch>(async () => new Response('{}', { status }))
    await expect(contentClient({ fetch: paced(fetch, 5), baseUrl }).fetchStory(wanted)).rejects.toThrow(String(status))
    expect(fetch).toHaveBeenCalledOnce()
  })
})
