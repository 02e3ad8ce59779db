/** What the warehouse receives back is for sale again in the shop (RET-06), over HTTP: staff call the desk, shoppers the shop. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { searchTokenOf } from '../../src/markets/storefronts/search-config.ts'
import { findMarket } from '../../src/markets/storefronts/table.ts'
import { buyOrder } from '../support/buy-order.ts'
import type { DeskClient } from '../support/desk-client.ts'
import { demoOwner } from '../support/desk-staff.ts'
import { succeeded } from '../support/enrol-staff.ts'
import { SANDBOX_SETTING } from '../support/sandbox-account.ts'
import { type Shop, startShop } from '../support/start-shop.ts'

const FOR_SALE_WITHIN_MS = 2000

let shop: Shop
let owner: DeskClient
beforeAll(async () => {
  shop = await startShop({ ...SANDBOX_SETTING, LOG_LEVEL: 'warn' })
  owner = await demoOwner(shop)
  await vi.waitUntil(async () => (await fetch(`${shop.url}/nl/adults/socks`)).ok, { timeout: 120_000, interval: 200 })
})
afterAll(() => shop.stop())

const line = z.object({ id: z.string(), itemId: z.string(), sku: z.string(), productSku: z.string() })
const order = z.object({ value: z.object({ order: z.object({ snapshot: z.object({ lines: z.array(line) }) }) }) })
const posted = z.object({ value: z.object({ shipment: z.object({ id: z.string() }) }) })
const opened = z.object({ value: z.object({ id: z.string() }) })
const products = z.object({
  products: z.array(z.object({ variants: z.array(z.object({ id: z.string(), stockStatus: z.string() })) })),
})

const market = findMarket('production', 'NL')

async function isForSale({ id, productSku }: z.output<typeof line>): Promise<boolean> {
  if (market === undefined) throw new Error('There is no market NL')
  const answer = await fetch(`${shop.url}/api/products?skus=${productSku}&token=${searchTokenOf(market)}`)
  const variants = products.parse(await answer.json()).products.flatMap((product) => product.variants)
  const found = variants.find((variant) => variant.id === id)
  return found !== undefined && found.stockStatus !== 'no-stock'
}

/** Whether a cart takes so many. */
async function canBuy({ id }: z.output<typeof line>, quantity: number): Promise<boolean> {
  const { ok } = await fetch(`${shop.url}/orderv1/carts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ store: { countryCode: 'NL', languageCode: 'nl' }, products: [{ id, quantity }] }),
  })
  return ok
}

it('RET-06 a restocked unit of a sold-out variant is for sale again within 2 s, a damaged one is not', async () => {
  const number = await buyOrder(shop)
  const { lines } = order.parse(succeeded(await owner.call('order.read', { number }))).value.order.snapshot
  const [sold] = lines
  if (sold === undefined) throw new Error('The order has no line')
  for (const warehouse of ['nl', 'nl-rsv']) {
    succeeded(await owner.call('stock.set', { sku: sold.sku, warehouse, quantity: 0 }))
  }
  await expect.poll(() => isForSale(sold)).toBe(false)
  expect(await canBuy(sold, 1)).toBe(false)

  const { shipment } = posted.parse(succeeded(await owner.call('shipment.post', { number, carrier: 'letter' }))).value
  succeeded(await owner.call('shipment.deliver', { number, shipment: shipment.id }))
  const units = [{ itemId: sold.itemId, quantity: 2, reason: 'too_small' }]
  const { id } = opened.parse(succeeded(await owner.call('return.open', { number, kind: 'return', units }))).value
  succeeded(await owner.call('return.accept', { id }))
  const received = { warehouse: 'nl', lines: [{ itemId: sold.itemId, restock: 1, damaged: 1, missing: 0 }] }
  const since = Date.now()
  succeeded(await owner.call('return.receive', { id, ...received }))
  await expect.poll(() => isForSale(sold), { interval: 50 }).toBe(true)
  expect(Date.now() - since).toBeLessThanOrEqual(FOR_SALE_WITHIN_MS)
  expect([await canBuy(sold, 2), await canBuy(sold, 1)]).toEqual([false, true])

  const again = await owner.call('return.receive', { id, ...received })
  expect(again.status).toBe(409)
})
