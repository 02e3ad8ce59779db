/** What product feeds say of a product, and what the page says that they link to: pages and feeds in this process. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isObject } from '../../src/contracts/answer-kinds.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { createProductFeeds } from '../../src/server/feeds/product-feeds.ts'
import { Packed } from '../../src/server/http/encodings.ts'
import type { PageAnswers } from '../../src/server/pages/page-answers.ts'
import { readAddress } from '../../src/server/pages/visit.ts'
import { openPages, type OpenedPages } from '../support/open-pages.ts'

const ORIGIN = 'https://shop.example'

let shop: OpenedPages
let pages: PageAnswers
let server: Server
beforeAll(async () => {
  shop = await openPages()
  pages = await shop.pagesWith({ cacheMegabytes: 16 })
  const { clients, shells } = shop
  const log = createLog({ level: 'silent' })
  const feeds = createProductFeeds({ clients, shells, environment: 'production', publicUrl: () => ORIGIN, log })
  server = createServer((request, response) => feeds(request.url?.split('?')[0] ?? '', request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterAll(async () => {
  await new Promise((done) => server.close(done))
  await shop.close()
})

const isTcp = (address: unknown): address is AddressInfo => isObject(address) && 'port' in address

function feedAddress(path: string): string {
  const address = server.address()
  if (!isTcp(address)) throw new Error('not listening')
  return `http://127.0.0.1:${address.port}/feeds/${path}`
}

type Item = (name: string) => string | undefined

async function readItems(path: string): Promise<readonly Item[]> {
  const xml = await (await fetch(feedAddress(path))).text()
  return [...xml.matchAll(/<item>(.*?)<\/item>/gs)].map(
    ([, item = '']) =>
      (name) =>
        new RegExp(`<g:${name}>([^<]*)<`).exec(item)?.[1]?.replaceAll('&amp;', '&'),
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
