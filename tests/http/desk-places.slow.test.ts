/** Where the desk is, and where it is not: STF-01 to STF-03 on shops in processes of their own. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { sendToHost } from '../support/send-to-host.ts'
import { failToStart, startShop, type Settings, type Shop } from '../support/start-shop.ts'

const EMPTY = { DEMO_SHOP: 'false', LOG_LEVEL: 'warn' }

/** The settings of a live shop; none of the addresses is called. */
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
}

const DESK_PATHS = ['/desk', '/desk/orders', '/desk/auth/session', '/desk/api/order.list', '/merchant/v1/orders']
const SHOP_PATHS = [
  '/uk',
  '/orderv1/carts',
  '/assets/none.js',
  '/robots.txt',
  '/mailbox',
  '/metrics',
  '/api/csp-reports',
]

describe('a live shop with a desk on its own host', () => {
  let shop: Shop
  let port: number
  beforeAll(async () => {
    port = await freePort()
    shop = await startShop({ ...EMPTY, ...LIVE, DESK_URL: 'https://desk.example', PORT: String(port) })
  })
  afterAll(() => shop.stop())

  const statusesOf = async (host: string, paths: readonly string[]) =>
    Promise.all(paths.map(async (path) => (await sendToHost({ port, host, path })).status))

  it('STF-01 answers for the desk at the host of DESK_URL only', async () => {
    expect(await statusesOf('desk.example', DESK_PATHS)).toEqual([200, 200, 401, 405, 401])
    for (const host of ['shop.example', 'other.example', 'desk.example:8443', '127.0.0.1', `localhost:${port}`]) {
      expect([host, ...(await statusesOf(host, DESK_PATHS))]).toEqual([host, 404, 404, 404, 404, 404])
    }
  })

  it('STF-01 answers for the shop at every other host, and at that of the desk for health checks only', async () => {
    expect(await statusesOf('desk.example', SHOP_PATHS)).toEqual(SHOP_PATHS.map(() => 404))
    await expect.poll(() => statusesOf('desk.example', ['/health/live', '/health/ready'])).toEqual([200, 200])
    expect(await statusesOf('shop.example', ['/robots.txt', '/health/live'])).toEqual([200, 200])
    const { status, headers } = await sendToHost({ port, host: 'desk.example', path: '/' })
    expect([status, headers.location]).toEqual([302, '/desk'])
  })
})

describe('a shop that is not live', () => {
  const open = async (settings: Settings) => {
    const shop = await startShop({ ...EMPTY, ...settings })
    const { status } = await fetch(`${shop.url}/desk`)
    return { shop, status }
  }

  it('STF-02 has its desk at /desk without any setting', async () => {
    const { shop, status } = await open({})
    expect(status).toBe(200)
    expect((await fetch(`${shop.url}/desk/auth/session`)).status).toBe(401)
    await shop.stop()
  })

  it('STF-02 has none with a setting that loads scripts of others, and one line names it and DESK_URL', async () => {
    const { shop, status } = await open({ TAG_MANAGER_ID: 'GTM-ABC' })
    expect(status).toBe(404)
    const lines = shop.lines.filter((line) => line.includes('DESK_URL'))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('TAG_MANAGER_ID')
    await shop.stop()
  })

  it('STF-03 has none with DESK=false, and says nothing about it', async () => {
    const { shop, status } = await open({ DESK: 'false', TAG_MANAGER_ID: 'GTM-ABC' })
    expect(status).toBe(404)
    expect(shop.lines.filter((line) => /desk/i.test(line))).toEqual([])
    await shop.stop()
  })
})

describe('a live shop', () => {
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'sockeye-desk-'))
  })
  afterAll(() => rm(dataDir, { recursive: true, force: true }))

  it.each([
    ['without DESK_URL', {}],
    ['with a DESK_URL that is not https', { DESK_URL: 'http://desk.example' }],
    ['with the host of the shop as DESK_URL', { DESK_URL: 'https://shop.example' }],
  ])('STF-03 exits with 1 and one line %s', async (_, settings: Settings) => {
    const { code, stderr, logged } = await failToStart({ ...LIVE, ...settings, DATA_DIR: dataDir, PORT: '0' })
    expect([code, logged]).toEqual([1, ['server.start_failed']])
    expect(stderr.trimEnd().split('\n')).toEqual([expect.stringContaining('DESK_URL')])
  })

  it('STF-03 opens without a desk with DESK=false', async () => {
    const port = await freePort()
    const shop = await startShop({ ...EMPTY, ...LIVE, DESK: 'false', PORT: String(port) })
    expect((await sendToHost({ port, host: 'shop.example', path: '/desk' })).status).toBe(404)
    await shop.stop()
  })
})
