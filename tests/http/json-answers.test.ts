/** JSON of the public APIs over real HTTP: compressed, and sent again only when it has changed. */
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { untilReady } from '../nodes/cluster.ts'
import { listingPath } from '../support/discovery-paths.ts'
import { startShop, type Shop } from '../support/start-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop({})
  // Until the shop has learned from purchases, the same search has other results.
  await untilReady(shop)
})
afterAll(() => shop.stop())

const LISTING = listingPath({
  widgetId: 'listing-uk-gb',
  profile: 'everybody',
  limit: 96,
  page: 1,
  variables: { collection: 'adults/socks' },
})
const STORIES = '/api/content/stories?per_page=100'

type Wanted = { readonly path: string; readonly body?: object; readonly headers?: Readonly<Record<string, string>> }

/** Without the decoding of `fetch`. */
async function send({ path, body, headers = {} }: Wanted) {
  const json = body === undefined ? {} : { 'content-type': 'application/json' }
  const sent = request(shop.url + path, { method: body ? 'POST' : 'GET', headers: { ...json, ...headers } })
  sent.end(body && JSON.stringify(body))
  const [response]: IncomingMessage[] = await once(sent, 'response')
  if (response === undefined) throw new Error('No response')
  return { status: response.statusCode, headers: response.headers, bytes: await buffer(response) }
}

const DECODE = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync }

describe('JSON', () => {
  it.each([
    [
      'a search with 48 results',
      { path: '/search', body: { token: 'uk-gb', query: 'socks', options: { limit: 48 } } },
      30,
    ],
    ['a listing of 96', { path: LISTING }, 55],
    ['a list of stories', { path: STORIES }, 45],
  ] as const)('STD-03 %s is compressed in each encoding, and small in brotli', async (_, wanted, kilobytes) => {
    const plain = await send(wanted)
    expect([plain.status, plain.headers['content-encoding']]).toEqual([200, undefined])
    expect(plain.bytes.byteLength).toBeGreaterThan(100_000)
    const sizes = new Map<string, number>()
    for (const encoding of ['br', 'gzip', 'zstd'] as const) {
      const { headers, bytes } = await send({ ...wanted, headers: { 'accept-encoding': encoding } })
      expect([headers['content-encoding'], headers.vary]).toEqual([
        encoding,
        expect.stringContaining('Accept-Encoding'),
      ])
      expect(DECODE[encoding](bytes).byteLength).toBe(plain.bytes.byteLength)
      sizes.set(encoding, bytes.byteLength)
    }
    expect(sizes.get('br')).toBeLessThanOrEqual(kilobytes * 1000)
  })

  it('STD-03 what is short, and what is about one person, is sent as it is', async () => {
    const headers = { 'accept-encoding': 'br' }
    const rates = await send({ path: '/api/country-code?country-code=gb', headers })
    expect([rates.status, rates.headers['content-encoding']]).toEqual([200, undefined])
    const store = { countryCode: 'GB', languageCode: 'en' }
    const cart = await send({ path: '/orderv1/carts', body: { store }, headers })
    expect([cart.headers['content-encoding'], cart.headers['cache-control'], cart.headers.etag]).toEqual([
      undefined,
      'no-store',
      undefined,
    ])
  })

  it.each([
    ['br;q=0.1, gzip;q=0.9', 200, 'gzip'],
    ['identity;q=0, br', 200, 'br'],
    ['identity;q=0', 406, undefined],
    ['*;q=0', 406, undefined],
  ])('STD-02 is sent to a client that accepts %s with %s and %s', async (accepts, status, encoding) => {
    const { headers, ...answer } = await send({ path: LISTING, headers: { 'accept-encoding': accepts } })
    expect([answer.status, headers['content-encoding']]).toEqual([status, encoding])
  })

  it.each([LISTING, STORIES, '/api/discovery/openapi.json'])(
    'STD-01 %s is not sent again to a client that has it',
    async (path) => {
      const { headers } = await send({ path })
      const { etag = '' } = headers
      expect(etag).not.toBe('')
      const strong = etag.replace(/^W\//, '')
      for (const known of [etag, strong, `"other", ${etag}`, '*']) {
        const again = await send({ path, headers: { 'if-none-match': known, 'accept-encoding': 'br' } })
        expect([known, again.status, again.headers.etag, again.bytes.byteLength]).toEqual([known, 304, etag, 0])
      }
      expect((await send({ path, headers: { 'if-none-match': '"other"' } })).status).toBe(200)
    },
  )
})
