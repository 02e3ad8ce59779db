import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError, callJson, type Fetch } from './call-json.ts'

const url = 'http://service.test/things'
const never: Fetch = () => new Promise(() => {})

function answering(body: BodyInit | null, init?: ResponseInit): Fetch {
  return () => Promise.resolve(new Response(body, init))
}

async function failureOf(call: Promise<unknown>): Promise<CallError> {
  const reason: unknown = await call.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (reason instanceof CallError) return reason
  throw new Error(`Not a CallError: ${String(reason)}`)
}

describe('callJson', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('sends JSON and gives the answer', async () => {
    const sent: Request[] = []
    const fetch: Fetch = (request) => {
      sent.push(request)
      return Promise.resolve(Response.json({ ok: true }, { status: 201, headers: { total: '7' } }))
    }
    const { status, headers, body } = await callJson({
      fetch,
      url,
      method: 'POST',
      body: { a: 1 },
      headers: { 'x-a': 'b' },
    })
    expect([status, headers.get('total'), body]).toEqual([201, '7', { ok: true }])
    expect(await sent[0]?.json()).toEqual({ a: 1 })
    expect(sent[0]?.headers.get('content-type')).toBe('application/json')
    expect(sent[0]?.headers.get('x-a')).toBe('b')
  })

  it('an empty answer has no body', async () => {
    expect((await callJson({ fetch: answering(null, { status: 204 }), url })).body).toBeUndefined()
  })

  it('ERR-47 no answer is a network error', async () => {
    const cause = new TypeError('fetch failed')
    const failure = await failureOf(callJson({ fetch: () => Promise.reject(cause), url }))
    expect([failure.kind, failure.message, failure.cause]).toEqual(['network', 'Network error', cause])
  })

  it('ERR-47 an answer that breaks off is a network error', async () => {
    const broken = new ReadableStream({
      start(controller) {
        controller.error(new Error('reset'))
      },
    })
    expect((await failureOf(callJson({ fetch: answering(broken), url }))).message).toBe('Network error')
  })

  it('ERR-48 no answer within the limit is a timeout, and the request is cancelled', async () => {
    let signal: AbortSignal | undefined
    const fetch: Fetch = (request) => {
      signal = request.signal
      return never(request)
    }
    const failure = failureOf(callJson({ fetch, url, timeoutMs: 3000 }))
    await vi.advanceTimersByTimeAsync(3000)
    expect([(await failure).kind, (await failure).message]).toEqual(['timeout', 'Timeout'])
    expect(signal?.aborted).toBe(true)
  })

  it('ERR-48 a body that never ends is a timeout too', async () => {
    const failure = failureOf(callJson({ fetch: answering(new ReadableStream()), url, timeoutMs: 3000 }))
    await vi.advanceTimersByTimeAsync(3000)
    expect((await failure).message).toBe('Timeout')
  })

  it('ERR-49 an aborted call is aborted, before it starts and under way', async () => {
    const controller = new AbortController()
    const underWay = failureOf(callJson({ fetch: never, url, signal: controller.signal }))
    controller.abort()
    expect([(await underWay).kind, (await underWay).message]).toEqual(['aborted', 'Aborted'])
    const fetch = vi.fn<Fetch>()
    expect((await failureOf(callJson({ fetch, url, signal: controller.signal }))).message).toBe('Aborted')
    expect(fetch).not.toHaveBeenCalled()
  })

  it.each([400, 404, 500, 503])('ERR-50 a status of %d fails with that number', async (status) => {
    const failure = await failureOf(callJson({ fetch: answering('down', { status }), url }))
    expect([failure.kind, failure.status, failure.answer]).toEqual(['status', status, undefined])
    expect(failure.message).toBe(`Request failed with status code ${status}`)
  })

  it('ERR-50 carries the response of the service', async () => {
    const answer = { code: 'OUT_OF_STOCK', message: 'Only 2 left' }
    const failure = await failureOf(callJson({ fetch: answering(JSON.stringify(answer), { status: 409 }), url }))
    expect(failure.answer).toEqual(answer)
  })

  it('ERR-50 a success that is not JSON is no success', async () => {
    const failure = await failureOf(callJson({ fetch: answering('<html>Sign in to the Wi-Fi</html>'), url }))
    expect(failure.message).toBe('Request failed with status code 200')
  })

  it('leaves no timer and no listener behind', async () => {
    const { signal } = new AbortController()
    const removed = vi.spyOn(signal, 'removeEventListener')
    await callJson({ fetch: answering('{}'), url, signal })
    expect(vi.getTimerCount()).toBe(0)
    expect(removed).toHaveBeenCalledOnce()
  })
})
