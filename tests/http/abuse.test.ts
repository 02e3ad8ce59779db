/** What one visitor can do to the shop over real HTTP: through a proxy, past the caches, and from another site. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { WITHDRAWAL_PAGE_PATH } from '../../src/contracts/commerce/order-lookup.ts'
import { findOrInstallProgram } from '../support/debian-program.ts'
import { freePort } from '../support/free-port.ts'
import { metricsOf, startShop, type Shop } from '../support/start-shop.ts'

type Proxy = { readonly url: string; readonly stop: () => Promise<void> }

/** nginx as most shops have it: it appends the address of its client to X-Forwarded-For. */
async function startProxy(shopPort: number): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), 'sockeye-nginx-'))
  const port = await freePort()
  const config = `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
    events {}
    http {
      access_log off;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://127.0.0.1:${shopPort};
          proxy_set_header Host $http_host;
          proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        }
      }
    }`
  await writeFile(join(folder, 'nginx.conf'), config)
  const child = spawn(findOrInstallProgram('nginx'), ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: 'ignore',
  })
  const exited = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  await vi.waitFor(() => fetch(`${url}/health/live`), { timeout: 60_000 })
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const NEW_CART = { store: { countryCode: 'NL', languageCode: 'en' } }
const openCart = (url: string, ip?: string) =>
  fetch(`${url}/orderv1/carts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(ip !== undefined && { 'x-forwarded-for': ip }) },
    body: JSON.stringify(NEW_CART),
  })
const statusesOf = async (answers: readonly Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status)
const accepted = (statuses: readonly number[]) => statuses.filter((status) => status === 200).length

/** The default bursts, refilled so slowly that a test on a busy machine sees nothing of it. */
const RATE_LIMITS = 'cart.open:client=20/3600/20,content.read:client=20/3600/20,page.uncached:client=3/3600/3'

const CODE = 'limit.proxy_not_trusted'
const warningsOf = ({ lines }: Shop) => lines.filter((line) => line.includes(CODE))

/** Enough for the shop to take itself for a live one; nothing is called. */
const LIVE = {
  LIVE: 'true',
  ADYEN_API_KEY: 'key',
  ADYEN_CLIENT_KEY: 'live_key',
  ADYEN_MERCHANT_ACCOUNT: 'Sockeye',
  ADYEN_HMAC_KEY: 'AB'.repeat(32),
  ADYEN_ENVIRONMENT: 'live',
  ADYEN_LIVE_PREFIX: 'prefix',
  SMTP_URL: 'smtp://127.0.0.1:9',
  PUBLIC_URL: 'https://shop.example',
  DESK_URL: 'https://desk.shop.example',
}

describe('a live shop behind a proxy that it does not trust', () => {
  let shop: Shop
  let proxy: Proxy
  beforeAll(async () => {
    // Without products: a live shop does not start with those of the demo (LAW-05).
    // PUBLIC_URL is the address that the shop names, so this one is known by its port.
    const port = await freePort()
    shop = await startShop({ ...LIVE, DEMO_SHOP: 'false', PORT: String(port), RATE_LIMITS })
    proxy = await startProxy(port)
  })
  afterAll(async () => {
    await proxy.stop()
    await shop.stop()
  })

  it('SEC-05 counts all of its visitors as one, warns once with the name of the setting, and reports it as a detail of readiness', async () => {
    const statuses = await statusesOf(
      Array.from({ length: 60 }, (_, number) => openCart(proxy.url, `203.0.113.${number}`)),
    )
    expect([accepted(statuses), statuses.filter((status) => status === 429).length]).toEqual([20, 40])
    await expect.poll(() => warningsOf(shop)).toHaveLength(1)
    expect(warningsOf(shop)[0]).toContain('TRUSTED_PROXIES')
    await expect
      .poll(() => readinessAt(proxy))
      .toEqual([200, expect.stringMatching(/^ready\nwarning: .*TRUSTED_PROXIES/)])
  })
})

/** A shop is ready some seconds after it has opened. */
async function readinessAt({ url }: Pick<Proxy, 'url'>): Promise<readonly [number, string]> {
  const answer = await fetch(`${url}/health/ready`)
  return [answer.status, await answer.text()]
}

describe('a shop behind a proxy that it trusts', () => {
  let shop: Shop
  let proxy: Proxy
  beforeAll(async () => {
    shop = await startShop({ TRUSTED_PROXIES: '2', RATE_LIMITS })
    proxy = await startProxy(shop.port)
  })
  afterAll(async () => {
    await proxy.stop()
    await shop.stop()
  })

  it('SEC-05 SEC-06 counts each visitor, whatever else the header says, and does not warn', async () => {
    // The first proxy, which this test plays, has appended the address; the visitor has written the rest.
    const attack = Array.from({ length: 60 }, (_, number) => openCart(proxy.url, `192.0.2.${number}, 203.0.113.6`))
    const honest = await openCart(proxy.url, '198.51.100.7')
    expect([accepted(await statusesOf(attack)), honest.status]).toEqual([20, 200])
    expect(warningsOf(shop)).toEqual([])
    await expect.poll(() => readinessAt(proxy)).toEqual([200, 'ready\n'])
    expect(await metricsOf(proxy)).toContain('rate_limited_total{policy="cart.open:client"} 40')
  })

  it('SEC-08 pages past the caches and content queries are limited; cached pages and other visitors are served meanwhile', async () => {
    const get = (path: string, ip: string) =>
      fetch(proxy.url + path, { headers: { 'x-forwarded-for': ip }, redirect: 'manual' })
    await get('/uk', '198.51.100.1')
    for (const parameter of ['bust', 'bust=1', '_storyblok=1', '_storyblok_release=2']) {
      const ip = `203.0.113.${parameter.length}`
      const attack = await Promise.all(Array.from({ length: 10 }, () => get(`/uk?${parameter}`, ip)))
      const limited = attack.filter(({ status }) => status === 429)
      expect([accepted(attack.map(({ status }) => status)), limited.length]).toEqual([3, 7])
      expect(limited.every(({ headers }) => Number(headers.get('retry-after')) >= 1)).toBe(true)
      expect((await get('/uk', ip)).status).toBe(200)
    }
    expect((await get('/uk?bust=2', '198.51.100.8')).status).toBe(200)

    const query = (page: number) => `/api/content/stories?by_slugs=*&per_page=100&page=${page}`
    const queries = Array.from({ length: 60 }, (_, page) => get(query(page + 1), '203.0.113.60'))
    const honest = await get('/api/content/stories?starts_with=uk/', '198.51.100.9')
    expect([accepted(await statusesOf(queries)), honest.status]).toEqual([20, 200])
  })
})

describe('a form that another site posts', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await startShop({})
  })
  afterAll(() => shop.stop())

  const FORMS = [
    ['the newsletter', '/api/newsletter', 'store=uk&countryCode=GB&email=ada%40example.com'],
    [
      'an inquiry',
      '/api/inquiries',
      'campaign=corporate-gifts&store=uk&countryCode=GB&name=Ada&email=ada%40example.com&message=Hi',
    ],
    [
      'the order look-up',
      '/order-pages/look-up',
      'email=ada%40example.com&orderNumber=1&countryCode=NL&languageCode=en',
    ],
    ['a withdrawal', WITHDRAWAL_PAGE_PATH, 'country=NL&language=en'],
    ['a cart', '/orderv1/carts', '{}'],
  ] as const
  const post = async (path: string, body: string, headers: Record<string, string>) => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await fetch(shop.url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { ...type, ...headers },
      body,
    })
    return answer.status
  }

  it.each(FORMS)(
    'SEC-12 %s: 403 from another site, as before from this one, from the visitor and from programs',
    async (_, path, body) => {
      const evil = { origin: 'https://evil.example', referer: 'https://evil.example/' }
      expect(await post(path, body, { ...evil, 'sec-fetch-site': 'cross-site' })).toBe(403)
      expect(await post(path, body, { 'sec-fetch-site': 'same-site', origin: 'http://other.localhost' })).toBe(403)
      expect(await post(path, body, evil)).toBe(403)
      expect(await post(path, body, { origin: 'null' })).toBe(403)
      const usual = await post(path, body, {})
      expect(usual).not.toBe(403)
      expect(await post(path, body, { 'sec-fetch-site': 'same-origin', origin: shop.url })).toBe(usual)
      expect(await post(path, body, { 'sec-fetch-site': 'none' })).toBe(usual)
      expect(await post(path, body, { origin: shop.url })).toBe(usual)
    },
  )
})
