/**
 * Product feeds for Google Merchant Center and Meta, one for each storefront: RSS 2.0, written while products are read, with the prices
 * and stock of this moment, and compressed as the reader accepts it. Nothing is cached: they are fetched a few times a day, and two at the same time are enough.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { firstAvailable } from '../../contracts/commerce/first-available.ts'
import { MAX_SKUS } from '../../contracts/discovery/discovery.ts'
import { toProduct } from '../../contracts/discovery/to-product.ts'
import { isStorefrontCode } from '../../markets/storefronts/codes.ts'
import { findStorefront } from '../../markets/storefronts/table.ts'
import type { Environment, StorefrontCode } from '../../markets/types.ts'
import type { Log } from '../../platform/log/log.ts'
import { freeShippingIn } from '../../storefront/page/free-shipping-in.ts'
import { namesIn } from '../../storefront/page/names-in.ts'
import type { Clients, ShopPlace } from '../../storefront/page/page-contract.ts'
import { NOT_ACCEPTABLE, plain, send } from '../http/answer.ts'
import { encodingStreams } from '../http/encoding-stream.ts'
import { chooseEncoding, type Encoding } from '../http/encodings.ts'
import { EVERYWHERE } from '../http/security-headers.ts'
import { PAGE_LOG } from '../log-codes.ts'
import { recordShared } from '../shell/shared-parts.ts'
import type { Shells } from '../shell/shell-cache.ts'
import { escaped, feedItems, type FeedContext, type FeedReader } from './feed-item.ts'

type Deps = {
  readonly clients: Pick<Clients, 'discovery' | 'shipping'>
  readonly shells: Pick<Shells, 'of'>
  readonly environment: Environment
  readonly publicUrl: () => string
  readonly log: Log
}

/** `/feeds/uk.xml`; a storefront with several countries has `/feeds/eu.xml?country=SE`. */
const FEED = /^\/feeds\/([a-z]{2})\.xml$/
const MAX_RUNNING = 2
const HEADERS = {
  ...EVERYWHERE,
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': 'no-store',
  Vary: 'Accept-Encoding',
}

export type ProductFeeds = ReturnType<typeof createProductFeeds>

/** Answers requests for feeds; false for other paths. */
export function createProductFeeds(deps: Deps) {
  let running = 0

  async function write(
    parts: AsyncIterable<string>,
    encoding: Encoding,
    code: StorefrontCode,
    response: ServerResponse,
  ) {
    running += 1
    try {
      await pipeline([Readable.from(parts), ...encodingStreams(encoding), response])
    } catch (error) {
      // The reader gets a document that ends too early, and fetches it again.
      deps.log.write(PAGE_LOG.feedFailed, { storefront: code, err: error })
    } finally {
      running -= 1
    }
  }

  return (path: string, request: IncomingMessage, response: ServerResponse): boolean => {
    const [, code] = FEED.exec(path) ?? []
    if (code === undefined) return false
    const query = new URL(request.url ?? '', 'http://shop').searchParams
    const place = placeOf(code, query.get('country'), deps.environment)
    const reader = query.get('for') ?? 'google'
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (place === undefined || (reader !== 'google' && reader !== 'meta')) {
      send(request, response, plain(404, 'No such feed.'))
    } else if (running >= MAX_RUNNING) {
      send(request, response, plain(503, 'Not now. Please come again.', { 'Retry-After': '60' }))
    } else if (encoding === undefined) {
      send(request, response, NOT_ACCEPTABLE)
    } else {
      response.writeHead(200, encoding === 'identity' ? HEADERS : { ...HEADERS, 'Content-Encoding': encoding })
      if (request.method === 'HEAD') response.end()
      else void write(feedParts(place, reader, deps), encoding, place.code, response)
    }
    return true
  }
}

function placeOf(code: string, country: string | null, environment: Environment): ShopPlace | undefined {
  const storefront = isStorefrontCode(code) ? findStorefront(environment, code) : undefined
  const market = storefront?.markets.find(({ countryCode }) => country === null || countryCode === country)
  return isStorefrontCode(code) && storefront && market ? { code, storefront, market } : undefined
}

async function* feedParts(
  place: ShopPlace,
  reader: FeedReader,
  { clients, shells, publicUrl }: Deps,
): AsyncGenerator<string> {
  const { code, storefront, market } = place
  const [{ shared, place: name }, methods, directory] = await Promise.all([
    shells.of(place),
    clients.shipping.methods(market).catch(() => []),
    clients.discovery.directory(),
  ])
  const names = shared && recordShared(shared, name).reader
  const method = firstAvailable(methods)
  const context: FeedContext = {
    origin: publicUrl(),
    code,
    storefront,
    market,
    reader,
    colourNamed: names ? namesIn(names, 'colour') : (colour) => colour,
    sizeNamed: names ? namesIn(names, 'sizes') : (size) => size,
    shippingCost: method && method.price - method.discountAmount,
    freeShippingFrom: freeShippingIn(market, names),
  }
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n'
  yield `<title>Sockeye</title><link>${escaped(`${context.origin}/${code}`)}</link><description>Sockeye ${market.countryCode}</description>\n`
  const skus = directory.filter(({ countries }) => countries.includes(market.countryCode)).map(({ sku }) => sku)
  for (let from = 0; from < skus.length; from += MAX_SKUS) {
    const received = await clients.discovery.received(skus.slice(from, from + MAX_SKUS), market)
    const products = received.flatMap((one) => toProduct(one, market) ?? [])
    // Compressed together, and sent before the next are read.
    yield products.map((product) => feedItems(product, context)).join('')
  }
  yield '</channel>\n</rss>\n'
}
