import { describe, expect, it } from 'vitest'
import { receivedProduct } from '../../../tests/support/received-product.ts'
import { remoteService } from '../../../tests/support/remote-service.ts'
import { findMarket } from '../../markets/storefronts/table.ts'
import type { Market } from '../../markets/types.ts'
import { searchRequest } from './discovery-schema.ts'
import { searchClient } from './search-client.ts'
import { http } from '../transport.ts'

const marketOf = (country: string): Market => {
  const market = findMarket('production', country)
  if (!market) throw new Error(`No market ${country}`)
  return market
}

const colours = { id: 'colour', type: 'facet', values: [{ value: 'red', count: 2 }] }
const prices = { id: 'price', type: 'filter', min: 500, max: 1900 }
const reading = {
  understood: [{ words: 'rote', facet: 'colour', value: 'red' }],
  corrected: [{ from: 'soken', to: 'socken' }],
  dropped: ['xyzzy'],
}

type Answered = { readonly items?: readonly unknown[]; readonly count?: number; readonly facets?: readonly unknown[] }

const answerOf = ({ items = [receivedProduct()], count = 1, facets = [] }: Answered = {}) => ({
  metadata: { id: 'a1', count, facets, ...reading },
  items,
})
const clientWith = (body: unknown, status = 200) => {
  const remote = remoteService(body, status)
  return { client: searchClient(http(remote)), requests: remote.requests }
}
const wanted = { market: marketOf('GB'), query: 'cats', page: 1 }

describe('search', () => {
  it('SRC-20 requests page 2 with limit 64 and offset 64, products grouped, by relevance', async () => {
    const { client, requests } = clientWith(answerOf())
    await client.search({ ...wanted, page: 2 })
    expect(requests).toEqual([
      {
        method: 'POST',
        path: '/search',
        body: {
          token: 'uk-gb',
          query: 'cats',
          options: { sortBy: 'relevance', limit: 64, offset: 64, groupBy: 'product' },
        },
      },
    ])
  })

  it('~SRC-01 sends everything that it is given, as the service takes it', async () => {
    const { client, requests } = clientWith(answerOf({ facets: [colours, prices] }))
    const filter = { sizes: ['36-40'], price: { min: 1000, max: 5000 } }
    const facets = ['colour', 'price'] as const
    await client.search({ ...wanted, limit: 8, page: 3, filter, facets, sortBy: 'newest' })
    expect(searchRequest.parse(requests[0]?.body).options).toEqual({
      sortBy: 'newest',
      limit: 8,
      offset: 16,
      groupBy: 'product',
      facets: ['colour', 'price'],
      filter,
    })
  })

  it('gives products, count, pages, facets and how the words were read', async () => {
    const { client } = clientWith(answerOf({ count: 130, facets: [colours] }))
    expect(await client.search({ ...wanted, facets: ['colour'] })).toEqual({
      id: 'a1',
      count: 130,
      pages: 3,
      products: [expect.objectContaining({ sku: 'A1' })],
      facets: [colours],
      reading,
    })
  })

  it.each([
    ['nothing found', 0, 64, 1],
    ['a full page', 64, 64, 1],
    ['one more', 65, 64, 2],
    ['only facets', 65, 0, 65],
    ['beyond the maximum offset', 1_000_000, 64, 1564],
  ])('counts pages: %s', async (_, count, limit, pages) => {
    const { client } = clientWith(answerOf({ count }))
    expect((await client.search({ ...wanted, limit })).pages).toBe(pages)
  })

  it('a page beyond the maximum is requested with the maximum offset', async () => {
    const { client, requests } = clientWith(answerOf())
    await client.search({ ...wanted, page: 999_999 })
    expect(searchRequest.parse(requests[0]?.body).options?.offset).toBe(100_000)
  })

  it('~LST-17 an item without a valid product is left out', async () => {
    const items = [receivedProduct(), { ...receivedProduct(), updateReason: '' }, { kind: 'story' }, null, 'x']
    const { client } = clientWith(answerOf({ items }))
    expect((await client.search(wanted)).products).toHaveLength(1)
  })

  it.each([
    ['a page of the shop', '/faq', '/faq'],
    ['a page elsewhere', 'https://example.com/a?b', 'https://example.com/a?b'],
    ['another scheme', 'javascript:alert(1)', undefined],
    ['an insecure page', 'http://example.com', undefined],
    ['another host in disguise', '//example.com', undefined],
    ['another host in a better disguise', '/\\example.com', undefined],
    ['another host behind a tab', '/\t/example.com', undefined],
    ['no text', 7, undefined],
  ])('~SRC-03 a redirect to %s', async (_, target, expected) => {
    const { client } = clientWith(answerOf({ items: [{ kind: 'redirect', id: 'r1', target }] }))
    const { redirect, products } = await client.search(wanted)
    expect([redirect, products]).toEqual([expected, []])
  })

  it('~SRC-03 a redirect is found behind a product', async () => {
    const items = [receivedProduct(), { kind: 'redirect', id: 'r1', target: '/faq' }]
    expect(await clientWith(answerOf({ items })).client.search(wanted)).toMatchObject({ redirect: '/faq' })
  })

  it('~LST-17 a product that is not sold in the market is left out', async () => {
    const { client } = clientWith(answerOf({ items: [{ ...receivedProduct(), variants: [] }, receivedProduct()] }))
    expect((await client.search(wanted)).products).toMatchObject([{ kind: 'product' }])
  })

  it('~SRC-03 a product with a target is no redirect', async () => {
    const { client } = clientWith(answerOf({ items: [{ ...receivedProduct(), target: '/faq' }] }))
    const found = await client.search(wanted)
    expect(found).not.toHaveProperty('redirect')
    expect(found.products).toHaveLength(1)
  })

  it('ERR-30 LST-21 a response without a requested facet is an error', async () => {
    const { client } = clientWith(answerOf({ facets: [colours] }))
    await expect(client.search({ ...wanted, facets: ['colour', 'price'] })).rejects.toThrow('Category facet not found')
  })

  it.each([
    ['no values', { id: 'colour', type: 'facet' }],
    ['values that are none', { ...colours, values: [{ value: 'red' }] }],
    ['another kind', { ...colours, type: 'story' }],
    ['nothing', null],
  ])('~LST-21 a facet with %s is none', async (_, facet) => {
    const { client } = clientWith(answerOf({ facets: [facet] }))
    await expect(client.search({ ...wanted, facets: ['colour'] })).rejects.toThrow('Category facet not found')
  })

  it('~SRC-03 who is sent elsewhere needs no facets', async () => {
    const { client } = clientWith(answerOf({ items: [{ kind: 'redirect', id: 'r1', target: '/faq' }] }))
    expect(await client.search({ ...wanted, facets: ['colour'] })).toMatchObject({ redirect: '/faq', facets: [] })
  })

  it('a response without a reading has read the words as they are', async () => {
    const { client } = clientWith({ metadata: { id: 'a', count: 0, dropped: [7], corrected: [{}] }, items: [] })
    expect((await client.search(wanted)).reading).toEqual({ understood: [], corrected: [], dropped: [] })
  })

  it.each([[{}], [[]], ['text'], [{ items: [] }], [{ metadata: { id: 'a', count: 'b' }, items: [] }]])(
    '%j is no answer to a search',
    async (body) => {
      await expect(clientWith(body).client.search(wanted)).rejects.toThrow('Request failed with status code 200')
    },
  )

  it.each([
    ['ERR-38 ~SRC-19', 404, 'Search config not found', 'Search config not found'],
    ['another thing that is not there', 404, 'There is nothing at this address', 'Request failed with status code 404'],
    ['the same words with another status', 500, 'Search config not found', 'Request failed with status code 500'],
  ])('%s: %d %s', async (_, status, message, expected) => {
    const { client } = clientWith({ code: 'NOT_FOUND', message }, status)
    await expect(client.search(wanted)).rejects.toThrow(expected)
  })
})
