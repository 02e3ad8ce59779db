/** This shop on PostgreSQL, with the demo's products, called as a browser calls it. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import type { OrderSessionAnswer } from '../../src/contracts/commerce/order.ts'
import { demoProducts } from '../../tests/support/demo-shop.ts'
import { runCommand } from '../../tests/support/run-command.ts'
import type { HttpResponse, SendRequest } from '../checkout/http-client.ts'
import { goodText } from '../checkout/http-client.ts'
import { fillCart, payOrder, placeOrder } from '../checkout/purchase.ts'
import { startAsUsual } from '../start-as-usual.ts'
import { RACED_STOCK, type PeerDatabase, type PeerShop } from './peer-shop.ts'

/** Variants in stock in the Netherlands, one per product: first those that are raced for. */
const VARIANTS = demoProducts().flatMap(({ variants }) => {
  const plenty = variants.find(({ sku, stock }) => !sku.includes('-UP') && (stock.nl ?? 0) > 10)
  return plenty === undefined ? [] : [plenty]
})
const RACED = VARIANTS.slice(0, 5)
const ORDINARY = VARIANTS.slice(5)

const COMMAND = 'src/cli/shop/command.ts'

const variables = encodeURIComponent(JSON.stringify({ collection: 'adults/socks' }))
const LISTING = `/api/v2/products/listing-nl-nl/everybody/24/1/${variables}`

const PAGE = '/nl/adults/socks'

const listing = z.object({ recommendations: z.array(z.unknown()).min(1) })

export async function startSockeye({ databaseUrl, databaseName }: PeerDatabase): Promise<PeerShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sockeye-bench-'))
  const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  const shop = await startAsUsual({ ...settings, LOG_LEVEL: 'error' })
  // A listing waits until the products are read: after that the shop is idle.
  await (await fetch(shop.url + PAGE)).text()
  const send = senderTo(shop.url)
  let next = 0
  const ordinary = (): string => {
    next += 1
    return ORDINARY[next % ORDINARY.length]?.id ?? ''
  }
  /** In both warehouses of the Netherlands together. */
  const setStock = async (sku: string, units: number): Promise<void> => {
    for (const [warehouse, count] of [
      ['nl-rsv', 0],
      ['nl', units],
    ] as const) {
      const { code, stderr } = await runCommand(COMMAND, ['stock', 'set', sku, warehouse, String(count)], settings)
      if (code !== 0) throw new Error(stderr)
    }
  }
  return {
    name: `Sockeye ${await versionOf()} on ${databaseName}`,
    list: async () => {
      const text = goodText(await send(LISTING))
      listing.parse(JSON.parse(text))
      return text.length
    },
    show: async () => {
      const text = goodText(await send(PAGE))
      if (!text.includes('</html>')) throw new Error('The page is not whole')
      return text.length
    },
    addToCart: async () => (await fillCart(send, [ordinary()])).length,
    buy: async () => {
      const placed = await placeOrder(send, shop.url, await fillCart(send, [ordinary()]))
      const order: OrderSessionAnswer = JSON.parse(goodText(placed))
      await payOrder(send, order)
      return 0
    },
    carts: async (round, racers) => {
      const raced = RACED[round]
      if (raced === undefined) throw new Error('No product is left to race for')
      await setStock(raced.sku, RACED_STOCK)
      const tokens: string[] = []
      for (let racer = 0; racer < racers; racer += 1) tokens.push(await fillCart(send, [raced.id]))
      return tokens.map((token) => async () => {
        const placed = await placeOrder(send, shop.url, token)
        if (placed.status >= 400) return false
        const order: OrderSessionAnswer = JSON.parse(placed.text)
        await payOrder(send, order)
        return true
      })
    },
    stop: async () => {
      await shop.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** By the same client as the other shop. */
const senderTo =
  (url: string): SendRequest =>
  async (path, { method = 'GET', token, body } = {}): Promise<HttpResponse> => {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, text: await response.text() }
  }

async function versionOf(): Promise<string> {
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(await readFile('package.json', 'utf8')))
  return version
}
