/** Search over its API: the operations, the markets, and what can be requested. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchAnswer, suggestAnswer } from '../../src/contracts/discovery/discovery-answer-schema.ts'
import { discoveryClient } from '../../src/contracts/discovery/discovery-client.ts'
import type { SearchOptions } from '../../src/contracts/discovery/discovery.ts'
import { receivedProduct } from '../../src/contracts/discovery/product-schema.ts'
import { engines } from '../support/fresh-database.ts'
import { reach, transports, type Reached } from '../support/transports.ts'
import { DAISIES, PRODUCTS } from './discovery-products.ts'
import { createApi, type DiscoveryShop, marketOf, openDiscovery, read, refusal } from './discovery-shop.ts'
import { SEARCH_PATH, SUGGEST_PATH } from '../support/discovery-paths.ts'

describe.each(engines)('search on %s', (engine) => {
  let shop: DiscoveryShop

  beforeAll(async () => {
    shop = await openDiscovery(engine, [...PRODUCTS, ...DAISIES])
  })
  afterAll(() => shop.fresh.remove())

  describe.each(transports)('called %s', (transport) => {
    let reached: Reached
    let api: ReturnType<typeof createApi>

    beforeAll(async () => {
      reached = await reach(transport, shop.service)
      api = createApi(reached)
    })
    afterAll(() => reached.close())

    const suggest = async (query: string, limit = 8) =>
      read(suggestAnswer, await api.post(SUGGEST_PATH, { token: 'uk-gb', query, options: { limit } }))

    describe('the calls', () => {
      const options = {
        sortBy: 'price-ascending',
        limit: 5,
        offset: 0,
        facets: ['colour', 'price'],
        filter: { colour: ['red', 'blue'], price: { min: 100, max: 9000 } },
        customResponseMask: ['sku', 'name'],
        groupBy: 'product',
      } satisfies SearchOptions

      it('SRC-01 both take token, query and every option', async () => {
        const request = { token: 'uk-gb', query: 'cat', options }
        const found = await read(searchAnswer, await api.post(SEARCH_PATH, request))
        expect(found.metadata.count).toBe(3)
        const begun = await read(suggestAnswer, await api.post(SUGGEST_PATH, request))
        expect(begun.metadata.count).toBe(3)
      })

      it('SRC-01 a search without options is of all products, whole, without facets', async () => {
        const { items, metadata } = await api.search('cat')
        expect(items.map(({ id }) => id).toSorted()).toEqual(['CAT01-BLUE', 'CAT01-RED', 'CAT02-RED'])
        expect(metadata).toMatchObject({ count: 3, facets: [] })
        for (const item of items) expect(receivedProduct.parse(item).kind).toBe('product')
      })

      it.each<[SearchOptions, readonly string[]]>([
        [{ sortBy: 'price-ascending' }, ['CAT02-RED', 'CAT01-RED', 'CAT01-BLUE']],
        [{ sortBy: 'price-ascending', limit: 2 }, ['CAT02-RED', 'CAT01-RED']],
        [{ sortBy: 'price-ascending', offset: 1 }, ['CAT01-RED', 'CAT01-BLUE']],
        [{ sortBy: 'price-ascending', filter: { colour: ['blue'] } }, ['CAT01-BLUE']],
        [{ sortBy: 'price-ascending', groupBy: 'product' }, ['CAT02-RED', 'CAT01-RED', 'CAT01-BLUE']],
      ])('SRC-01 %j has its effect on a search', async (given, skus) => {
        expect(await api.skus('cat', given)).toEqual(skus)
      })

      it('SRC-01 facets and customResponseMask have theirs', async () => {
        const { metadata, items } = await api.search('cat', {
          facets: ['price'],
          customResponseMask: ['sku'],
          limit: 1,
        })
        expect(metadata.facets).toEqual([{ id: 'price', type: 'filter', min: 900, max: 1200 }])
        expect(items.map((item) => Object.keys(item).toSorted())).toEqual([['id', 'kind', 'sku']])
      })

      const suggested = async (given: SearchOptions) => {
        const answer = await api.post(SUGGEST_PATH, { token: 'uk-gb', query: 'cat', options: given })
        const { metadata, items } = await read(suggestAnswer, answer)
        return { count: metadata.count, skus: items.map(({ id }) => id) }
      }

      it('SRC-01 limit and filter have their effect on suggestions', async () => {
        expect((await suggested({})).skus).toHaveLength(2)
        expect((await suggested({ limit: 1 })).skus).toHaveLength(1)
        expect(await suggested({ filter: { colour: ['blue'] } })).toEqual({ count: 1, skus: ['CAT01-BLUE'] })
      })

      it.each<SearchOptions>([
        { sortBy: 'price-ascending' },
        { sortBy: 'price-descending' },
        { offset: 1 },
        { facets: ['colour', 'price'] },
        { customResponseMask: ['sku'] },
        { groupBy: 'product' },
      ])('SRC-01 %j is accepted by suggestions, and has no effect on them', async (given) => {
        expect(await suggested(given)).toEqual(await suggested({}))
      })

      it.each([SEARCH_PATH, SUGGEST_PATH])('SRC-01 %s is refused without a token', async (path) => {
        expect(await refusal(await api.post(path, { query: 'cat', options }))).toEqual({
          status: 400,
          code: 'INVALID_REQUEST',
          message: 'token: is missing',
          field: 'token',
        })
      })

      it.each([SEARCH_PATH, SUGGEST_PATH])('SRC-19 ERR-38 %s rejects other tokens', async (path) => {
        for (const token of ['xx-xx', 'uk-de', 'UK-GB', 'jp-jp', '__proto__', 'constructor']) {
          expect(await refusal(await api.post(path, { token, query: 'cat' }))).toMatchObject({
            status: 404,
            message: 'Search config not found',
            field: 'token',
          })
        }
      })

      it('~SRC-02 an answer without a redirect has an id of its own, the count, facets and whole products', async () => {
        const first = await api.search('lemon', { facets: ['colour'] })
        const second = await api.search('lemon')
        expect(first.metadata).toMatchObject({ count: 2, understood: [], corrected: [], dropped: [] })
        expect(first.metadata.facets.map(({ id }) => id)).toEqual(['colour'])
        expect(second.metadata.facets).toEqual([])
        expect(first.metadata.id).not.toBe(second.metadata.id)
        for (const item of first.items) expect(receivedProduct.parse(item).kind).toBe('product')
      })

      it('SRC-04 ~SHX-20 a suggestion has an id, a title, a photo and the price in the market', async () => {
        const { items } = await suggest('lemonade')
        const product = { title: 'Lemon Aid', photo: expect.any(String), price: expect.any(Number) }
        expect(items).toEqual([{ id: 'LEM01-YELLOW', product }])
        expect(items[0]?.product.photo).toMatch(/^\/images\/[0-9a-f]{16}\/crew\.pair\.lemons_sun\?width=90&/)
      })

      it('SRC-20 the second page of the client begins at the 65th', async () => {
        const client = discoveryClient(reached.transport)
        const page = (number: number) => client.search({ market: marketOf('GB'), query: 'daisies', page: number })
        const [first, second] = [await page(1), await page(2)]
        expect([first.products.length, second.products.length]).toEqual([64, 6])
        expect(second).toMatchObject({ count: 70, pages: 2 })
        const skus = [...first.products, ...second.products].map(({ sku }) => sku)
        expect(new Set(skus).size).toBe(70)
        expect(await api.skus('daisies', { limit: 64, offset: 64 })).toEqual(second.products.map(({ sku }) => sku))
        expect(await page(3)).toMatchObject({ products: [], count: 70 })
      })
    })

    describe('markets', () => {
      it('~PRD-12 ~PRD-13 us finds what has an American pack, others what has another', async () => {
        expect((await api.skus('cats', {}, 'us-us')).toSorted()).toEqual(['CAT01-BLUE', 'CAT01-RED'])
        expect(await api.skus('yankee', {}, 'us-us')).toEqual(['USA01-RED'])
        expect(await api.skus('yankee')).toEqual([])
      })

      it('what has no price in the currency of the market is not sold there', async () => {
        expect(await api.skus('continental', {}, 'de-de')).toEqual(['EUR01-RED'])
        expect(await api.skus('continental', {}, 'eu-ie')).toEqual(['EUR01-RED'])
        expect(await api.skus('continental')).toEqual([])
      })

      it('is answered in the language of the market', async () => {
        const nameIn = async (token: string) => (await api.search('LEM01-YELLOW', {}, token)).items.map(nameOf)
        expect(await nameIn('uk-gb')).toEqual(['Lemon Aid'])
        expect(await nameIn('us-us')).toEqual(['Lemonade Stand'])
        expect(await nameIn('at-at')).toEqual(['Große Zitrone'])
        expect(await nameIn('fr-fr')).toEqual(['Lemon Aid'])
      })
    })

    describe('options', () => {
      it.each([
        ['price-ascending', ['LEM02-GREEN', 'CAT02-RED', 'CAT01-RED', 'CAT01-BLUE', 'LEM01-YELLOW']],
        ['price-descending', ['LEM01-YELLOW', 'CAT01-RED', 'CAT01-BLUE', 'CAT02-RED', 'LEM02-GREEN']],
      ] as const)('sorts by %s', async (sortBy, skus) => {
        const filter = { colour: ['red', 'blue', 'yellow', 'green'] }
        expect(await api.skus('', { sortBy, filter })).toEqual(skus)
      })

      it('sorts the newest first, others in the order of the merchant, sold-out ones last', async () => {
        const filter = { category: ['adults/socks', 'accessories'] }
        expect(await api.skus('', { sortBy: 'newest', filter })).toEqual([
          'SLP01-GREY',
          'CAT01-RED',
          'CAT01-BLUE',
          'LEM01-YELLOW',
          'FLA02-PINK',
          'FLA01-PINK',
        ])
      })

      it('an empty query finds everything, and so does a query of stop words', async () => {
        const everything = await api.search('', { limit: 0 })
        expect(everything).toMatchObject({ items: [], metadata: { count: 80 } })
        expect((await api.search('the', { limit: 0 })).metadata.count).toBe(80)
      })

      it('limit 0 counts without products', async () => {
        expect(await api.search('lemon', { limit: 0, facets: ['colour'] })).toMatchObject({
          items: [],
          metadata: { count: 2, facets: [{ values: [{ count: 1 }, { count: 1 }] }] },
        })
      })

      it.each([2, 3, 100_000])(
        'from place %d on there is nothing of two, and they are still counted',
        async (offset) => {
          expect(await api.search('lemon', { offset })).toMatchObject({ items: [], metadata: { count: 2 } })
        },
      )

      it('pages without a gap or a duplicate', async () => {
        const pages = [0, 1, 2].map((offset) => api.skus('cats', { limit: 1, offset }))
        expect((await Promise.all(pages)).flat()).toEqual(await api.skus('cats'))
      })

      it('customResponseMask leaves the named members, and always id and kind', async () => {
        const { items } = await api.search('LEM01-YELLOW', { customResponseMask: ['name', 'colour'] })
        expect(items).toEqual([
          { id: 'LEM01-YELLOW', kind: 'product', name: 'Lemon Aid', colour: { primary: 'yellow' } },
        ])
        expect((await api.search('LEM01-YELLOW', { customResponseMask: [] })).items).toEqual([
          { id: 'LEM01-YELLOW', kind: 'product' },
        ])
      })
    })

    describe('suggestions', () => {
      const titles = async (query: string, limit?: number) =>
        (await suggest(query, limit)).items.map(({ product: { title } }) => title)

      it('are one for each design, not for each of its colours', async () => {
        expect((await titles('cat')).toSorted()).toEqual(['Cat Nap', 'Cat Parade'])
      })

      it.each(['fla', 'flamin', 'flamimg'])('come while %s is being typed', async (query) => {
        expect(await titles(query)).toEqual(['One Leg', 'Flamingo March'])
      })

      it('are as many as requested', async () => {
        expect(await titles('daisy', 3)).toHaveLength(3)
        expect((await suggest('daisy', 20)).items).toHaveLength(20)
      })
    })
  })
})

const nameOf = (item: object): unknown => Reflect.get(item, 'name')
