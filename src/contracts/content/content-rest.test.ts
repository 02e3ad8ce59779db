import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Fetch } from '../call-json.ts'
import { paced } from './content-pace.ts'
import { restful } from './content-rest.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const request = () => new Request('http://content/stories')
const plainly = (fetch: Fetch) => fetch

/** A stub service with configurable behaviour, and the number of its calls. */
function service(behave: () => Promise<Response>) {
  const seen = { calls: 0, behave }
  const fetch: Fetch = () => {
    seen.calls += 1
    return seen.behave()
  }
  return { seen, fetch }
}

const works = async () => new Response('{}')
const fails = async () => {
  throw new Error('refused')
}

const outcome = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  )

describe('restful', () => {
  it('lets everything through while it works, and after a failure or two', async () => {
    const { seen, fetch } = service(works)
    const call = restful(fetch, plainly)
    for (const behave of [works, fails, fails, works, fails, fails, works]) {
      seen.behave = behave
      await outcome(call(request()))
    }
    expect(seen.calls).toBe(7)
  })

  it('sends no requests for a second after three failures in a row, and retries then', async () => {
    const { seen, fetch } = service(fails)
    const call = restful(fetch, plainly)
    for (let time = 0; time < 10; time += 1) await outcome(call(request()))
    expect(seen.calls).toBe(3)
    await vi.advanceTimersByTimeAsync(1001)
    for (let time = 0; time < 10; time += 1) await outcome(call(request()))
    expect(seen.calls).toBe(4)
    await vi.advanceTimersByTimeAsync(1001)
    seen.behave = works
    expect(await outcome(call(request()))).toBe('answered')
    expect(await outcome(call(request()))).toBe('answered')
  })

  it.each([
    [500, 3],
    [503, 3],
    [499, 5],
    [404, 5],
  ])('after answers with the status %d in a row, %d of five requests are sent', async (status, calls) => {
    const { seen, fetch } = service(async () => new Response('{}', { status }))
    const call = restful(fetch, plainly)
    for (let time = 0; time < 5; time += 1) await outcome(call(request()))
    expect(seen.calls).toBe(calls)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('takes a service that hangs for one that is down', async () => {
    const { fetch } = service(works)
    const hangs: Fetch = (given) =>
      new Promise((_, reject) => given.signal.addEventListener('abort', () => reject(new Error('too long'))))
    const seen = { fetch: hangs }
    const call = restful((given) => seen.fetch(given), plainly)
    const first = Promise.all([1, 2, 3].map(() => outcome(call(request()))))
    await vi.advanceTimersByTimeAsync(3001)
    expect(await first).toEqual([expect.any(String), expect.any(String), expect.any(String)])
    expect(await outcome(call(request()))).toMatch(/circuit breaker/)
    await vi.advanceTimersByTimeAsync(1001)
    seen.fetch = fetch
    expect(await outcome(call(request()))).toBe('answered')
  })

  it('rejects queued requests at once', async () => {
    const { seen, fetch } = service(fails)
    const call = restful(fetch, (behind) => paced(behind, 3))
    const all = Promise.all(Array.from({ length: 30 }, () => outcome(call(request()))))
    await vi.advanceTimersByTimeAsync(0)
    expect((await all).filter((result) => result.includes('circuit breaker'))).not.toHaveLength(0)
    expect(seen.calls).toBe(3)
  })

  it('takes nothing into the queue while it rests, and sends nothing that had waited', async () => {
    const { seen, fetch } = service(fails)
    const waits = [0, 0, 0, 500]
    let queued = 0
    const call = restful(fetch, (behind) => async (given) => {
      queued += 1
      await new Promise((resolve) => setTimeout(resolve, waits[queued - 1] ?? 0))
      return behind(given)
    })
    const all = Promise.all(waits.map(() => outcome(call(request()))))
    await vi.advanceTimersByTimeAsync(0)
    await all
    expect(await outcome(call(request()))).toMatch(/circuit breaker/)
    await vi.advanceTimersByTimeAsync(600)
    expect([queued, seen.calls]).toEqual([4, 3])
  })

  it('does not count aborted requests as failures', async () => {
    const { seen, fetch } = service(() => Promise.reject(new Error('given up')))
    const call = restful(fetch, plainly)
    for (let time = 0; time < 5; time += 1) {
      const leaving = new AbortController()
      leaving.abort()
      await outcome(call(new Request('http://content/', { signal: leaving.signal })))
    }
    seen.behave = works
    expect(await outcome(call(request()))).toBe('answered')
  })
})
