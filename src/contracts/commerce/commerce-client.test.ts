import { describe, expect, it } from 'vitest'
import { commerceClient } from './commerce-client.ts'
import { http } from '../transport.ts'

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

  it.each([[{}], [{ products: {} }], [{ products: [{ id: '1' }] }], [{ products: [null] }], [[]]])(
    'PRD-24 ERR-21 %j is no catalogue',
    async (body) => {
      const { client } = answering(body)
      await expect(client.availability({ countryCode: 'GB', variantIds: ['1'] })).rejects.toThrow(
        'Invalid catalog received',
      )
    },
  )

  it('sends several requests when there are many', async () => {
    const ids = Array.from({ length: 250 }, (_, index) => String(index))
    const { client, requests } = answering({ products: ids.map((id) => ({ id, isAvailable: false })) })
    expect((await client.availability({ countryCode: 'GB', variantIds: ids })).size).toBe(250)
    expect(requests).toHaveLength(3)
  })
})
