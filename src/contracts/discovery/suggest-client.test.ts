import { describe, expect, it } from 'vitest'
import { remoteService } from '../../../tests/support/remote-service.ts'
import { findMarket } from '../../markets/storefronts/table.ts'
import type { Market } from '../../markets/types.ts'
import { eventsRequest, suggestRequest } from './discovery-schema.ts'
import type { DiscoveryEvent } from './discovery.ts'
import { suggestClient } from './suggest-client.ts'
import { http } from '../transport.ts'

const marketOf = (country: string): Market => {
  const market = findMarket('production', country)
  if (!market) throw new Error(`No market ${country}`)
  return market
}

const clientWith = (body: unknown, status = 200) => {
  const remote = remoteService(body, status)
  return { client: suggestClient(http(remote)), requests: remote.requests }
}
const wanted = { market: marketOf('GB'), query: 'cats' }

describe('suggest', () => {
  const cat = { id: 'A1', product: { title: 'Cat nap', photo: '/images/1' } }

  it('~SRC-01 ~SRC-08 requests as many as the limit', async () => {
    const { client, requests } = clientWith({ metadata: { id: 'a', count: 1 }, items: [cat] })
    await client.suggest({ market: marketOf('KR'), query: 'ca', limit: 4 })
    expect(requests).toMatchObject([{ method: 'POST', path: '/search/suggest' }])
    expect(suggestRequest.parse(requests[0]?.body)).toEqual({ token: 'gl-kr', query: 'ca', options: { limit: 4 } })
  })

  it('~SRC-04 gives id, title and photo, and leaves out what lacks one', async () => {
    const items = [cat, { id: 'A2' }, { ...cat, product: { title: 'x' } }, null]
    const { client } = clientWith({ metadata: { id: 'a', count: 4 }, items })
    expect(await client.suggest({ ...wanted, limit: 8 })).toEqual([cat])
  })

  it('~SHX-20 gives the price, and leaves out what has none that can be written', async () => {
    const priced = (price: unknown) => ({ id: 'A3', product: { ...cat.product, price } })
    const { client } = clientWith({
      metadata: { id: 'a', count: 3 },
      items: [priced(1290), priced('12.90'), priced(0.5)],
    })
    expect(await client.suggest({ ...wanted, limit: 8 })).toEqual([priced(1290)])
  })

  it('can be called off while the shopper types on', async () => {
    const { client } = clientWith({ items: [] })
    const signal = AbortSignal.abort()
    await expect(client.suggest({ ...wanted, limit: 8, signal })).rejects.toThrow('Aborted')
  })

  it.each([[{}], [[]], ['text'], [{ items: {} }]])('%j is no answer', async (body) => {
    const call = clientWith(body).client.suggest({ ...wanted, limit: 8 })
    await expect(call).rejects.toThrow('Request failed with status code 200')
  })

  it('ERR-38 ~SRC-19 a market that the service does not know', async () => {
    const { client } = clientWith({ code: 'NOT_FOUND', message: 'Search config not found' }, 404)
    await expect(client.suggest({ ...wanted, limit: 8 })).rejects.toThrow('Search config not found')
  })
})

describe('record', () => {
  const click: DiscoveryEvent = { kind: 'searchClick', sku: 'A1', term: ' cat\tsocks ', id: 'a1', position: 3 }

  it('~SRC-14 sends term and id, the term as it was searched for', async () => {
    const { client, requests } = clientWith({ accepted: 1 }, 202)
    await client.record('p-1', [click, { kind: 'view', sku: 'A2' }])
    expect(requests).toMatchObject([{ method: 'POST', path: '/api/v2/events' }])
    expect(eventsRequest.parse(requests[0]?.body)).toEqual({
      profileId: 'p-1',
      events: [
        { ...click, term: 'cat socks' },
        { kind: 'view', sku: 'A2' },
      ],
    })
  })

  it.each(['', '  ', '\t', '\ud83d'])('leaves out a click on a search for %j, and sends the others', async (term) => {
    const { client, requests } = clientWith({ accepted: 1 }, 202)
    await client.record('p-1', [
      { ...click, term },
      { kind: 'view', sku: 'A2' },
    ])
    await client.record('p-1', [{ ...click, term }])
    expect(requests.map(({ body }) => eventsRequest.parse(body).events)).toEqual([[{ kind: 'view', sku: 'A2' }]])
  })

  it.each([
    [0, []],
    [50, [50]],
    [51, [50, 1]],
  ])('%d events are sent in calls of %j', async (count, calls) => {
    const { client, requests } = clientWith({ accepted: 1 }, 202)
    await client.record(
      'p-1',
      Array.from({ length: count }, () => click),
    )
    expect(requests.map(({ body }) => eventsRequest.parse(body).events.length)).toEqual(calls)
  })
})

describe('deleteProfile', () => {
  it('names the profile in the address', async () => {
    const { client, requests } = clientWith(new Response(null, { status: 204 }))
    await client.deleteProfile('p-1')
    expect(requests).toMatchObject([{ method: 'DELETE', path: '/api/v2/events/p-1' }])
  })

  it('rejects when the call fails', async () => {
    await expect(clientWith({}, 500).client.deleteProfile('p-1')).rejects.toThrow('Request failed with status code 500')
  })
})
