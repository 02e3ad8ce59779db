import { describe, expect, it } from 'vitest'
import { remoteService } from '../../../tests/support/remote-service.ts'
import { findMarket } from '../../markets/storefronts/table.ts'
import type { Market } from '../../markets/types.ts'
import { filtersRequest, priceRangeRequest } from './discovery-schema.ts'
import { filtersClient } from './filters-client.ts'
import { http } from '../transport.ts'

const marketOf = (country: string): Market => {
  const market = findMarket('production', country)
  if (!market) throw new Error(`No market ${country}`)
  return market
}

const clientWith = (body: unknown, status = 200) => {
  const remote = remoteService(body, status)
  return { client: filtersClient(http(remote)), requests: remote.requests }
}

const colours = { id: 'colour', type: 'facet', values: [{ value: 'red', count: 2 }] } as const
const answer = { metadata: { id: 'f1', count: 7 }, filters: [colours] }
const wanted = { market: marketOf('GB'), collection: 'adults/socks' }

describe('availableFilters', () => {
  it.each([
    ['GB', 'default', 'uk-gb'],
    ['AT', 'de', 'at-at'],
    ['SE', 'eu', 'eu-se'],
    ['US', 'us', 'us-us'],
  ])('~LST-19 of %s are requested from tenant %s', async (country, tenant, token) => {
    const { client, requests } = clientWith(answer)
    const market = marketOf(country)
    expect(await client.availableFilters({ ...wanted, market, facets: ['colour'] })).toEqual({
      id: 'f1',
      count: 7,
      facets: [colours],
    })
    expect(requests).toMatchObject([{ method: 'POST', path: `/api/available-filters/${tenant}` }])
    expect(filtersRequest.parse(requests[0]?.body)).toEqual({
      token,
      query: '',
      options: { facets: ['colour'], filter: { category: ['adults/socks'] } },
    })
  })

  it('~LST-19 of a search have its words and filters', async () => {
    const { client, requests } = clientWith(answer)
    const filter = { sizes: ['xl'] }
    await client.availableFilters({ market: marketOf('GB'), query: ' cats\n', filter, facets: [] })
    expect(filtersRequest.parse(requests[0]?.body)).toMatchObject({ query: 'cats', options: { filter } })
  })

  it('LST-21 ERR-30 without a requested facet are an error', async () => {
    const { client } = clientWith(answer)
    const call = client.availableFilters({ ...wanted, facets: ['colour', 'material'] })
    await expect(call).rejects.toThrow('Category facet not found')
  })

  it.each([[{}], [{ metadata: {} }], [{ metadata: { id: 'f1' } }], [{ metadata: { count: 7 } }], ['text']])(
    '%j is no answer',
    async (body) => {
      const call = clientWith(body).client.availableFilters({ ...wanted, facets: [] })
      await expect(call).rejects.toThrow('Request failed with status code 200')
    },
  )
})

describe('priceRange', () => {
  it('~LST-20 sends token, query and options, and returns both ends', async () => {
    const { client, requests } = clientWith({ min: 500, max: 1900, more: 1 })
    expect(await client.priceRange(wanted)).toEqual({ min: 500, max: 1900 })
    expect(requests).toMatchObject([{ method: 'POST', path: '/api/category-price-range/default' }])
    expect(priceRangeRequest.parse(requests[0]?.body)).toEqual({
      token: 'uk-gb',
      query: '',
      options: { filter: { category: ['adults/socks'] } },
    })
  })

  it.each([[{}], [{ min: 1 }], [{ min: '1', max: 2 }], [null]])('%j is no range', async (body) => {
    await expect(clientWith(body).client.priceRange(wanted)).rejects.toThrow('Request failed with status code 200')
  })
})

it.each(['ERR-36 ~SRC-19 Tenant config not found', 'ERR-38 ~SRC-19 Search config not found'])('%s', async (row) => {
  const message = row.slice(15)
  const { client } = clientWith({ code: 'NOT_FOUND', message }, 404)
  await expect(client.priceRange(wanted)).rejects.toThrow(message)
  await expect(client.availableFilters({ ...wanted, facets: [] })).rejects.toThrow(message)
})
