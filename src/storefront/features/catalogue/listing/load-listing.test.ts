import { describe, expect, it } from 'vitest'
import { receivedProduct } from '../../../../../tests/support/received-product.ts'
import { shopVisit } from '../../../../../tests/support/shop-visit.ts'
import { remoteService } from '../../../../../tests/support/remote-service.ts'
import { discoveryClient } from '../../../../contracts/discovery/discovery-client.ts'
import { findMarket } from '../../../../markets/storefronts/table.ts'
import { loadListing } from './load-listing.ts'
import { http } from '../../../../contracts/transport.ts'

type Wanted = { readonly country?: string; readonly total?: number; readonly page?: number; readonly dearest?: unknown }

/** Of the products that the filters leave. */
const NARROWED = [
  ...['sizes', 'colour', 'material'].map((id) => ({ id, type: 'facet', values: [] })),
  { id: 'price', type: 'filter', min: 1500, max: 2000 },
]

async function list(collection: string, search: string, wanted: Wanted = {}) {
  const { country = 'GB', total = 130, page = 1, dearest = { min: 0, max: 90_000 } } = wanted
  const market = findMarket('production', country)
  if (!market) throw new Error(`No market ${country}`)
  const recommendations = total === 0 ? [] : [{ id: 'A1', distribution: 1, product: receivedProduct() }]
  const remote = remoteService((path: string) => {
    if (path.startsWith('/api/category-price-range/')) return dearest
    if (path.startsWith('/api/available-filters/')) return { metadata: { id: 'f1', count: total }, filters: NARROWED }
    return { id: 'l1', recommendations, pagination: { total } }
  })
  const { visit } = shopVisit({ route: 'storefront', address: '/uk' })
  const loaded = await loadListing({
    client: discoveryClient(http(remote)),
    shipping: visit.clients.shipping,
    market,
    collection,
    contentName: 'category',
    page,
    storefront: market.storefrontCode,
    query: new URLSearchParams(search),
    shared: visit.shared,
  })
  if (loaded.kind === 'moved') throw new Error(`Moved to ${loaded.to}`)
  const { listing, panel } = loaded
  const paths = remote.requests.map(({ path }) => path).filter((path) => path.includes('{'))
  const requested = paths.at(-1) ?? ''
  return { listing, panel, variables: requested.slice(requested.indexOf('{')) }
}

describe('loadListing', () => {
  it.each([
    ['nothing in the address', 'adults/socks', '', {}],
    ['a facet', 'adults/socks', 'colour=red,blue', { filters: { colour: ['red', 'blue'] } }],
    ['a facet that the page has no panel for', 'collection/low-socks', 'material=wool', {}],
    [
      'a page without a panel has an order all the same',
      'gifts',
      'colour=red&sort=newest&price=max:20',
      { sortBy: 'newest' },
    ],
    ['the usual order', 'kids/socks', 'sort=relevance', {}],
    ['an order', 'kids/socks', 'sort=newest', { sortBy: 'newest' }],
    ['an order that there is not', 'kids/socks', 'sort=__proto__', {}],
    ['values that there are not', 'adults/socks', 'colour=mauve&sizes=&price=abc', {}],
    ['~LST-14 a price', 'adults/socks', 'price=min:10,max:50', { filters: { price: { min: 1000, max: 5000 } } }],
  ])('requests with the valid filters: %s', async (_, collection, search, more) => {
    const { variables } = await list(collection, search)
    expect(JSON.parse(variables)).toEqual({ collection, ...more })
  })

  it('~LST-13 a price goes as far as the dearest product where 300 buys next to nothing', async () => {
    const { variables } = await list('adults/socks', 'price=max:20000', { country: 'KR' })
    expect(JSON.parse(variables)).toMatchObject({ filters: { price: { min: 0, max: 20_000 } } })
  })

  it('~LST-13 a price is clamped to the usual bounds where the dearest price is unavailable', async () => {
    const { variables } = await list('adults/socks', 'price=max:20000', { country: 'KR', dearest: 'unavailable' })
    expect(JSON.parse(variables)).toMatchObject({ filters: { price: { min: 0, max: 300 } } })
  })

  it.each([
    ['the range of its category', { min: 650, max: 4950 }, { lowest: 6, highest: 50 }],
    [
      'the range of what the filters leave, where that of the category is unavailable',
      'unavailable',
      { lowest: 15, highest: 20 },
    ],
  ])('LST-20 QLT-02 the price filter has %s', async (_, dearest, expected) => {
    const { panel } = await list('adults/socks', 'material=cashmere', { dearest })
    expect(panel?.groups).toMatchObject([{ kind: 'range', name: 'price', min: 0, max: 300, ...expected }])
  })

  it('keeps what counts on its other pages, and nothing else', async () => {
    const { listing } = await list('adults/socks', 'sort=newest&colour=red&material=tin&page=2', { page: 2 })
    expect(listing.hints).toEqual({
      prev: '/uk/adults/socks/1?colour=red&sort=newest',
      next: '/uk/adults/socks/3?colour=red&sort=newest',
    })
    expect(listing.first).toBe('/uk/adults/socks?colour=red&sort=newest')
  })

  it.each([
    ['filters', 'colour=red', '/uk/adults/socks'],
    ['only an order', 'sort=newest', undefined],
    ['nothing', '', undefined],
  ])('knows the way out of its filters: %s', async (_, search, unfiltered) => {
    expect((await list('adults/socks', search, { total: 0 })).listing.unfiltered).toBe(unfiltered)
  })
})
