/** The shop over real HTTP: the responses to a browser, a crawler, a proxy or an attacker. */
import { once } from 'node:events'
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { untilReady } from '../nodes/cluster.ts'
import type { Shop } from '../support/start-shop.ts'
import { metricsOf, startShop } from '../support/start-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop({ TRUSTED_PROXIES: '1', COUNTRY_HEADER: 'x-country' })
  // A page that is requested before the products are indexed waits for them, and may end with a timeout.
  await untilReady(shop)
})
afterAll(() => shop.stop())

const request = (path: string, init?: RequestInit) => fetch(shop.url + path, { redirect: 'manual', ...init })
const bodyOf = async (path: string) => (await request(path)).text()

/** Raw bytes, for requests that no regular client would send. */
async function sendRaw(lines: readonly string[]): Promise<string> {
  const socket = connect(shop.port, '127.0.0.1')
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  return text(socket)
}

describe('conditional requests and encodings', () => {
  it.each(['/uk/faq', '/favicon.ico', '/sitemap.xml', '/robots.txt'])(
    'STD-01 %s is not sent again to a client that has it, however it says so',
    async (path) => {
      const etag = (await request(path)).headers.get('etag') ?? ''
      expect(etag).not.toBe('')
      const strong = etag.replace(/^W\//, '')
      for (const known of [etag, strong, `W/${strong}`, `"other", ${etag}`, '*']) {
        const response = await request(path, { headers: { 'if-none-match': known } })
        expect([known, response.status, response.headers.get('etag')]).toEqual([known, 304, etag])
      }
      expect((await request(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
    },
  )

  it.each([
    ['an asset', async () => / data-modules="[^"]*?(\/assets\/react-[^" ]+\.js)/.exec(await bodyOf('/uk'))?.[1] ?? ''],
    ['a file at the root', () => '/favicon.svg'],
    ['robots.txt', () => '/robots.txt'],
    ['the index of sitemaps', () => '/sitemap.xml'],
    ['a sitemap', () => '/sitemap/uk.xml'],
    [
      'a picture',
      async () => `${/\/images\/[^"?\s]+/.exec(await bodyOf('/uk/adults/socks'))?.[0]}?width=320&format=webp`,
    ],
    ['content', () => '/api/content/cdn/stories?per_page=5'],
  ])('STD-01 %s has a date, and is sent again to a client with an older one', async (_, find) => {
    const path = await find()
    await expect.poll(async () => (await request(path)).headers.get('last-modified')).toMatch(/^\w{3}, .* GMT$/)
    const { headers } = await request(path)
    const date = headers.get('last-modified') ?? ''
    const seconds = (more: number) => new Date(Date.parse(date) + more * 1000).toUTCString()
    const etag = headers.get('etag') ?? ''
    for (const [sent, status] of [
      [{ 'if-modified-since': date }, 304],
      [{ 'if-modified-since': seconds(60) }, 304],
      [{ 'if-modified-since': seconds(-1) }, 200],
      [{ 'if-modified-since': 'yesterday' }, 200],
      [{ 'if-modified-since': date, 'if-none-match': '"other"' }, 200],
      [{ 'if-modified-since': seconds(-1), 'if-none-match': etag }, 304],
    ] as const) {
      const again = await request(path, { headers: sent })
      expect([path, sent, again.status, again.headers.get('last-modified')]).toEqual([path, sent, status, date])
    }
  })

  it.each([
    ['br;q=0.1, gzip;q=0.9', 200, 'gzip'],
    ['zstd', 200, 'zstd'],
    ['identity;q=0, br', 200, 'br'],
    ['identity;q=0', 406, null],
    ['*;q=0', 406, null],
  ])('~STD-02 a page is sent to a client that accepts %s with %s and %s', async (accepts, status, encoding) => {
    for (const path of ['/uk', '/uk/faq', '/sitemap.xml']) {
      const { headers, ...response } = await answered(path, accepts)
      expect([path, response.status, headers['content-encoding'] ?? null]).toEqual([path, status, encoding])
    }
  })
})

/** Without the decoding of `fetch`, which does not know every encoding. */
async function answered(path: string, accepts: string): Promise<{ status: number; headers: IncomingHttpHeaders }> {
  const sent = get(shop.url + path, { headers: { 'accept-encoding': accepts } })
  const [response]: IncomingMessage[] = await once(sent, 'response')
  response?.resume()
  return { status: response?.statusCode ?? 0, headers: response?.headers ?? {} }
}

describe('pages', () => {
  it.each([
    ['uk', 'en-GB'],
    ['de', 'de-DE'],
    ['at', 'de-AT'],
    ['be', 'nl-BE'],
    ['ch', 'de-CH'],
    ['nl', 'nl-NL'],
    ['fr', 'fr-FR'],
    ['us', 'en-US'],
    ['es', 'es-ES'],
    ['it', 'it-IT'],
    ['eu', 'en-IE'],
    ['gl', 'en-SG'],
  ])('MKT-10 MKT-38 answer at /%s in %s', async (storefront, lang) => {
    const response = await request(`/${storefront}`)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(`<html lang="${lang}"`)
  })

  it.each([
    ['MKT-37', '/xx'],
    ['RTE-29', '/gb/adults/socks'],
    ['RTE-23', '/uk/undefined'],
    ['RTE-23', '/uk/robots.txt'],
    ['RTE-24', '/uk/checkout/undefined'],
    ['CNT-03', '/uk/no-such-page'],
    ['~PRD-22', '/uk/product/nope'],
  ])('%s are not found at %s, and the error page names it', async (_, path) => {
    const response = await request(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const html = await response.text()
    expect(html).toContain('data-status="404"')
    expect(html).toContain(`Page not found: ${path}`)
  })

  it('CNT-03 ERR-13 log the missing story', async () => {
    await request('/uk/surely-not-here')
    await expect.poll(() => shop.lines.some((line) => line.includes('Story not found: surely-not-here'))).toBe(true)
  })

  it('ERR-32 log the missing product', async () => {
    expect((await request('/uk/product/never-knitted')).status).toBe(404)
    const logged = () => shop.lines.find((line) => line.includes('/uk/product/never-knitted')) ?? ''
    await expect.poll(logged).toContain('Product not found')
  })

  it.each([
    ['RTE-04', '/uk/checkout?a=1', 302, '/uk/checkout/cart?a=1'],
    ['RTE-18', '/uk/cart?a=1', 302, '/uk/checkout/cart?a=1'],
    ['RTE-22', '/uk/_default/gifts?a=1', 308, '/uk/gifts?a=1'],
    ['RTE-22', '/_default', 308, '/'],
    ['RTE-25', '/jp/anything', 302, 'https://jp.example'],
    ['one address per page', '/uk/gifts/', 308, '/uk/gifts'],
  ])('%s: %s redirects with %i to %s', async (_, path, status, location) => {
    const response = await request(path)
    expect(response.status).toBe(status)
    expect(response.headers.get('location')).toBe(location)
  })

  it('show the market that the visitor chose on a storefront of several, and send Vary', async () => {
    const response = await request('/eu', { headers: { cookie: 'market=SE' } })
    expect(await response.text()).toContain('Sverige')
    expect(response.headers.get('vary')).toBe('Accept-Encoding, Cookie')
    expect((await request('/uk')).headers.get('vary')).toBe('Accept-Encoding')
  })

  it.each([
    ['SE', '203.0.113.7', 'en-SE'],
    ['SG', '203.0.113.7', 'en-IE'],
    ['XX', '203.0.113.7', 'en-IE'],
    ['SE', '', 'en-IE'],
  ])('MKT-39 show where the visitor seems to be: %s by a proxy (%s) is %s', async (country, forwardedFor, lang) => {
    const response = await request('/eu', { headers: { 'x-country': country, 'x-forwarded-for': forwardedFor } })
    expect(await response.text()).toContain(`<html lang="${lang}"`)
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    const own = { cookie: 'market=FI', 'x-country': country, 'x-forwarded-for': forwardedFor }
    expect(await (await request('/eu', { headers: own })).text()).toContain('<html lang="en-FI"')
  })

  it('APP-06 ERR-43 ERR-44 ~PRC-13 return countries and rates only as far as they are known', async () => {
    const options = { headers: { 'x-country': 'SE', 'x-forwarded-for': '203.0.113.7', 'x-visitor-country': 'FI' } }
    const statuses = ['?country-code=gb&cv=1', '', '?country-code=xx'].map(
      async (query) => (await request(`/api/country-code${query}`)).status,
    )
    expect(await Promise.all(statuses)).toEqual([200, 400, 400])
    expect(await (await request('/api/country-code?country-code=gb', options)).json()).toEqual({ countryCode: 'SE' })
    const forged = { headers: { 'x-country': 'SE', 'x-visitor-country': 'FI' } }
    expect(await (await request('/api/country-code?country-code=gb', forged)).json()).toEqual({ countryCode: 'GB' })
    const rates = await request('/api/eurocon')
    expect([rates.status, await rates.json()]).toMatchObject([503, { message: 'Rates not fetched' }])
  })

  it('of such a storefront are not stored in shared caches, which seldom look at cookies', async () => {
    expect((await request('/eu')).headers.get('cache-control')).toBe('private, no-cache')
    expect((await request('/uk')).headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=60, /)
  })

  it('are an error each time, never "not modified"', async () => {
    const first = await request('/uk/undefined')
    expect(first.headers.get('etag')).toBeNull()
    expect((await request('/uk/undefined', { headers: { 'if-none-match': '*' } })).status).toBe(404)
  })

  it('set no cookie and contain nothing of the visitor', async () => {
    const response = await request('/eu', {
      headers: { cookie: 'market=SE; secret=hush', 'user-agent': 'Curious/1.0' },
    })
    expect(response.headers.getSetCookie()).toEqual([])
    expect(await response.text()).not.toMatch(/hush|Curious/)
  })

  it('come from the cache the second time, with the same tag, and without a body the third', async () => {
    const first = await request('/fr/gifts')
    expect(first.headers.get('server-timing')).toMatch(/^cache;desc="miss", load;dur=[\d.]+, render;dur=[\d.]+$/)
    const second = await request('/fr/gifts?utm_source=mail')
    expect(second.headers.get('server-timing')).toBe('cache;desc="hit"')
    const etag = second.headers.get('etag') ?? ''
    expect(etag).toBe(first.headers.get('etag'))
    const third = await request('/fr/gifts', { headers: { 'if-none-match': etag } })
    expect(third.status).toBe(304)
    expect(await third.text()).toBe('')
  })

  it('are never cached where they are personal', async () => {
    const checkout = await request('/uk/checkout/cart')
    expect(checkout.headers.get('cache-control')).toBe('private, no-cache')
    expect(checkout.headers.get('server-timing')).toMatch(/^cache;desc="bypass"/)
  })

  it('are compressed as the client accepts', async () => {
    const plain = await bodyOf('/uk')
    const raw = await sendRaw(['GET /uk HTTP/1.1', 'Host: x', 'Accept-Encoding: br', 'Connection: close'])
    expect(raw).toContain('Content-Encoding: br')
    const { body } = await request('/uk', { headers: { 'accept-encoding': 'br' } }).then(async (r) => ({
      body: await r.text(),
    }))
    expect(body).toBe(plain)
  })

  it('answer HEAD with the same headers and no body', async () => {
    const etag = (await request('/uk/faq')).headers.get('etag') ?? ''
    const raw = await sendRaw(['HEAD /uk/faq HTTP/1.1', 'Host: x', 'Connection: close'])
    expect(raw).toMatch(/^HTTP\/1\.1 200/)
    expect(raw).toContain(`ETag: ${etag}`)
    expect(raw.split('\r\n\r\n')[1]).toBe('')
    const requests = ['GET /uk/faq HTTP/1.1', 'Host: x', `If-None-Match: ${etag}`, 'Connection: close']
    const unchanged = await sendRaw(requests)
    expect(unchanged).toMatch(/^HTTP\/1\.1 304/)
    expect(unchanged.split('\r\n\r\n')[1]).toBe('')
  })
})

describe('page data', () => {
  const buildOf = async () => /"build":"([^"]+)"/.exec(await bodyOf('/builds/latest.json'))?.[1] ?? ''

  it('equals the data of the document', async () => {
    const build = await buildOf()
    const response = await request(`/_data/${build}/de/adults/socks`)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    const { state } = await response.json()
    expect(state).toMatchObject({ build, page: 'story', pageType: 'category', lang: 'de-DE' })
    const html = await bodyOf('/de/adults/socks')
    const inDocument = /<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    expect(JSON.parse(inDocument)).toEqual(state)
  })

  it('returns a redirect as data and an error with its status', async () => {
    const build = await buildOf()
    expect(await (await request(`/_data/${build}/uk/cart?a=1`)).json()).toEqual({ redirect: '/uk/checkout/cart?a=1' })
    const missing = await request(`/_data/${build}/uk/undefined`)
    expect(missing.status).toBe(404)
    expect(await missing.json()).toMatchObject({ state: { page: 'error', data: { status: 404 } } })
  })

  it('is rejected for another build', async () => {
    expect((await request('/_data/long-gone/uk')).status).toBe(409)
  })
})

describe('files', () => {
  it('are immutable under their content hash, and precompressed', async () => {
    const html = await bodyOf('/uk')
    const path = / data-modules="[^"]*?(\/assets\/react-[^" ]+\.js)/.exec(html)?.[1] ?? ''
    const response = await request(path, { headers: { 'accept-encoding': 'br' } })
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect((await request('/assets/gone.js')).status).toBe(404)
  })

  it.each(['/robots.txt', '/favicon.ico', '/favicon.png', '/favicon.svg'])(
    '~SEO-07 %s is a file at the root',
    async (path) => {
      const response = await request(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).not.toContain('html')
    },
  )

  it('reject paths outside of their folder', async () => {
    const raw = await sendRaw(['GET /assets/../../package.json HTTP/1.1', 'Host: x', 'Connection: close'])
    expect(raw).not.toContain('"dependencies"')
    expect(raw).toMatch(/^HTTP\/1\.1 (400|404)/)
  })
})

describe('bad input', () => {
  it.each([
    ['malformed percent-encoding', '/uk/%E0%A4%A', 400],
    ['an address that is too long', `/uk/${'a'.repeat(9000)}`, 414],
  ])('%s is rejected', async (_, path, status) => {
    const raw = await sendRaw([`GET ${path} HTTP/1.1`, 'Host: x', 'Connection: close'])
    expect(raw).toMatch(new RegExp(`^HTTP/1.1 ${status}`))
  })

  it('malformed percent-encoding gets the error page, in the language of its storefront', async () => {
    const html = await bodyOf('/de/%E0%A4%A')
    expect(html).toContain('data-status="400"')
    expect(html).toContain('<html lang="de-DE"')
  })

  it('headers that are too long are rejected', async () => {
    const raw = await sendRaw(['GET /uk HTTP/1.1', 'Host: x', `X-Long: ${'a'.repeat(40_000)}`])
    expect(raw).toMatch(/^HTTP\/1\.1 431/)
  })

  it('a body that is too large is rejected, with or without Content-Length', async () => {
    const body = JSON.stringify({ message: 'x'.repeat(100_000), code: 'a', level: 'info', service: 'test' })
    const headers = { 'content-type': 'application/json' }
    expect((await request('/api/diagnostics/log', { method: 'POST', headers, body })).status).toBe(413)
    const stream = new Blob([body]).stream()
    const streamed = { method: 'POST', headers, body: stream, duplex: 'half' } as const
    expect((await request('/api/diagnostics/log', streamed)).status).toBe(413)
  })

  it.each([
    ['/uk', 'POST', 'GET, HEAD'],
    ['/assets/x.js', 'DELETE', 'GET, HEAD'],
    ['/api/diagnostics/log', 'GET', 'POST'],
  ])('%s rejects %s and lists the allowed methods', async (path, method, allow) => {
    const response = await request(path, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toContain(allow)
  })

  it.each([
    '/productv1/../offers/version',
    '/productv1/%2e%2e/offers/version',
    '/productv1/.%2e/offers/version',
    '/productv1\\..\\offers/version',
    '/api/v2/products/../../../products/version',
    '/offers/version',
    '/products/version',
  ])('%s does not expose internal operations of the services', async (path) => {
    const raw = await sendRaw([`GET ${path} HTTP/1.1`, 'Host: x', 'Connection: close'])
    expect(raw).toMatch(/^HTTP\/1\.1 (400|404)/)
    expect(raw).not.toMatch(/"version":\d/)
  })

  it('another host in the request line is rejected', async () => {
    const raw = await sendRaw(['GET http://elsewhere.example/uk HTTP/1.1', 'Host: x', 'Connection: close'])
    expect(raw).toMatch(/^HTTP\/1\.1 400/)
  })

  it('an invalid request is rejected', async () => {
    expect(await sendRaw(['NONSENSE'])).toMatch(/^HTTP\/1\.1 400/)
  })

  it('a visitor who disconnects during a response harms no other request', async () => {
    const socket = connect(shop.port, '127.0.0.1')
    const head = [
      'POST /api/diagnostics/log HTTP/1.1',
      'Host: x',
      'Content-Type: application/json',
      'Content-Length: 90',
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n{"message"`)
    await once(socket, 'connect')
    await request('/uk')
    socket.destroy()
    await expect.poll(() => metricsOf(shop)).toMatch(/route="engagement",method="POST",status="\dxx"/)
    expect((await request('/uk')).status).toBe(200)
  })
})

it('none of these is an error of the server', () => {
  expect(shop.lines.filter((line) => /"level":"(error|fatal)"/.test(line))).toEqual([])
})

describe('headers', () => {
  it('allow only the script that the policy names by hash', async () => {
    const response = await request('/uk')
    const policy = response.headers.get('content-security-policy') ?? ''
    const script = /<script(?: data-[^>]*)?>(.*?)<\/script>/s.exec(await response.text())?.[1] ?? ''
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script))
    expect(policy).toContain(`script-src 'strict-dynamic' 'sha256-${Buffer.from(digest).toString('base64')}';`)
    expect(policy).not.toContain('unsafe')
    for (const part of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(part)
  })

  it('forbid MIME sniffing for every response', async () => {
    for (const path of ['/', '/uk/nope', '/robots.txt', '/health/live', '/assets/gone.js', '/api/diagnostics/log']) {
      expect((await request(path)).headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  it('identify every rendered response, and none from the cache', async () => {
    const made = await Promise.all(
      ['/uk/login', '/uk/login'].map(async (path) => (await request(path)).headers.get('x-request-id')),
    )
    expect(new Set(made).size).toBe(2)
    expect(made[0]).toMatch(/^req_/)
    // A page of more than a minute is sent stale, with an id, until it is rendered again.
    await expect.poll(async () => (await request('/uk')).headers.get('x-request-id')).toBeNull()
  })
})

describe('health checks', () => {
  it('report that the shop is live, ready, and which build it is', async () => {
    expect(await bodyOf('/health/live')).toBe('live\n')
    await expect.poll(() => bodyOf('/health/ready')).toBe('ready\n')
    expect(JSON.parse(await bodyOf('/builds/latest.json'))).toEqual({ build: expect.stringMatching(/^[\w-]{12}$/) })
  })

  it('distinguish failures from successes, also compressed ones', async () => {
    await request('/uk/undefined', { headers: { 'accept-encoding': 'br' } }).then((response) => response.text())
    await expect.poll(() => metricsOf(shop)).toMatch(/_count\{route="not-found",method="GET",status="4xx"\} \d+/)
    expect(await metricsOf(shop)).not.toContain('route="not-found",method="GET",status="2xx"')
  })

  it('are counted by the name of the route', async () => {
    await request('/uk/faq/returns')
    await request('/uk/faq/returns')
    const metrics = await metricsOf(shop)
    expect(metrics).toMatch(
      /http_request_duration_seconds_count\{route="storefront-faq-section",method="GET",status="2xx"\} \d+/,
    )
    expect(metrics).toMatch(/http_kept_total\{route="storefront-faq-section"\} \d+/)
    expect(metrics).toMatch(/page_cache_total\{outcome="hit"\} \d+/)
  })
})

describe('diagnostics', () => {
  it('DIA-01 reach the log of the shop', async () => {
    const entry = { message: 'Lost a sock', code: 'test_lost', level: 'warn', service: 'test', data: { sock: 'left' } }
    const response = await request('/api/diagnostics/log', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(entry),
    })
    expect(response.status).toBe(204)
    await expect.poll(() => shop.lines.some((line) => line.includes('test_lost'))).toBe(true)
  })
})

describe('compression', () => {
  it('sends brotli that decompresses to the page', async () => {
    const socket = connect(shop.port, '127.0.0.1')
    socket.write('GET /uk/faq HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n')
    const bytes = Buffer.concat(await Array.fromAsync(socket))
    const body = bytes.subarray(bytes.indexOf('\r\n\r\n') + 4)
    expect(brotliDecompressSync(body).toString()).toBe(await bodyOf('/uk/faq'))
  })
})
