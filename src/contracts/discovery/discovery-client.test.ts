import { describe, expect, it } from 'vitest'
import { receivedProduct } from '../../../tests/support/received-product.ts'
import { filtersFromQuery } from '../../markets/listings/listing-facets.ts'
import { findMarket } from '../../markets/storefronts/table.ts'
import type { Market } from '../../markets/types.ts'
import { discoveryClient } from './discovery-client.ts'
import { listingVariables } from './discovery-schema.ts'
import { http } from '../transport.ts'

const marketOf = (country: string): Market => {
  const market = findMarket('production', country)
  if (!market) throw new Error(`No market ${country}`)
  return market
}

function answering(body: unknown, status = 200) {
  const requests: string[] = []
  const client = discoveryClient(
    http({
      baseUrl: 'http://discovery',
      fetch: async (request) => {
        requests.push(decodeURIComponent(new URL(request.url).pathname + new URL(request.url).search))
        return Response.json(body, { status })
      },
    }),
  )
  return { client, requests }
}

const colours = { id: 'colour', type: 'facet', values: [{ value: 'red', count: 2 }] }
const prices = { id: 'price', type: 'filter', min: 500, max: 1900 }

const listing = (recommendations: readonly unknown[], total = recommendations.length) => ({
  id: 'listing',
  recommendations,
  pagination: { total },
})
const wanted = { collection: 'adults/socks', market: marketOf('GB'), page: 2, limit: 64 }

describe('the discovery client', () => {
  it('PRD-22 ERR-23 without a sku it rejects', async () => {
    const { client } = answering({ products: [] })
    await expect(client.product([], marketOf('GB'))).rejects.toThrow('No sku provided')
    await expect(client.product([''], marketOf('GB'))).rejects.toThrow('No sku provided')
  })

  it('~PRD-22 an unknown sku is undefined', async () => {
    const { client } = answering({ products: [] })
    expect(await client.product(['A9'], marketOf('GB'))).toBeUndefined()
  })

  it('~PRD-22 finds the first product that can be had in the market', async () => {
    const received = receivedProduct()
    const { client } = answering({ products: [{ ...received, variants: [] }, received] })
    expect((await client.product(['A9', received.sku], marketOf('GB')))?.sku).toBe(received.sku)
  })

  it('reads the version of the products', async () => {
    const { client, requests } = answering({ version: 7 })
    expect(await client.version()).toBe(7)
    expect(requests).toEqual(['/products/version'])
  })

  it.each([[{}], [null], [{ version: '7' }]])('%j is no version', async (answer) => {
    await expect(answering(answer).client.version()).rejects.toMatchObject({ status: 200, answer })
  })

  it.each([[{}], [null], [{ products: 'A9' }]])('%j are no products', async (answer) => {
    const received = answering(answer).client.received(['A9'], marketOf('GB'))
    await expect(received).rejects.toMatchObject({ status: 200, answer })
  })

  it.each([['café'], ['lk1.html'], ['x'.repeat(3000)], ["a'b"]])(
    '~PRD-22 %s is no valid sku and is not requested',
    async (sku) => {
      const { client, requests } = answering({ products: [] })
      expect(await client.product([sku], marketOf('GB'))).toBeUndefined()
      expect(requests).toEqual([])
    },
  )

  it('requests no more skus than the service takes', async () => {
    const { client, requests } = answering({ products: [] })
    await client.product(
      Array.from({ length: 60 }, (_, index) => `A${index}`),
      marketOf('GB'),
    )
    expect(requests[0]?.split(',')).toHaveLength(24)
  })

  it('PRD-10 an invalid product is reported as such', async () => {
    const { client } = answering({ products: [{ ...receivedProduct(), kind: 'story' }] })
    await expect(client.product(['A1'], marketOf('GB'))).rejects.toThrow('Invalid product received')
  })

  it.each([
    ['GB', 'en'],
    ['US', 'en-US'],
    ['CH', 'de'],
    ['BE', 'nl'],
  ])('requests the language of %s', async (country, language) => {
    const { client, requests } = answering({ products: [] })
    await client.product(['A1', 'B-A1'], marketOf(country))
    expect(requests).toEqual([`/api/products?skus=A1,B-A1&language=${language}`])
  })

  it('LST-18 a listing request has page, widget, collection, facets, filters and limit', async () => {
    const { client, requests } = answering({ ...listing([]), facets: [colours, prices] })
    const filters = { colour: ['red'], price: { min: 1000, max: 5000 } }
    await client.list({ ...wanted, facets: ['colour', 'price'], filters, sortBy: 'newest' })
    const [path = '', variables = ''] = requests[0]?.split(/(?=\{)(.*)/s) ?? []
    expect(path).toBe('/api/v2/products/listing-uk-gb/everybody/64/2/')
    expect(listingVariables.parse(JSON.parse(variables))).toEqual({
      collection: 'adults/socks',
      facets: ['colour', 'price'],
      filters,
      sortBy: 'newest',
    })
  })

  it.each([
    ['DE', '"price":{"min":1000,"max":5000}'],
    ['KR', '"price":{"min":10,"max":50}'],
  ])('LST-14 a price filter of 10 to 50 in the address is sent in the minor units of %s', async (country, sent) => {
    const { client, requests } = answering(listing([]))
    const market = marketOf(country)
    await client.list({
      ...wanted,
      market,
      filters: filtersFromQuery(new URLSearchParams('price=min:10,max:50'), market),
    })
    expect(requests[0]).toContain(sent)
  })

  it('LST-18 ~REC-02 a listing gives id, items, pages, total and facets', async () => {
    const entries = [{ id: 'A1', distribution: 1, product: receivedProduct() }]
    const { client } = answering({ ...listing(entries, 130), facets: [colours] })
    expect(await client.list({ ...wanted, facets: ['colour'] })).toEqual({
      id: 'listing',
      pages: 3,
      totalItems: 130,
      items: [expect.objectContaining({ sku: 'A1' })],
      facets: [colours],
    })
  })

  it('~LST-18 a listing of another widget, and of nothing but its collection', async () => {
    const { client, requests } = answering(listing([]))
    expect(await client.list({ ...wanted, widgetId: 'winter' })).toMatchObject({ pages: 1, totalItems: 0, facets: [] })
    expect(requests).toEqual(['/api/v2/products/winter/everybody/64/2/{"collection":"adults/socks"}'])
  })

  it('LST-17 an entry without a valid product is one card fewer, not an error', async () => {
    const entries = [
      { product: receivedProduct() },
      { id: 'lost' },
      null,
      { product: { ...receivedProduct(), kind: 'x' } },
    ]
    const { client } = answering(listing(entries))
    expect((await client.list(wanted)).items).toHaveLength(1)
  })

  it('LST-21 ERR-30 a listing without the requested facet is an error', async () => {
    const { client } = answering({ ...listing([]), facets: [prices] })
    await expect(client.list({ ...wanted, facets: ['colour'] })).rejects.toThrow('Category facet not found')
  })

  it('ERR-37 ~SRC-19 a listing of a widget that the service does not know is an error', async () => {
    const { client } = answering({ code: 'NOT_FOUND', message: 'Widget config not found' }, 404)
    await expect(client.list({ ...wanted, widgetId: 'nope' })).rejects.toThrow('Widget config not found')
  })

  it.each([
    [{}],
    [{ recommendations: [] }],
    [{ id: 'x', recommendations: 'x', pagination: { total: 1 } }],
    [{ recommendations: [], pagination: { total: 1 } }],
    ['text'],
  ])('%j is no listing', async (body) => {
    const { client } = answering(body)
    await expect(client.list(wanted)).rejects.toThrow('Request failed with status code 200')
  })

  it.each(['Search', 'Tenant', 'Widget'])('SRC-19 %s config not found has this message', async (what) => {
    const { client } = answering({ code: 'NOT_FOUND', message: `${what} config not found` }, 404)
    const { market, collection } = wanted
    const calls = [
      client.search({ market, query: 'cats', page: 1 }),
      client.priceRange({ market, collection }),
      client.list({ ...wanted, widgetId: 'nope' }),
    ]
    const outcomes = await Promise.allSettled<unknown>(calls)
    const reasons = outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason)
    expect(reasons).toEqual(calls.map(() => new Error(`${what} config not found`)))
  })

  it('does all that its parts do', () => {
    const { client } = answering({})
    expect(Object.keys(client).toSorted()).toEqual(
      'availableFilters basket deleteProfile directory inDirectory list priceRange product productPage received recommend record search suggest version'.split(
        ' ',
      ),
    )
  })
})
