/** What product feeds say of a product, and what the page says that they link to: pages and feeds in this process. */
import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type Server } from 'node:http'
import { PassThrough } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { createBrotliDecompress, createGunzip, createZstdDecompress } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isObject } from '../../src/contracts/answer-kinds.ts'
import { FREE_SHIPPING_THRESHOLDS } from '../../src/markets/shipping/free-shipping.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { createProductFeeds } from '../../src/server/feeds/product-feeds.ts'
import { Packed } from '../../src/server/http/encodings.ts'
import type { PageAnswers } from '../../src/server/pages/page-answers.ts'
import { readAddress } from '../../src/server/pages/visit.ts'
import type { Clients } from '../../src/storefront/page/page-contract.ts'
import { openPages, type OpenedPages } from '../support/open-pages.ts'

/** Pounds, in the demo shop. */
const FREE_FROM = Number(FREE_SHIPPING_THRESHOLDS['gb'])

const ORIGIN = 'https://shop.example'

let shop: OpenedPages
let pages: PageAnswers
const servers: Server[] = []
let feeds = ''
beforeAll(async () => {
  shop = await openPages()
  pages = await shop.pagesWith({ cacheMegabytes: 16 })
  feeds = await serveFeeds(shop.clients.discovery)
})
afterAll(async () => {
  for (const server of servers) {
    server.close()
    server.closeAllConnections()
  }
  await shop.close()
})

/** Returns the address of the feeds. */
async function serveFeeds(discovery: Clients['discovery']): Promise<string> {
  const { clients, shells } = shop
  const answer = createProductFeeds({
    clients: { ...clients, discovery },
    shells,
    environment: 'production',
    publicUrl: () => ORIGIN,
    log: createLog({ level: 'silent' }),
  })
  const server = createServer((sent, response) => answer(sent.url?.split('?')[0] ?? '', sent, response))
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('not listening')
  return `http://127.0.0.1:${address.port}/feeds`
}

/** Without the decoding of `fetch`. */
async function readRaw(address: string, accepts: string, method = 'GET'): Promise<IncomingMessage> {
  const sent = request(address, { method, headers: { 'accept-encoding': accepts } })
  sent.end()
  const [response]: IncomingMessage[] = await once(sent, 'response')
  if (response === undefined) throw new Error('No response')
  return response
}

type Item = (name: string) => string | undefined

async function readItems(path: string): Promise<readonly Item[]> {
  const xml = await (await fetch(`${feeds}/${path}`)).text()
  return [...xml.matchAll(/<item>(.*?)<\/item>/gs)].map(
    ([, item = '']) =>
      (name) =>
        new RegExp(`<g:${name}>(?:<g:country>..</g:country><g:price>)?([^<]*)<`)
          .exec(item)?.[1]
          ?.replaceAll('&amp;', '&'),
  )
}

/** Every object of a document's structured data that has this member. */
function thingsWith(name: string, html: string): readonly Record<string, unknown>[] {
  const found: Record<string, unknown>[] = []
  for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
    JSON.parse(json, (_, value: unknown) => {
      if (isObject(value) && name in value) found.push({ ...value })
      return value
    })
  }
  return found
}

/** As a crawler gets it: without cookies. */
async function documentAt(link: string): Promise<string> {
  const address = readAddress(link.slice(ORIGIN.length), 'production')
  if (!address) throw new Error(link)
  const { body } = (await pages.answer('document', address, undefined)).answer
  return (body instanceof Packed ? body.identity : body).toString()
}

describe('an item of a feed and the page that it links to', () => {
  it.each([
    ['eu.xml?country=SE', 'SEK'],
    ['gl.xml?country=KR', 'KRW'],
    ['eu.xml?country=CZ', 'CZK'],
    ['eu.xml', 'EUR'],
    ['uk.xml', 'GBP'],
  ])('~SHX-25 have the same price and currency: %s in %s', async (path, currency) => {
    const items = await readItems(path)
    const one = items.filter((_, index) => index % 97 === 0)
    expect(one.length).toBeGreaterThan(10)
    for (const item of one) {
      const html = await documentAt(item('link') ?? '')
      const variants = [...thingsWith('offers', html)]
      const offer =
        variants.find(({ sku, hasVariant, offers }) => sku === item('id') && !hasVariant && offers)?.['offers'] ??
        (variants.length === 1 ? variants[0]?.['offers'] : undefined)
      if (!isObject(offer)) throw new Error(`no offer of ${item('id')}`)
      const shown = `${String(Reflect.get(offer, 'price'))} ${String(Reflect.get(offer, 'priceCurrency'))}`
      expect([item('id'), shown]).toEqual([item('id'), item('sale_price') ?? item('price')])
      expect(shown).toMatch(new RegExp(`^[\\d.]+ ${currency}$`))
      // The address without a market stays the page's own.
      expect(html).toContain(`<link rel="canonical" href="${(item('link') ?? '').split('?')[0]}">`)
    }
  })
})

const DECODERS = {
  br: createBrotliDecompress,
  gzip: createGunzip,
  zstd: createZstdDecompress,
  identity: () => new PassThrough(),
}

it('~SHX-25 an item that reaches the threshold of free shipping alone has no shipping cost, and no other', async () => {
  const items = (await readItems('uk.xml')).map((item) => ({
    price: Number.parseFloat(item('sale_price') ?? item('price') ?? ''),
    shipping: Number.parseFloat(item('shipping') ?? ''),
  }))
  const free = items.filter(({ shipping }) => shipping === 0)
  expect(free).toEqual(items.filter(({ price }) => price >= FREE_FROM))
  expect([free.length > 0, free.length < items.length]).toEqual([true, true])
})

describe('the encoding of a feed', () => {
  let whole = ''
  beforeAll(async () => {
    whole = await text(await readRaw(`${feeds}/uk.xml`, 'identity'))
  })

  it.each([
    ['br', 'br', 0.1],
    ['zstd', 'zstd', 0.15],
    ['gzip;q=1.0, br;q=0.5', 'gzip', 0.15],
    ['deflate', 'identity', 1],
  ] as const)('~STD-02 a reader that accepts %s gets %s, in a part of the bytes', async (accepts, encoding, part) => {
    const response = await readRaw(`${feeds}/uk.xml`, accepts)
    const { headers } = response
    expect([headers['content-encoding'] ?? 'identity', headers.vary]).toEqual([encoding, 'Accept-Encoding'])
    const bytes = await buffer(response)
    expect(bytes.byteLength).toBeLessThanOrEqual(Buffer.byteLength(whole) * part)
    const decoder = DECODERS[encoding]()
    decoder.end(bytes)
    expect(await text(decoder)).toBe(whole)
  })

  it('~STD-02 is the same in the answer to HEAD, and 406 where none is accepted', async () => {
    const head = await readRaw(`${feeds}/uk.xml`, 'gzip', 'HEAD')
    expect([head.statusCode, head.headers['content-encoding']]).toEqual([200, 'gzip'])
    const none = await readRaw(`${feeds}/uk.xml`, 'identity;q=0, deflate')
    expect([none.statusCode, none.headers['content-encoding']]).toEqual([406, undefined])
    head.resume()
    none.resume()
  })

  it.each(['br', 'gzip', 'zstd', 'identity'] as const)(
    '~SHX-25 lets products be read before the next are asked for: %s',
    async (encoding) => {
      const { discovery } = shop.clients
      const gate = Promise.withResolvers<void>()
      let calls = 0
      const address = await serveFeeds({
        ...discovery,
        received: async (skus, market) => {
          calls += 1
          if (calls > 1) await gate.promise
          return discovery.received(skus, market)
        },
      })
      const decoded = (await readRaw(`${address}/uk.xml`, encoding)).pipe(DECODERS[encoding]())
      let xml = ''
      decoded.setEncoding('utf8').on('data', (chunk: string) => {
        xml += chunk
      })
      try {
        await expect.poll(() => xml).toMatch(/<\/item>\n$/)
        expect(calls).toBe(2)
      } finally {
        gate.resolve()
      }
      await once(decoded, 'end')
      expect(xml).toMatch(/<\/rss>\n$/)
    },
  )
})
