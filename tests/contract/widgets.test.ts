/** Recommendations of a page, before the first purchase. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listingAnswer, recommendationsAnswer } from '../../src/contracts/discovery/discovery-answer-schema.ts'
import { discoveryClient, type DiscoveryClient } from '../../src/contracts/discovery/discovery-client.ts'
import type { ListingVariables } from '../../src/contracts/discovery/discovery.ts'
import { engines } from '../support/fresh-database.ts'
import { reach, transports, type Reached } from '../support/transports.ts'
import { createWidgetApi, type DiscoveryShop, marketOf, openDiscovery, read, refusal } from './discovery-shop.ts'
import { WIDGET_PATH, listingPath } from '../support/discovery-paths.ts'

describe.each(engines)('widgets on %s', (engine) => {
  let shop: DiscoveryShop

  beforeAll(async () => {
    shop = await openDiscovery(engine)
  })
  afterAll(() => shop.fresh.remove())

  describe.each(transports)('called %s', (transport) => {
    let reached: Reached
    let api: ReturnType<typeof createWidgetApi>
    let client: DiscoveryClient

    beforeAll(async () => {
      reached = await reach(transport, shop.service)
      api = createWidgetApi(reached)
      client = discoveryClient(reached.transport)
    })
    afterAll(() => reached.close())

    it.each(['home-uk-gb', 'no-results-uk-gb'])('%s shows something without any history', async (widget) => {
      expect((await api.shown(widget)).skus).toHaveLength(8)
    })

    it.each<[string, keyof ListingVariables, ListingVariables]>([
      ['home', 'filters', { filters: { colour: ['red'] } }],
      ['home', 'facets', { facets: ['colour'] }],
      ['home', 'sortBy', { sortBy: 'newest' }],
      ['home', 'collection', { collection: 'gifts' }],
      ['no-results', 'sku', { sku: 'CAT01-RED' }],
      ['recently-seen', 'filters', { filters: {} }],
      ['pdp', 'sortBy', { sku: 'CAT01-RED', sortBy: 'newest' }],
      ['similar', 'filters', { sku: 'CAT01-RED', filters: { colour: ['red'] } }],
      ['cluster', 'collection', { sku: 'CAT01-RED', collection: 'gifts' }],
      ['listing', 'sku', { collection: 'gifts', sku: 'CAT01-RED' }],
    ])('%s rejects %s, which it does not use', async (widget, name, variables) => {
      const path = listingPath({ widgetId: `${widget}-uk-gb`, profile: 'everybody', limit: 8, page: 1, variables })
      expect(await refusal(await api.get(path))).toMatchObject({
        status: 400,
        code: 'INVALID_REQUEST',
        message: `variables.${name}: has no effect on ${widget}`,
        field: `variables.${name}`,
      })
    })

    describe('of a product', () => {
      it.each(['pdp', 'similar', 'cluster'])(
        'REC-01 %s answers id and recommendations with their shares',
        async (widget) => {
          const { id, recommendations } = await read(
            recommendationsAnswer,
            await api.ofProduct(`${widget}-uk-gb`, 'CAT01-RED'),
          )
          expect(id).not.toBe('')
          expect(recommendations.length).toBeGreaterThan(0)
          expect(recommendations.length).toBeLessThanOrEqual(8)
          expect(recommendations.reduce((sum, { distribution }) => sum + distribution, 0)).toBeCloseTo(1)
          for (const one of recommendations) expect(one.id).toBe(one.product.id)
        },
      )

      it.each(['pdp', 'similar', 'cluster'])('%s accepts the sku of a variant as well', async (widget) => {
        const ofProduct = await api.beside(`${widget}-uk-gb`, 'CAT01-RED')
        expect(await api.beside(`${widget}-uk-gb`, 'CAT01-RED-41-46')).toEqual(ofProduct)
        const listed = (sku: string) =>
          listingPath({ widgetId: `${widget}-uk-gb`, profile: 'everybody', limit: 8, page: 1, variables: { sku } })
        const { recommendations } = await read(listingAnswer, await api.get(listed('CAT01-RED-41-46')))
        expect(recommendations.map(({ id }) => id)).toEqual(ofProduct)
        expect(await refusal(await api.get(listed('UNKNOWN')))).toMatchObject({ status: 404, field: 'variables.sku' })
      })

      it('never contain the product, its other colours, or unavailable products', async () => {
        const never = new Set(['CAT01-RED', 'CAT01-BLUE', 'FLA01-PINK', 'SHY01-PINK', 'USA01-RED', 'EUR01-RED'])
        for (const widget of ['pdp-uk-gb', 'similar-uk-gb', 'cluster-uk-gb']) {
          const skus = await api.beside(widget, 'CAT01-RED')
          expect(skus.filter((sku) => never.has(sku))).toEqual([])
        }
      })

      it.each(['pdp', 'similar'])('%s have the same age group', async (widget) => {
        expect(await api.beside(`${widget}-uk-gb`, 'CAT02-RED')).toEqual(['LEM02-GREEN'])
      })

      it('cluster is the same design on other garments, for any age', async () => {
        expect(await api.beside('cluster-uk-gb', 'CAT01-RED')).toEqual(['CAT02-RED'])
        expect(await api.beside('cluster-uk-gb', 'cat02-red')).toEqual(expect.arrayContaining(['CAT01-RED']))
        expect(await api.beside('cluster-uk-gb', 'BRI01-BLACK')).toEqual([])
      })

      it('are of the packs, the stock and the prices of us on us', async () => {
        expect((await api.beside('similar-us-us', 'CAT01-RED')).toSorted()).toEqual(['LEM01-YELLOW', 'USA01-RED'])
      })

      it('PRD-18 the page of a product has recommendations, cluster and similar', async () => {
        const { recommendations, cluster, similar } = await client.productPage({
          market: marketOf('GB'),
          sku: 'CAT01-RED',
        })
        expect(recommendations.length).toBeGreaterThan(0)
        expect(cluster.map(({ sku }) => sku)).toEqual(['CAT02-RED'])
        expect(similar.length).toBeGreaterThan(0)
        expect(await client.productPage({ market: marketOf('GB'), sku: 'UNKNOWN' })).toEqual({
          recommendations: [],
          cluster: [],
          similar: [],
        })
      })

      it.each([
        ['Widget config not found', 404, 'widget', 'pdp-xx-xx', 'CAT01-RED', '?sessionId=a'],
        ['Widget config not found', 404, 'widget', 'home-uk-gb', 'CAT01-RED', '?sessionId=a'],
        ['Widget config not found', 404, 'widget', '__proto__', 'CAT01-RED', '?sessionId=a'],
        ['Product not found', 404, 'sku', 'pdp-uk-gb', 'UNKNOWN', '?sessionId=a'],
        ['sessionId: is missing', 400, 'sessionId', 'pdp-uk-gb', 'CAT01-RED', ''],
        ['sessionId: must be', 400, 'sessionId', 'pdp-uk-gb', 'CAT01-RED', '?sessionId=a%20b'],
        ['limit: Not a known field', 400, 'limit', 'pdp-uk-gb', 'CAT01-RED', '?sessionId=a&limit=5'],
      ])('SRC-19 ERR-37 answers "%s"', async (message, status, field, widget, sku, query) => {
        const refused = await refusal(await api.ofProduct(widget, sku, query))
        expect(refused).toMatchObject({ status, field, message: expect.stringContaining(message) })
      })
    })

    describe('of a cart', () => {
      it('REC-03 REC-04 REC-05 the client sends five members and three variables for at most eight', async () => {
        const inputs: unknown[] = []
        const { basket: ofCart } = discoveryClient((route, request) => {
          inputs.push(request?.input)
          return reached.transport(route, request)
        })
        const cart = { market: marketOf('GB'), profile: 'visitor', amount: 1200, skus: ['CAT01-RED'], threshold: 3000 }
        const { products } = await ofCart(cart)
        expect(products.length).toBeGreaterThan(0)
        expect(products.length).toBeLessThanOrEqual(8)
        expect(inputs).toEqual([
          {
            widgetId: 'basket-uk-gb',
            profileId: 'visitor',
            variables: { $CartAmount: 1200, $selected_items_1: ['CAT01-RED'], $ShippingThreshold: 3000 },
            limit: 8,
            requestName: 'basket',
          },
        ])
      })

      it.each([
        ['of a product', 'CAT01-RED'],
        ['of a product in small letters', 'cat01-red'],
        ['of a variant', 'CAT01-RED-41-46'],
      ])('never contain its products, by the sku %s', async (_, sku) => {
        const skus = await api.basket({ $selected_items_1: [sku, 'UNKNOWN'] })
        expect(skus.length).toBeGreaterThan(0)
        expect(skus).not.toContain('CAT01-RED')
        expect(skus).not.toContain('CAT01-BLUE')
      })

      it.each([
        [1200, 3000, 'LEM01-YELLOW'],
        [1200, 3700, 'SLP01-GREY'],
        [1200, 5200, 'BOX01-MULTI'],
      ])(
        'with %d of %d the first product closes the gap to free shipping, with the smallest excess',
        async ($CartAmount, $ShippingThreshold, first) => {
          const skus = await api.basket({ $CartAmount, $ShippingThreshold, $selected_items_1: ['FLA02-PINK'] })
          expect(skus[0]).toBe(first)
        },
      )

      it.each([
        ['the American packs', 'basket-us-us', 1500, 3500, 'CAT01-RED', 'LEM01-YELLOW'],
        ['the other packs, in dollars too', 'basket-gl-sg', 1100, 2700, 'FLA02-PINK', 'BRI01-BLACK'],
      ])('the gap is closed with %s in %s', async (_, widget, $CartAmount, $ShippingThreshold, sku, first) => {
        const skus = await api.basket({ $CartAmount, $ShippingThreshold, $selected_items_1: [sku] }, widget)
        expect(skus[0]).toBe(first)
      })

      it('an empty cart gets popular products', async () => {
        expect(await api.basket({})).toHaveLength(8)
      })

      it('are for the age groups in it', async () => {
        expect(await api.basket({ $selected_items_1: ['LEM02-GREEN'] })).toEqual(['CAT02-RED'])
      })

      it('are as many as requested', async () => {
        expect(await api.basket({ $selected_items_1: ['CAT01-RED'] }, 'basket-uk-gb', 2)).toHaveLength(2)
      })

      it.each(['basket-xx-xx', 'home-uk-gb', 'basket', 'constructor'])(
        'SRC-19 ERR-37 %s is no widget of a cart',
        async (widgetId) => {
          const variables = { $CartAmount: 0, $selected_items_1: [], $ShippingThreshold: 0 }
          const request = { widgetId, profileId: 'a', variables, limit: 8, requestName: 'basket' }
          const refused = await refusal(await api.post(WIDGET_PATH, request))
          expect(refused).toMatchObject({ status: 404, message: 'Widget config not found', field: 'widgetId' })
        },
      )
    })
  })
})
