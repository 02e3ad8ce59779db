/** A CDN in front of the shop is purged of changed pages (SCL-07): a real Varnish, and the forms of others. */
import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../src/platform/config/read-config.ts'
import { createLog } from '../../src/platform/log/log.ts'
import type { CdnPurge } from '../../src/server/cdn/cdn-purge.ts'
import { openCdnPurge, purgedWith } from '../../src/server/cdn/open-cdn-purge.ts'
import { purgeRequest } from '../../src/server/cdn/purge-request.ts'
import { cacheTags } from '../../src/server/http/cache-tags.ts'
import { portOf } from '../support/port-of.ts'
import { startVarnish, type Varnish } from '../support/varnish.ts'

const TAGS: Readonly<Record<string, readonly string[]>> = {
  '/listing': ['content', 'product:SOCK-1', 'story:uk/café'],
  '/product': ['product:SOCK-1'],
  '/other': ['product:SOCK-10'],
}

describe('Varnish in front of a shop', () => {
  let origin: Server
  let varnish: Varnish
  let cdn: CdnPurge
  let logged: string[] = []
  let price = 0
  beforeEach(async () => {
    price = 1
    origin = createServer((request, response) => {
      const tags = cacheTags(request, { tags: TAGS[request.url ?? ''] ?? [] })
      const [name, value] = tags
      if (name !== undefined && value !== undefined) response.setHeader(name, value)
      response.setHeader('cache-control', 'public, max-age=0, s-maxage=600, stale-while-revalidate=600')
      response.end(`price ${price}`)
    })
    await new Promise<void>((resolve) => void origin.listen(0, '127.0.0.1', resolve))
    varnish = await startVarnish(portOf(origin))
    logged = []
    const log = createLog({ level: 'info', destination: { write: (line) => void logged.push(line) } })
    const opened = openCdnPurge(readConfig({ CDN_PURGE_URL: `${varnish.url}/` }), { log })
    if (opened === undefined) throw new Error('CDN_PURGE_URL is not used')
    cdn = opened
  })
  afterEach(async () => {
    await cdn.close()
    await varnish.stop()
    origin.close()
  })

  const shown = async (path: string) => (await fetch(varnish.url + path)).text()
  const codes = () => logged.map((line): unknown => JSON.parse(line).code)
  const pages = () => purgedWith({ drop: (tags) => tags.length }, cdn)

  it('SCL-07 shows the new price of every page with a changed tag, and of no other', async () => {
    const paths = Object.keys(TAGS)
    expect(await Promise.all(paths.map(shown))).toEqual(['price 1', 'price 1', 'price 1'])
    price = 2
    expect(await Promise.all(paths.map(shown))).toEqual(['price 1', 'price 1', 'price 1'])
    expect(pages().drop(['product:SOCK-1'])).toBe(1)
    await expect.poll(() => Promise.all(paths.map(shown))).toEqual(['price 2', 'price 2', 'price 1'])
    price = 3
    pages().drop(['story:uk/café'])
    await expect.poll(() => Promise.all(paths.map(shown))).toEqual(['price 3', 'price 2', 'price 1'])
  })

  it('SCL-07 sends tags again that a CDN which was down did not get, and logs it once', async () => {
    await varnish.shutDown()
    cdn.purge(['product:SOCK-1'])
    await expect.poll(codes).toEqual(['cdn.purge_failed'])
    await varnish.startAgain()
    expect(await shown('/product')).toBe('price 1')
    price = 2
    await expect.poll(codes).toEqual(['cdn.purge_failed', 'cdn.purge_recovered'])
    cdn.purge(['product:SOCK-1'])
    await expect.poll(() => shown('/product')).toBe('price 2')
  })

  it('~SCL-07 shows no tags to visitors', async () => {
    const answer = await fetch(`${varnish.url}/product`)
    expect([answer.status, answer.headers.get('cache-tag')]).toEqual([200, null])
  })
})

describe('tags of a moment', () => {
  it('~SCL-07 are sent together, thirty in a request, each once', async () => {
    const bodies: string[] = []
    const endpoint = createServer((request, response) => {
      let body = ''
      request.on('data', (part) => {
        body += String(part)
      })
      request.on('end', () => {
        bodies.push(body)
        response.end('{}')
      })
    })
    await new Promise<void>((resolve) => void endpoint.listen(0, '127.0.0.1', resolve))
    const config = readConfig({
      CDN_PURGE_URL: `http://127.0.0.1:${portOf(endpoint)}/purge_cache`,
      CDN_PURGE_STYLE: 'cloudflare',
    })
    const cdn = openCdnPurge(config, { log: createLog({ level: 'silent' }) })
    for (let product = 0; product < 40; product += 1) cdn?.purge(['content', `product:${product}`])
    await expect.poll(() => bodies.length).toBe(2)
    await cdn?.close()
    endpoint.close()
    const sent = bodies.flatMap((body): readonly string[] => JSON.parse(body).tags)
    expect(sent.toSorted()).toEqual(
      ['content', ...Array.from({ length: 40 }, (_, index) => `product:${index}`)].toSorted(),
    )
  })
})

describe('the request of a purge', () => {
  const tags = ['content', 'product:A.1']
  it('~SCL-07 has the form of Fastly', () => {
    const { method, headers } = purgeRequest({ url: 'https://cdn.example/purge', style: 'fastly', token: 't' }, tags)
    expect([method, headers.get('surrogate-key'), headers.get('fastly-key')]).toEqual([
      'POST',
      'content product:A.1',
      't',
    ])
  })

  it('~SCL-07 has the form of Cloudflare', async () => {
    const request = purgeRequest({ url: 'https://cdn.example/purge_cache', style: 'cloudflare', token: 't' }, tags)
    expect([request.method, request.headers.get('authorization'), await request.text()]).toEqual([
      'POST',
      'Bearer t',
      '{"tags":["content","product:A.1"]}',
    ])
  })

  it('~SCL-07 has an expression for Varnish that matches whole tags only', () => {
    const { method, headers } = purgeRequest({ url: 'https://cdn.example/', style: 'varnish' }, tags)
    const expression = new RegExp(headers.get('purge-tags') ?? '')
    expect(method).toBe('BAN')
    expect(
      ['content', 'x,product:A.1', 'product:A.10', 'product:Ax1', 'contents'].map((value) => expression.test(value)),
    ).toEqual([true, true, false, false, false])
  })
})
