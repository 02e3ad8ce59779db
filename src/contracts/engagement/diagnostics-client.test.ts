import { describe, expect, it } from 'vitest'
import type { Fetch } from '../call-json.ts'
import { diagnosticsClient } from './diagnostics-client.ts'

const baseUrl = 'http://shop.test'

async function sentBy(log: (client: ReturnType<typeof diagnosticsClient>) => Promise<void>): Promise<unknown[]> {
  const bodies: unknown[] = []
  const fetch: Fetch = async (request) => {
    bodies.push(await request.json())
    return new Response(null, { status: 204 })
  }
  await log(diagnosticsClient({ fetch, baseUrl }))
  return bodies
}

describe('diagnosticsClient', () => {
  it('DIA-01 sends message, code, data, level and service', async () => {
    const details = { message: 'No answer', data: { attempt: 2 }, level: 'warn' } as const
    expect(await sentBy((client) => client.log('cart', 'error_fetch_cart', details))).toEqual([
      { message: 'No answer', code: 'cart_error_fetch_cart', data: { attempt: 2 }, level: 'warn', service: 'cart' },
    ])
  })

  it('DIA-01 sends JSON, also while the page is closed', async () => {
    const sent: [string | null, boolean][] = []
    const fetch: Fetch = async ({ headers, keepalive }) => {
      sent.push([headers.get('content-type'), keepalive])
      return new Response(null, { status: 204 })
    }
    await diagnosticsClient({ fetch, baseUrl }).log('cart', 'x')
    expect(sent).toEqual([['application/json', true]])
  })

  it('DIA-02 prefixes the code with the service', async () => {
    expect(await sentBy((client) => client.log('cart', 'error_fetch_cart'))).toEqual([
      expect.objectContaining({ code: 'cart_error_fetch_cart', service: 'cart', level: 'error' }),
    ])
  })

  it('cuts a message the service would refuse', async () => {
    expect(await sentBy((client) => client.log('cart', 'x', { message: 'm'.repeat(5000) }))).toEqual([
      expect.objectContaining({ message: 'm'.repeat(2000) }),
    ])
  })

  it.each<[string, Fetch]>([
    ['no answer', () => Promise.reject(new TypeError('fetch failed'))],
    ['a status of 500', () => Promise.resolve(new Response('down', { status: 500 }))],
    [
      'a fetch that throws at once',
      () => {
        throw new Error('blocked')
      },
    ],
  ])('~DIA-04 ignores %s', async (_, fetch) => {
    await expect(diagnosticsClient({ fetch, baseUrl }).log('cart', 'x')).resolves.toBeUndefined()
  })

  it('~DIA-04 ignores data that cannot be sent', async () => {
    const circle: Record<string, unknown> = {}
    circle.self = circle
    expect(await sentBy((client) => client.log('cart', 'x', { data: circle }))).toEqual([])
  })
})
