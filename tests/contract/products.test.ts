import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CatalogueProduct } from '../../src/contracts/merchant/catalogue.ts'
import { commerceClient } from '../../src/contracts/commerce/commerce-client.ts'
import { discoveryClient, type DiscoveryClient } from '../../src/contracts/discovery/discovery-client.ts'
import type { ReceivedProduct } from '../../src/contracts/discovery/product.ts'
import { findMarket } from '../../src/markets/storefronts/table.ts'
import type { Market } from '../../src/markets/types.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { createLog } from '../../src/platform/log/log.ts'
import type { ShopSchema } from '../../src/merchant/shop-schema.ts'
import { createCommerceService } from '../../src/services/commerce/service.ts'
import { createDiscoveryService, type DiscoveryService } from '../../src/services/discovery/service.ts'
import { product, variant } from '../support/catalogue-product.ts'
import { engines, type FreshDatabase } from '../support/fresh-database.ts'
import { addProducts, shopWithProducts } from '../support/shop-with-products.ts'
import { reach, transports, type Reached } from '../support/transports.ts'
import { local } from '../../src/contracts/local-transport.ts'

const marketOf = (country: string): Market => {
  const market = findMarket('production', country)
  if (!market) throw new Error(`No market ${country}`)
  return market
}

const PRODUCTS: readonly CatalogueProduct[] = [
  product('LEMON-YELLOW', {
    name: { en: 'Lemon Aid', 'en-US': 'Lemonade Stand', de: 'Große Zitrone' },
    linkedProducts: ['LEMON-BLUE'],
    badges: ['bestseller', 'limited'],
    // Nothing says how many were made: only the other badge is shown (LAW-22).
    badgeFacts: { sold: { units: 20, from: '2026-01-01', to: '2026-11-01' } },
    collections: ['low-socks'],
    sizeGuideBlock: 'socks',
    occasion: 'summer',
    colour: { primary: 'yellow', secondary: 'blue' },
    images: [
      {
        picture: 'drawing:crew.pair.lemons_sun',
        imageType: 'product',
        backgroundColor: '#fff0c2',
        alt: { en: 'Lemons', de: 'Zitronen' },
      },
      { picture: 'drawing:crew.worn.lemons_sun', imageType: 'worn', backgroundColor: '#fff0c2' },
    ],
    variants: [
      variant(1, { sku: 'LY-L', size: 'l', stock: { nl: 3, 'nl-rsv': 1 } }),
      variant(2, { sku: 'LY-S', size: 's', stock: { nl: 40 } }),
      variant(3, { sku: 'LY-S-UP', size: 's', stock: { us: 0 } }),
    ],
  }),
  product('LEMON-BLUE', {
    colour: { primary: 'blue' },
    linkedProducts: ['LEMON-YELLOW'],
    variants: [variant(4, { sku: 'LB', stock: { nl: 7 } }), variant(5, { sku: 'LB-UP', stock: { us: 2 } })],
  }),
  product('GONE', { variants: [variant(6, { sku: 'G', stock: { nl: 0 } })] }),
  product('LAST', { variants: [variant(7, { sku: 'L' })] }),
  product('SHY', { recommended: false, variants: [variant(8, { sku: 'SH' })] }),
]

describe.each(engines)('products on %s', (engine) => {
  let fresh: FreshDatabase<ShopSchema>
  let service: DiscoveryService
  const offersRead: string[] = []

  beforeAll(async () => {
    fresh = await shopWithProducts(engine, PRODUCTS)
    const log = createLog({ level: 'silent' })
    const commerce = createCommerceService({ database: fresh.database, environment: 'production', log })
    const client = commerceClient({ transport: local(commerce) })
    service = createDiscoveryService({
      database: fresh.database,
      commerce: {
        ...client,
        offers(skus) {
          offersRead.push(...skus)
          return client.offers(skus)
        },
      },
      environment: 'production',
      clock: systemClock,
      log,
    })
  })
  afterAll(() => fresh.remove())

  describe.each(transports)('called %s', (transport) => {
    let reached: Reached
    let client: DiscoveryClient

    beforeAll(async () => {
      reached = await reach(transport, service)
      client = discoveryClient(reached.transport)
    })
    afterAll(() => reached.close())

    const get = (path: string) => reached.fetch(new Request(`${reached.baseUrl}${path}`))
    const receivedProducts = async (query: string): Promise<readonly ReceivedProduct[]> => {
      const answer: { products: readonly ReceivedProduct[] } = JSON.parse(
        await (await get(`/api/products?${query}`)).text(),
      )
      return answer.products
    }
    const skusOf = async (country: string, collection: string) => {
      const { items } = await client.list({ collection, market: marketOf(country), page: 1, limit: 64 })
      return items.map(({ sku }) => sku)
    }

    it('PRD-01 PRD-03 a product has all its members', async () => {
      const [lemon] = await receivedProducts('skus=LEMON-YELLOW')
      expect(lemon).toMatchObject({
        _id: 'LEMON-YELLOW',
        id: 'LEMON-YELLOW',
        kind: 'product',
        type: 'product',
        name: 'Lemon Aid',
        stockStatus: 'in-stock',
        badges: ['bestseller'],
        categories: ['adults/socks'],
        collections: ['low-socks'],
        availableSizes: ['s', 'l'],
        relatedColours: ['blue'],
        linkedProducts: [{ sku: 'LEMON-BLUE', colour: 'blue', stock: { nl: 7, us: 2 } }],
        patternGroup: 'food',
        materials: ['cotton', 'elastane'],
        certifications: [],
        displayFeatures: [],
        sections: [],
        seasonalClearance: false,
        updateReason: 'created',
        updatedAt: '2026-11-15T10:00:00.000Z',
      })
    })

    it('PRD-05 PRD-06 PRD-07 so have its texts, its information and its colour', async () => {
      const [lemon] = await receivedProducts('skus=LEMON-YELLOW')
      expect(lemon).toMatchObject({
        colour: { primary: 'yellow', secondary: 'blue' },
        description: { short: 'Short.', full: 'The whole story.' },
        meta: { title: 'Lemon Aid', description: 'Short.' },
        information: {
          composition: '97% cotton, 3% elastane',
          legalMaterials: ['cotton', 'elastane'],
          washingInstructions: ['machine-40'],
          sizeGuideBlock: 'socks',
          occasion: 'summer',
          ageGroup: 'adult',
          family: 'socks',
          silhouette: 'crew',
        },
      })
      expect(lemon?.information.compositions).toHaveLength(1)
    })

    it('PRD-02 so has a variant', async () => {
      const [lemon] = await receivedProducts('skus=LEMON-YELLOW')
      expect(lemon?.variants.map(({ sku, stockStatus }) => `${sku} ${stockStatus}`)).toEqual([
        'LY-L low-stock',
        'LY-S in-stock',
        'LY-S-UP no-stock',
      ])
      expect(lemon?.variants[0]).toMatchObject({
        id: '2900000000018',
        price: { original: 1200, final: 1200 },
        discount: { absolute: 0, percentage: 0 },
      })
    })

    it('PRD-04 so have its pictures', async () => {
      const [lemon] = await receivedProducts('skus=LEMON-YELLOW')
      expect(lemon?.media.images.map(({ position, imageType, alt }) => [position, imageType, alt])).toEqual([
        [1, 'product', 'Lemons'],
        [2, 'worn', 'Lemon Aid'],
      ])
      expect(lemon?.media.hero.small).toMatch(
        /^\/images\/[0-9a-f]{16}\/crew\.pair\.lemons_sun\?width=320&format=auto&quality=70&background=%23fff0c2$/,
      )
      expect(lemon?.media.alternate).toMatch(/crew\.worn\.lemons_sun$/)
    })

    it.each([
      ['en', 'Lemon Aid', 'cotton'],
      ['en-US', 'Lemonade Stand', 'cotton'],
      ['de', 'Große Zitrone', 'Baumwolle'],
      ['fr', 'Lemon Aid', 'coton'],
    ])('is returned in %s, and English where a text is missing', async (language, name, cotton) => {
      const [lemon] = await receivedProducts(`skus=LEMON-YELLOW&language=${language}`)
      expect([lemon?.name, lemon?.information.legalMaterials[0]]).toEqual([name, cotton])
    })

    it('finds a product in any case, the first of several that is one', async () => {
      expect((await client.product(['nothing', 'lemon-blue', 'gone'], marketOf('GB')))?.sku).toBe('LEMON-BLUE')
      expect(await client.product(['nothing'], marketOf('GB'))).toBeUndefined()
    })

    it('has a directory: the pages of each product, and its name there', async () => {
      const directory = await client.directory()
      expect(directory.map(({ sku }) => sku)).toEqual(PRODUCTS.map(({ sku }) => sku))
      const [lemon] = await client.inDirectory(['lemon-yellow', 'no-such-sku'])
      expect(lemon).toEqual(directory[0])
      expect(lemon).toMatchObject({ names: { en: 'Lemon Aid', de: 'Große Zitrone' }, updatedAt: expect.any(String) })
      expect(lemon?.pictures).toHaveLength(2)
      expect(lemon?.countries).toEqual(expect.arrayContaining(['GB', 'US', 'KR']))
      // It has no pack for the United States.
      expect(directory.at(-1)?.countries).not.toContain('US')
    })

    it('has the entry of a product that was just read, so that a page waits for one read only', async () => {
      const last = await client.product(['LAST'], marketOf('GB'))
      offersRead.length = 0
      const [entry] = await client.inDirectory(['LAST'])
      expect(entry).toMatchObject({ sku: 'LAST', names: { en: last?.name } })
      expect(offersRead).toEqual([])
    })

    it('PRD-12 PRD-13 the same product has other variants on us than elsewhere', async () => {
      const on = async (country: string) =>
        (await client.product(['LEMON-YELLOW'], marketOf(country)))?.variants.map(({ sku }) => sku)
      expect(await on('GB')).toEqual(['LY-S', 'LY-L'])
      expect(await on('US')).toEqual(['LY-S-UP'])
    })

    it('PRD-15 the other colour is in stock by the warehouse of the storefront', async () => {
      const inStock = async (country: string) =>
        (await client.product(['LEMON-BLUE'], marketOf(country)))?.linkedProducts[0]?.inStock
      expect([await inStock('GB'), await inStock('US')]).toEqual([true, false])
    })

    it('a listing preserves the order of the merchant, sold-out ones last, unrecommended ones out', async () => {
      expect(await skusOf('GB', 'adults/socks')).toEqual(['LEMON-YELLOW', 'LEMON-BLUE', 'LAST', 'GONE'])
      expect(await skusOf('GB', 'collection/low-socks')).toEqual(['LEMON-YELLOW'])
      expect(await skusOf('US', 'adults/socks')).toEqual(['LEMON-BLUE', 'LEMON-YELLOW'])
      expect(await skusOf('GB', 'nowhere')).toEqual([])
    })

    it('~REC-02 pages a listing and returns the total', async () => {
      const page = (number: number) =>
        client.list({ collection: 'adults/socks', market: marketOf('GB'), page: number, limit: 3 })
      expect(await page(2)).toMatchObject({ pages: 2, totalItems: 4, items: [{ sku: 'GONE' }] })
      expect((await page(3)).items).toEqual([])
    })

    it.each([
      ['No sku provided', '/api/products', 400, 'skus'],
      ['No sku provided', '/api/products?skus=,', 400, 'skus'],
      ['must be a sku', "/api/products?skus=a'b", 400, 'skus.0'],
      ['must be one of en, en-US, de, nl, fr, es, it', '/api/products?skus=a&language=xx', 400, 'language'],
      [
        'must be at most 24',
        `/api/products?skus=${Array.from({ length: 25 }, (_, i) => `A${i}`).join(',')}`,
        400,
        'skus',
      ],
    ])('answers "%s" for %s', async (message, path, status, field) => {
      const answer = await get(path)
      expect(answer.status).toBe(status)
      const body: { message: string; field: string } = JSON.parse(await answer.text())
      expect(body.message).toContain(message)
      expect(body.field).toBe(field)
    })
  })

  it('a failed first load is retried', async () => {
    const log = createLog({ level: 'silent' })
    const commerce = createCommerceService({ database: fresh.database, environment: 'production', log })
    let isBroken = true
    const client = commerceClient({
      transport: (route, request) => (isBroken ? Promise.reject(new Error('broken')) : local(commerce)(route, request)),
    })
    const recovering = createDiscoveryService({
      database: fresh.database,
      commerce: client,
      environment: 'production',
      clock: systemClock,
      log,
    })
    const call = () => recovering.fetch(new Request('http://discovery/api/products?skus=LEMON-BLUE'))
    expect((await call()).status).toBe(500)
    isBroken = false
    expect((await call()).status).toBe(200)
  })

  it('returns the old products until the new ones are indexed, then all of them', async () => {
    const reached = await reach('in process', service)
    const client = discoveryClient(reached.transport)
    const before = await client.version()
    await addProducts(fresh, [product('FRESH', { categories: ['new'], variants: [variant(90, { sku: 'FR' })] })])
    expect(await client.version()).toBe(before + 1)
    expect(await client.product(['FRESH'], marketOf('GB'))).toBeUndefined()
    await service.renew()
    expect((await client.list({ collection: 'new', market: marketOf('GB'), page: 1, limit: 9 })).items).toHaveLength(1)
    await addProducts(fresh, [product('FRESH', { categories: ['new'], variants: [variant(90, { sku: 'FR' })] })])
    expect(await client.version()).toBe(before + 1)
  })

  it('a product that loses its other colour has the other changes of the same edit, in its response and in the directory', async () => {
    const client = discoveryClient((await reach('in process', service)).transport)
    const names = async () => [
      (await client.product(['PAIR'], marketOf('GB')))?.name,
      (await client.inDirectory(['PAIR'])).map(({ names: { en } }) => en),
    ]
    const pair = { name: { en: 'One of two' }, linkedProducts: ['MATE'], variants: [variant(91, { sku: 'PA' })] }
    await addProducts(fresh, [product('PAIR', pair), product('MATE', { variants: [variant(92, { sku: 'MA' })] })])
    await service.renew()
    expect(await names()).toEqual(['One of two', ['One of two']])
    await addProducts(fresh, [product('PAIR', { ...pair, name: { en: 'Alone' }, linkedProducts: [] })])
    await service.renew()
    expect(await names()).toEqual(['Alone', ['Alone']])
  })
})
