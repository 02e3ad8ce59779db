/** The index follows the shop: what changed is found after a renewal, and nothing that changed meanwhile is lost. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CallError, type Fetch } from '../../src/contracts/call-json.ts'
import type { CatalogueProduct } from '../../src/contracts/merchant/catalogue.ts'
import { saveOffers } from '../../src/services/commerce/catalogue/save-offers.ts'
import { unlistProductsExcept } from '../../src/services/discovery/products/save-products.ts'
import { product } from '../support/catalogue-product.ts'
import { addProducts, MORNING } from '../support/shop-with-products.ts'
import { reach, type Reached } from '../support/transports.ts'
import { PRODUCTS, variantsOf } from './discovery-products.ts'
import { createApi, type DiscoveryShop, openDiscovery, refusal } from './discovery-shop.ts'
import { READ_OFFERS } from '../../src/contracts/commerce/commerce-routes.ts'
import { SEARCH_PATH } from '../support/discovery-paths.ts'

const NEW: CatalogueProduct = product('NEW01-RED', {
  name: { en: 'Octopus Ride' },
  variants: variantsOf(300, 'NEW01-RED', { pence: 1000, sizes: ['36-40'] }),
})

/** The engine is independent of the transport: each of either, once. */
const WAYS = [
  ['sqlite', 'in process'],
  ['postgres', 'over HTTP'],
] as const

describe.each(WAYS)('renewal on %s, called %s', (engine, transport) => {
  let shop: DiscoveryShop
  let reached: Reached
  let api: ReturnType<typeof createApi>
  /** How commerce answers; a test may stop or observe it. */
  let commerce: (next: Fetch) => Fetch
  /** How many products each call to commerce requested. */
  let productCounts: number[]

  beforeEach(async () => {
    commerce = (next) => next
    productCounts = []
    shop = await openDiscovery(engine, PRODUCTS, (next) => async (request) => {
      if (new URL(request.url).pathname === READ_OFFERS.path) {
        const { skus }: { skus: readonly string[] } = JSON.parse(await request.clone().text())
        productCounts.push(skus.length)
      }
      return commerce(next)(request)
    })
    reached = await reach(transport, shop.service)
    api = createApi(reached)
  })
  afterEach(async () => {
    await reached.close()
    await shop.fresh.remove()
  })

  /** The offers of commerce for the product at a position of the products. */
  const offer = async (sku: string, sold: Parameters<typeof variantsOf>[2]) => {
    const { database } = shop.fresh
    const place = PRODUCTS.findIndex((known) => known.sku === sku)
    const variants = variantsOf(place, sku, sold)
    await database.transaction((transaction) => saveOffers(transaction, database, [{ sku, variants }], MORNING))
  }
  const searchOnce = (query = 'lemon') => api.post(SEARCH_PATH, { token: 'uk-gb', query })

  it('a change of price or stock of one product is read alone, not with all the others', async () => {
    await api.search('cats', { limit: 0 })
    expect(productCounts).toEqual([PRODUCTS.length])
    await offer('CAT01-RED', { pence: 4500, sizes: ['36-40', '41-46'], pairs: 0 })
    const change = await shop.service.renew()
    expect(productCounts).toEqual([PRODUCTS.length, 1])
    // With its other colour, and with the stockLevels that either stands on.
    expect(change).toEqual({ skus: ['CAT01-RED', 'CAT01-BLUE'], places: expect.arrayContaining(['adults/socks']) })
    expect(await api.skus('cats', { sortBy: 'price-descending' })).toEqual(['CAT01-BLUE', 'CAT02-RED', 'CAT01-RED'])
    expect(await api.skus('', { filter: { price: { min: 4500 } } })).toEqual(['CAT01-RED'])
    const { metadata } = await api.search('cats', { facets: ['sizes', 'price'], limit: 0 })
    expect(metadata.facets).toEqual([
      {
        id: 'sizes',
        type: 'facet',
        values: [
          { value: '2-3Y', count: 1 },
          { value: '36-40', count: 2 },
        ],
      },
      { id: 'price', type: 'filter', min: 900, max: 4500 },
    ])
  })

  it('a reduction is found, and so is its end', async () => {
    expect(await api.skus('', { filter: { badge: ['sale'] } })).toEqual(['SLP01-GREY'])
    await offer('SLP01-GREY', { pence: 3000, sizes: ['36-40'] })
    await shop.service.renew()
    expect(await api.skus('', { filter: { badge: ['sale'] } })).toEqual([])
  })

  it('new, deleted or changed products are found after a renewal, and not before', async () => {
    expect(await api.skus('octopus')).toEqual([])
    await addProducts(shop.fresh, [NEW])
    expect(await api.skus('octopus')).toEqual([])
    await shop.service.renew()
    expect(await api.skus('octopus')).toEqual(['NEW01-RED'])
    await addProducts(shop.fresh, [{ ...NEW, name: { en: 'Squid Ride' } }])
    await shop.service.renew()
    expect([await api.skus('octopus'), await api.skus('squid')]).toEqual([[], ['NEW01-RED']])
    await shop.fresh.database.transaction((transaction) =>
      unlistProductsExcept(transaction, (sku) => sku !== NEW.sku, MORNING),
    )
    await shop.service.renew()
    expect(await api.skus('squid')).toEqual([])
    expect(await api.skus(NEW.sku)).not.toContain(NEW.sku)
  })

  it('nothing is read again where nothing has changed', async () => {
    await api.search('cats', { limit: 0 })
    await shop.service.renew()
    await shop.service.renew()
    expect(productCounts.filter((count) => count > 0)).toEqual([PRODUCTS.length])
  })

  it.each(['when the first index is built', 'when it is built anew'])(
    'a change that comes %s is not lost',
    async (when) => {
      if (when === 'when it is built anew') {
        await api.search('lemon')
        await addProducts(shop.fresh, [NEW])
      }
      // Commerce has answered with the old price, and now the price changes before the answer is read.
      let isChanged = false
      commerce = (next) => async (request) => {
        const answer = await next(request)
        if (isChanged || new URL(request.url).pathname !== READ_OFFERS.path) return answer
        isChanged = true
        await offer('LEM02-GREEN', { pence: 7000, sizes: ['4-6Y'] })
        await addProducts(shop.fresh, [{ ...NEW, sku: 'NEW02-RED', variants: [], name: { en: 'Walrus Ride' } }])
        return answer
      }
      await (when === 'when it is built anew' ? shop.service.renew() : shop.service.warm())
      expect(isChanged).toBe(true)
      await shop.service.renew()
      expect(await api.skus('', { filter: { price: { min: 5000 } } })).toEqual(['LEM02-GREEN'])
    },
  )

  it('renewals at the same time do not undo each other', async () => {
    await shop.service.warm()
    await offer('LEM01-YELLOW', { pence: 5000, sizes: ['41-46'] })
    const first = shop.service.renew()
    await addProducts(shop.fresh, [NEW])
    await Promise.all([first, shop.service.renew(), shop.service.learn(), shop.service.renew()])
    expect(await api.skus('octopus')).toEqual(['NEW01-RED'])
    expect(await api.skus('', { filter: { price: { min: 5000 } } })).toEqual(['LEM01-YELLOW'])
  })

  it('a failure of commerce while the index is built fails the request, and the next one succeeds', async () => {
    commerce = () => () => Promise.reject(new Error('down'))
    const { code, status, message } = await refusal(await searchOnce())
    expect({ code, status, message }).toEqual({
      code: 'INTERNAL_ERROR',
      status: 500,
      message: 'Something went wrong',
    })
    commerce = (next) => next
    expect(await api.skus('lemon')).toEqual(['LEM01-YELLOW', 'LEM02-GREEN'])
  })

  it('while commerce fails, indexed products are returned, the rest fails, and everything works afterwards', async () => {
    await api.search('lemon')
    await addProducts(shop.fresh, [NEW])
    commerce = () => async () => Response.json({ code: 'INTERNAL_ERROR', message: 'down' }, { status: 500 })
    expect(await api.skus('lemon')).toEqual(['LEM01-YELLOW', 'LEM02-GREEN'])
    expect((await searchOnce('cats')).status).toBe(500)
    await expect(shop.service.renew()).rejects.toThrow(CallError)
    expect((await api.search('lemon', { limit: 0 })).metadata.count).toBe(2)
    commerce = (next) => next
    expect(await api.skus('lemon')).toEqual(['LEM01-YELLOW', 'LEM02-GREEN'])
    await shop.service.renew()
    expect(await api.skus('octopus')).toEqual(['NEW01-RED'])
  })
})
