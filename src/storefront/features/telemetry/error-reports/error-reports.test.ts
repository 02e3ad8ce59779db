import { describe, expect, it, vi } from 'vitest'
import { recentRequests } from '../../../stores/recent-requests.ts'
import { envelopeOf } from './envelope.ts'
import { envelopeSender } from './send-envelopes.ts'
import { clickText } from './watch-clicks.ts'
import { type FailedFetch, watchFetch } from './watch-fetch.ts'

const SCENE = { build: 'b-1', stage: 'live', page: 'product', path: '/uk/product/x', storefront: 'uk' }

const REPORT = {
  id: '0123456789abcdef0123456789abcdef',
  time: new Date('2026-11-15T12:00:00Z'),
  level: 'warn',
  service: 'cart',
  code: 'start',
  message: 'No cart for jo@example.com',
  data: { cause: 'Network error' },
} as const

/** A window whose fetch responds with `answer`. */
function windowWith(answer: () => Promise<Response>) {
  const failed: FailedFetch[] = []
  const original = vi.fn<typeof fetch>(answer)
  const window = { fetch: original, location: { href: 'https://shop.test/uk', origin: 'https://shop.test' } }
  const stop = watchFetch(window, (failure) => failed.push(failure))
  return { window, original, failed, stop }
}

describe('click texts', () => {
  it.each([
    ['DIA-07 300 characters become 140', 'x'.repeat(300), 'x'.repeat(140)],
    ['DIA-07 140 stay', 'x'.repeat(140), 'x'.repeat(140)],
    ['DIA-07 a few stay', 'Add to cart', 'Add to cart'],
    ['the room between words is one space', '  Add\n  to cart ', 'Add to cart'],
    ['email addresses are stripped', 'Not jo@example.com?', 'Not [stripped]?'],
  ])('%s', (_, text, expected) => {
    expect(clickText(text)).toBe(expected)
  })
})

describe('watching fetches', () => {
  it.each([
    ['a broken answer', () => Promise.resolve(new Response('', { status: 503 })), 503],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), undefined],
  ])('DIA-09 %s is reported once, with method, address and status', async (_, answer, status) => {
    const { window, failed } = windowWith(answer)
    await window.fetch('/orderv1/carts?x=1', { method: 'PUT' }).catch(() => undefined)
    expect(failed).toEqual([{ method: 'PUT', url: '/orderv1/carts?x=1', status }])
  })

  it.each([
    ['a good answer', '/x', () => Promise.resolve(new Response('ok'))],
    ['a refusal', '/x', () => Promise.resolve(new Response('', { status: 409 }))],
    ['what was taken back', '/x', () => Promise.reject(new DOMException('', 'AbortError'))],
    ['a request to another origin', 'https://other.test/x', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a report', '/api/diagnostics/log', () => Promise.resolve(new Response('', { status: 500 }))],
  ])('~DIA-09 %s is not', async (_, url, answer) => {
    const { window, failed } = windowWith(answer)
    await window.fetch(url).catch(() => undefined)
    expect(failed).toEqual([])
  })

  it('CRT-29 knows the last twenty for a report, and gives everything on as it was', async () => {
    const { window, original, stop } = windowWith(() => Promise.resolve(new Response('ok')))
    for (let index = 0; index < 25; index += 1) await window.fetch(new Request(`https://shop.test/${index}`))
    expect(recentRequests()).toHaveLength(20)
    expect(recentRequests().at(-1)).toEqual({ method: 'GET', url: '/24' })
    expect(original).toHaveBeenCalledTimes(25)
    stop()
    expect(window.fetch).toBe(original)
  })
})

describe('an envelope', () => {
  it('~DIA-10 is a header, the header of its one item, and that, in lines', () => {
    const [header, item, event, rest] = envelopeOf(REPORT, SCENE).split('\n')
    expect(JSON.parse(header ?? '')).toEqual({ event_id: REPORT.id, sent_at: '2026-11-15T12:00:00.000Z' })
    expect(JSON.parse(item ?? '')).toEqual({ type: 'event', content_type: 'application/json' })
    expect(JSON.parse(event ?? '')).toMatchObject({
      event_id: REPORT.id,
      timestamp: 1_794_744_000,
      level: 'warning',
      release: 'b-1',
      environment: 'live',
      message: { formatted: 'No cart for [stripped]' },
      tags: { code: 'cart_start', storefront: 'uk' },
    })
    expect(rest).toBe('')
  })

  it.each([
    ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is broken', () => Promise.resolve({ ok: false })],
  ])('DIA-08 a service that %s is logged once, and never thrown', async (_, answer) => {
    const onUnavailable = vi.fn<() => void>()
    const fetch = vi.fn<() => Promise<{ ok: boolean }>>(answer)
    const send = envelopeSender({ url: 'https://errors.test/', fetch, onUnavailable })
    await Promise.all([send('one'), send('two')])
    await send('three')
    expect([onUnavailable.mock.calls.length, fetch.mock.calls.length]).toEqual([1, 2])
  })
})
