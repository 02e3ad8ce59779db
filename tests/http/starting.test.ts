/** Starting and stopping: failures are reported in one sentence, requests that are under way are finished. */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyDatabase } from '../support/fresh-database.ts'
import { systemClock, type Clock } from '../../src/platform/clock.ts'
import type { ShopSchema } from '../../src/merchant/shop-schema.ts'
import { MIGRATIONS } from '../../src/merchant/shop-schema.ts'
import type { MerchantOperation } from '../../src/merchant/operation.ts'
import { setPriceOperation, setStockOperation } from '../../src/merchant/commerce/stock-and-price-operations.ts'
import { saveStories } from '../support/save-stories.ts'
import { product, variant } from '../support/catalogue-product.ts'
import { portOf } from '../support/port-of.ts'
import { addProducts } from '../support/shop-with-products.ts'
import { failToStart, startShop } from '../support/start-shop.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sockeye-starting-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

describe('starting', () => {
  it('MKT-14 ERR-35 stops at an invalid setting with one line that names it', async () => {
    expect(await failToStart({ ENVIRONMENT: 'dev', DATA_DIR: dataDir })).toEqual({
      code: 1,
      stderr: 'Invalid environment passed: ENVIRONMENT is set to "dev", but must be one of production, staging.\n',
      logged: ['server.start_failed'],
    })
  })

  it('never adds an unwanted demo, and rejects a second shop on the same data', async () => {
    const shop = await startShop({ DATA_DIR: dataDir, DEMO_SHOP: 'false' })
    expect((await fetch(`${shop.url}/uk`)).status).toBe(404)
    const { code, stderr } = await failToStart({ DATA_DIR: dataDir, PORT: '0' })
    expect(code).toBe(1)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
    expect(stderr).toContain('sockeye.sqlite')
    await shop.stop()
  })

  it('reports that its port is taken', async () => {
    const squatter = createServer()
    squatter.listen(0, '0.0.0.0')
    await once(squatter, 'listening')
    const port = portOf(squatter)
    expect(await failToStart({ PORT: String(port), DATA_DIR: dataDir, DEMO_SHOP: 'false' })).toEqual({
      code: 1,
      stderr: `Port ${port} is taken by another program. Set PORT to a free one.\n`,
      logged: ['server.start_failed'],
    })
    squatter.close()
  })

  it('fills an empty shop with the demo', async () => {
    const full = await startShop({ DATA_DIR: join(dataDir, 'full') })
    expect((await fetch(`${full.url}/uk`)).status).toBe(200)
    await full.stop()
  })
})

describe('on PostgreSQL', () => {
  it('several nodes start concurrently on the same shop, and all of them show it', async () => {
    const empty = await emptyDatabase('postgres')
    const settings = { DATABASE_URL: empty.options.databaseUrl ?? '' }
    const nodes = await Promise.all([startShop(settings), startShop(settings)])
    const statuses = await Promise.all(nodes.map(async ({ url }) => (await fetch(`${url}/nl`)).status))
    expect(statuses).toEqual([200, 200])
    expect(await Promise.all(nodes.map((node) => node.stop()))).toEqual([0, 0])
    await empty.remove()
  })

  it('DGO-08 the demo never changes what a merchant wrote, and a change of texts, price, planned price or stock is seen by every node within seconds', async () => {
    const empty = await emptyDatabase('postgres')
    const settings = { DATABASE_URL: empty.options.databaseUrl ?? '' }
    const database = await empty.open<ShopSchema>(MIGRATIONS)
    const write = (title: string) => {
      const content = { _uid: '1', component: 'page', title }
      return saveStories(database, [{ full_slug: '_default/home', name: 'home', content }], systemClock)
    }
    await write('Hand-made')
    await addProducts(
      { database },
      [product('SOCK1', { variants: [variant(1, { sku: 'SOCK1-S' })] })],
      systemClock.now(),
    )
    const nodes = await Promise.all([startShop(settings), startShop(settings)])
    const titles = () =>
      Promise.all(
        nodes.map(async ({ url }) => /<h1[^>]*>(.*?)<\/h1>/.exec(await (await fetch(`${url}/uk`)).text())?.[1]),
      )
    expect(await titles()).toEqual(['Hand-made', 'Hand-made'])
    await write('Mended')
    await expect.poll(titles).toEqual(['Mended', 'Mended'])
    let newPrice = 77
    /** The price and the stock on each node. */
    const offers = () =>
      Promise.all(
        nodes.map(async ({ url }) => {
          const html = await (await fetch(`${url}/uk/product/sock1`)).text()
          return { isSold: !html.includes('OutOfStock'), hasNewPrice: html.includes(`£${newPrice}`) }
        }),
      )
    await expect.poll(offers).toEqual([
      { isSold: true, hasNewPrice: false },
      { isSold: true, hasNewPrice: false },
    ])
    const change = <Payload, Value>(
      { run }: MerchantOperation<Payload, Value>,
      payload: Payload,
      clock: Clock = systemClock,
    ) => run(payload, { database, clock })
    await change(setPriceOperation, { sku: 'SOCK1-S', currency: 'GBP', original: 7700, final: 7700 })
    await expect.poll(offers).toEqual([
      { isSold: true, hasNewPrice: true },
      { isSold: true, hasNewPrice: true },
    ])
    newPrice = 66
    const now = new Date()
    const since = now.getTime() + 1500
    const planned = { sku: 'SOCK1-S', currency: 'GBP', original: 6600, final: 6600, since } as const
    // By a clock that stands still: a moment that is over by the time it is planned would be rejected.
    await change(setPriceOperation, planned, { now: () => now })
    await expect.poll(offers).toEqual([
      { isSold: true, hasNewPrice: true },
      { isSold: true, hasNewPrice: true },
    ])
    expect(Date.now()).toBeGreaterThanOrEqual(since)
    await change(setStockOperation, { sku: 'SOCK1-S', warehouse: 'nl', quantity: 0 })
    await expect.poll(offers).toEqual([
      { isSold: false, hasNewPrice: true },
      { isSold: false, hasNewPrice: true },
    ])
    // Each node stores the files of its build for later builds, and has those of earlier ones.
    const files = () => database.query.selectFrom('built_files').select('path').execute()
    await expect.poll(async () => (await files()).length).toBeGreaterThan(10)
    const used_at = systemClock.now().toISOString()
    const packed = brotliCompressSync('let old = true').toString('base64')
    await database.query.insertInto('built_files').values({ path: '/assets/page-old.js', packed, used_at }).execute()
    const old = () => Promise.all(nodes.map(async ({ url }) => (await fetch(`${url}/assets/page-old.js`)).text()))
    await expect.poll(old).toEqual(['let old = true', 'let old = true'])
    await Promise.all(nodes.map((node) => node.stop()))
    await database.close()
    await empty.remove()
  })
})

describe('starting and stopping', () => {
  it('logs its address in one line; then finishes the request that is under way, accepts no new ones, and exits with 0', async () => {
    const shop = await startShop()
    expect(shop.lines).toContain(`Sockeye is open at ${shop.url} (Ctrl-C closes it)`)
    const logged = () => shop.lines.flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []))
    await expect.poll(logged).toContainEqual(expect.objectContaining({ code: 'server.opened', url: shop.url }))
    const slow = connect(shop.port, '127.0.0.1')
    await once(slow, 'connect')
    const body = JSON.stringify({ message: 'late', code: 'a_b', level: 'info', service: 'a' })
    // A request whose body is still being sent when the shop is stopped.
    const head = ['POST /api/diagnostics/log HTTP/1.1', 'Host: x', 'Content-Type: application/json']
    slow.write(`${[...head, `Content-Length: ${body.length}`].join('\r\n')}\r\n\r\n`)
    await fetch(`${shop.url}/health/live`)
    const stopped = shop.stop()
    const stillOpen = () =>
      fetch(`${shop.url}/health/live`).then(
        () => true,
        () => false,
      )
    await expect.poll(stillOpen).toBe(false)
    slow.write(body)
    const [answer] = await once(slow, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 204/)
    // The connection would stay open if the server did not close it: the client has not.
    await once(slow, 'close')
    expect(await stopped).toBe(0)
    // The server closed in time and without a failure.
    expect(shop.lines.filter((line) => line.includes('"closer":"HTTP server"'))).toEqual([])
  })
})

describe('without the content service', () => {
  it('~ERR-55 answers a content page with the error page and its status, and continues to run', async () => {
    const shop = await startShop({ CONTENT_URL: 'http://127.0.0.1:9' })
    const asleep = await fetch(`${shop.url}/de/about-us`)
    expect(asleep.status).toBe(503)
    expect(await asleep.text()).toContain('data-status="503"')
    expect((await fetch(`${shop.url}/uk/checkout/cart`)).status).toBe(200)
    await shop.stop()
  })
})
