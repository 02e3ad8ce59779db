/** The data of a filter panel: the values, how many products each leaves, and the price range. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { availableFiltersAnswer, priceRangeAnswer } from '../../src/contracts/discovery/discovery-answer-schema.ts'
import { discoveryClient } from '../../src/contracts/discovery/discovery-client.ts'
import {
  FACET_IDS,
  type FacetAnswer,
  type FacetId,
  type Filter,
  PRICE_FILTER,
  type SearchOptions,
} from '../../src/contracts/discovery/discovery.ts'
import { filtersFromQuery } from '../../src/markets/listings/listing-facets.ts'
import { engines } from '../support/fresh-database.ts'
import { reach, transports, type Reached } from '../support/transports.ts'
import { createApi, type DiscoveryShop, marketOf, openDiscovery, read, refusal } from './discovery-shop.ts'
import { AVAILABLE_FILTERS_PATH, PRICE_RANGE_PATH } from '../support/discovery-paths.ts'

/** Each value and its count, as one text: easy to compare and to read. */
const valuesOf = (facet: FacetAnswer | undefined): readonly string[] =>
  facet?.type === 'facet' ? facet.values.map(({ value, count }) => `${value} ${count}`) : []

describe.each(engines)('facets on %s', (engine) => {
  let shop: DiscoveryShop

  beforeAll(async () => {
    shop = await openDiscovery(engine)
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

    const facetOf = async (id: FacetId, query: string, filter: Filter = {}, token = 'uk-gb') => {
      const { metadata } = await api.search(query, { facets: [id], filter, limit: 0 }, token)
      return valuesOf(metadata.facets[0])
    }
    const skus = async (query: string, filter: Filter, token?: string) =>
      (await api.skus(query, { filter }, token)).toSorted()
    const filtersOf = (tenant: string, query: string, options?: SearchOptions, token = 'uk-gb') =>
      api.post(`${AVAILABLE_FILTERS_PATH}/${tenant}`, { token, query, ...(options && { options }) })
    const rangeOf = (tenant: string, query: string, options: SearchOptions = {}, token = 'uk-gb') =>
      api.post(`${PRICE_RANGE_PATH}/${tenant}`, { token, query, options })

    describe('counts', () => {
      it('are of what the query finds, the most first, equals by name', async () => {
        expect(await facetOf('colour', 'cats')).toEqual(['red 2', 'blue 1'])
        expect(await facetOf('ageGroup', '')).toEqual(['adult 8', 'kids 2'])
        expect(await facetOf('category', 'cats')).toEqual([
          'adults/socks 2',
          'collection/low-socks 1',
          'collection/socks-for-men 1',
          'kids/socks 1',
        ])
      })

      it.each([
        ['colour', { ageGroup: ['kids'] }, ['green 1', 'red 1']],
        ['colour', { ageGroup: ['kids'], price: { max: 850 } }, ['green 1']],
        ['material', { colour: ['grey'] }, ['wool 1']],
        ['badge', { colour: ['grey'] }, ['new 1', 'sale 1']],
        ['feature', {}, ['non-slip 1']],
        ['family', { price: { min: 1500 } }, ['gift-boxes 1', 'slippers 1', 'socks 1', 'underwear 1']],
      ] as const)('of %s are those after all other filters %j', async (id, filter, values) => {
        expect(await facetOf(id, '', filter)).toEqual(values)
      })

      it('of a facet are not narrowed by its own filter: a second value would add products', async () => {
        expect(await facetOf('colour', 'cats', { colour: ['blue'] })).toEqual(['red 2', 'blue 1'])
        expect(await facetOf('colour', 'cats', { colour: ['blue'], ageGroup: ['adult'] })).toEqual(['blue 1', 'red 1'])
      })

      it('count what is left when the value is chosen too', async () => {
        for (const facet of await facetOf('colour', '')) {
          const [value = '', count] = facet.split(' ')
          expect((await api.search('', { filter: { colour: [value] }, limit: 0 })).metadata.count).toBe(Number(count))
        }
      })

      it('leave out values without products, but never a chosen one: it must stay to be removed', async () => {
        expect(await facetOf('colour', 'lemon', { colour: ['blue'] })).toEqual(['green 1', 'yellow 1', 'blue 0'])
      })

      it.each(['turquoise', '__proto__', 'constructor', 'toString'])('%s is an unknown value', async (value) => {
        const { metadata, items } = await api.search('', { filter: { colour: [value] }, facets: ['colour', 'sizes'] })
        expect([metadata.count, items]).toEqual([0, []])
        expect(valuesOf(metadata.facets[1])).toEqual([])
      })

      it('PRD-16 sizes are ordered by their scale, then by their number', async () => {
        expect(await facetOf('sizes', '')).toEqual([
          's 1',
          'm 1',
          'l 1',
          'xl 1',
          '2-3Y 1',
          '4-6Y 1',
          '36-40 6',
          '41-46 2',
        ])
      })

      it('of sizes are of those that are there', async () => {
        expect(await facetOf('sizes', 'FLA01-PINK')).toEqual([])
        expect(await facetOf('sizes', 'CAT01-BLUE', {}, 'us-us')).toEqual([])
        expect(await facetOf('sizes', 'CAT01-RED', {}, 'us-us')).toEqual(['36-40 1'])
      })
    })

    describe('filters', () => {
      it.each([
        ['any value of one facet', { colour: ['yellow', 'green'] }, ['LEM01-YELLOW', 'LEM02-GREEN']],
        ['all facets at once', { colour: ['red', 'green'], ageGroup: ['kids'] }, ['CAT02-RED', 'LEM02-GREEN']],
        ['a size', { sizes: ['41-46'] }, ['CAT01-RED', 'LEM01-YELLOW']],
        ['a place', { category: ['collection/low-socks'] }, ['CAT01-RED', 'LEM01-YELLOW']],
        ['a reduction', { badge: ['sale'] }, ['SLP01-GREY']],
        ['a price from', { price: { min: 2600 } }, ['BOX01-MULTI', 'SLP01-GREY']],
        ['a price up to', { price: { max: 900 } }, ['CAT02-RED', 'LEM02-GREEN']],
        ['a price between', { price: { min: 1600, max: 1800 } }, ['BRI01-BLACK', 'LEM01-YELLOW']],
        ['facets and a price', { family: ['socks'], price: { min: 1800 } }, ['LEM01-YELLOW']],
        ['a contradiction', { colour: ['yellow'], ageGroup: ['baby'] }, []],
      ])('take %s', async (_, filter, expected) => {
        expect(await skus('', filter)).toEqual(expected)
      })

      it('LST-14 a price of 10 to 50 is 1000 to 5000 of the smallest unit', async () => {
        const filter = filtersFromQuery(new URLSearchParams({ price: 'min:10,max:50' }), marketOf('GB'))
        expect(filter).toEqual({ price: { min: 1000, max: 5000 } })
        const found = await api.search('', { filter, facets: [PRICE_FILTER] })
        expect(found.items.map(({ id }) => id)).toContain('BOX01-MULTI')
        expect(found.items.map(({ id }) => id)).not.toContain('CAT02-RED')
      })

      it('LST-14 won have no smaller unit', async () => {
        const bounds = { min: 0, max: 60_000 }
        const query = new URLSearchParams({ price: 'min:20000,max:30000' })
        const filter = filtersFromQuery(query, marketOf('KR'), { bounds })
        expect(filter).toEqual({ price: { min: 20_000, max: 30_000 } })
        expect(await skus('', filter, 'gl-kr')).toEqual(['BRI01-BLACK', 'LEM01-YELLOW'])
      })
    })

    describe('price', () => {
      it.each([
        ['uk-gb', 800, 4000],
        ['de-de', 900, 4100],
        ['gl-kr', 12_000, 60_000],
        ['us-us', 1500, 2000],
      ])('is between the lowest and the highest in the currency of %s', async (token, min, max) => {
        const { metadata } = await api.search('', { facets: [PRICE_FILTER], limit: 0 }, token)
        expect(metadata.facets).toEqual([{ id: 'price', type: 'filter', min, max }])
      })

      it('ignores its own filter and follows the others', async () => {
        const filter = { price: { min: 1000, max: 1100 }, ageGroup: ['kids'] }
        const { metadata } = await api.search('', { facets: [PRICE_FILTER], filter, limit: 0 })
        expect(metadata).toMatchObject({ count: 0, facets: [{ min: 800, max: 900 }] })
      })

      it('is 0 to 0 without products', async () => {
        const { metadata } = await api.search('xqzzy', { facets: [PRICE_FILTER], limit: 0 })
        expect(metadata.facets).toEqual([{ id: 'price', type: 'filter', min: 0, max: 0 }])
      })

      it('LST-20 of a page is requested with token, options and query', async () => {
        const page = { filter: { category: ['kids/socks'] } }
        expect(await read(priceRangeAnswer, await rangeOf('default', '', page))).toEqual({ min: 800, max: 900 })
        expect(await read(priceRangeAnswer, await rangeOf('default', 'cats', page))).toEqual({ min: 900, max: 900 })
        expect(await read(priceRangeAnswer, await rangeOf('de', '', page, 'de-de'))).toEqual({ min: 900, max: 1000 })
        const nowhere = { filter: { category: ['nowhere'] } }
        expect(await read(priceRangeAnswer, await rangeOf('default', '', nowhere))).toEqual({ min: 0, max: 0 })
      })

      it('LST-20 the client requests a page of a market', async () => {
        const { priceRange } = discoveryClient(reached.transport)
        expect(await priceRange({ market: marketOf('GB'), collection: 'kids/socks' })).toEqual({ min: 800, max: 900 })
        expect(await priceRange({ market: marketOf('KR'), collection: 'gifts' })).toEqual({ min: 60_000, max: 60_000 })
      })
    })

    describe('available filters', () => {
      it('LST-19 are filters and no products', async () => {
        const answer = await read(availableFiltersAnswer, await filtersOf('default', 'cats', { facets: ['colour'] }))
        expect(answer.metadata.count).toBe(3)
        expect(answer.filters.map(valuesOf)).toEqual([['red 2', 'blue 1']])
        expect(Object.keys(answer).toSorted()).toEqual(['filters', 'metadata'])
      })

      it('count what is pinned to the query, as the search does, unless another order is wanted', async () => {
        await shop.setRules([{ kind: 'pin', id: 'dear', terms: ['lemons'], skus: ['BOX01-MULTI'] }])
        await shop.service.renew()
        for (const [options, count, max] of [
          [{}, 3, 4000],
          [{ sortBy: 'newest' }, 2, 1800],
          [{ filter: { colour: ['multi'] } }, 1, 4000],
        ] as const) {
          const facets = ['colour', 'price'] as const
          const { metadata } = await api.search('lemons', { ...options, facets })
          const filters = await read(
            availableFiltersAnswer,
            await filtersOf('default', 'lemons', { ...options, facets }),
          )
          expect([metadata.count, filters.metadata.count]).toEqual([count, count])
          expect(filters.filters).toEqual(metadata.facets)
          expect(await read(priceRangeAnswer, await rangeOf('default', 'lemons', options))).toMatchObject({ max })
        }
        await shop.setRules([])
        await shop.service.renew()
      })

      it('are the same whatever has no effect on them', async () => {
        const idle = { limit: 1, offset: 5, customResponseMask: ['sku'], groupBy: 'product' } as const
        const facets = ['colour', 'price'] as const
        const [plain, other] = [
          await read(availableFiltersAnswer, await filtersOf('default', 'cats', { facets })),
          await read(availableFiltersAnswer, await filtersOf('default', 'cats', { facets, ...idle })),
        ]
        expect(other).toEqual({ ...plain, metadata: { ...plain.metadata, id: other.metadata.id } })
        const range = await read(priceRangeAnswer, await rangeOf('default', 'cats', { facets: ['colour'], ...idle }))
        expect(range).toEqual({ min: 900, max: 1200 })
      })

      it('are all of them where none is named', async () => {
        const { filters } = await read(availableFiltersAnswer, await filtersOf('default', ''))
        expect(filters.map(({ id }) => id)).toEqual([...FACET_IDS, PRICE_FILTER])
      })

      it('LST-19 ~LST-21 ~ERR-30 the client gets those of a page, in the requested order', async () => {
        const { availableFilters } = discoveryClient(reached.transport)
        const facets = ['sizes', 'colour', 'price'] as const
        const found = await availableFilters({ market: marketOf('GB'), collection: 'kids/socks', facets })
        expect(found.count).toBe(2)
        expect(found.facets.map(({ id }) => id)).toEqual(facets)
        expect(valuesOf(found.facets[0])).toEqual(['2-3Y 1', '4-6Y 1', '36-40 1'])
      })

      it.each(['', 'uk', 'DEFAULT', 'xx', '__proto__', 'constructor', '..', '%00'])(
        'LST-19 SRC-19 ERR-36 %j is no tenant',
        async (tenant) => {
          for (const answer of [await filtersOf(tenant, ''), await rangeOf(tenant, '')]) {
            expect(answer.status).toBe(404)
          }
        },
      )

      it.each([
        ['Tenant config not found', 'tenantId', 'xx', 'uk-gb'],
        ['Search config not found', 'token', 'default', 'xx-xx'],
        ['Search config not found', 'token', 'us', 'uk-gb'],
        ['Search config not found', 'token', 'default', 'us-us'],
      ])('SRC-19 ERR-36 ERR-38 answers "%s" for the %s in /%s of %s', async (message, field, tenant, token) => {
        const refused = { status: 404, code: 'NOT_FOUND', message, field }
        expect(await refusal(await filtersOf(tenant, '', {}, token))).toEqual(refused)
        expect(await refusal(await rangeOf(tenant, '', {}, token))).toEqual(refused)
      })
    })
  })
})
