/** One changed product is indexed alone, and prices are followed while a whole index is built, in a shop of 20,000 products. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CatalogueProduct } from '../../src/contracts/merchant/catalogue.ts'
import { saveOffers } from '../../src/services/commerce/catalogue/save-offers.ts'
import { unlistProductsExcept } from '../../src/services/discovery/products/save-products.ts'
import { followProductChanges, createCachedProducts } from '../../src/server/products/product-changes.ts'
import { product } from '../support/catalogue-product.ts'
import { addProducts, MORNING } from '../support/shop-with-products.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { variantsOf } from './discovery-products.ts'
import { createApi, openDiscovery, type DiscoveryShop } from './discovery-shop.ts'

/** PRODUCTS=100000 tests more. */
const COUNT = Number(process.env['PRODUCTS'] ?? 20_000)
const PER_SAVE = 2000

/** Variants cost most of the time: those that the test changes have some, the others none. */
const numbered = (place: number, more: Partial<CatalogueProduct> = {}): CatalogueProduct =>
  product(`P${place}`, {
    name: { en: `Sock number${place % 500}` },
    variants: place % 1000 === 0 ? variantsOf(place, `P${place}`, { pence: 1000, sizes: ['36-40'] }) : [],
    ...more,
  })

describe(`an index of ${COUNT} products`, () => {
  let shop: DiscoveryShop
  let api: ReturnType<typeof createApi>
  beforeAll(async () => {
    shop = await openDiscovery('sqlite', [])
    for (let first = 0; first < COUNT; first += PER_SAVE) {
      await addProducts(
        shop.fresh,
        Array.from({ length: PER_SAVE }, (_, place) => numbered(first + place)),
      )
    }
    api = createApi({ fetch: async (request) => shop.service.fetch(request), baseUrl: 'http://discovery' })
    await shop.service.complete()
  })
  afterAll(() => shop.fresh.remove())

  const price = async (place: number, pence: number) => {
    const { database } = shop.fresh
    const offered = [{ sku: `P${place}`, variants: variantsOf(place, `P${place}`, { pence, sizes: ['36-40'] }) }]
    await database.transaction((transaction) => saveOffers(transaction, database, offered, MORNING))
  }
  const costing = (min: number) => api.skus('', { filter: { price: { min } } })
  const renewed = async () => {
    const { change, rebuilding } = await shop.service.beginRenewal()
    expect(rebuilding).toBeUndefined()
    return change
  }

  it('~SCL-04 a changed product is indexed alone, in all its parts; a new and a removed one, too', async () => {
    const isFound = async (query: string) => (await api.skus(query)).includes('P3000')
    expect([await isFound('walrus'), await isFound('number0')]).toEqual([false, true])
    await addProducts(shop.fresh, [numbered(3000, { name: { en: 'Walrus Ride' }, categories: ['kids/socks'] })])
    expect(await renewed()).toMatchObject({
      skus: ['P3000'],
      places: expect.arrayContaining(['kids/socks', 'adults/socks']),
    })
    expect([await isFound('walrus'), await isFound('number0')]).toEqual([true, false])
    expect(await api.skus('walruss')).toEqual(['P3000'])
    const fresh = COUNT + 1000
    await addProducts(shop.fresh, [numbered(fresh, { name: { en: 'Octopus Ride' } })])
    await renewed()
    expect([await api.skus('octopus'), await api.skus('ride')]).toEqual([
      [`P${fresh}`],
      expect.arrayContaining(['P3000', `P${fresh}`]),
    ])
    await shop.fresh.database.transaction((transaction) =>
      unlistProductsExcept(transaction, (sku) => sku !== 'P3000', MORNING),
    )
    await renewed()
    expect([await api.skus('walrus'), await api.skus('ride')]).toEqual([[], [`P${fresh}`]])
  })

  it('SCL-04 prices are current while a whole index is built, and pages are outdated before it begins and when it is used', async () => {
    const renewals = { begun: 0 }
    const products = createCachedProducts({
      commerce: { offersVersion: async () => versionOf('offers_version') },
      discovery: { version: async () => versionOf('products_version') },
      renew: async () => {
        renewals.begun += 1
        return shop.service.beginRenewal()
      },
    })
    await products.checkVersion()
    const poll = followProductChanges(products, { clock: systemClock, log: { write: () => undefined } })
    // More than are indexed one by one.
    await addProducts(
      shop.fresh,
      Array.from({ length: 300 }, (_, place) => numbered(place + 8000, { name: { en: 'Salmon' } })),
    )
    expect(await poll()).toBe('everything')
    const { rebuilding } = await shop.service.beginRenewal()
    const build = { isOver: rebuilding === undefined }
    void rebuilding?.finally(() => {
      build.isOver = true
    })
    await price(5000, 7700)
    await poll()
    expect([await costing(7700), build.isOver]).toEqual([['P5000'], false])
    await price(6000, 8800)
    await poll()
    expect([(await costing(7700)).toSorted(), build.isOver]).toEqual([['P5000', 'P6000'], false])
    await rebuilding
    await expect.poll(poll).toBe('everything')
    expect([(await costing(7700)).toSorted(), (await api.skus('salmon')).length > 0]).toEqual([
      ['P5000', 'P6000'],
      true,
    ])
  })

  const versionOf = async (table: 'offers_version' | 'products_version') =>
    (await shop.fresh.database.query.selectFrom(table).select('version').executeTakeFirstOrThrow()).version

  it('~SCL-04 more changes than are indexed one by one begin a whole index aside, and none is lost', async () => {
    const { database } = shop.fresh
    const many = Array.from({ length: 300 }, (_, place) =>
      numbered(place + 1, { name: { en: 'Dolphin' }, variants: [] }),
    )
    await addProducts(shop.fresh, many)
    const { rebuilding } = await shop.service.beginRenewal()
    expect(rebuilding).toBeInstanceOf(Promise)
    await addProducts(shop.fresh, [numbered(7000, { name: { en: 'Narwhal' } })])
    await shop.service.renew()
    expect(await api.skus('narwhal')).toEqual(['P7000'])
    expect(await database.query.selectFrom('products').select('sku').where('changed_in', 'is', null).execute()).toEqual(
      [],
    )
  })
})
