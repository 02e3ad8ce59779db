/**
 * Compares shops of 2,000, 20,000 and, in a whole run, 100,000 products: startup, memory, an uncached listing, a search, and
 * adding to a cart (ENG-07). Each shop runs in a process of its own, and is started twice: the second time with the snapshot of
 * the search index that the first one wrote.
 */
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RawCart } from '../src/contracts/commerce/cart.ts'
import { systemClock } from '../src/platform/clock.ts'
import { openDatabase } from '../src/platform/database/open-database.ts'
import { createLog } from '../src/platform/log/log.ts'
import { insideTransaction } from '../src/platform/database/inside-transaction.ts'
import { folderParts } from '../src/merchant/starter-shop/folder-parts.ts'
import { writeTermsOnce } from '../src/merchant/starter-shop/write-terms.ts'
import { MIGRATIONS, type ShopSchema } from '../src/merchant/shop-schema.ts'
import { SEARCH_PATH } from '../tests/support/discovery-paths.ts'
import { fillShop } from './discovery/fill-shop.ts'
import { largeShop } from './discovery/large-shop.ts'
import type { Finding } from './finding.ts'
import { median } from './finding.ts'
import { memoryOf } from './memory-of.ts'
import { startAsUsual } from './start-as-usual.ts'

const SIZES = [2000, 20_000] as const
const LARGEST = 100_000
const LISTING = '/uk/adults/socks'
/** Words that many products have, and few. */
const TERMS = ['stripes', 'red socks', 'lemon', 'gift box', 'warm wool'] as const

type Measured = {
  readonly size: number
  /** Without and with a snapshot. */
  readonly first: Startup
  readonly restarted: Startup
  /** Megabytes. */
  readonly memory: number
  /** Milliseconds, the median. */
  readonly page: number
  readonly search: number
  readonly slowestSearch: number
  readonly cart: number
}

/** Milliseconds until the server listens, until the first listing, and until the first search result. */
type Startup = { readonly open: number; readonly listed: number; readonly found: number }

export const leftOut = `a shop of ${LARGEST} products`

export async function run({ isWhole }: { readonly isWhole: boolean }): Promise<readonly Finding[]> {
  const all: Measured[] = []
  for (const size of isWhole ? [...SIZES, LARGEST] : SIZES) all.push(await measure(size))
  const [small] = all
  const large = all.at(-1)
  if (!small || !large) return []
  const grown = (what: string, of: (measured: Measured) => number, most: number): Finding => {
    const ratio = of(large) / of(small)
    return {
      what: `${what}, ${large.size} products beside ${small.size}, p50`,
      measured: `${ratio.toFixed(2)} ×`,
      limit: `at most ${most} ×`,
      within: ratio <= most,
      detail: all.map((one) => `${one.size}: ${of(one).toFixed(1)} ms`).join(', '),
    }
  }
  return [
    grown('a listing made anew', ({ page }) => page, 1.3),
    grown('something put into a cart', ({ cart }) => cart, 1.3),
    grown('a search page', ({ search }) => search, 6),
    {
      what: `a search request with its answer, by the clock, ${large.size} products, p99 (the index alone: discovery)`,
      measured: `${large.slowestSearch.toFixed(1)} ms`,
      limit: 'none',
      within: undefined,
      detail: all.map((one) => `${one.size}: ${one.slowestSearch.toFixed(1)} ms`).join(', '),
    },
    {
      what: `ENG-07 from a restart to the first search, ${large.size} products`,
      measured: `${(large.restarted.found / 1000).toFixed(1)} s`,
      limit: 'at most 5 s',
      within: large.restarted.found <= 5000,
      detail: all.map((one) => `${one.size}: ${seconds(one.restarted)}`).join(', '),
    },
    {
      what: 'from the first start, without a snapshot, to listening, to the first listing, and to the first search',
      measured: seconds(large.first),
      limit: 'none',
      within: undefined,
      detail: all.map((one) => `${one.size}: ${seconds(one.first)}`).join(', '),
    },
    {
      what: 'ENG-07 memory, once products and the words of all languages are read',
      measured: `${large.memory.toFixed(0)} MB`,
      limit: 'at most 900 MB',
      within: large.memory <= 900,
      detail: all.map((one) => `${one.size}: ${one.memory.toFixed(0)} MB`).join(', '),
    },
  ]
}

const seconds = ({ open, listed, found }: Startup): string =>
  [open, listed, found].map((time) => `${(time / 1000).toFixed(1)} s`).join(' / ')

async function measure(size: number): Promise<Measured> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sockeye-growth-'))
  const variant = await fill(dataDir, size)
  try {
    const { shop: before, startup: first } = await startAndSearch(dataDir)
    try {
      if (size >= SNAPSHOT_FROM) await writtenSnapshot(dataDir)
    } finally {
      await before.stop()
    }
    const { shop, startup: restarted } = await startAndSearch(dataDir)
    try {
      const add = await cartOf(shop.url, variant)
      const termOf = (time: number) => TERMS[time % TERMS.length] ?? TERMS[0]
      const searches = await timesOf(500, (time) => searchOnce(shop.url, termOf(time)))
      const page = median(await timesOf(80, () => read(shop.url + LISTING)))
      const search = median(await timesOf(200, (time) => read(searchFor(shop.url, termOf(time)))))
      const slowestSearch = searches.toSorted((a, b) => a - b)[Math.ceil(searches.length * 0.99) - 1] ?? Infinity
      const cart = median(await timesOf(200, add))
      // Last: the words of other languages are read after the first search.
      return { size, first, restarted, memory: memoryOf(shop.pid), page, search, slowestSearch, cart }
    } finally {
      await shop.stop()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function startAndSearch(dataDir: string): Promise<{ readonly shop: Running; readonly startup: Startup }> {
  const startedAt = performance.now()
  // Uncached pages: a cached one costs the same in a shop of any size.
  const shop = await startAsUsual({ DATA_DIR: dataDir, PAGE_CACHE_MB: '0', LOG_LEVEL: 'warn' })
  try {
    const open = performance.now() - startedAt
    await readOnceThere(shop.url + LISTING)
    const listed = performance.now() - startedAt
    // Wait until the word index is read, so that it does not affect the next measurements.
    await readOnceThere(searchFor(shop.url, TERMS[0]))
    return { shop, startup: { open, listed, found: performance.now() - startedAt } }
  } catch (error) {
    await shop.stop()
    throw error
  }
}

type Running = Awaited<ReturnType<typeof startAsUsual>>

/** As many products as an index is stored of. */
const SNAPSHOT_FROM = 5000

/** Products are written after the texts. */
async function writtenSnapshot(dataDir: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const isWritten = await stat(join(dataDir, 'search-index', 'products')).then(
      () => true,
      () => false,
    )
    if (isWritten) return
    await new Promise((done) => void setTimeout(done, 250))
  }
  throw new Error('No snapshot of the search index was written')
}

/** The search itself, as the search field calls it. */
async function searchOnce(url: string, query: string): Promise<void> {
  const answer = await fetch(`${url}${SEARCH_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: 'uk-gb', query, options: { limit: 24 } }),
  })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`A search is answered with ${answer.status}`)
}

const searchFor = (url: string, term: string): string => `${url}/uk/search?term=${encodeURIComponent(term)}`

/** Returns a variant in stock in Britain. */
async function fill(dataDir: string, size: number): Promise<string> {
  const log = createLog({ level: 'silent' })
  const database = await openDatabase<ShopSchema>({ dataDir, migrations: MIGRATIONS, log })
  const options = { dataDir, folder: 'demo', isChecked: true, drawingsModule: 'loom/index.ts', clock: systemClock }
  const { pushContent, importShippingMethods, importSeller } = await folderParts(options)
  await database.transaction(async (transaction) => {
    const context = { database: insideTransaction(database, transaction), clock: systemClock }
    await pushContent(context)
    // The discounts give away products of the demo, which this shop does not have.
    await writeTermsOnce(context, { importShippingMethods, importSeller, importDiscounts: async () => {} })
  })
  const shop = largeShop(size)
  await fillShop(database, shop)
  await database.close()
  const offers = shop.skus.slice(0, 200).flatMap((_, product) => shop.offersOf(product))
  const found = offers.find(({ sku, stock }) => !sku.endsWith('-UP') && (stock.nl ?? 0) > 100)
  if (!found) throw new Error('Nothing is there in plenty')
  return found.id
}

/** Requests are rejected while products are being read, which takes a minute in a large shop: retry. */
async function readOnceThere(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isThere = await read(url).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await new Promise((done) => void setTimeout(done, 250))
  }
  throw new Error(`${url} does not come`)
}

async function read(url: string): Promise<void> {
  const answer = await fetch(url)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} is answered with ${answer.status}`)
}

async function cartOf(url: string, id: string): Promise<(time: number) => Promise<void>> {
  const send = async (method: string, body: object, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await fetch(`${url}/orderv1/carts`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    const cart: RawCart = await answer.json()
    if (!answer.ok) throw new Error(JSON.stringify(cart))
    return cart
  }
  const store = { countryCode: 'GB', languageCode: 'en' }
  const { jwtToken } = await send('POST', { store, products: [{ id, quantity: 1 }] })
  return async (time) => {
    const products = [{ id, quantity: (time % 2) + 1 }]
    await send('PUT', { products }, { authorization: `Bearer ${jwtToken}` })
  }
}

/** One after the other; the first tenth warms up. */
async function timesOf(times: number, work: (time: number) => Promise<void>): Promise<readonly number[]> {
  const took: number[] = []
  for (let time = 0; time < times * 1.1; time += 1) {
    const before = performance.now()
    await work(time)
    took.push(performance.now() - before)
  }
  return took.slice(-times)
}
