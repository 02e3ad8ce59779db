/** What every response says about itself, and what a web server must not answer at all. */
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ORDER_PAGE_PATH, WITHDRAWAL_PAGE_PATH } from '../../src/contracts/commerce/order-lookup.ts'
import { READ_COMMERCE_OPENAPI } from '../../src/contracts/commerce/commerce-routes.ts'
import { startShop, type Shop } from '../support/start-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop({ DEMO_SHOP: 'false', LOG_LEVEL: 'error' })
})
afterAll(() => shop.stop())

const HTML = 'text/html; charset=utf-8'
const TEXT = 'text/plain; charset=utf-8'

describe('every response', () => {
  it.each([
    ['a page', '/uk/login', HTML],
    ['a missing page', '/uk/nothing-here', HTML],
    ['a page of an order', ORDER_PAGE_PATH, HTML],
    ['a form', `${WITHDRAWAL_PAGE_PATH}?country=NL&language=en`, HTML],
    ['a service that rejects', '/orderv1/carts', 'application/json'],
    ['a description', READ_COMMERCE_OPENAPI.path, 'application/json'],
    ['a text', '/robots.txt', TEXT],
    ['a map', '/sitemap.xml', 'application/xml; charset=utf-8'],
    ['a picture', '/favicon.png', 'image/png'],
    ['a missing file', '/assets/none.js', TEXT],
    ['a check', '/health/live', TEXT],
  ])('~SEC-20 has its type, is not sniffed, and sends no path to other sites: %s', async (_, path, type) => {
    const { headers } = await fetch(shop.url + path)
    expect(headers.get('content-type')).toBe(type)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toMatch(/^(?:strict-origin-when-cross-origin|same-origin)$/)
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect([headers.get('server'), headers.get('x-powered-by')]).toEqual([null, null])
  })

  it.each(['/uk/login', ORDER_PAGE_PATH, `${WITHDRAWAL_PAGE_PATH}?country=NL`, '/mailbox'])(
    '~SEC-20 of HTML has a policy without plugins, other bases and frames of others: %s',
    async (path) => {
      const policy = (await fetch(shop.url + path)).headers.get('content-security-policy')
      for (const part of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
        expect(policy).toContain(part)
      expect(policy).not.toMatch(/script-src[^;]*unsafe|object-src(?! 'none')/)
    },
  )
})

/** `fetch` does not send this method. */
const statusOf = (method: string, path: string): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    const sent = request(shop.url + path, { method, headers: { 'x-secret': 'echo-me' } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString() }))
    })
    sent.on('error', reject).end()
  })

describe('a web server', () => {
  it.each(['/uk/login', '/orderv1/carts', '/api/newsletter', '/images/0/a', '/assets/none.js', '/health/live'])(
    '~SEC-20 rejects TRACE and echoes nothing: %s',
    async (path) => {
      const { status, body } = await statusOf('TRACE', path)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
      expect(body).not.toContain('echo-me')
    },
  )

  it.each(['/.git/config', '/.git/HEAD', '/.env', '/package.json', '/src/server/main.ts', '/.data/', '/node_modules/'])(
    '~SEC-20 does not serve %s',
    async (path) => {
      expect((await fetch(shop.url + path)).status).toBe(404)
    },
  )

  it.each(['/assets', '/assets/', '/images/', '/widgets/', '/builds/', '/_shell/'])(
    '~SEC-20 lists no folder: %s',
    async (path) => {
      const answer = await fetch(shop.url + path)
      expect(answer.status).toBe(404)
      expect(await answer.text()).not.toMatch(/\.js\b.*\.js\b.*Index of/s)
    },
  )
})
