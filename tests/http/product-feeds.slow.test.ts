/** Product feeds: complete, valid by the attribute rules of Google Merchant Center and Meta, with current prices and stock. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { isEan13 } from '../../src/markets/products/ean.ts'
import { runCommand } from '../support/run-command.ts'
import { type Shop, startShop } from '../support/start-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop({ LOG_LEVEL: 'warn' })
  // The first request for products waits until they are indexed, and may time out on a busy machine.
  await vi.waitUntil(async () => (await fetch(`${shop.url}/uk/adults/socks`)).ok, { timeout: 120_000, interval: 200 })
})
afterAll(() => shop.stop())

type Item = ReadonlyMap<string, readonly string[]>

async function readFeed(path: string): Promise<readonly Item[]> {
  const response = await fetch(`${shop.url}${path}`)
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  // Its length is unknown when it begins: it is written while products are read.
  expect(response.headers.get('content-length')).toBeNull()
  const xml = await response.text()
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0" xmlns:g=/)
  expect(xml).toMatch(/<\/channel>\n<\/rss>\n$/)
  return [...xml.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = '']) => {
    const values = new Map<string, string[]>()
    for (const [, name = '', value = ''] of item.matchAll(/<g:(\w+)>([^<]*)<\/g:\1>/g)) {
      values.set(name, [...(values.get(name) ?? []), value])
    }
    return values
  })
}

/** Required or recommended for clothing, with what they may be. */
const RULES: Readonly<Record<string, RegExp>> = {
  id: /^[\w-]{1,50}$/,
  title: /^.{1,150}$/s,
  description: /^.{1,5000}$/s,
  link: /^http:\/\/localhost:\d+\/[a-z]{2}\/product\/[\w-]+(?:\?market=[A-Z]{2})?$/,
  image_link: /^http:\/\/localhost:\d+\/images\/\S+format=jpeg\S*$/,
  availability: /^(?:in_stock|out_of_stock)$/,
  brand: /^.{1,70}$/,
  condition: /^new$/,
  item_group_id: /^[\w-]{1,50}$/,
  size: /^.{1,100}$/,
  age_group: /^(?:infant|toddler|kids|adult)$/,
  gender: /^unisex$/,
  google_product_category: /^\d+$/,
}

const one = (item: Item, name: string): string => item.get(name)?.[0] ?? ''

describe('product feeds', () => {
  it.each([
    ['uk', 'GBP', /^\d+\.\d\d GBP$/],
    ['us', 'USD', /^\d+\.\d\d USD$/],
    ['de', 'EUR', /^\d+\.\d\d EUR$/],
    ['gl?country=KR', 'KRW', /^\d+ KRW$/],
  ])('SHX-25 of %s have every variant with all attributes, in %s', async (name, _, money) => {
    const [code, query = ''] = name.split('?')
    const items = await readFeed(`/feeds/${code}.xml${query && `?${query}`}`)
    expect(items.length).toBeGreaterThan(500)
    expect(new Set(items.map((item) => one(item, 'id'))).size).toBe(items.length)
    for (const item of items) {
      for (const [attribute, rule] of Object.entries(RULES)) {
        expect([attribute, one(item, attribute)]).toEqual([attribute, expect.stringMatching(rule)])
      }
      // A gift box may have too many colours to name one.
      const isGift = one(item, 'google_product_category') === '94'
      expect(one(item, 'color')).toMatch(isGift ? /^(?!Many).{0,100}$/ : /^(?!Many).{1,100}$/)
      // Of the item, and of its shipping.
      for (const price of item.get('price') ?? []) expect(price).toMatch(money)
      expect(item.get('price')).toHaveLength(2)
      for (const sale of item.get('sale_price') ?? []) {
        expect(Number.parseFloat(sale)).toBeLessThan(Number.parseFloat(one(item, 'price')))
      }
      const [gtin] = item.get('gtin') ?? []
      expect(gtin === undefined ? one(item, 'mpn') !== '' : isEan13(gtin)).toBe(true)
      expect(item.get('additional_image_link')?.length ?? 0).toBeLessThanOrEqual(10)
      expect(one(item, 'id').includes('-UP')).toBe(code === 'us')
    }
  })

  it('SHX-25 Meta gets its own words for stock; unknown feeds do not exist', async () => {
    const items = await readFeed('/feeds/uk.xml?for=meta')
    for (const item of items) expect(one(item, 'availability')).toMatch(/^(?:in|out of) stock$/)
    for (const path of ['/feeds/xx.xml', '/feeds/uk.xml?for=other', '/feeds/uk.xml?country=DE']) {
      expect((await fetch(`${shop.url}${path}`)).status).toBe(404)
    }
    expect((await fetch(`${shop.url}/feeds/uk.xml`, { method: 'HEAD' })).status).toBe(200)
  })

  it('SHX-25 a change of stock is in the next feed', async () => {
    const settings = { DATA_DIR: shop.dataDir }
    const stockOf = async () => {
      const items = await readFeed('/feeds/uk.xml')
      return one(items.find((item) => one(item, 'id') === 'CR021-BRICK-3640') ?? new Map(), 'availability')
    }
    expect(await stockOf()).toBe('in_stock')
    for (const warehouse of ['nl', 'nl-rsv']) {
      const { code } = await runCommand(
        'src/cli/shop/command.ts',
        ['stock', 'set', 'CR021-BRICK-3640', warehouse, '0'],
        settings,
      )
      expect(code).toBe(0)
    }
    await expect.poll(stockOf).toBe('out_of_stock')
  })
})
