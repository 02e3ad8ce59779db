import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { commerceClient } from './commerce-client.ts'
import { http, type Transport } from '../transport.ts'

/** A stub service with one response, which records the requests. */
function answering(body: unknown) {
  const requests: URL[] = []
  const client = commerceClient({
    transport: http({
      baseUrl: 'http://commerce',
      fetch: async (request) => {
        requests.push(new URL(request.url))
        return Response.json(body)
      },
    }),
  })
  return { client, requests }
}

describe('availability', () => {
  it('PRD-25 sends the country code and the ids joined by commas', async () => {
    const products = ['1', '2'].map((id) => ({ id, isAvailable: true }))
    const { client, requests } = answering({ products })
    await client.availability({ countryCode: 'GB', variantIds: ['1', '2'] })
    expect(requests.map(({ pathname }) => pathname)).toEqual(['/productv1/products'])
    expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toEqual({ storeId: 'GB', productIds: '1,2' })
  })

  it('PRD-24 ERR-17 a product that is absent from the response is reported', async () => {
    const { client } = answering({ products: [{ id: '1', isAvailable: true }] })
    await expect(client.availability({ countryCode: 'GB', variantIds: ['1', '2'] })).rejects.toThrow(
      'Missing product in stock response',
    )
  })

  it.each([
    [{}],
    [null],
    ['products'],
    [{ products: {} }],
    [{ products: [{ id: '1' }] }],
    [{ products: [{ id: 1, isAvailable: true }] }],
    [{ products: [{ id: '1', isAvailable: 'yes' }] }],
    [{ products: [{ id: '1', isAvailable: true }, {}] }],
    [{ products: [null] }],
    [[]],
  ])('PRD-24 ERR-21 %j is no catalogue', async (body) => {
    const { client } = answering(body)
    await expect(client.availability({ countryCode: 'GB', variantIds: ['1'] })).rejects.toThrow(
      'Invalid catalog received',
    )
  })

  it('sends several requests when there are many', async () => {
    const ids = Array.from({ length: 250 }, (_, index) => String(index))
    const { client, requests } = answering({ products: ids.map((id) => ({ id, isAvailable: false })) })
    expect((await client.availability({ countryCode: 'GB', variantIds: ids })).size).toBe(250)
    expect(requests.map(({ searchParams }) => searchParams.get('productIds')?.split(','))).toEqual([
      ids.slice(0, 100),
      ids.slice(100, 200),
      ids.slice(200),
    ])
  })
})

describe('offers', () => {
  /** A stub service that offers what it is asked for. */
  function offering(reply: (skus: readonly string[]) => unknown) {
    const asked: (readonly string[])[] = []
    const transport: Transport = async (route, { input } = {}) => {
      const { skus } = z.object({ skus: z.array(z.string()) }).parse(input)
      asked.push(skus)
      expect(route).toEqual({ method: 'POST', path: '/offers' })
      return { status: 200, value: reply(skus) }
    }
    return { client: commerceClient({ transport }), asked }
  }

  it('asks for as many at once as the service takes, and puts the answers together', async () => {
    const skus = Array.from({ length: 501 }, (_, index) => `A${index}`)
    const { client, asked } = offering((part) => ({ offers: Object.fromEntries(part.map((sku) => [sku, [sku]])) }))
    expect(Object.keys(await client.offers(skus))).toEqual(skus)
    expect(asked).toEqual([skus.slice(0, 500), skus.slice(500)])
  })

  it.each([[null], ['offers'], [{}], [{ offers: null }], [{ offers: 'none' }]])(
    'rejects with the status and the answer for %j',
    async (answer) => {
      const { client } = offering(() => answer)
      await expect(client.offers(['A1'])).rejects.toMatchObject({ name: 'CallError', status: 200, answer })
    },
  )
})

describe('versions of offers', () => {
  it('reads the version', async () => {
    const { client, requests } = answering({ version: 7 })
    expect(await client.offersVersion()).toBe(7)
    expect(requests.map(({ pathname }) => pathname)).toEqual(['/offers/version'])
  })

  it('reads what changed since one', async () => {
    const changes = { version: 9, skus: ['A1'], tooMany: false }
    const { client, requests } = answering(changes)
    expect(await client.offerChanges(7)).toEqual(changes)
    expect(requests.map(({ pathname, search }) => pathname + search)).toEqual(['/offers/changes?since=7'])
  })

  it('rejects with the status and the answer where it is no version', async () => {
    const { client } = answering({ version: '7' })
    await expect(client.offersVersion()).rejects.toMatchObject({ status: 200, answer: { version: '7' } })
  })

  it.each([
    [null],
    ['skus'],
    [{ version: 9 }],
    [{ version: 9, skus: 'A1', tooMany: false }],
    [{ version: 9, skus: ['A1'] }],
    [{ skus: ['A1'], tooMany: false }],
  ])('rejects with the status and the answer for the changes %j', async (answer) => {
    const { client } = answering(answer)
    await expect(client.offerChanges(7)).rejects.toMatchObject({ name: 'CallError', status: 200, answer })
  })
})
