/** Category and collection pages: their products, in which order, page by page. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CatalogueProduct } from '../../src/contracts/merchant/catalogue.ts'
import { listingAnswer } from '../../src/contracts/discovery/discovery-answer-schema.ts'
import { discoveryClient, type DiscoveryClient } from '../../src/contracts/discovery/discovery-client.ts'
import type { ListingVariables } from '../../src/contracts/discovery/discovery.ts'
import { product } from '../support/catalogue-product.ts'
import { engines } from '../support/fresh-database.ts'
import { reach, transports, type Reached } from '../support/transports.ts'
import { PRODUCTS, variantsOf } from './discovery-products.ts'
import { createApi, type DiscoveryShop, marketOf, openDiscovery, read, refusal } from './discovery-shop.ts'
import { LISTING_PATH, listingPath } from '../support/discovery-paths.ts'

/** Characters that a URL must escape. */
const ODD_PLACE = 'spa ß/100%25?&=#"+\\é/💥/..'

const ODD: CatalogueProduct = product('ODD01-RED', {
  name: { en: 'Oddity' },
  colour: { primary: 'red' },
  categories: [ODD_PLACE],
  linkedProducts: ['ODD02-NOPE', 'CAT01-BLUE', 'UNKNOWN-01'],
  variants: variantsOf(300, 'ODD01-RED', { pence: 1000, sizes: ['l', '36-40', 'S'] }),
})

/** As another shop's import may have left it: in an unknown colour. */
const NOPE: CatalogueProduct = JSON.parse(
  JSON.stringify({
    ...product('ODD02-NOPE', { variants: variantsOf(301, 'ODD02-NOPE', { pence: 1000, sizes: ['36-40'] }) }),
    categories: ['elsewhere'],
    colour: { primary: 'nope' },
  }),
)

describe.each(engines)('listings on %s', (engine) => {
  let shop: DiscoveryShop

  beforeAll(async () => {
    shop = await openDiscovery(engine, [...PRODUCTS, ODD, NOPE])
  })
  afterAll(() => shop.fresh.remove())

  describe.each(transports)('called %s', (transport) => {
    let reached: Reached
    let api: ReturnType<typeof createApi>
    let client: DiscoveryClient

    beforeAll(async () => {
      reached = await reach(transport, shop.service)
      api = createApi(reached)
      client = discoveryClient(reached.transport)
    })
    afterAll(() => reached.close())

    const list = async (variables: ListingVariables, { widgetId = 'listing-uk-gb', limit = 64, page = 1 } = {}) => {
      const path = listingPath({ widgetId, profile: 'everybody', limit, page, variables })
      return read(listingAnswer, await api.get(path))
    }
    const skus = async (variables: ListingVariables, options?: Parameters<typeof list>[1]) =>
      (await list(variables, options)).recommendations.map(({ product: { sku } }) => sku)

    const ADULTS = { collection: 'adults/socks' }

    it('REC-02 answers id, recommendations and the total, and honours limit and page', async () => {
      const pages = [1, 2, 3, 4].map((page) => list(ADULTS, { limit: 2, page }))
      const answers = await Promise.all(pages)
      expect(answers.map(({ recommendations }) => recommendations.map(({ id }) => id))).toEqual([
        ['CAT01-RED', 'CAT01-BLUE'],
        ['LEM01-YELLOW', 'FLA02-PINK'],
        ['FLA01-PINK'],
        [],
      ])
      expect(answers.map(({ pagination }) => pagination.total)).toEqual([5, 5, 5, 5])
      expect(answers[0]?.recommendations[0]).toMatchObject({ distribution: 1, product: { sku: 'CAT01-RED' } })
      expect(answers[0]).not.toHaveProperty('facets')
    })

    it('LST-17 shows what the merchant recommends, sold-out ones last, and nothing else', async () => {
      expect(await skus(ADULTS)).toEqual(['CAT01-RED', 'CAT01-BLUE', 'LEM01-YELLOW', 'FLA02-PINK', 'FLA01-PINK'])
    })

    it('LST-18 the client sends page, widget, collection, facets, filters and limit', async () => {
      const found = await client.list({
        market: marketOf('GB'),
        collection: 'adults/socks',
        widgetId: 'listing-uk-gb',
        page: 2,
        limit: 1,
        facets: ['colour', 'price'],
        filters: { colour: ['red', 'blue'] },
        sortBy: 'price-descending',
      })
      expect(found).toMatchObject({
        id: 'listing:adults/socks',
        pages: 2,
        totalItems: 2,
        items: [{ sku: 'CAT01-BLUE' }],
      })
      expect(found.facets).toEqual([
        {
          id: 'colour',
          type: 'facet',
          values: [
            { value: 'pink', count: 2 },
            { value: 'blue', count: 1 },
            { value: 'red', count: 1 },
            { value: 'yellow', count: 1 },
          ],
        },
        { id: 'price', type: 'filter', min: 1200, max: 1200 },
      ])
    })

    it.each<[string, ListingVariables, readonly string[]]>([
      ['a collection', { collection: 'collection/low-socks' }, ['CAT01-RED', 'LEM01-YELLOW']],
      [
        'a price',
        { ...ADULTS, filters: { price: { min: 1100, max: 1200 } } },
        ['CAT01-RED', 'CAT01-BLUE', 'FLA02-PINK'],
      ],
      ['an order', { collection: 'kids/socks', sortBy: 'price-ascending' }, ['LEM02-GREEN', 'CAT02-RED']],
      ['another category as filter', { ...ADULTS, filters: { category: ['kids/socks'] } }, []],
      ['an unknown place', { collection: 'nowhere' }, []],
      ['a member of the prototype', { collection: '__proto__' }, []],
    ])('accepts %s', async (_, variables, expected) => {
      expect(await skus(variables)).toEqual(expected)
    })

    it('REC-08 variables arrive unchanged, whatever they contain', async () => {
      expect(await skus({ collection: ODD_PLACE })).toEqual(['ODD01-RED'])
      expect(await skus({ collection: encodeURIComponent(ODD_PLACE) })).toEqual([])
      const filters = { colour: ['red'], sizes: [ODD_PLACE, 'S'] }
      expect(await skus({ collection: ODD_PLACE, filters })).toEqual(['ODD01-RED'])
    })

    it('PRD-12 PRD-13 a listing of us shows its packs, others theirs', async () => {
      const american = await client.list({ market: marketOf('US'), collection: 'adults/socks', page: 1, limit: 9 })
      expect(american.items.map(({ sku, variants }) => [sku, variants.map((variant) => variant.sku)])).toEqual([
        ['CAT01-RED', ['CAT01-RED-UP']],
        ['LEM01-YELLOW', ['LEM01-YELLOW-UP']],
        ['USA01-RED', ['USA01-RED-UP']],
        ['CAT01-BLUE', ['CAT01-BLUE-UP']],
      ])
      const british = await client.list({ market: marketOf('GB'), collection: 'adults/socks', page: 1, limit: 1 })
      expect(british.items[0]?.variants.map(({ sku }) => sku)).toEqual(['CAT01-RED-36-40', 'CAT01-RED-41-46'])
    })

    it('PRD-14 a linked product in an unknown colour, or that is gone, is skipped', async () => {
      const odd = await client.product(['ODD01-RED'], marketOf('GB'))
      expect(odd?.linkedProducts.map(({ sku }) => sku)).toEqual(['CAT01-BLUE'])
    })

    it('PRD-16 sizes of a product and of a facet are on the same scale', async () => {
      const { recommendations, facets } = await list({ collection: ODD_PLACE, facets: ['sizes'] })
      const sizes = ['S', 'l', '36-40']
      expect(recommendations[0]?.product.availableSizes).toEqual(sizes)
      expect(facets?.flatMap((facet) => (facet.type === 'facet' ? facet.values : []))).toEqual(
        sizes.map((value) => ({ value, count: 1 })),
      )
    })

    it.each([
      'listing',
      'listing-',
      'listing-xx-xx',
      'listing-uk-de',
      'grid-uk-gb',
      'basket-uk-gb',
      '__proto__',
      '%00',
    ])('SRC-19 ERR-37 %s is no widget of a listing', async (widget) => {
      const variables = encodeURIComponent(JSON.stringify(ADULTS))
      expect(await refusal(await api.get(`${LISTING_PATH}/${widget}/everybody/8/1/${variables}`))).toMatchObject({
        status: 404,
        message: 'Widget config not found',
        field: 'widget',
      })
    })

    it('SRC-19 ERR-37 the client rejects with the message of the service', async () => {
      const wanted = { market: marketOf('GB'), collection: 'gifts', page: 1, limit: 9, widgetId: 'grid-uk-gb' }
      await expect(client.list(wanted)).rejects.toThrow('Widget config not found')
    })
  })
})
