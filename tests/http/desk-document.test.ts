/** STF-20: headers and policy of the desk, on shops in processes of their own. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AUTH_OPERATIONS } from '../../src/server/desk/auth-operations.ts'
import { MERCHANT_REGISTRY } from '../../src/merchant/operations.ts'
import { storedRows, unfinishedJobs } from '../bad-input/stored-rows.ts'
import { demoOwner } from '../support/desk-staff.ts'
import { freePort } from '../support/free-port.ts'
import { sendToHost, type HostResponse } from '../support/send-to-host.ts'
import { startShop, type Shop } from '../support/start-shop.ts'

/** Of each kind of response of the desk. */
const PATHS = [
  ['the document', '/desk', 200],
  ['a screen', '/desk/orders/1000?tab=history', 200],
  ['the session', '/desk/auth/session', 401],
  ['an operation that is read with GET', '/desk/api/order.list', 405],
  ['an unknown route', '/desk/auth/none', 404],
  ['the API for programs', '/merchant/v1/orders', 401],
] as const

describe('a desk on a host of its own, with https', () => {
  let shop: Shop
  let port: number
  beforeAll(async () => {
    port = await freePort()
    shop = await startShop({
      PORT: String(port),
      PUBLIC_URL: 'https://shop.example',
      DESK_URL: 'https://desk.shop.example',
      DEMO_SHOP: 'false',
      LOG_LEVEL: 'warn',
    })
  })
  afterAll(() => shop.stop())

  const get = (path: string): Promise<HostResponse> => sendToHost({ port, host: 'desk.shop.example', path })

  it.each(PATHS)('STF-20 %s is not stored, not framed, isolated, and requires https', async (_, path, status) => {
    const response = await get(path)
    expect(response.status).toBe(status)
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      // The document alone sends its origin, which the shop opens previews for; never a path (ADR 92).
      'referrer-policy': ['/desk', '/desk/orders/1000?tab=history'].includes(path) ? 'strict-origin' : 'no-referrer',
    })
    const policy = String(response.headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
  })

  it('STF-20 the document allows its own scripts by a nonce, frames of the shop, and no other origin', async () => {
    const { headers, text } = await get('/desk')
    const policy = String(headers['content-security-policy'])
    const nonce = /script-src 'nonce-([\w+/=]+)' 'strict-dynamic'/.exec(policy)?.[1] ?? ''
    expect(nonce).toHaveLength(24)
    expect(policy).toContain('frame-src https://shop.example;')
    expect(policy).toContain("img-src 'self' data: https://shop.example;")
    expect([...new Set(policy.match(/https?:[^ ;]+/g))]).toEqual(['https://shop.example'])
    expect(policy).not.toMatch(/unsafe|\*/)
    expect(policy).toContain("require-trusted-types-for 'script'")
    const scripts = text.match(/<script[^>]*>/g) ?? []
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.every((script) => script.includes(`nonce="${nonce}"`))).toBe(true)
    expect((await get('/desk')).text).not.toContain(nonce)
  })

  it('STF-20 its built files are served with their hash in the name, and nothing else of the shop is', async () => {
    const { text } = await get('/desk')
    const files = Array.from(text.matchAll(/(?:src|href)="(\/desk\/assets\/[^"]+)"/g), ([, file = '']) => file)
    expect(files.length).toBeGreaterThan(1)
    for (const path of files) {
      const { status, headers } = await get(path)
      expect([path, status, headers['cache-control']]).toEqual([path, 200, 'public, max-age=31536000, immutable'])
    }
    expect((await get('/desk/assets/none.js')).status).toBe(404)
    expect((await sendToHost({ port, host: 'shop.example', path: files[0] ?? '' })).status).toBe(404)
  })

  it('STF-20 takes reports of violations on its own host', async () => {
    const reported = await sendToHost({
      port,
      host: 'desk.shop.example',
      path: '/desk/csp-reports',
      method: 'POST',
      headers: { 'content-type': 'application/reports+json' },
      body: JSON.stringify([{ type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'data' } }]),
    })
    expect(reported.status).toBe(204)
  })
})

describe('a desk on the host of the shop', () => {
  it('STF-20 no GET changes a row', async () => {
    const shop = await startShop({ LOG_LEVEL: 'warn' })
    const browser = await demoOwner(shop)
    // With its first document the node stores the files of its build, jobs seal the audit row of the sign-in and
    // finish the outbox rows of the demonstration shop.
    expect((await fetch(`${shop.url}/desk`)).status).toBe(200)
    await expect.poll(() => unfinishedJobs(shop.dataDir), { timeout: 30_000 }).toBe(0)
    const before = storedRows(shop.dataDir)
    const paths = [
      ...Object.values(AUTH_OPERATIONS).map(({ path }) => path),
      ...MERCHANT_REGISTRY.operations.map(({ name }) => `/desk/api/${name}`),
      '/desk',
      '/desk/sign-in',
      '/desk/orders',
    ]
    for (const path of paths) {
      for (const query of ['', '?token=x&input={}&method=POST']) {
        const response = await fetch(shop.url + path + query, {
          headers: { cookie: browser.cookie(), 'x-http-method-override': 'POST', 'sec-fetch-site': 'same-origin' },
        })
        expect(response.status).toBeLessThan(500)
      }
    }
    expect(storedRows(shop.dataDir)).toEqual(before)
    await shop.stop()
  })
})
