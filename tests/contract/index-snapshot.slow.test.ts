/** A node that starts with the snapshot of its search index answers as one that reads all products. */
import { cp, mkdtemp, readdir, rm, stat, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { LogCode } from '../../src/platform/log/log-code.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { saveOffers } from '../../src/services/commerce/catalogue/save-offers.ts'
import { unlistProductsExcept } from '../../src/services/discovery/products/save-products.ts'
import type { DiscoveryService } from '../../src/services/discovery/service.ts'
import { product } from '../support/catalogue-product.ts'
import { engines } from '../support/fresh-database.ts'
import { addProducts, MORNING } from '../support/shop-with-products.ts'
import { PRODUCTS, variantsOf } from './discovery-products.ts'
import { createWidgetApi, openDiscovery, startDiscovery, type DiscoveryShop } from './discovery-shop.ts'

const HOUR = 3_600_000
const FILES = ['products', ...['de', 'en', 'es', 'fr', 'it', 'nl'].map((language) => `text-${language}`)]

describe.each(engines)('a snapshot of the search index on %s', (engine) => {
  let shop: DiscoveryShop
  let folder: string
  let logged: LogCode[]

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'search-index-'))
    logged = []
    shop = await openDiscovery(engine)
    await save()
  })
  afterEach(async () => {
    await shop.fresh.remove()
    await rm(folder, { recursive: true, force: true })
  })

  const start = (minProducts = 1): DiscoveryService => {
    const log = createLog({ level: 'silent' })
    return startDiscovery({
      database: shop.fresh.database,
      clock: shop.clock,
      snapshots: { folder, minProducts },
      log: { ...log, write: (code) => void logged.push(code) },
    })
  }
  const save = async (minProducts?: number) => {
    const service = start(minProducts)
    await service.complete()
    // Waits for the writing that completing has begun.
    await service.learn()
  }
  const apiOf = (service: DiscoveryService) =>
    createWidgetApi({ fetch: async (request) => service.fetch(request), baseUrl: 'http://discovery' })
  /** Without a version: only a node that reads all products sees it. */
  const renameSilently = async (sku: string, from: string, to: string) => {
    const { query } = shop.fresh.database
    const { document } = await query
      .selectFrom('products')
      .select('document')
      .where('sku', '=', sku)
      .executeTakeFirstOrThrow()
    expect(document).toContain(from)
    await query
      .updateTable('products')
      .set({ document: document.replaceAll(from, to) })
      .where('sku', '=', sku)
      .execute()
  }
  const [{ sku: FIRST, name: NAME } = product('NONE')] = PRODUCTS
  const isFromSnapshot = async (service: DiscoveryService) => (await apiOf(service).skus('zeppelin')).length === 0
  const zeppelin = () => renameSilently(FIRST, NAME.en, 'Zeppelin')

  it('~ENG-07 is what the next start searches, lists and recommends from, without reading the products', async () => {
    const [built, restored] = [apiOf(shop.service), apiOf(start())]
    for (const term of ['', 'sock', 'red', 'lemon', 'socken', 'calcetines', 'under 10', FIRST]) {
      for (const token of ['uk-gb', 'de-de', 'us-us', 'es-es']) {
        const { items, metadata } = await built.search(term, {}, token)
        // Each answer has an id of its own.
        const same = { items, metadata: { ...metadata, id: expect.any(String) } }
        expect(await restored.search(term, {}, token)).toEqual(same)
      }
    }
    for (const widget of ['similar', 'together']) {
      const [one, other] = await Promise.all([built.ofProduct(widget, FIRST), restored.ofProduct(widget, FIRST)])
      expect(await other.text()).toEqual(await one.text())
    }
    await zeppelin()
    expect(await isFromSnapshot(start())).toBe(true)
    expect(logged).toEqual([])
  })

  it('~ENG-07 gets the prices, products and rules that have changed since', async () => {
    const { database } = shop.fresh
    const offered = [{ sku: FIRST, variants: variantsOf(1, FIRST, { pence: 98_700, sizes: ['36-40'] }) }]
    await database.transaction((transaction) => saveOffers(transaction, database, offered, MORNING))
    await addProducts(shop.fresh, [product('WALRUS', { name: { en: 'Walrus Ride' } })])
    await shop.setRules([{ id: 'tusk', kind: 'synonym', language: 'en', words: ['tuskling', 'walrus'] }])
    const last = PRODUCTS.at(-1)?.sku ?? ''
    await database.transaction((transaction) => unlistProductsExcept(transaction, (sku) => sku !== last, MORNING))
    await zeppelin()
    const service = start()
    const api = apiOf(service)
    expect(await api.skus('', { filter: { price: { min: 98_700 } } })).toEqual([FIRST])
    expect([await api.skus('walrus'), await api.skus('tuskling')]).toEqual([['WALRUS'], ['WALRUS']])
    expect(await api.skus('', { limit: 100 })).not.toContain(last)
    expect(await isFromSnapshot(service)).toBe(true)
  })

  it('is written again when it has changed, and not otherwise', async () => {
    const written = async () => (await stat(join(folder, 'products'))).mtimeMs
    const before = await written()
    await save()
    expect(await written()).toBe(before)
    await addProducts(shop.fresh, [product('WALRUS', { name: { en: 'Walrus Ride' } })])
    await save()
    expect(await written()).toBeGreaterThan(before)
    expect((await readdir(folder)).toSorted()).toEqual(FILES)
  })

  it.each<[string, () => Promise<unknown> | void, readonly string[]]>([
    ['that is older than a day', () => shop.clock.set(new Date(MORNING.getTime() + 25 * HOUR)), []],
    ['that is cut off', () => truncate(join(folder, 'products'), 1000), ['discovery.snapshot_unreadable']],
    [
      'of a database that was replaced by an older one',
      () => shop.fresh.database.query.updateTable('products_version').set({ version: 0 }).execute(),
      [],
    ],
  ])('%s is not used', async (_, change, codes) => {
    await change()
    await zeppelin()
    expect(await isFromSnapshot(start())).toBe(false)
    expect(logged.map(({ code }) => code)).toEqual(codes)
  })

  it('without the texts of the same moment gets its words from the database', async () => {
    const older = join(folder, 'older')
    await cp(join(folder, 'text-en'), older)
    await addProducts(shop.fresh, [product('WALRUS', { name: { en: 'Walrus Ride' } })])
    await save()
    await cp(older, join(folder, 'text-en'))
    expect(await apiOf(start()).skus('walrus')).toEqual(['WALRUS'])
  })

  it('of a node that runs for more than a day is of an index that was built anew, with the badges of that day', async () => {
    const service = start()
    await service.complete()
    await zeppelin()
    shop.clock.set(new Date(MORNING.getTime() + 23 * HOUR))
    await service.learn()
    expect(await isFromSnapshot(service)).toBe(true)
    shop.clock.set(new Date(MORNING.getTime() + 25 * HOUR))
    await service.learn()
    expect(await isFromSnapshot(service)).toBe(false)
    expect(await isFromSnapshot(start())).toBe(false)
  })

  it('that could not be written is written the next time', async () => {
    await rm(folder, { recursive: true })
    await cp('package.json', folder)
    const service = start()
    await service.complete()
    await service.learn()
    await rm(folder)
    await service.learn()
    expect((await readdir(folder)).toSorted()).toEqual(FILES)
  })

  it('of a small shop is not written, and one that cannot be written is logged', async () => {
    await rm(folder, { recursive: true })
    await save(1_000_000)
    await expect(stat(folder)).rejects.toThrow('ENOENT')
    await cp('package.json', folder)
    await save()
    expect(logged.map(({ code }) => code)).toContain('discovery.snapshot_not_written')
  })
})
