import { describe, expect, it } from 'vitest'
import { receivedProduct } from '../../tests/support/received-product.ts'
import { findMarket } from '../markets/storefronts/table.ts'
import type { Market } from '../markets/types.ts'
import { discoveryClient } from './discovery-client.ts'

const marketOf = (country: string): Market => {
  const market = findMarket('production', country)
  if (!market) throw new Error(`No market ${country}`)
  return market
}

function answering(body: unknown) {
  const asked: string[] = []
  const client = discoveryClient({
    baseUrl: 'http://discovery',
    fetch: async (request) => {
      asked.push(decodeURIComponent(new URL(request.url).pathname + new URL(request.url).search))
      return Response.json(body)
    },
  })
  return { client, asked }
}

const listing = (recommendations: readonly unknown[], total = recommendations.length) => ({
  id: 'listing',
  recommendations,
  pagination: { total },
})
const wanted = { collection: 'adults/socks', market: marketOf('GB'), page: 2, limit: 64 }

describe('the discovery client', () => {
  it('PRD-22 without a sku there is nothing to ask', async () => {
    const { client } = answering({ products: [] })
    await expect(client.product([], marketOf('GB'))).rejects.toThrow('No sku provided')
    await expect(client.product([''], marketOf('GB'))).rejects.toThrow('No sku provided')
  })

  it('~PRD-22 an unknown sku is undefined', async () => {
    const { client } = answering({ products: [] })
    expect(await client.product(['A9'], marketOf('GB'))).toBeUndefined()
  })

  it.each([['café'], ['lk1.html'], ['x'.repeat(3000)], ["a'b"]])(
    '~PRD-22 %s cannot be a sku and is not asked for',
    async (sku) => {
      const { client, asked } = answering({ products: [] })
      expect(await client.product([sku], marketOf('GB'))).toBeUndefined()
      expect(asked).toEqual([])
    },
  )

  it('asks for no more skus than the service takes', async () => {
    const { client, asked } = answering({ products: [] })
    await client.product(
      Array.from({ length: 60 }, (_, index) => `A${index}`),
      marketOf('GB'),
    )
    expect(asked[0]?.split(',')).toHaveLength(24)
  })

  it('PRD-10 a product that is none is told as such', async () => {
    const { client } = answering({ products: [{ ...receivedProduct(), kind: 'story' }] })
    await expect(client.product(['A1'], marketOf('GB'))).rejects.toThrow('Invalid product received')
  })

  it.each([
    ['GB', 'en'],
    ['US', 'en-US'],
    ['CH', 'de'],
    ['BE', 'nl'],
  ])('asks for the language of %s', async (country, language) => {
    const { client, asked } = answering({ products: [] })
    await client.product(['A1', 'B-A1'], marketOf(country))
    expect(asked).toEqual([`/api/products?skus=A1,B-A1&language=${language}`])
  })

  it('~LST-18 ~REC-02 a listing asks for page, limit and collection, and gives id, items, pages and total', async () => {
    const { client, asked } = answering(listing([{ id: 'A1', distribution: 1, product: receivedProduct() }], 130))
    expect(await client.list(wanted)).toMatchObject({
      id: 'listing',
      pages: 3,
      totalItems: 130,
      items: [{ sku: 'A1' }],
    })
    expect(asked).toEqual([
      '/api/v2/products/listing/everybody/64/2/{"collection":"adults/socks","storefront":"uk","language":"en"}',
    ])
  })

  it('~LST-17 an entry without a valid product is one card fewer, not an error', async () => {
    const entries = [{ product: receivedProduct() }, { id: 'lost' }, { product: { ...receivedProduct(), kind: 'x' } }]
    const { client } = answering(listing(entries))
    expect((await client.list(wanted)).items).toHaveLength(1)
  })

  it.each([[{}], [{ recommendations: [] }], [{ recommendations: 'x', pagination: { total: 1 } }], ['text']])(
    '%j is no listing',
    async (body) => {
      const { client } = answering(body)
      await expect(client.list(wanted)).rejects.toThrow('Request failed with status code 200')
    },
  )
})
