import { describe, expect, it } from 'vitest'
import { remoteService } from '../../../tests/support/remote-service.ts'
import type { Fetch } from '../call-json.ts'
import { newsletterClient } from './newsletter-client.ts'
import { http } from '../transport.ts'

const subscription = { store: 'uk', email: 'ada@example.com', countryCode: 'GB' } as const
const baseUrl = 'http://shop.test'

describe('newsletterClient', () => {
  it.each([
    ['NWS-01 sends store, email and country', subscription],
    ['~NWS-02 sends that it was requested at checkout', { ...subscription, checkout: true } as const],
  ])('%s', async (_, body) => {
    const remote = remoteService(() => new Response(null))
    await newsletterClient(http(remote)).subscribe(body)
    expect(remote.requests).toEqual([{ method: 'POST', path: '/api/newsletter', body }])
  })

  it.each([
    ['an empty body with 200', () => new Response(null, { status: 200 })],
    ['204', () => new Response(null, { status: 204 })],
    ['what is no JSON', () => new Response('<p>Welcome!', { status: 201 })],
    [
      'a body that breaks off',
      () => new Response(new ReadableStream({ start: (body) => body.error(new Error('cut')) })),
    ],
  ])('NWS-03 takes %s for success', async (_, answer) => {
    await expect(newsletterClient(http(remoteService(answer))).subscribe(subscription)).resolves.toBeUndefined()
  })

  it.each([400, 404, 429, 500, 503])('NWS-03 fails with %i, whatever the body contains', async (status) => {
    const remote = remoteService({ success: true }, status)
    await expect(newsletterClient(http(remote)).subscribe(subscription)).rejects.toMatchObject({
      kind: 'status',
      status,
    })
  })

  it('fails without an answer', async () => {
    const fetch: Fetch = () => Promise.reject(new TypeError('fetch failed'))
    await expect(newsletterClient(http({ fetch, baseUrl })).subscribe(subscription)).rejects.toMatchObject({
      kind: 'network',
    })
  })

  it('can be called off', async () => {
    const fetch: Fetch = () => new Promise(() => {})
    const signal = AbortSignal.abort()
    await expect(newsletterClient(http({ fetch, baseUrl })).subscribe(subscription, signal)).rejects.toMatchObject({
      kind: 'aborted',
    })
  })
})
