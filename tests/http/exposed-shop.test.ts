/** SEC-09, SEC-11: what a shop shows to others when it can be reached from a network, and what it does not. */
import { once } from 'node:events'
import { get as httpGet } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { metricsOf, startShop, type Shop } from '../support/start-shop.ts'

const EMPTY = { DEMO_SHOP: 'false', LOG_LEVEL: 'error' }
const HSTS = 'max-age=31536000; includeSubDomains'

const get = (shop: Shop, path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${portOf(shop)}${path}`, { headers, redirect: 'manual' })

/** The port that it listens on, where its public address is another. */
const ports = new WeakMap<Shop, number>()
const portOf = (shop: Shop) => ports.get(shop) ?? shop.port

async function startBehindProxy(settings: Record<string, string>): Promise<Shop> {
  const port = await freePort()
  const shop = await startShop({ ...EMPTY, ...settings, PORT: String(port) })
  ports.set(shop, port)
  return shop
}

describe('a shop on a machine of its own', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await startShop({ ...EMPTY, METRICS_TOKEN: '' })
  })
  afterAll(() => shop.stop())

  it('SEC-09 listens on the loopback address only', async () => {
    // Another address of this machine, which a shop on every address answers, too.
    const failure = await new Promise<string>((resolve) => {
      const socket = connect(shop.port, '127.0.0.2')
      socket.once('connect', () => resolve('connected')).once('error', ({ message }) => resolve(message))
    })
    expect(failure).toMatch(/ECONNREFUSED/)
  })

  it('SEC-09 has an open mailbox and open payment controls, and prints no token', async () => {
    expect((await get(shop, '/mailbox')).status).toBe(200)
    expect((await get(shop, '/psp-test/knobs')).status).toBe(200)
    expect(shop.lines.join('\n')).not.toMatch(/token/i)
  })

  it('SEC-09 shows its mails under no other name, which another site could make resolve to this machine', async () => {
    const options = { host: '127.0.0.1', port: shop.port, path: '/mailbox', headers: { host: 'evil.example' } }
    const [response] = await once(httpGet(options), 'response')
    const body = await text(response)
    expect([response.statusCode, body]).toEqual([401, expect.stringContaining('address of this machine')])
  })

  it('SEC-09 has other payment keys than the ones that were the same everywhere', async () => {
    const headers = { 'x-api-key': 'sandbox-api-key', 'content-type': 'application/json' }
    const answer = await fetch(`${shop.url}/psp-test/v72/sessions`, { method: 'POST', headers, body: '{}' })
    expect(answer.status).toBe(401)
  })

  it('SEC-11 does not serve metrics without a token or a port for them', async () => {
    expect((await get(shop, '/metrics')).status).toBe(404)
    expect((await get(shop, '/metrics', { authorization: 'Bearer ' })).status).toBe(404)
  })

  it('SEC-11 sends no HSTS over http', async () => {
    expect((await get(shop, '/health/live')).headers.get('strict-transport-security')).toBeNull()
  })
})

describe.each([
  ['on every address', { HOST: '0.0.0.0' }],
  ['behind https', { PUBLIC_URL: 'https://shop.example' }],
])('a shop %s', (_, settings: Record<string, string>) => {
  let shop: Shop
  let token: string
  beforeAll(async () => {
    shop = await startBehindProxy(settings)
    token = /need the token (\S+)/.exec(shop.lines.join('\n'))?.[1] ?? ''
  })
  afterAll(() => shop.stop())

  it('SEC-09 requires the printed token for the mailbox and for the payment controls', async () => {
    expect(token).toMatch(/^[\w-]{43}$/)
    for (const path of ['/mailbox', '/mailbox/some-key', '/mailbox/some-key/html', '/psp-test/knobs']) {
      expect([path, (await get(shop, path)).status]).toEqual([path, 401])
      expect([path, (await get(shop, path, { 'x-demo-token': 'guess' })).status]).toEqual([path, 401])
    }
    expect((await get(shop, '/mailbox', { 'x-demo-token': token })).status).toBe(200)
    expect((await get(shop, '/psp-test/knobs', { 'x-demo-token': token })).status).toBe(200)
  })

  it('SEC-09 opens the mailbox in a browser with the printed address', async () => {
    expect(shop.lines.join('\n')).toContain(`/mailbox?demo-token=${token}`)
    expect((await get(shop, '/mailbox?demo-token=guess')).status).toBe(401)
    const opened = await get(shop, `/mailbox?demo-token=${token}`)
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/mailbox'])
    const cookie = opened.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/; HttpOnly; SameSite=Strict/)
    expect((await get(shop, '/mailbox', { cookie: cookie.split(';')[0] ?? '' })).status).toBe(200)
  })

  it('SEC-09 serves what shoppers need without a token', async () => {
    expect((await get(shop, '/psp-test/pages/test-cards')).status).toBe(200)
  })
})

describe('an https shop', () => {
  let shop: Shop
  let metricsPort: number
  beforeAll(async () => {
    metricsPort = await freePort()
    shop = await startBehindProxy({
      PUBLIC_URL: 'https://shop.example',
      METRICS_PORT: String(metricsPort),
      // With the limits of a shop.
      RATE_LIMITS: '',
    })
  })
  afterAll(() => shop.stop())

  it.each([
    ['a page', '/uk'],
    ['a page from memory', '/uk'],
    ['a file', '/favicon.ico'],
    ['a file that is missing', '/assets/none.js'],
    ['a service', '/orderv1/carts'],
    ['a check', '/health/live'],
    ['robots.txt', '/robots.txt'],
    ['a rejected token', '/mailbox'],
    ['an address that is too long', `/${'a'.repeat(9000)}`],
  ])('SEC-11 sends HSTS once with %s', async (_, path) => {
    expect((await get(shop, path)).headers.get('strict-transport-security')).toBe(HSTS)
  })

  it('SEC-11 sends HSTS with methods that are not allowed, and with 304', async () => {
    const posted = await fetch(`http://127.0.0.1:${portOf(shop)}/uk`, { method: 'POST' })
    expect([posted.status, posted.headers.get('strict-transport-security')]).toEqual([405, HSTS])
    const etag = (await get(shop, '/favicon.ico')).headers.get('etag') ?? ''
    const known = await get(shop, '/favicon.ico', { 'if-none-match': etag })
    expect([known.status, known.headers.get('strict-transport-security')]).toEqual([304, HSTS])
  })

  it('SEC-11 binds its cookies to the host', async () => {
    const token = /need the token (\S+)/.exec(shop.lines.join('\n'))?.[1] ?? ''
    const { headers } = await get(shop, `/mailbox?demo-token=${token}`)
    expect(headers.get('set-cookie')).toMatch(/^__Host-sockeye-demo=[^;]+; Path=\/; .*; Secure$/)
    const left = await get(shop, '/preview/leave')
    expect(left.headers.get('set-cookie')).toMatch(/^__Host-preview=; .*Path=\/; .*Secure/)
  })

  it('SEC-11 serves metrics with the token', async () => {
    expect((await get(shop, '/metrics')).status).toBe(401)
    expect((await get(shop, '/metrics', { authorization: 'Bearer guess' })).status).toBe(401)
    expect(await metricsOf({ url: `http://127.0.0.1:${portOf(shop)}` })).toContain('page_cache_total')
  })

  it('SEC-17 counts reports of policy violations, ignores what is none, and limits them per client', async () => {
    const address = `http://127.0.0.1:${portOf(shop)}`
    const report = (body: string) =>
      fetch(`${address}/api/csp-reports`, {
        method: 'POST',
        headers: { 'content-type': 'application/reports+json' },
        body,
      })
    const violation = (effectiveDirective: string) => ({
      type: 'csp-violation',
      body: { effectiveDirective, blockedURL: 'inline' },
    })
    expect((await report(JSON.stringify([violation('script-src-elem'), violation('evil"} 9')]))).status).toBe(204)
    expect((await report('{"csp-report":{"violated-directive":"img-src","blocked-uri":"data"}}')).status).toBe(204)
    expect((await report('not JSON')).status).toBe(204)
    expect((await report(`["${'x'.repeat(40_000)}"]`)).status).toBe(413)
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await report('[]')).status))
    expect(new Set(statuses)).toEqual(new Set([204, 429]))
    const lines = (await metricsOf({ url: address })).split('\n')
    const counts = lines.filter((line) => line.startsWith('csp_violations'))
    expect(counts).toEqual([
      'csp_violations_total{directive="script-src-elem"} 1',
      'csp_violations_total{directive="other"} 1',
      'csp_violations_total{directive="img-src"} 1',
    ])
    expect(lines.some((line) => line.startsWith('rate_limited_total{policy="policy-violation.report:client"}'))).toBe(
      true,
    )
  })

  it('SEC-11 serves metrics on a port of their own, and nothing else there', async () => {
    const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('page_cache_total')])
    expect((await fetch(`http://127.0.0.1:${metricsPort}/uk`)).status).toBe(404)
  })
})
