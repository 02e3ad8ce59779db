import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { receivedProduct } from '../../../tests/support/received-product.ts'
import { remoteService } from '../../../tests/support/remote-service.ts'
import { findMarket } from '../../markets/storefronts/table.ts'
import type { Market } from '../../markets/types.ts'
import { listingParams, widgetRequest } from './discovery-schema.ts'
import { widgetClient } from './widget-client.ts'
import { listingPath } from '../../../tests/support/discovery-paths.ts'
import { http } from '../transport.ts'

const marketOf = (country: string): Market => {
  const market = findMarket('production', country)
  if (!market) throw new Error(`No market ${country}`)
  return market
}

const clientWith = (body: unknown, status = 200) => {
  const remote = remoteService(body, status)
  return { client: widgetClient(http(remote)), requests: remote.requests }
}

const answerOf = (...skus: readonly string[]) => ({
  id: 'r1',
  recommendations: skus.map((sku) => ({ id: sku, distribution: 0.5, product: { ...receivedProduct(), sku } })),
})
const market = marketOf('GB')
const cart = { market, profile: 'p-1', amount: 2400, skus: ['A1', 'B2-3640'], threshold: 5000 }
const home = { widget: 'home', market, limit: 8 } as const

/** What is no recommendation, in all the ways a service can fail to have one. */
const NOTHING = [
  ['an empty list', { id: 'r1', recommendations: [] }],
  ['no list', { id: 'r1' }],
  ['a list alone', []],
  ['entries without a valid product', { id: 'r1', recommendations: [{ id: 'x' }, null, { product: { kind: 'x' } }] }],
] as const

it('recommendations without an id have an empty one', async () => {
  const { client } = clientWith({ ...answerOf('A1'), id: 7 })
  expect(await client.basket(cart)).toMatchObject({ id: '', products: [{ sku: 'A1' }] })
})

describe('basket', () => {
  it('~REC-03 ~REC-04 ~REC-05 sends exactly the five members and the three variables', async () => {
    const { client, requests } = clientWith(answerOf('A2'))
    await client.basket(cart)
    expect(requests).toEqual([
      {
        method: 'POST',
        path: '/api/v2/widget',
        body: {
          widgetId: 'basket-uk-gb',
          profileId: 'p-1',
          variables: { $CartAmount: 2400, $selected_items_1: ['A1', 'B2-3640'], $ShippingThreshold: 5000 },
          limit: 8,
          requestName: 'basket',
        },
      },
    ])
  })

  it('~REC-04 a very full cart is sent up to the limit of the service', async () => {
    const { client, requests } = clientWith(answerOf('A2'))
    await client.basket({ ...cart, skus: Array.from({ length: 150 }, (_, index) => `A${index}`) })
    expect(widgetRequest.parse(requests[0]?.body).variables.$selected_items_1).toHaveLength(100)
  })

  it('gives the products and the id of the answer', async () => {
    const { id, products } = await clientWith(answerOf('A2', 'A3')).client.basket(cart)
    expect([id, products.map(({ sku }) => sku)]).toEqual(['r1', ['A2', 'A3']])
  })

  it.each(NOTHING)('REC-06 ERR-22 %s is an error', async (_, body) => {
    await expect(clientWith(body).client.basket(cart)).rejects.toThrow('No recommendations found')
  })
})

describe('recommend', () => {
  it.each(['home', 'no-results', 'recently-seen'] as const)(
    '~REC-08 requests %s with encoded variables',
    async (widget) => {
      const { client, requests } = clientWith(answerOf('A2'))
      await client.recommend({ widget, market: marketOf('CH'), profile: 'p-1', limit: 8, variables: { sku: 'A1' } })
      expect(requests).toEqual([
        { method: 'GET', path: `/api/v2/products/${widget}-ch-ch/p-1/8/1/{"sku":"A1"}`, body: undefined },
      ])
    },
  )

  it('~REC-08 a visitor without consent has the anonymous profile', async () => {
    const { client, requests } = clientWith(answerOf('A2'))
    await client.recommend(home)
    expect(requests[0]?.path).toBe('/api/v2/products/home-uk-gb/everybody/8/1/{}')
  })

  it('~LST-17 leaves out what has no valid product', async () => {
    const body = { id: 'r1', recommendations: [...answerOf('A2').recommendations, { id: 'lost' }] }
    expect((await clientWith(body).client.recommend(home)).products).toHaveLength(1)
  })

  it.each(NOTHING)('REC-06 ERR-22 %s is an error', async (_, body) => {
    await expect(clientWith(body).client.recommend(home)).rejects.toThrow('No recommendations found')
  })

  it('ERR-37 ~SRC-19 a widget that the service does not know', async () => {
    const { client } = clientWith({ code: 'NOT_FOUND', message: 'Widget config not found' }, 404)
    await expect(client.recommend(home)).rejects.toThrow('Widget config not found')
    await expect(client.basket(cart)).rejects.toThrow('Widget config not found')
  })
})

describe('productPage', () => {
  const wanted = { market, sku: 'A1', profile: 'p-1' }
  const parts = (paths: Readonly<Record<string, unknown>>) => (path: string) =>
    paths[path.split('/')[3]?.split('-')[0] ?? ''] ?? new Response('down', { status: 500 })

  it('~PRD-18 requests three parts at once', async () => {
    const { client, requests } = clientWith(
      parts({ pdp: answerOf('B1'), cluster: answerOf('C1'), similar: answerOf('D1', 'D2') }),
    )
    const { recommendations, cluster, similar } = await client.productPage(wanted)
    expect([recommendations, cluster, similar].map((part) => part.map(({ sku }) => sku))).toEqual([
      ['B1'],
      ['C1'],
      ['D1', 'D2'],
    ])
    expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/product/pdp-uk-gb/A1?sessionId=p-1',
      'GET /api/product/cluster-uk-gb/A1?sessionId=p-1',
      'GET /api/product/similar-uk-gb/A1?sessionId=p-1',
    ])
  })

  it.each([
    ['pdp', { recommendations: [], cluster: [{ sku: 'C1' }], similar: [{ sku: 'D1' }] }],
    ['cluster', { recommendations: [{ sku: 'B1' }], cluster: [], similar: [{ sku: 'D1' }] }],
    ['similar', { recommendations: [{ sku: 'B1' }], cluster: [{ sku: 'C1' }], similar: [] }],
  ])('~PRD-18 without %s the other parts stay', async (broken, expected) => {
    const all = { pdp: answerOf('B1'), cluster: answerOf('C1'), similar: answerOf('D1') }
    const { client } = clientWith(parts({ ...all, [broken]: undefined }))
    expect(await client.productPage(wanted)).toMatchObject(expected)
  })

  it.each(['', 'café', '../A1', 'a'.repeat(41)])('%j is no valid sku and is not requested', async (sku) => {
    const { client, requests } = clientWith(answerOf('B1'))
    expect(await client.productPage({ ...wanted, sku })).toEqual({ recommendations: [], cluster: [], similar: [] })
    expect(requests).toEqual([])
  })
})

describe('listingPath', () => {
  it('~REC-08 decoding gives back what was encoded', () => {
    const variables = fc.record(
      { collection: fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 200 }), sku: fc.constant('A-1_b') },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(variables, (given) => {
        const path = listingPath({ widgetId: 'listing-uk-gb', profile: 'p', limit: 64, page: 2, variables: given })
        const [widget, profile, limit, page, encoded] = path.split('/').slice(4).map(decodeURIComponent)
        expect(listingParams.parse({ widget, profile, limit, page, variables: encoded })).toEqual({
          widget: 'listing-uk-gb',
          profile: 'p',
          limit: 64,
          page: 2,
          variables: given,
        })
      }),
    )
  })
})
